import { describe, expect, it } from 'vitest'
import { type FhirCodes, type FhirVisit, type PatientFromFhir, patientFromFhir } from '../../../src/doors/fhir/index.js'
import { coded, loinc, observation, type Resource, snomed } from './record.js'

const rxNorm = 'http://www.nlm.nih.gov/research/umls/rxnorm'
const atc = 'http://www.whocc.no/atc'
const born = '2018-03-05'
const child = { resourceType: 'Patient', id: '1', gender: 'female', birthDate: born }

function drug(type: string, coding: object, more: object = {}): Resource {
  return {
    resourceType: type,
    id: 'm',
    status: 'completed',
    intent: 'order',
    subject: { reference: 'Patient/1' },
    medicationCodeableConcept: { coding: [coding], text: 'Drug' },
    effectivePeriod: { start: '2022-01-10' },
    authoredOn: '2022-01-10',
    whenHandedOver: '2022-01-10',
    ...more,
  }
}

const read = (resources: readonly Resource[], codes?: FhirCodes, markers: 'growth' | 'all' = 'growth') =>
  patientFromFhir([child, ...resources], { locale: 'en', codes, markers })
const told = ({ unused }: PatientFromFhir) => unused.map(({ reason, path }) => `${reason}${path && `#${path}`}`)

/** What is read of a child besides who it is, without where it came from. */
function found({ patient }: PatientFromFhir): object {
  const { dateOfBirth: _, gender: __, measurements, ...general } = patient
  const visits: readonly FhirVisit[] = measurements
  const [visit] = visits.map(({ sources: ___, sourceOf: ____, date: _____, ...values }) => values)
  return { ...general, ...visit }
}

describe('codes of an observation', () => {
  it.each<readonly [codes: readonly string[], value: number, unit: string, expected: object]>([
    // The code of the birth comes with the general one in German profiles.
    [['8302-2', '89269-5', '1153637007', '169886007'], 51, 'cm', { sizeBirthCm: 51 }],
    [['29463-7', '8339-4'], 3420, 'g', { weightBirthG: 3420 }],
    [['9843-4', '169876006'], 35, 'cm', { headBirthCm: 35 }],
    [['92999-2'], 60, 'cm', { seatCm: 60 }],
    [['56063-1'], 70, 'cm', { hipCm: 70 }],
    [['56115-9'], 60, 'cm', { waistCm: 60 }],
    [['123980006'], 5, 'a', { boneAgeYears: 5 }],
    [['363811000'], 50, 'cm', { headCm: 50 }],
    ...['50373000', '248334005', '276351002', '276353004'].map((code) => [[code], 108, 'cm', { sizeCm: 108 }] as const),
  ])('%j %s %s is %j', (codes, value, unit, expected) => {
    const result = read([observation(coded(...codes), value, unit)])
    expect([found(result), told(result)]).toEqual([expected, []])
  })

  it.each([
    [['62409-8'], 'code'],
    [['8302-2', '8305-5'], 'other_measure'],
    [['9843-4', '1269262007'], 'other_measure'],
    [['8288-3'], 'other_measure'],
    [['8291-7', '169876006'], 'other_measure'],
    [['8350-1'], 'other_measure'],
    [['91370-7', '8302-2'], 'stated'],
    [['50373000', '1162418000'], 'stated'],
    [['1162419008'], 'stated'],
    [['784399000', '27113001'], 'stated'],
    [['1153605006'], 'computed'],
    [['1153604005', '8302-2'], 'computed'],
    [['8302-2', '29463-7'], 'codes_differ'],
    [['8306-3', '8308-9'], 'codes_differ'],
    [['83845-8', '83846-6'], 'codes_differ'],
    [['89269-5', '83846-6'], 'codes_differ'],
    [['76516-4', '8302-2'], 'codes_differ'],
  ])('%j is not read: %s', (codes, reason) => {
    const result = read([observation(coded(...codes), 108, 'cm')])
    expect([found(result), told(result)]).toEqual([{}, [reason]])
  })

  it.each([
    'http://loinc.org/',
    'https://loinc.org',
    'http://www.loinc.org',
    'urn:oid:2.16.840.1.113883.6.1',
    'LOINC',
    '',
  ])('tells of the system "%s", not of the code', (system) => {
    const result = read([observation({ coding: [{ system, code: '8302-2' }] }, 108, 'cm')])
    expect([found(result), told(result)]).toEqual([{}, ['system#code']])
    expect(result.unused[0]?.text).toMatch(/code system/)
  })

  it.each([
    ['89269-5', {}, ['system#code']],
    ['8301-4', {}, ['system#code']],
    ['3137-7', { sizeCm: 51 }, []],
  ])('does not pass over %s, which says more, in a strange system', (code, expected, reasons) => {
    const coding = [...coded('8302-2').coding, { system: 'https://loinc.org', code }]
    const result = read([observation({ coding }, 51, 'cm')])
    expect([found(result), told(result)]).toEqual([expected, reasons])
  })

  it('says of an unknown code of a strange system that it is not known', () => {
    const result = read([observation({ coding: [{ system: 'https://loinc.org', code: '8867-4' }] }, 90, '/min')])
    expect(told(result)).toEqual(['code'])
  })
})

describe('gestation', () => {
  const weeks = (code: string, more: object) => observation(coded(code), 26, 'wk', more)

  it.each([
    ['18185-9', { effectiveDateTime: born }, 26, []],
    ['11884-4', { effectiveDateTime: '2018-03-12' }, 26, []],
    ['49051-6', { effectiveDateTime: '2018-03-13' }, undefined, ['not_at_birth#effective']],
    ['18185-9', { effectiveDateTime: '2018-03-04' }, undefined, ['not_at_birth#effective']],
    ['18185-9', { effectiveDateTime: '2023-03-06' }, undefined, ['not_at_birth#effective']],
    ['18185-9', { effectiveDateTime: undefined }, undefined, ['no_date#effective']],
    ['76516-4', { effectiveDateTime: undefined }, 26, []],
    ['412726003', { effectiveDateTime: '2023-03-06' }, 26, []],
    ['56081-3', { effectiveDateTime: born }, undefined, ['other_measure']],
  ])('%s, %j', (code, more, weekBirth, expected) => {
    const result = read([weeks(code, more)])
    expect([result.patient.weekBirth, told(result)]).toEqual([weekBirth, expected])
  })

  const worded = (weekValue: object, dayValue?: object) => ({
    valueQuantity: undefined,
    component: [
      { code: { text: 'Schwangerschaftswochen' }, valueQuantity: { code: 'wk', ...weekValue } },
      ...(dayValue === undefined
        ? []
        : [{ code: { text: 'schwangerschaftstage' }, valueQuantity: { code: 'd', ...dayValue } }]),
    ],
  })

  it.each([
    [{ valueQuantity: { value: 28, comparator: '<', code: 'wk' } }, {}, ['comparator#valueQuantity']],
    [{ valueQuantity: undefined, valueString: '< 28' }, {}, ['no_value#valueString']],
    [worded({ value: 28, comparator: '<' }), {}, ['comparator#component[0].valueQuantity']],
    [worded({ value: 28 }, { value: 4 }), { weekBirth: 28, dayBirth: 4 }, []],
    [
      worded({ value: 28 }, { value: 4, comparator: '<' }),
      { weekBirth: 28 },
      ['comparator#component[1].valueQuantity'],
    ],
    [worded({ value: 28.5 }), {}, ['no_value#component[0].valueQuantity']],
  ])('%j is no gestation where it is a bound', (more, expected, reasons) => {
    const result = read([observation(coded('76516-4'), 0, '', more)])
    expect([found(result), told(result)]).toEqual([expected, reasons])
  })
})

describe('how it was measured', () => {
  const positioned = (code: string) => ({
    extension: [
      { url: 'http://hl7.org/fhir/StructureDefinition/observation-bodyPosition', valueCodeableConcept: coded(code) },
    ],
  })

  it.each([
    ['8302-2', { method: coded('414135002') }, {}, ['stated#method']],
    ['8302-2', { method: coded('733985002') }, {}, ['stated#method']],
    ['8302-2', { method: { text: 'estimated by knee height' } }, {}, ['stated#method']],
    ['89269-5', { method: { text: 'laut Mutter angegeben' } }, {}, ['stated#method']],
    ['8302-2', { method: coded('258104002') }, { sizeCm: 108 }, []],
    ['8302-2', positioned('33586001'), {}, ['position#extension']],
    ['8306-3', positioned('10904000'), {}, ['position#extension']],
    ['8306-3', positioned('40199007'), { sizeCm: 108, sizePosition: 'lying' }, []],
    ['8302-2', { dataAbsentReason: { text: 'error' } }, {}, ['data_absent#value']],
  ])('%s, %j', (code, more, expected, reasons) => {
    const result = read([observation(coded(code), 108, 'cm', more)])
    expect([found(result), told(result)]).toEqual([expected, reasons])
  })

  it('keeps the method of a bone age that a component tells', () => {
    const component = [{ code: coded('85150-1'), valueCodeableConcept: { text: 'Greulich and Pyle, estimated' } }]
    const result = read([observation(coded('85151-9'), 5, 'a', { component })])
    expect([result.boneAgeMethods, told(result)]).toEqual([['greulich-pyle'], []])
  })

  it('does not read a component with a modifier', () => {
    const component = [
      { code: coded('8302-2'), valueQuantity: { value: 84, code: 'cm' }, modifierExtension: [{ url: 'urn:x' }] },
    ]
    const result = read([observation(coded('85353-1'), 0, '', { valueQuantity: undefined, component })])
    expect([found(result), told(result)]).toEqual([{}, ['modifier_extension#component[0].modifierExtension']])
  })
})

describe('units', () => {
  it.each([
    ['29463-7', 40, ['lb', 'lbs', 'pound', 'pounds', 'Pounds', 'lbs.'], { weightKg: 18.1436948 }],
    ['29463-7', 640, ['oz', 'ounce', 'ounces'], { weightKg: 18.1436948 }],
    ['29463-7', 18_000, ['gram', 'grams', 'Gramm'], { weightKg: 18 }],
    ['29463-7', 18, ['Kg', 'kgs', 'kilogram', 'kilograms', 'Kilogramm'], { weightKg: 18 }],
    ['8302-2', 42, ['in', 'inch', 'Inches', 'in.', 'Zoll'], { sizeCm: 106.68 }],
    ['8302-2', 3.5, ['ft', 'foot', 'feet'], { sizeCm: 106.68 }],
    ['8302-2', 1080, ['millimeters', 'Millimeter'], { sizeCm: 108 }],
    ['8302-2', 108, ['centimetres', 'Zentimeter', 'cms'], { sizeCm: 108 }],
    ['85151-9', 5, ['yr', 'yrs', '{years}', 'Jahre', 'Jahr'], { boneAgeYears: 5 }],
    ['85151-9', 60, ['mos', 'months', 'Monate'], { boneAgeYears: 5 }],
    ['76516-4', 34, ['wks', 'Wochen', 'SSW'], { weekBirth: 34 }],
    ['76516-4', 239, ['days', 'Tage'], { weekBirth: 34, dayBirth: 1 }],
  ])('%s %s in %j', (code, value, words, expected) => {
    for (const unit of words) {
      const result = read([observation(coded(code), value, '', { valueQuantity: { value, unit } })])
      expect([unit, found(result), told(result)]).toEqual([unit, expected, []])
    }
  })

  it.each([
    ['8302-2', '[in_i]', 'cm', ['unit_contradicted#valueQuantity']],
    ['8302-2', 'cm', 'kg', ['unit_contradicted#valueQuantity']],
    ['29463-7', 'kg', 'lb', ['unit_contradicted#valueQuantity']],
    ['8302-2', 'cm', 'centimeters', []],
    ['8302-2', '[in_us]', 'inches', []],
    ['8302-2', 'cm', 'at home', []],
  ])('%s with the code %s, printed %s', (code, unitCode, unit, reasons) => {
    const result = read([observation(coded(code), 40, '', { valueQuantity: { value: 40, code: unitCode, unit } })])
    expect(told(result)).toEqual(reasons)
  })
})

describe('diagnoses', () => {
  const condition = (code: object): Resource => ({
    resourceType: 'Condition',
    id: 'c',
    code,
    subject: { reference: 'Patient/1' },
  })

  it.each([
    [['254280007', '254281006'], ['TurnerSyndrome']],
    [['205615000', '205616004', '371045000', '254264002'], ['Trisomy21']],
    // Karyotype normal, any anomaly of the pair, the fetus and the family: near, and not it.
    [['205684007', '70156005', '267258002', '64861000119107'], undefined],
  ])('%j: %j', (codes, diseases) => {
    for (const code of codes) expect([code, read([condition(coded(code))]).patient.diseases]).toEqual([code, diseases])
  })

  it.each(['771299009', '367494004', '59403008', '4886009', '12312009'])('%s is a birth too early', (code) => {
    expect(told(read([condition(coded(code))]))).toEqual(['weeks_unknown#code'])
  })

  it('tells of a strange system', () => {
    const strange = { coding: [{ system: 'https://snomed.info/sct/', code: '38804009' }] }
    expect(told(read([condition(strange)]))).toEqual(['system#code'])
  })
})

describe('drugs', () => {
  const types = ['MedicationStatement', 'MedicationRequest', 'MedicationDispense', 'MedicationAdministration']

  it.each([
    [atc, 'H01AC01', 'growth-hormone'],
    [atc, 'H01AC02', 'growth-hormone'],
    [atc, 'H01AC08', 'growth-hormone'],
    [snomed, '56234005', 'growth-hormone'],
    [atc, 'L02AE04', 'puberty-suppression'],
    [atc, 'H01CA02', 'puberty-suppression'],
    ['http://fhir.de/CodeSystem/bfarm/atc', 'L02AE02', 'puberty-suppression'],
    [rxNorm, '42375', 'puberty-suppression'],
    [rxNorm, '38782', 'puberty-suppression'],
    [rxNorm, '50610', 'puberty-suppression'],
  ])('%s %s is %s, from every resource', (system, code, kind) => {
    for (const type of types) {
      const result = read([drug(type, { system, code })])
      expect([type, result.patient.markers]).toEqual([type, [{ text: 'Drug', kind, date: '2022-01-10' }]])
      expect(told(result)).toEqual(['end_unknown'])
    }
  })

  it.each([
    [rxNorm, '61148', 'unknown_drug'],
    [rxNorm, '5640', 'unknown_drug'],
    [snomed, '294825001', 'unknown_drug'],
    [atc, 'H01AC', 'unknown_drug'],
    [atc, 'H01AC99', 'unknown_drug'],
    [atc, 'H01AC03', 'affects_growth'],
    [atc, 'M05BX07', 'affects_growth'],
    [atc, 'H01CA01', 'affects_growth'],
    [atc, 'H02AB06', 'affects_growth'],
    [rxNorm, '8640', 'affects_growth'],
    [atc, 'M01AE01', 'no_treatment_of_growth'],
  ])('%s %s makes no marker: %s', (system, code, reason) => {
    const result = read([drug('MedicationStatement', { system, code })])
    expect([result.patient.markers, told(result)]).toEqual([undefined, [`${reason}#code`]])
    const all = read([drug('MedicationStatement', { system, code })], undefined, 'all')
    expect(all.patient.markers).toEqual([{ text: 'Drug', kind: 'other', date: '2022-01-10' }])
  })

  const gh = { system: atc, code: 'H01AC01' }
  it.each([
    ['MedicationRequest', { intent: 'plan' }, 'not_ordered#intent'],
    ['MedicationRequest', { intent: undefined }, 'not_ordered#intent'],
    ['MedicationRequest', { doNotPerform: true }, 'not_to_be_given#doNotPerform'],
    ['MedicationRequest', { status: 'cancelled' }, 'status#status'],
    ['MedicationRequest', { status: 'draft' }, 'status#status'],
    ['MedicationDispense', { status: 'declined' }, 'status#status'],
    ['MedicationAdministration', { status: 'not-done' }, 'status#status'],
    ['MedicationStatement', { status: 'not-taken' }, 'status#status'],
    [
      'MedicationStatement',
      { status: 'recorded', adherence: { code: { coding: [{ code: 'not-taking' }] } } },
      'not_taken#adherence',
    ],
    ['MedicationRequest', { authoredOn: undefined }, 'no_date#authoredOn'],
    ['MedicationStatement', { modifierExtension: [{ url: 'urn:x' }] }, 'modifier_extension#modifierExtension'],
  ])('%s %j was not given', (type, more, reason) => {
    const result = read([drug(type, gh, more)])
    expect([result.patient.markers, told(result)]).toEqual([undefined, [reason]])
  })

  it('makes one marker of many dispenses, and none where a statement says it', () => {
    const dispensed = ['2022-07-01', '2022-01-10', '2023-05-02'].map((whenHandedOver, index) =>
      drug('MedicationDispense', gh, { id: `d${index}`, whenHandedOver }),
    )
    const ended = { effectivePeriod: { start: '2022-01-01', end: '2022-12-31' } }
    const { patient, unused } = read(dispensed)
    expect(patient.markers).toEqual([{ text: 'Drug', kind: 'growth-hormone', date: '2022-01-10' }])
    expect(unused.map(({ reference, text }) => `${reference}: ${text}`)).toEqual([
      'MedicationDispense/d2: No end of this treatment is recorded: it counts as ongoing after its last entry (2023-05-02, Drug).',
    ])
    expect(read([...dispensed, drug('MedicationStatement', gh, ended)]).patient.markers).toEqual([
      { text: 'Drug', kind: 'growth-hormone', date: '2022-01-01', until: '2022-12-31' },
      { text: 'Drug', kind: 'growth-hormone', date: '2023-05-02' },
    ])
  })

  it.each([
    [{ status: 'active' }, []],
    [{ effectivePeriod: { start: '2022-01-01', end: '2022-12-31' } }, []],
    [{ status: 'stopped' }, ['end_unknown']],
    [{ effectivePeriod: undefined, effectiveDateTime: '2022-01-01' }, ['end_unknown']],
  ])('lists a treatment that is over on no day: %j', (more, expected) => {
    expect(told(read([drug('MedicationStatement', gh, more)]))).toEqual(expected)
  })

  it('names a drug that it does not know, and never calls it none of growth', () => {
    const named = { medicationCodeableConcept: undefined, medicationReference: { display: 'Norditropin' } }
    const [entry] = read([drug('MedicationRequest', gh, named)]).unused
    expect(entry?.text).toBe('The drug (Norditropin) is not known. It may be a growth treatment.')
  })
})

describe('codes of a host', () => {
  const codes: FhirCodes = {
    observations: { 'urn:lab|HT': 'sizeStandingCm', 'urn:lab|GA': 'weekBirth', 'http://loinc.org|62409-8': 'hipCm' },
    drugs: { [`${rxNorm}|61148`]: 'growth-hormone', [`${rxNorm}|5640`]: 'other' },
    conditions: { 'urn:lab|T21': 'Trisomy21' },
    units: { centim: 'cm', Tg: 'd' },
    systems: { 'urn:oid:2.16.840.1.113883.6.1': loinc },
  }
  const own = (system: string, code: string) => ({ coding: [{ system, code }] })

  it('are read', () => {
    const result = read(
      [
        observation(own('urn:lab', 'HT'), 108, 'centim', { id: 'a' }),
        observation(own('urn:lab', 'GA'), 34, 'wk', { id: 'b' }),
        observation(own('urn:oid:2.16.840.1.113883.6.1', '29463-7'), 18, 'kg', { id: 'c' }),
        observation(coded('62409-8'), 70, 'cm', { id: 'd' }),
        { resourceType: 'Condition', code: own('urn:lab', 'T21'), subject: { reference: 'Patient/1' } },
        drug('MedicationRequest', { system: rxNorm, code: '61148' }),
        drug('MedicationRequest', { system: rxNorm, code: '5640' }, { id: 'n' }),
      ],
      codes,
    )
    expect(found(result)).toEqual({
      sizeCm: 108,
      sizePosition: 'standing',
      weightKg: 18,
      hipCm: 70,
      weekBirth: 34,
      diseases: ['Trisomy21'],
      markers: [{ text: 'Drug', kind: 'growth-hormone', date: '2022-01-10' }],
    })
    expect(told(result)).toEqual(['no_treatment_of_growth#code', 'end_unknown'])
  })

  it('says the day of a gestation in a word of the host for days', () => {
    const result = read([observation(own('urn:lab', 'GA'), 280, 'Tg')], codes)
    expect(found(result)).toEqual({ weekBirth: 40, dayBirth: 0 })
  })

  it.each([
    [7, 'codes is 7'],
    [{ observation: {} }, 'observation'],
    [{ observations: { 'urn:lab|HT': 'height' } }, 'codes.observations["urn:lab|HT"] is "height"; expected'],
    [{ observations: { HT: 'sizeCm' } }, 'codes.observations is "HT"'],
    [{ observations: [] }, 'codes.observations is an empty list'],
    [{ drugs: { 'urn:lab|X': 'somatropin' } }, 'codes.drugs["urn:lab|X"]'],
    [{ conditions: { 'urn:lab|X': 'Marfan' } }, 'codes.conditions["urn:lab|X"]'],
    [{ units: { Elle: '[yd_i]' } }, 'codes.units["Elle"]'],
    [{ systems: { loinc: 'LOINC' } }, 'codes.systems["loinc"]'],
  ])('%j is refused', (given, message) => {
    expect(() => read([], given as never)).toThrow(message)
  })
})
