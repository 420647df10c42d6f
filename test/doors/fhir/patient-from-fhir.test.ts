import { describe, expect, it } from 'vitest'
import { type PatientFromFhir, patientFromFhir } from '../../../src/doors/fhir/index.js'
import { coded, observation as observed, type Resource, relative, told } from './record.js'

const child = { resourceType: 'Patient', id: '1', gender: 'female', birthDate: '2018-03-05' }
const icdGm = (code: string, text?: string) => ({
  coding: [{ system: 'http://fhir.de/CodeSystem/bfarm/icd-10-gm', code }],
  ...(text !== undefined && { text }),
})

const observation = (code: string, value: number, unit: string, more: object = {}) =>
  observed(coded(code), value, unit, { id: code, ...more })

function read(...resources: readonly Resource[]): PatientFromFhir {
  return patientFromFhir([child, ...resources], { locale: 'en' })
}

describe('values of a visit', () => {
  it.each([
    ['8302-2', 1.084, 'm', 'sizeCm', 108.4],
    ['8302-2', 42.5, '[in_i]', 'sizeCm', 107.95],
    ['29463-7', 40, '[lb_av]', 'weightKg', 18.1436948],
    ['3141-9', 18_100, 'g', 'weightKg', 18.1],
    ['9843-4', 505, 'mm', 'headCm', 50.5],
    ['8287-5', 50.5, 'cm', 'headCm', 50.5],
    ['248335006', 60.2, 'cm', 'seatCm', 60.2],
    ['85151-9', 54, 'mo', 'boneAgeYears', 4.5],
  ])('%s %s %s is %s %s', (code, value, unit, field, expected) => {
    const found = read(observation(code, value, unit))
    expect(found.patient.measurements).toEqual([
      {
        date: '2023-03-06',
        [field]: expected,
        sources: [`Observation/${code}`],
        sourceOf: { [field]: `Observation/${code}` },
      },
    ])
    expect(found.unused).toEqual([])
  })

  it('makes one visit of a day, in the order of days', () => {
    const earlier = { effectiveDateTime: '2022-03-06T08:00:00+01:00' }
    const { measurements } = read(
      observation('29463-7', 18.1, 'kg'),
      observation('8302-2', 108.4, 'cm'),
      observation('8302-2', 101, 'cm', { ...earlier, id: 'a' }),
    ).patient
    expect(measurements).toEqual([
      { date: '2022-03-06', sizeCm: 101, sources: ['Observation/a'], sourceOf: { sizeCm: 'Observation/a' } },
      {
        date: '2023-03-06',
        weightKg: 18.1,
        sizeCm: 108.4,
        sources: ['Observation/29463-7', 'Observation/8302-2'],
        sourceOf: { weightKg: 'Observation/29463-7', sizeCm: 'Observation/8302-2' },
      },
    ])
  })

  it('takes the same value told twice as one, and two values as two visits', () => {
    const { measurements } = read(
      observation('8302-2', 108.4, 'cm'),
      observation('8308-9', 108.4, 'cm'),
      observation('3137-7', 109.4, 'cm'),
    ).patient
    expect(measurements).toEqual([
      {
        date: '2023-03-06',
        sizeCm: 108.4,
        sizePosition: 'standing',
        sources: ['Observation/8302-2', 'Observation/8308-9'],
        sourceOf: { sizeCm: 'Observation/8302-2' },
      },
      {
        date: '2023-03-06',
        sizeCm: 109.4,
        sources: ['Observation/3137-7'],
        sourceOf: { sizeCm: 'Observation/3137-7' },
      },
    ])
  })

  it('reads components, and how a child lay', () => {
    const lying = {
      url: 'http://hl7.org/fhir/StructureDefinition/observation-bodyPosition',
      valueCodeableConcept: { coding: [{ system: 'http://snomed.info/sct', code: '102538003' }] },
    }
    const { component: _, ...panel } = observation('85353-1', 0, '', {
      valueQuantity: undefined,
      extension: [lying],
    })
    const found = read({
      ...panel,
      component: [
        { code: coded('8302-2'), valueQuantity: { value: 84, code: 'cm' } },
        { code: coded('29463-7'), valueQuantity: { value: 11.2, code: 'kg' } },
        { code: coded('8867-4'), valueQuantity: { value: 110, code: '/min' } },
      ],
    })
    expect(found.patient.measurements[0]).toMatchObject({ sizeCm: 84, sizePosition: 'lying', weightKg: 11.2 })
    expect(told(found)).toEqual(['code Observation/85353-1#component[2]'])
  })

  it('takes the day as written, or that of a time zone', () => {
    const late = observation('8302-2', 108.4, 'cm', { effectiveDateTime: '2023-03-06T23:30:00Z' })
    const day = (timeZone?: string) => patientFromFhir([child, late], { timeZone }).patient.measurements[0]?.date
    expect(day()).toBe('2023-03-06')
    expect(day('Europe/Berlin')).toBe('2023-03-07')
  })

  it('reads amended and corrected values, and tells every other status', () => {
    const statuses = ['final', 'amended', 'corrected', 'preliminary', 'registered', 'entered-in-error', 'cancelled']
    const found = read(
      ...statuses.map((status, index) => observation('8302-2', 100 + index, 'cm', { id: status, status })),
    )
    expect(found.patient.measurements.map(({ sizeCm }) => sizeCm)).toEqual([100, 101, 102])
    expect(told(found)).toEqual(statuses.slice(3).map((status) => `status Observation/${status}#status`))
  })

  it.each([
    ['unit', observation('8302-2', 108, '[lb_av]')],
    ['comparator', observation('8302-2', 108, 'cm', { valueQuantity: { value: 108, comparator: '<', code: 'cm' } })],
    ['no_value', observation('8302-2', 108, 'cm', { valueQuantity: { value: '108', code: 'cm' } })],
    ['data_absent', observation('8302-2', 0, '', { valueQuantity: undefined, dataAbsentReason: { text: 'refused' } })],
    ['no_date', observation('8302-2', 108, 'cm', { effectiveDateTime: undefined })],
    ['imprecise_date', observation('8302-2', 108, 'cm', { effectiveDateTime: '2023-03' })],
    ['no_date', observation('8302-2', 108, 'cm', { effectiveDateTime: undefined, effectivePeriod: {} })],
    ['computed', observation('39156-5', 15.4, 'kg/m2')],
    ['stated', observation('3138-5', 108, 'cm')],
    ['code', observation('8867-4', 110, '/min')],
    ['other_patient', observation('8302-2', 108, 'cm', { subject: { reference: 'Patient/2' } })],
  ])("tells what it can't use: %s", (reason, resource) => {
    const found = read(resource)
    expect(found.patient.measurements).toEqual([])
    expect(found.unused.map((entry) => entry.reason)).toEqual([reason])
    expect(found.unused[0]?.text).toMatch(/^[A-Z].*\.$/)
  })

  it('does not read a printed unit over the code', () => {
    const troy = { value: 40, unit: 'lb', code: '[lb_tr]' }
    expect(told(read(observation('29463-7', 40, '', { valueQuantity: troy })))).toEqual([
      'unit Observation/29463-7#valueQuantity',
    ])
  })

  it('says how bone ages were rated', () => {
    const found = read(observation('85151-9', 4.5, 'a', { method: { text: 'Greulich & Pyle' } }))
    expect(found.boneAgeMethods).toEqual(['greulich-pyle'])
  })
})

it('keeps a length and a height of one day apart, though they are the same', () => {
  const of = (...codes: readonly string[]) =>
    read(...codes.map((code) => observation(code, 86, 'cm'))).patient.measurements.map(
      ({ sizePosition }) => sizePosition,
    )
  expect(of('8306-3', '8308-9')).toEqual(['lying', 'standing'])
  expect(of('8302-2', '8306-3')).toEqual(['lying'])
  expect(of('8306-3', '8302-2')).toEqual(['lying'])
})

describe('several codes of one observation', () => {
  const readCoded = (...codes: readonly string[]) => read(observation('8302-2', 108.4, 'cm', { code: coded(...codes) }))

  it.each([
    [['8302-2', '8306-3'], 'lying'],
    [['8306-3', '8302-2'], 'lying'],
    [['8302-2', '248333004'], 'standing'],
    [['8302-2', '3137-7'], undefined],
  ])('%j: the one that says more counts', (codes, position) => {
    expect(readCoded(...codes).patient.measurements[0]?.sizePosition).toBe(position)
  })

  it.each([[['8302-2', '8301-4']], [['3138-5', '8302-2']]])('%j is no measurement', (codes) => {
    const found = readCoded(...codes)
    expect(found.patient.measurements).toEqual([])
    expect(found.unused.map(({ reason }) => reason)).toEqual(['stated'])
  })
})

describe('what this library wrote', () => {
  const own = (code: string, more: object) =>
    observation(code, 0, '', {
      code: { coding: [{ system: 'urn:uuid:5f7c34de-4cef-4a3a-8f7a-619f5113900a', code }] },
      valueQuantity: undefined,
      ...more,
    })

  it('reads events and treatments as markers, unless none are wanted', () => {
    const period = { effectiveDateTime: undefined, effectivePeriod: { start: '2022-01-10', end: '2023-01-10' } }
    const resources = [
      own('event', { valueString: 'Adenotomie' }),
      own('growth-hormone-treatment', { valueString: 'GH', ...period }),
    ]
    expect(read(...resources).patient.markers).toEqual([
      { text: 'GH', kind: 'growth-hormone', date: '2022-01-10', until: '2023-01-10' },
      { text: 'Adenotomie', kind: 'other', date: '2023-03-06' },
    ])
    expect(patientFromFhir([child, ...resources], { markers: 'none' }).patient.markers).toBeUndefined()
    expect(told(read(own('event', { effectiveDateTime: '2023' })))).toEqual([
      'imprecise_date Observation/event#effective',
    ])
  })

  it('lists the end of a treatment that has no day', () => {
    const period = { effectiveDateTime: undefined, effectivePeriod: { start: '2022-01-10', end: '2023' } }
    const found = read(own('growth-hormone-treatment', { valueString: 'GH', ...period }))
    expect(found.patient.markers).toEqual([{ text: 'GH', kind: 'growth-hormone', date: '2022-01-10' }])
    expect(told(found)).toEqual(['imprecise_date Observation/growth-hormone-treatment#effectivePeriod.end'])
  })

  it('reads the first menstruation', () => {
    expect(read(own('menarche', { valueDateTime: '2023-02-01' })).patient.menarche).toBe('2023-02-01')
    expect(told(read(own('menarche', { valueDateTime: '2023-02' })))).toEqual([
      'imprecise_date Observation/menarche#valueDateTime',
    ])
    const days = ['2031-02-01', '2022-02-01', '2031-02-01']
    const found = read(...days.map((valueDateTime, index) => own('menarche', { id: `m${index}`, valueDateTime })))
    expect(found.patient.menarche).toBe('2031-02-01')
    expect(found.unused.map(({ text }) => text)).toEqual([
      'Not used, because another entry gives a different value (2022-02-01 ≠ 2031-02-01).',
    ])
  })

  it('reads stages of puberty and volumes by day', () => {
    const { patient, unused } = read(
      own('breast-stage', { valueInteger: 3 }),
      own('pubic-hair-stage', { valueInteger: 2 }),
      own('testicular-volume', { effectiveDateTime: '2022-03-06', valueQuantity: { value: 4.5, code: 'mL' } }),
    )
    expect(unused).toEqual([])
    expect(patient.puberty).toEqual([
      { date: '2022-03-06', testicularVolumeMl: 4.5 },
      { date: '2023-03-06', breastStage: 3, pubicHairStage: 2 },
    ])
    expect(told(read(own('breast-stage', { effectiveDateTime: '2023', valueInteger: 2 })))).toEqual([
      'imprecise_date Observation/breast-stage#effective',
    ])
    expect(told(read(own('genital-stage', { valueString: 'G2' })))).toEqual([
      'no_value Observation/genital-stage#value',
    ])
    expect(told(read(own('testicular-volume', { valueQuantity: { value: 4, code: 'L' } })))).toEqual([
      'unit Observation/testicular-volume#valueQuantity',
    ])
  })

  it('keeps two stages of one sign on a day apart', () => {
    const twice = [own('breast-stage', { valueInteger: 3 }), own('breast-stage', { valueInteger: 2, id: 'again' })]
    expect(read(...twice).patient.puberty).toHaveLength(2)
  })

  it('reads the motor level and tube feeding, and tells another', () => {
    const { patient, unused } = read(
      own('gmfcs-level', { valueInteger: 5 }),
      own('gmfcs-level', { valueInteger: 4, id: 'other' }),
      own('tube-feeding', { valueBoolean: false }),
    )
    expect(patient).toMatchObject({ gmfcsLevel: 5, tubeFed: false })
    expect(unused).toMatchObject([{ reason: 'repeated', reference: 'Observation/other', found: '4 ≠ 5' }])
    expect(told(read(own('tube-feeding', { valueString: 'yes' })))).toEqual(['no_value Observation/tube-feeding#value'])
  })

  it('computes scores anew', () => {
    expect(told(read(own('height-sds', {})))).toEqual(['computed Observation/height-sds'])
  })
})

describe('birth and family', () => {
  it.each([
    [{ valueQuantity: { value: 34.14, code: 'wk' } }, 34, 1],
    [{ valueQuantity: { value: 239, code: 'd' } }, 34, 1],
    [{ valueQuantity: { value: 34, code: 'wk' } }, 34, undefined],
    [{ valueQuantity: { value: 238, code: 'd' } }, 34, 0],
    [{ valueQuantity: undefined, valueString: '34+1' }, 34, 1],
    [{ valueQuantity: undefined, valueString: '34 weeks 1 day' }, 34, 1],
    [{ valueQuantity: undefined, valueString: '34W 1D' }, 34, 1],
    [{ valueQuantity: undefined, valueString: '34 SSW' }, 34, undefined],
    [{ valueQuantity: undefined, valueInteger: 34 }, 34, undefined],
  ])('reads gestation: %j', (value, weekBirth, dayBirth) => {
    const found = read(observation('76516-4', 0, '', value)).patient
    expect([found.weekBirth, found.dayBirth]).toEqual([weekBirth, dayBirth])
  })

  it('prefers the gestational age at birth, and tells another', () => {
    const found = read(
      observation('11884-4', 33, 'wk', { effectiveDateTime: '2018-03-05' }),
      observation('76516-4', 34, 'wk'),
    )
    expect(found.patient.weekBirth).toBe(34)
    expect(found.unused[0]).toMatchObject({ reason: 'repeated', reference: 'Observation/11884-4', found: '33 ≠ 34' })
  })

  it('reads sizes at birth and the heights of the parents by blood', () => {
    const found = read(
      observation('89269-5', 0.51, 'm'),
      observation('8339-4', 3.42, 'kg'),
      relative('FTH', 'completed', 181),
      relative('STPMTH', 'completed', 170),
      observation('83846-6', 168, 'cm'),
    )
    expect(found.patient).toMatchObject({ sizeBirthCm: 51, weightBirthG: 3420, sizeFatherCm: 181, sizeMotherCm: 168 })
    expect(told(found)).toEqual(['relationship FamilyMemberHistory/STPMTH#relationship'])
  })
})

describe('conditions and treatments', () => {
  const condition = (code: object, more: object = {}): Resource => ({
    resourceType: 'Condition',
    id: 'c',
    code,
    subject: { reference: 'Patient/1' },
    ...more,
  })

  it.each([
    [coded('38804009'), ['TurnerSyndrome']],
    [coded('205824006'), ['NoonanSyndrome']],
    [coded('86268005'), ['Achondroplasia']],
    [coded('41040004'), ['Trisomy21']],
    [icdGm('Q96.0'), ['TurnerSyndrome']],
    [icdGm('Q90.9'), ['Trisomy21']],
    [icdGm('Q87.1', 'Noonan-Syndrom'), ['NoonanSyndrome']],
    [icdGm('Q77.4', 'Achondroplasie'), ['Achondroplasia']],
  ])('reads %j', (code, diseases) => {
    expect(read(condition(code)).patient.diseases).toEqual(diseases)
  })

  it.each([
    ['ambiguous_code', condition(icdGm('Q87.1', 'Prader-Willi-Syndrom'))],
    ['ambiguous_code', condition(icdGm('Q77.4', 'Hypochondroplasie'))],
    ['weeks_unknown', condition(icdGm('P07.3'))],
    ['code', condition(icdGm('J06.9'))],
    ['not_confirmed', condition(coded('38804009'), { verificationStatus: { coding: [{ code: 'differential' }] } })],
  ])('does not guess: %s', (reason, resource) => {
    const found = read(resource)
    expect(found.patient.diseases).toBeUndefined()
    expect(found.unused.map((entry) => entry.reason)).toEqual([reason])
  })

  it("reads weeks from the American modification's codes of prematurity", () => {
    const code = { coding: [{ system: 'http://hl7.org/fhir/sid/icd-10-cm', code: 'P07.35' }] }
    expect(read(condition(code)).patient.weekBirth).toBe(32)
  })

  const preterm = (code: string): Resource => ({
    ...condition({ coding: [{ system: 'http://hl7.org/fhir/sid/icd-10-cm', code }] }),
    id: code,
  })

  it.each([
    [[observation('76516-4', 40, 'wk'), preterm('P07.31')], 40, ['Condition/P07.31: 28 ≠ 40']],
    [[preterm('P07.31'), observation('76516-4', 28.57, 'wk')], 28, []],
    [[preterm('P07.31'), preterm('P07.36')], 28, ['Condition/P07.36: 33 ≠ 28']],
    [[preterm('P07.31'), { ...preterm('P07.31'), id: 'again' }], 28, []],
  ])('tells of gestation what observations and conditions contradict: %#', (resources, weekBirth, expected) => {
    const { patient, unused } = read(...resources)
    expect(patient.weekBirth).toBe(weekBirth)
    expect(unused.map(({ reference, found }) => `${reference}: ${found}`)).toEqual(expected)
    expect(unused.every(({ reason }) => reason === 'repeated')).toBe(true)
  })

  it('makes markers of growth hormone, of R4 and R5 and of a drug referred to', () => {
    const somatropin = { coding: [{ system: 'http://www.whocc.no/atc', code: 'H01AC01', display: 'Somatropin' }] }
    const statement = (id: string, more: object): Resource => ({
      resourceType: 'MedicationStatement',
      id,
      status: 'active',
      subject: { reference: 'Patient/1' },
      effectivePeriod: { start: '2022-01-10' },
      ...more,
    })
    const found = read(
      statement('r4', { medicationCodeableConcept: somatropin }),
      statement('r5', {
        medication: { concept: somatropin },
        effectivePeriod: { start: '2021-05-01', end: '2021-09-01' },
      }),
      statement('ref', {
        medicationReference: { reference: 'Medication/m' },
        effectivePeriod: { start: '2023-01-01' },
      }),
      statement('other', { medicationCodeableConcept: { text: 'Ibuprofen' } }),
      { resourceType: 'Medication', id: 'm', code: somatropin },
    )
    expect(found.patient.markers).toEqual([
      { text: 'Somatropin', kind: 'growth-hormone', date: '2021-05-01', until: '2021-09-01' },
      { text: 'Somatropin', kind: 'growth-hormone', date: '2022-01-10' },
      { text: 'Somatropin', kind: 'growth-hormone', date: '2023-01-01' },
    ])
    expect(told(found)).toEqual(['unknown_drug MedicationStatement/other#code'])
  })
})

describe('the person', () => {
  const person = (more: object) => patientFromFhir({ resourceType: 'Patient', ...more })

  it('reads the official name, in use', () => {
    const name = [
      { use: 'old', given: ['A'], family: 'Alt' },
      { use: 'usual', given: ['Mia'] },
      { use: 'official', given: ['Mia', 'Sofie'], family: 'Größing' },
    ]
    expect(person({ name }).patient).toMatchObject({ firstName: 'Mia Sofie', lastName: 'Größing' })
  })

  it.each([
    [{ gender: 'male' }, 'male', undefined],
    [{ gender: 'unknown' }, 'unknown', undefined],
    [{ gender: 'other' }, 'diverse', undefined],
    [germanGender('D'), 'diverse', 'divers'],
    [germanGender('X'), 'unknown', 'X'],
  ])('reads the gender %j', (given, gender, genderAsWritten) => {
    const { patient } = person(given)
    expect([patient.gender, patient.genderAsWritten]).toEqual([gender, genderAsWritten])
  })

  it.each(['M', 'weiblich', 2])('tells a gender that FHIR does not know: %j', (gender) => {
    const { patient, unused } = person({ gender })
    expect(patient.gender).toBeUndefined()
    expect(unused).toContainEqual(expect.objectContaining({ reason: 'no_value', path: 'gender' }))
  })

  function germanGender(code: string): object {
    const url = 'http://fhir.de/StructureDefinition/gender-amtlich-de'
    return { gender: 'other', _gender: { extension: [{ url, valueCoding: { code } }] } }
  }

  it('tells a sex for references that differs from the recorded gender', () => {
    const birthSex = { url: 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-birthsex', valueCode: 'F' }
    expect(person({ gender: 'other', extension: [birthSex] }).referenceSex).toBe('female')
    expect(person({ gender: 'female', extension: [birthSex] }).referenceSex).toBeUndefined()
  })

  it('reads a sex for clinical use beside a code of another system', () => {
    const coding = [{ system: 'urn:local', code: 'sex-2' }, { code: 'male-typical' }]
    const parameter = {
      url: 'http://hl7.org/fhir/StructureDefinition/patient-sexParameterForClinicalUse',
      extension: [{ url: 'value', valueCodeableConcept: { coding } }],
    }
    expect(person({ gender: 'other', extension: [parameter] }).referenceSex).toBe('male')
  })

  it('takes the day of the time of birth only without a date', () => {
    const url = 'http://hl7.org/fhir/StructureDefinition/patient-birthTime'
    const _birthDate = { extension: [{ url, valueDateTime: '2018-03-05T23:10:00+01:00' }] }
    expect(person({ _birthDate }).patient.dateOfBirth).toBe('2018-03-05')
    const partial = person({ birthDate: '2018-03' })
    expect(partial.patient.dateOfBirth).toBeUndefined()
    expect(told(partial)).toEqual(['imprecise_date record#birthDate'])
  })
})

describe('the record', () => {
  it('finds the patient by entry addresses and absolute references', () => {
    const references = ['Patient/1', 'urn:uuid:7', 'https://host/fhir/Patient/1', 'Patient/1/_history/3']
    const entry = [
      { fullUrl: 'urn:uuid:7', resource: child },
      ...references.map((reference, index) => ({
        resource: observation('8302-2', 100 + index, 'cm', { id: `${index}`, subject: { reference } }),
      })),
    ]
    const found = patientFromFhir({ resourceType: 'Bundle', entry } as never)
    expect(found.patient.measurements).toHaveLength(references.length)
  })

  it('wants one of several patients chosen', () => {
    const bundle = [child, { ...child, id: '2', gender: 'male' }]
    expect(() => patientFromFhir(bundle)).toThrow('patient is missing; expected Patient/1 or Patient/2.')
    expect(patientFromFhir(bundle, { patient: 'Patient/2' }).patient.gender).toBe('male')
    expect(() => patientFromFhir(bundle, { patient: '3' })).toThrow('patient is "3"; expected Patient/1 or Patient/2.')
  })

  it('counts the types that it does not read', () => {
    const found = read({ resourceType: 'Encounter' }, { resourceType: 'Encounter' }, { resourceType: 'Claim' })
    expect(found.otherTypes).toEqual({ Encounter: 2, Claim: 1 })
  })

  it.each([null, 'Bundle', 7, {}, { resourceType: 'Bundle' }, { resourceType: 'Bundle', entry: {} }, []])(
    'refuses %j',
    (record) => {
      expect(() => patientFromFhir(record as never)).toThrow(expect.objectContaining({ name: 'AuxologyError' }))
    },
  )

  it('refuses unknown options', () => {
    expect(() => patientFromFhir(child, { timeZone: 'Berlin' })).toThrow('timeZone')
    expect(() => patientFromFhir(child, { locale: 'fr' })).toThrow('locale')
    expect(() => patientFromFhir(child, { markers: 'some' } as never)).toThrow('markers')
    expect(() => patientFromFhir(child, { zone: 'Europe/Berlin' } as never)).toThrow('zone')
  })
})
