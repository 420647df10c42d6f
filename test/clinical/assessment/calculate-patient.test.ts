import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import { cdc, who } from '../../../src/clinical/references/built-in-sets.js'
import { scoreAt } from '../../../src/clinical/references/distribution.js'
import { lookUpTable } from '../../../src/clinical/references/lookup.js'
import { kiggsHeight } from '../../../src/clinical/references/tables/kiggs.js'
import { who2006Height } from '../../../src/clinical/references/tables/who2006.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import type { PatientResult } from '../../../src/ground/model/patient-result.js'

const today = '2026-06-01'

const boy: Patient = {
  dateOfBirth: '2016-06-01',
  gender: 'male',
  sizeFatherCm: 181.5,
  sizeMotherCm: 168,
  measurements: [{ date: '2026-06-01', sizeCm: 141.55, weightKg: 34.8, seatCm: 74, headCm: 53 }],
}

function first(result: PatientResult) {
  const [measurement] = result.measurements
  if (measurement === undefined) throw new Error('no measurement')
  return measurement
}

describe('calculatePatient', () => {
  it('gives a boy of ten at the KiGGS median a score of 0 and the 50th percentile', () => {
    const measurement = first(calculatePatient(boy, { today }))
    // 3652 days are 9.9986 years: a hair younger than the table's 10.0, so a hair taller.
    expect(measurement.ageYears).toBeCloseTo(3652 / 365.25, 12)
    expect(measurement.sizeSds?.value).toBeCloseTo(0, 2)
    expect(measurement.sizeSds?.accuracy).toBe('exact')
    expect(measurement.sizePercentile).toBeCloseTo(50, 0)
  })

  it('derives BMI, leg length and ratio from unrounded values', () => {
    const measurement = first(calculatePatient(boy, { today }))
    expect(measurement.bmi).toBe(34.8 / 1.4155 ** 2)
    expect(measurement.legCm).toBe(141.55 - 74)
    expect(measurement.seatLegRatio).toBe(74 / (141.55 - 74))
    expect(measurement.seatLegSds).toBeDefined()
    expect(measurement.equiBmi).toBeGreaterThan(measurement.bmi ?? 0)
  })

  it('computes the target height after Tanner and scores it where KiGGS ends', () => {
    const result = calculatePatient(boy, { today })
    expect(result.targetSizeCm).toBe(181.25)
    const adult = lookUpTable(kiggsHeight, 'male', 18)
    expect(result.targetSizeSds?.value).toBe(adult && scoreAt(adult, 181.25))
    expect(result.sizeFatherSds?.value).toBe(adult && scoreAt(adult, 181.5))
    const woman = lookUpTable(kiggsHeight, 'female', 18)
    expect(result.sizeMotherSds?.value).toBe(woman && scoreAt(woman, 168))
  })

  it.each([
    ['2026-06-01', '2026-06-01', 0],
    ['2016-02-29', '2026-02-28', 3652 / 365.25],
    ['2016-02-29T23:59:00+14:00', '2016-03-01T00:00:00-12:00', 1 / 365.25],
  ])('counts calendar days from %s to %s', (dateOfBirth, day, years) => {
    const result = calculatePatient({ dateOfBirth, dateOfBirthAsWritten: true, gender: 'female' }, { today: day })
    expect(result.ageInYears).toBeCloseTo(years, 12)
  })

  it.each([
    ['without a sex', { ...boy, gender: undefined }],
    ['without an age', { ...boy, dateOfBirth: undefined }],
    ['beyond the references', { ...boy, dateOfBirth: '2000-01-01' }],
  ] satisfies [string, Patient][])('leaves scores undefined %s', (_, patient) => {
    const measurement = first(calculatePatient(patient, { today }))
    expect(measurement.sizeSds).toBeUndefined()
    expect(measurement.sizePercentile).toBeUndefined()
    expect(measurement.bmi).toBeDefined()
  })

  it('takes the age as stated where the date of birth is missing', () => {
    const measurement = first(
      calculatePatient({ gender: 'male', measurements: [{ ageInYears: 10, sizeCm: 141.55 }] }, { today }),
    )
    expect(measurement.ageYears).toBe(10)
    expect(measurement.sizeSds).toEqual({
      value: expect.closeTo(0, 10),
      accuracy: 'exact',
      raw: expect.closeTo(0, 10),
      reference: 'KiGGS 2013',
    })
  })

  it('cuts scores at six and says so', () => {
    const dwarf = calculatePatient({ ...boy, measurements: [{ date: today, sizeCm: 80 }] }, { today })
    expect(first(dwarf).sizeSds).toMatchObject({ value: -6, accuracy: 'less_or_equal', raw: expect.closeTo(-11.02, 2) })
    const giant = calculatePatient({ ...boy, measurements: [{ date: today, sizeCm: 229 }] }, { today })
    expect(first(giant).sizeSds).toMatchObject({ value: 6, accuracy: 'greater_or_equal', reference: 'KiGGS 2013' })
    expect(first(giant).sizePercentile).toBeCloseTo(100, 6)
  })

  it('echoes an impossible value, says so, and scores nothing that depends on it', () => {
    const result = calculatePatient({ ...boy, measurements: [{ date: today, sizeCm: 350, weightKg: 34.8 }] }, { today })
    const measurement = first(result)
    expect(measurement.sizeCm).toBe(350)
    expect(measurement.sizeSds).toBeUndefined()
    expect(measurement.bmi).toBeUndefined()
    expect(measurement.weightSds).toBeDefined()
    expect(measurement.validationMessages.map(({ severity, target }) => [severity, target])).toEqual([
      ['error', 'size'],
    ])
  })

  it('scores a girl with Turner syndrome against both references, a boy against the general one alone', () => {
    const patient: Patient = { ...boy, diseases: ['TurnerSyndrome', 'NoonanSyndrome'] }
    const girl = first(calculatePatient({ ...patient, gender: 'female' }, { today }))
    expect(girl.sizeTurnerSyndromeSds?.value).toBeGreaterThan(girl.sizeSds?.value ?? 0)
    expect(girl.sizeNoonanSyndromeSds).toBeDefined()
    const asBoy = first(calculatePatient(patient, { today }))
    expect(asBoy.sizeTurnerSyndromeSds).toBeUndefined()
    expect(asBoy.sizeTurnerSyndromePercentile).toBeUndefined()
    expect(asBoy.sizeNoonanSyndromePercentile).toBeDefined()
  })

  it('corrects the age of a preterm child up to 24 months, unless that is switched off', () => {
    const patient: Patient = {
      dateOfBirth: '2025-06-01',
      gender: 'female',
      weekBirth: 28,
      dayBirth: 0,
      measurements: [{ date: today, sizeCm: 70 }],
    }
    const corrected = lookUpTable(who2006Height, 'female', (365 - 84) / 365.25)
    const chronological = lookUpTable(who2006Height, 'female', 365 / 365.25)
    expect(first(calculatePatient(patient, { today })).sizeSds?.value).toBe(corrected && scoreAt(corrected, 70))
    expect(first(calculatePatient(patient, { today, gestationalCorrection: 'none' })).sizeSds?.value).toBe(
      chronological && scoreAt(chronological, 70),
    )
  })

  it('uses the set it is given', () => {
    const [germany, world, usa] = [{}, { references: who }, { references: cdc }].map(
      (options) => first(calculatePatient(boy, { today, ...options })).sizeSds?.value,
    )
    expect(world).toBeGreaterThan(germany ?? 0)
    expect(usa).not.toBe(world)
  })

  it('carries the messages that validatePatient gives', () => {
    const patient: Patient = { ...boy, sizeFatherCm: 20, measurements: [{ date: '2015-01-01', sizeCm: 500 }] }
    const result = calculatePatient(patient, { today })
    const carried = [...result.validationMessages, ...result.measurements.flatMap((m) => m.validationMessages)]
    const given = validatePatient(patient, { today })
    expect(given.length).toBeGreaterThan(2)
    expect(new Set(carried)).toEqual(new Set(given))
  })

  it.each([
    ['today', { today: '2026-13-01' }],
    ['today', { today: new Date(0) as unknown as string }],
    ['today', { today: null as unknown as string }],
    ['references', { today, references: 'who' as unknown as typeof who }],
    ['references', { today, references: {} as unknown as typeof who }],
    ['options', null as unknown as object],
    ['locale', { today, locale: 'xx' as 'de' }],
    ['gestationalCorrection', { today, gestationalCorrection: 'always' as 'none' }],
  ])('refuses an option %s that it does not know', (parameter, options) => {
    expect(() => calculatePatient(boy, options)).toThrowError(
      expect.objectContaining({ name: 'AuxologyError', code: 'invalid_parameter', parameter }),
    )
  })

  it('never throws on a number and never gives NaN', () => {
    const number = fc.option(fc.double(), { nil: undefined })
    fc.assert(
      fc.property(number, number, number, number, number, (sizeCm, weightKg, headCm, seatCm, weekBirth) => {
        const result = calculatePatient(
          {
            ...boy,
            weekBirth,
            weightBirthG: weightKg,
            measurements: [{ date: today, sizeCm, weightKg, headCm, seatCm }],
          },
          { today },
        )
        const { sizeCm: _, weightKg: __, headCm: ___, seatCm: ____, ...computed } = first(result)
        expect(JSON.stringify({ ...computed, validationMessages: [] })).not.toMatch(/null/)
      }),
    )
  })
})
