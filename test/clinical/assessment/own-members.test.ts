import { describe, expect, it, test } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { createCalculator } from '../../../src/clinical/assessment/create-calculator.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import { who } from '../../../src/clinical/references/built-in-sets.js'
import { en } from '../../../src/ground/languages/en/index.js'
import { fieldNames, foldedName, namedField, synonymsOf } from '../../../src/ground/text/named-field.js'
import { formatPatientJson, formatPatientXml } from '../../../src/shown/documents/patient-document.js'
import { formatResultJson, formatResultXml } from '../../../src/shown/documents/patient-result-document.js'
import { errorOf } from '../../fixtures/error-of.js'

const options = { today: '2024-06-05' }

// As a database gives them, the later visit first.
const rows = [
  { id: 8, date: '2024-06-04', sizeCm: 138.2, ward: { name: 'A3' }, note: null },
  { id: 7, date: '2020-06-04', sizeCm: 108, ward: { name: 'B1' }, note: 'restless', weightKg: null },
]
const child = { dateOfBirth: '2014-06-04', gender: 'female' as const, measurements: rows }

describe("a measurement's own members", () => {
  it('come back with its result, as they were given', () => {
    const [first, second] = calculatePatient(child, options).measurements
    expect(first).toMatchObject({ id: 8, note: null, sizeCm: 138.2 })
    expect(first?.ward).toBe(rows[0]?.ward)
    expect(second).toMatchObject({ id: 7, note: 'restless' })
    expect(second?.sizeSds?.reference).toBe('KiGGS 2013')
    expect(second?.weightKg).toBeUndefined()
  })

  it('change nothing else', () => {
    const without = rows.map(({ date, sizeCm }) => ({ date, sizeCm }))
    const { measurements, ...result } = calculatePatient(child, options)
    const plain = calculatePatient({ ...child, measurements: without }, options)
    expect({ ...result, measurements: measurements.map(({ id, ward, note, ...visit }) => visit) }).toEqual(plain)
  })

  it('come back from a calculator, and where a sex is chosen', () => {
    const calculator = createCalculator({ references: who, language: en })
    expect(calculator.calculatePatient(child, options).measurements.map(({ id }) => id)).toEqual([8, 7])
    const chosen = { ...child, gender: 'diverse' as const }
    const { measurements } = calculatePatient(chosen, { ...options, referenceSex: 'female' })
    expect(measurements.map(({ id }) => id)).toEqual([8, 7])
  })

  it('never replace what is computed', () => {
    const visit = {
      date: '2024-06-04',
      sizeCm: 138.2,
      weightKg: 30,
      bmi: 99,
      ageYears: 1,
      validationMessages: ['mine'],
    }
    const [result] = calculatePatient({ ...child, measurements: [visit as { date: string }] }, options).measurements
    expect(result?.bmi).toBeCloseTo(15.71, 2)
    expect(result?.ageYears).toBeCloseTo(10, 2)
    expect(result?.validationMessages).toEqual([])
  })

  it('reach no prototype', () => {
    const visit = JSON.parse('{ "sizeCm": 110, "__proto__": { "polluted": true }, "constructor": 1 }')
    const [result] = calculatePatient({ measurements: [visit] }, options).measurements
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype)
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })

  it('are in no document', () => {
    const result = calculatePatient(child, options)
    const texts = [false, true].flatMap((extensions) => [
      formatResultXml(result, { extensions }),
      formatResultJson(result, { extensions }),
    ])
    for (const text of [...texts, formatPatientXml(child), formatPatientJson(child)]) {
      expect(text).not.toMatch(/restless|ward|"id"|<id>/i)
    }
  })
})

describe('a field by another name', () => {
  test.each([
    ['heightCm', 'sizeCm'],
    ['SizeCm', 'sizeCm'],
    ['heigthCm', 'sizeCm'],
    ['groesse', 'sizeCm'],
    ['weightKG', 'weightKg'],
    ['weight', 'weightKg'],
    ['headCircumference', 'headCm'],
    ['boneAge', 'boneAgeYears'],
    ['age', 'ageInYears'],
    ['ageYears', 'ageInYears'],
    ['age_yr', 'ageInYears'],
    ['Date', 'date'],
  ])('of a measurement: %s is an error that names %s', (name, field) => {
    const visit = { [field === 'date' ? 'sizeCm' : 'date']: undefined, [name]: 130 }
    for (const use of [calculatePatient, validatePatient]) {
      const error = errorOf(() => use({ measurements: [{}, visit] } as never, options))
      expect(error).toMatchObject({ code: 'invalid_value', path: `measurements[1].${name}`, meant: field })
      expect(error.message).toBe(`measurements[1].${name} is 130 (no field of a measurement; did you mean ${field}?).`)
    }
  })

  test.each([
    ['gestationalWeeks', 'weekBirth'],
    ['gestationalAge', 'weekBirth'],
    ['gest_wk', 'weekBirth'],
    ['birthWeek', 'weekBirth'],
    ['birthWeeks', 'weekBirth'],
    ['weeksBirth', 'weekBirth'],
    ['weekAtBirth', 'weekBirth'],
    ['completedWeeks', 'weekBirth'],
    ['weekbirth', 'weekBirth'],
    ['week_birth', 'weekBirth'],
    ['WeekBirth', 'weekBirth'],
    ['ssw', 'weekBirth'],
    ['weeksGestation', 'weekBirth'],
    ['ga_at_birth_weeks', 'weekBirth'],
    ['birthWeightG', 'weightBirthG'],
    ['fatherHeightCm', 'sizeFatherCm'],
    ['heightFatherCm', 'sizeFatherCm'],
    ['birthDate', 'dateOfBirth'],
    ['DateOfBirth', 'dateOfBirth'],
    ['sex', 'gender'],
    ['disease', 'diseases'],
    ['measurement', 'measurements'],
    ['measurments', 'measurements'],
    ['Measurements', 'measurements'],
    ['heigthCm', 'measurements[].sizeCm'],
    ['ageYears', 'measurements[].ageInYears'],
    ['tannerBreast', 'puberty[].breastStage'],
  ])('of a patient: %s is an error that names %s', (name, field) => {
    for (const use of [calculatePatient, validatePatient, formatPatientXml, formatPatientJson]) {
      const error = errorOf(() => use({ markers: [], [name]: 28 } as never, options as never))
      expect(error).toMatchObject({ code: 'invalid_value', path: name, value: 28, meant: field })
      expect(error.message).toBe(`${name} is 28 (no field of a patient; did you mean ${field}?).`)
    }
  })

  test.each([
    ['a null beside it', { weekBirth: null, WeekBirth: 28 }, 'weekBirth'],
    ['undefined beside it', { weekBirth: undefined, gestationalWeeks: 28 }, 'weekBirth'],
    ['a null beside it in a measurement', { measurements: [{ sizeCm: null, height: 60 }] }, 'sizeCm'],
    ['undefined beside it in a measurement', { measurements: [{ sizeCm: undefined, height: 60 }] }, 'sizeCm'],
    ['a null beside it in a finding', { puberty: [{ breastStage: null, tannerBreast: 2 }] }, 'breastStage'],
  ])('is not hidden by %s', (_, patient, meant) => {
    expect(errorOf(() => calculatePatient(patient as never, options))).toMatchObject({ code: 'invalid_value', meant })
  })

  it.each([
    { gestationDays: 200 },
    { gestational_days: 200 },
    { gaDays: 200 },
    { gestationalAgeDays: 200 },
    { weekBirth: 28, gestationDays: 200 },
    { dayBirth: 4, gestationDays: 200 },
  ])('means the weeks and the days beyond them by days of gestation: %o', (patient) => {
    const { meant, message } = errorOf(() => calculatePatient(patient as never, options))
    expect(meant).toBe('weekBirth and dayBirth')
    expect(message).toContain('is 200 (no field of a patient; did you mean weekBirth and dayBirth')
  })

  it.each([
    [{ weightLb: 13 }, 'measurements[].weightKg', 'kilograms'],
    [{ ageMonths: 13 }, 'measurements[].ageInYears', 'years'],
    [{ age_mo: 13 }, 'measurements[].ageInYears', 'years'],
    [{ birth_weight_kg: 13 }, 'weightBirthG', 'grams'],
    [{ gestationDays: 13 }, 'weekBirth and dayBirth', 'weeks and days'],
    [{ measurements: [{ height_m: 13 }] }, 'sizeCm', 'centimetres'],
    [{ measurements: [{ weigth_lb: 13 }] }, 'weightKg', 'kilograms'],
  ])('in another unit names the unit of the field: %o', (patient, meant, unit) => {
    const error = errorOf(() => calculatePatient(patient as never, options))
    expect(error.meant).toBe(meant)
    expect(error.message).toMatch(new RegExp(`did you mean .*, in ${unit}\\?\\)\\.$`))
  })

  it('is an ordinary word of the caller’s for something else', () => {
    const given = { ...child, arm: 'placebo', position: 'A3', measurements: [{ sizeCm: 110, arm: 'A' }] }
    const { measurements, validationMessages } = calculatePatient(given as never, { ...options, locale: 'en' })
    expect(measurements).toMatchObject([{ arm: 'A' }])
    expect(validationMessages.map(({ text }) => text)).toContain(
      'Unknown or misplaced fields were not read: arm and position.',
    )
    for (const visit of [{ arm_mm: 150 }, { position: 'lying' }])
      expect(() => calculatePatient({ measurements: [visit] } as never, options)).toThrow('no field of a measurement')
  })

  it('is found among more names than are remembered', () => {
    const many = Object.fromEntries(Array.from({ length: 1500 }, (_, i) => [`own${i}`, i]))
    for (const _ of [1, 2]) {
      const use = () => calculatePatient({ measurements: [{ ...many, height: 110 }] } as never, options)
      expect(errorOf(use).meant).toBe('sizeCm')
    }
  })

  it('shows no text, which may be a name', () => {
    const { message } = errorOf(() => calculatePatient({ surname: 'Meier' } as never, options))
    expect(message).toBe('surname: no field of a patient (did you mean lastName?).')
  })

  it.each([
    [{ datum: '2020-06-04' }, 'date'],
    [{ untill: '2020-06-04' }, 'until'],
    [{ date: null, dat: '2020-06-04' }, 'date'],
    [{ knd: 'treatment' }, 'kind'],
    [{ from: '2020-06-04' }, 'date'],
    [{ startDate: '2020-06-04' }, 'date'],
    [{ bis: '2020-06-04' }, 'until'],
    [{ label: 'Growth hormone' }, 'text'],
    [{ Type: 'growth-hormone' }, 'kind'],
  ])('of a marker is an error: %j is %s', (marker, meant) => {
    const name = Object.keys(marker).at(-1)
    const use = () => calculatePatient({ ...child, markers: [{}, marker as object] }, options)
    expect(errorOf(use)).toMatchObject({ path: `markers[1].${name}`, meant })
    expect(() => calculatePatient({ markers: [{ date: '2020-06-04', ward: 'A3' } as object] })).not.toThrow()
  })

  it.each([
    ['tannerBreast', 'breastStage'],
    ['datum', 'date'],
  ])('of a finding of puberty is an error too: %s is %s', (name, meant) => {
    const use = () => calculatePatient({ puberty: [{ pubicHairStage: 2, [name]: 2 }] } as never, options)
    expect(errorOf(use)).toMatchObject({ path: `puberty[0].${name}`, meant })
  })

  it('is the caller’s own without a value', () => {
    const visits = [
      { heightCm: null },
      { weight: undefined },
      { weight2: 20, weights: [20, 21], site: 'A', fatherWeight: 80, measuredBy: 'B', unit: 'NICU' },
    ]
    const given = { ...child, birthDate: null, measurements: visits }
    expect(calculatePatient(given as never, options).validationMessages).toEqual([])
  })

  it.each([
    [{ sizeCm: 110, heightCm: 110 }, 'heightCm'],
    [{ sizeCm: 110, height: 1.1 }, 'height'],
    [{ sizeCm: 110, height: '110.0' }, 'height'],
    [{ sizeCm: 110, height_in: 43.3 }, 'height_in'],
    [{ weightKg: 3.2, weight_lb: 7 }, 'weight_lb'],
    [{ weightKg: 3.2, weight: 3200 }, 'weight'],
    [{ ageInYears: 3, age: 36 }, 'age'],
    [{ ageInYears: 0, ageMonths: 0 }, 'ageMonths'],
    [{ ageInYears: 0, ageInDays: 0 }, 'ageInDays'],
    [{ ageInYears: 0.54, ageMonths: 6 }, 'ageMonths'],
    [{ ageInYears: 5.4, ageMonths: 64 }, 'ageMonths'],
    [{ ageInYears: 5.4, age: 5 }, 'age'],
    [{ ageInYears: 5.99, age: 5 }, 'age'],
    [{ ageInYears: 4.9993, age: 5 }, 'age'],
    [{ ageInYears: -0.1, ageMonths: -1.2 }, 'ageMonths'],
    [{ weightKg: 18.5, weightLb: 40 }, 'weightLb'],
    [{ sizeCm: 110.3, height: 110 }, 'height'],
    [{ sizeCm: 111.1, height: '110.0' }, 'height'],
    [{ sizeCm: 110, height: 1.09 }, 'height'],
    [{ sizeCm: 100, height: 101 }, 'height'],
    [{ sizeCm: 110, size: 'XL' }, 'size'],
    [{ date: '2020-06-04', measuredAt: '2020-06-03T23:30:00Z' }, 'measuredAt'],
    [{ sizeCm: 110, breastStage: 2 }, 'breastStage'],
    [{ sizeCm: 110, weekBirth: 28 }, 'weekBirth'],
    [{ sizeCm: 43.3, unit: 'in' }, 'unit'],
    [{ weightKg: 44, weight_unit: 'lbs' }, 'weight_unit'],
  ])('is a hint where the visit has that value, or none that compares: %j', (visit, name) => {
    const given = { measurements: [visit, visit] }
    const { measurements, validationMessages } = calculatePatient(given as never, options)
    expect(validationMessages.find(({ code }) => code === 'unknown_elements')?.parameters).toMatchObject({
      names: [`measurements[].${name}`],
    })
    expect(measurements[0]).toHaveProperty(name)
  })

  it.each([
    [{ measurements: [{}, { sizeCm: 110, heightCm: 120 }] }, 'measurements[1].heightCm is 120', 'sizeCm'],
    [{ measurements: [{ sizeCm: 110, height: 1.2 }] }, 'measurements[0].height is 1.2', 'sizeCm'],
    [{ measurements: [{ sizeCm: 150, height: 1 }] }, 'measurements[0].height is 1', 'sizeCm'],
    [{ measurements: [{ sizeCm: 100, height: 101.1 }] }, 'measurements[0].height is 101.1', 'sizeCm'],
    [{ measurements: [{ sizeCm: 111.2, height: '110.0' }] }, 'measurements[0].height', 'sizeCm'],
    [{ measurements: [{ ageInYears: 6, age: 5 }] }, 'measurements[0].age is 5', 'ageInYears'],
    [{ measurements: [{ ageInYears: 5.4, ageMonths: 63 }] }, 'measurements[0].ageMonths is 63', 'ageInYears'],
    [{ measurements: [{ ageInYears: 0, ageMonths: 1 }] }, 'measurements[0].ageMonths is 1', 'ageInYears'],
    [{ measurements: [{ weightKg: 18.5, weightLb: 39 }] }, 'measurements[0].weightLb is 39', 'weightKg'],
    [{ weightBirthG: 3300, birthWeightKg: 3.2 }, 'birthWeightKg is 3.2', 'weightBirthG'],
    [{ measurements: [{ sizeCm: 110, height_in: 110 }] }, 'measurements[0].height_in is 110', 'sizeCm'],
    [{ measurements: [{ sizeCm: 110, ht_cm: 120 }] }, 'measurements[0].ht_cm is 120', 'sizeCm'],
    [{ measurements: [{ weightKg: 20, wt_lb: 20 }] }, 'measurements[0].wt_lb is 20', 'weightKg'],
    [{ measurements: [{ sizeCm: 100, height_in: 39.8 }] }, 'measurements[0].height_in is 39.8', 'sizeCm'],
    [{ measurements: [{ weightKg: 20, weight_lb: 20 }] }, 'measurements[0].weight_lb is 20', 'weightKg'],
    [{ measurements: [{ date: '2020-06-04', visitDate: '2020-06-05' }] }, 'measurements[0].visitDate', 'date'],
    [{ measurements: [{ sizePosition: 'lying', position: 'Standing' }] }, 'measurements[0].position', 'sizePosition'],
    [{ puberty: [{ breastStage: 2, tannerBreast: 3 }] }, 'puberty[0].tannerBreast is 3', 'breastStage'],
    [{ markers: [{ date: '2020-06-04', from: '2020-06-05' }] }, 'markers[0].from', 'date'],
    [{ gender: 'male', sex: 'w' }, 'sex', 'gender'],
    [{ gender: 'male', sex: 2 }, 'sex is 2', 'gender'],
    [{ tubeFed: false, tube_feeding: true }, 'tube_feeding', 'tubeFed'],
    [{ diseases: [], diagnoses: ['Trisomy 21'] }, 'diagnoses', 'diseases'],
    [{ diseases: [], diagnosis: 'Trisomy 21' }, 'diagnosis', 'diseases'],
    [{ dateOfBirth: '2014-06-04', birthDate: '2014-06-05' }, 'birthDate', 'dateOfBirth'],
    [{ dateOfBirth: '2015-01-01', birthDate: '2014-01-02T00:00:00Z' }, 'birthDate', 'dateOfBirth'],
    [{ dateOfBirth: '2015-01-01', birthDate: '2015-01-03T00:00:00Z' }, 'birthDate', 'dateOfBirth'],
    [{ weekBirth: 28, gestationalAge: 29 }, 'gestationalAge is 29', 'weekBirth'],
    [{ weekBirth: 28, dayBirth: 4, gestationDays: 204 }, 'gestationDays is 204', 'weekBirth and dayBirth'],
    [{ measurements: [], visits: [{ sizeCm: 110 }] }, 'visits', 'measurements'],
  ])('is an error where the field has another value: %j', (patient, at, field) => {
    for (const use of [calculatePatient, validatePatient, formatPatientXml, formatPatientJson]) {
      const { code, message, meant } = errorOf(() => use(patient as never, options as never))
      expect({ code, meant }).toEqual({ code: 'invalid_value', meant: field })
      expect(message.replace(' (', ': ').replace(').', '.')).toBe(
        `${at}: another name of ${field}, with another value.`,
      )
    }
  })

  it.each([
    [{ weekBirth: 28, gestationalAge: 28 }],
    [{ weekBirth: 28, dayBirth: 4, gestationalAge: 28 }],
    [{ weekBirth: 28, dayBirth: 4, gestationalAge: 28.57 }],
    [{ weekBirth: 28, dayBirth: 4, gestationDays: 200 }],
    [{ gender: 'female', sex: 'W' }],
    [{ gender: 'female', sex: 2 }],
    [{ gender: 'female', sex: 1 }],
    [{ tubeFed: true, tube_feeding: true }],
    [{ weightBirthG: 3240, birthWeightKg: 3.2 }],
    [{ dateOfBirth: '2015-01-01', birthDate: '2015-01-02T00:00:00Z' }],
    [{ diseases: [], diagnoses: [] }],
    [{ diseases: [], diagnosis: '' }],
    [{ diseases: [], disease: false }],
    [{ measurements: [], visits: 0 }],
    [{ measurements: [], visit: 'baseline' }],
    [{ diseases: ['Turner'], diagnoses: ['J45'] }],
    [{ measurements: [{}], visits: [{}, {}] }],
    [{ firstName: 'Ada', vorname: 'Eva' }],
    [{ weekBirth: 28, measurements: [{ sizeCm: 110, gestationalAge: 28 }] }],
  ])('is no error beside the field itself with that value: %j', (patient) => {
    expect(() => calculatePatient(patient as never, options)).not.toThrow()
  })

  const visitOf = (own: object) => ({
    ...child,
    firstName: 'Ada',
    weekBirth: 39,
    menarche: '2020-06-04',
    sizeFatherCm: 180,
    diseases: ['Turner'],
    measurements: [{ date: '2020-06-04', ...own }],
  })

  it.each([
    [{ gender: 'male' }, 'gender is "male"', 'gender of the patient, "female"'],
    [{ sex: 'm' }, 'sex is "m"', 'gender of the patient, "female"'],
    [{ dateOfBirth: '2014-06-05' }, 'dateOfBirth is "2014-06-05"', 'dateOfBirth of the patient, "2014-06-04"'],
    [{ birthDate: '2012-06-04' }, 'birthDate is "2012-06-04"', 'dateOfBirth of the patient, "2014-06-04"'],
    [{ dob: '5.6.2014' }, 'dob is "5.6.2014"', 'dateOfBirth of the patient, "2014-06-04"'],
    [{ dob: '2014-06-06T00:00:00Z' }, 'dob is "2014-06-06T00:00:00Z"', 'dateOfBirth of the patient, "2014-06-04"'],
    [{ dob: new Date('2014-06-06') }, 'dob is a Date object', 'dateOfBirth of the patient, "2014-06-04"'],
  ])('is an error where it makes a visit that of another child: %j', (own, at, field) => {
    for (const use of [calculatePatient, validatePatient, formatPatientXml, formatPatientJson]) {
      const error = errorOf(() => use(visitOf(own) as never, options as never))
      expect(error).toMatchObject({ code: 'invalid_value', path: `measurements[0].${Object.keys(own)}` })
      expect(error.message).toBe(
        `measurements[0].${at} (not the ${field}: the measurement seems to be another child's).`,
      )
    }
  })

  const namesOf = (patient: object) =>
    calculatePatient(patient as never, options).validationMessages.flatMap(({ code, parameters }) =>
      code === 'unknown_elements' ? parameters.names : [],
    )

  it.each([
    [{ gender: 'female' }, []],
    [{ sex: 'w' }, []],
    [{ sex: 1 }, ['measurements[].sex']],
    [{ sex: 'unclear' }, ['measurements[].sex']],
    [{ menarche: '06/04/2019' }, ['measurements[].menarche']],
    [{ menarche: '04.06.2020' }, []],
    [{ sizeFatherCm: 'tall' }, ['measurements[].sizeFatherCm']],
    [{ sizeFatherCm: '180.0' }, []],
    [{ diseases: ['Turner'] }, ['measurements[].diseases']],
    [{ gender: 'unknown' }, ['measurements[].gender']],
    [{ gender: 'divers' }, ['measurements[].gender']],
    [{ dateOfBirth: '2014-06-04' }, []],
    [{ dob: '2014-06-03T22:00:00.000Z' }, []],
    [{ dob: '04.06.2014' }, []],
    [{ dob: new Date('2014-06-04') }, []],
    [{ dob: new Date(Number.NaN) }, ['measurements[].dob']],
    [{ dob: '06/04/2014' }, ['measurements[].dob']],
    [{ weekBirth: 39 }, []],
    [{ weekBirth: 28 }, ['measurements[].weekBirth']],
    [{ ht: 110 }, ['measurements[].ht (sizeCm?)']],
    [{ Wt: '20,5' }, ['measurements[].Wt (weightKg?)']],
    [{ Wt: '20.5' }, ['measurements[].Wt (weightKg?)']],
    [{ ht: '138 cm' }, ['measurements[].ht (sizeCm?)']],
    [{ ht: '0.4 l/l' }, []],
    [{ ht: 0 }, []],
    [{ values: { sizeCm: 110, weightKg: 20, by: 'x' } }, ['measurements[].values (sizeCm, weightKg?)']],
    [{ sizeCm: 110, raw: { date: 'x', sizePosition: 'lying' } }, ['measurements[].raw (sizePosition?)']],
    [{ lab: { date: '2020-06-04', hb: 12 } }, []],
    [{ bloodPressure: '100/60' }, ['measurements[].bloodPressure (systolicMmHg, diastolicMmHg?)']],
    [{ bp: '100 / 60 mmHg', systolicMmHg: 100, diastolicMmHg: 60 }, []],
    [{ bp: 'normal' }, []],
    [{ vorname: 'ADA' }, []],
    [{ firstName: 'Eva' }, ['measurements[].firstName']],
    [{ firstName: Object.create(null) }, ['measurements[].firstName']],
    [{ sex: Object.create(null), note: Object.create(null) }, ['measurements[].sex']],
    [{ ht: { value: 110 } }, ['measurements[].ht (sizeCm?)']],
    [{ sizeCm: 110, weightKg: 20, bmi: { value: 25 }, as: { sizeCm: 1 } }, []],
    [{ wt: 'wild type' }, []],
    [{ ht: 0.41, sizeCm: 110 }, []],
    [{ bmi: 16.2 }, ['measurements[].bmi (sizeCm, weightKg?)']],
    [{ bodyMassIndex: 16.2, weightKg: 20 }, ['measurements[].bodyMassIndex (sizeCm, weightKg?)']],
    [{ bmi: 16.4, sizeCm: 110, weightKg: 20 }, []],
    [{ bmi: '17', sizeCm: 110, weightKg: 20 }, []],
    [{ bmi: 16.3, sizeCm: 110, weightKg: 20 }, ['measurements[].bmi 16.3 (sizeCm, weightKg: 16.5)']],
    [{ bmi: '18', sizeCm: 110, weightKg: 20 }, ['measurements[].bmi 18 (sizeCm, weightKg: 16.5)']],
    [{ bmi: null }, []],
    [{ legCm: 60, sizeCm: 110 }, ['measurements[].legCm (sizeCm, seatCm?)']],
  ])('of a visit, %j is the caller’s own or a hint: %j', (own, names) => {
    expect(namesOf(visitOf(own))).toEqual(names)
  })

  it.each([
    [{ premature: true }, ['premature (weekBirth?)']],
    [{ is_preterm: 1 }, ['is_preterm (weekBirth?)']],
    [{ Frühgeborenes: 1 }, ['Frühgeborenes']],
    [{ frühgeboren: 'ja' }, ['frühgeboren (weekBirth?)']],
    [{ premature: true, weekBirth: 30 }, ['premature']],
    [{ premature: false }, ['premature']],
    [{ is_preterm: 0 }, ['is_preterm']],
    [{ frühgeboren: 'nein' }, ['frühgeboren']],
    [{ premature: null }, []],
    [{ mother: {}, father: [] }, ['mother', 'father']],
    [{ bw: 3400 }, ['bw (weightBirthG?)']],
    [{ bw: 3400, weightBirthG: 3400 }, ['bw']],
  ])('of a patient, %j is a hint: %j', (own, names) => {
    expect(namesOf({ ...child, ...own })).toEqual(names)
  })

  it('is what a result computed, which can be used again', () => {
    const result = calculatePatient(child, options)
    for (const again of [result, JSON.parse(JSON.stringify(result))]) {
      expect(calculatePatient(again, options)).toEqual(result)
    }
  })
})

describe("a patient's members that are not known", () => {
  it('are a hint, but for an identification and symbols', () => {
    const { validationMessages } = calculatePatient(
      { ...child, ...{ id: 7, patientId: 'a', ward: 'A3', sex: 'w', note: null, [Symbol('own')]: 1 } },
      { ...options, locale: 'en' },
    )
    expect(validationMessages).toMatchObject([
      { code: 'unknown_elements', severity: 'hint', text: 'Unknown or misplaced fields were not read: ward and sex.' },
    ])
  })

  it('are a hint within a finding or a marker too, each once', () => {
    const marker = { date: '2020-06-04', id: 3, ward: 'A3' }
    const given = { ...child, markers: [marker, marker], puberty: [{ date: '2024-01-01', stage: 2, breastStage: 2 }] }
    const { validationMessages } = calculatePatient(given, { ...options, locale: 'en' })
    expect(validationMessages.map(({ text }) => text)).toContain(
      'Unknown or misplaced fields were not read: puberty[].stage and markers[].ward.',
    )
  })

  it('are not found in a child without them', () => {
    expect(calculatePatient(child, options).validationMessages).toEqual([])
  })
})

it('references that are undefined, such as a misspelt import, are an error', () => {
  const { code, message } = errorOf(() => calculatePatient(child, { references: undefined } as never))
  expect(code).toBe('invalid_parameter')
  expect(message).toBe(
    'references: given, but undefined; expected a reference set, such as who of auxology/references.',
  )
})

it('every synonym means one field', () => {
  const names = Object.values(fieldNames).flatMap((fields) =>
    Object.entries(fields).flatMap(([key, field]) => [...new Set([key, ...synonymsOf(field)].map(foldedName))]),
  )
  expect(new Set(names).size).toBe(names.length)
  expect(['ward', 'toString', '__proto__', 'bmi', 'status', 'site'].map(namedField)).toEqual(Array(6).fill(undefined))
})

it.each([Promise.resolve(child), new Map(Object.entries(child)), new Set([child]), new Date(0)])(
  'an object that has no fields, such as a forgotten await leaves, is no patient: %s',
  (patient) => {
    for (const use of [calculatePatient, validatePatient, formatPatientXml, formatPatientJson])
      expect(errorOf(() => use(patient as never))).toMatchObject({ code: 'invalid_value', path: 'patient' })
  },
)

it('how a child is fed is true or false', () => {
  const use = () => calculatePatient({ ...child, tubeFed: 'yes' } as never, options)
  expect(errorOf(use)).toMatchObject({ code: 'invalid_value', path: 'tubeFed' })
})

it.each([
  ['Turner', 'TurnerSyndrome'],
  ['turner syndrome', 'TurnerSyndrome'],
  ['Ullrich-Turner-Syndrom', 'TurnerSyndrome'],
  ['noonan', 'NoonanSyndrome'],
  ['Achondroplasie', 'Achondroplasia'],
  ['Trisomie 21', 'Trisomy21'],
  ['Down-Syndrom', 'Trisomy21'],
  ['Pseudoachondroplasia', undefined],
  ['Klinefelter', undefined],
])('a disease by another name is unknown, with a proposal: %s', (name, meant) => {
  const { validationMessages } = calculatePatient({ ...child, diseases: [name] }, options)
  const [message] = validationMessages.filter(({ code }) => code === 'disease_unknown')
  expect(message?.parameters).toMatchObject({ name, meant })
})
