import fc from 'fast-check'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { patientFromFhir } from '../../../src/doors/fhir/index.js'
import { awkwardTexts, hostileNumber } from '../given/values.js'
import { assertUnpolluted } from '../oracles/texts.js'
import { tried } from '../oracles/trial.js'
import type { Bench, Target } from '../target.js'

const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(...awkwardTexts),
  hostileNumber,
  fc.constantFrom(
    '2019-05-06',
    '2019-05',
    '0001-01-01T24:00:00Z',
    'Patient/1',
    '#m',
    'https://host/Patient/1',
    undefined,
  ),
)

/** What is meant, and once in a while anything at all. */
export const mostly = (...usual: readonly unknown[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: anything })

const coding = fc.record({
  system: mostly(
    'http://loinc.org',
    'http://snomed.info/sct',
    'http://hl7.org/fhir/sid/icd-10-cm',
    'http://www.whocc.no/atc',
  ),
  code: mostly('8302-2', '8306-3', '29463-7', '76516-4', '8339-4', '85151-9', '38804009', 'P07.35', 'H01AC01', 'FTH'),
  display: mostly('Body height', ''),
})
const concept = fc.oneof(
  { weight: 8, arbitrary: fc.record({ coding: fc.array(coding, { maxLength: 3 }), text: mostly('x', undefined) }) },
  { weight: 1, arbitrary: anything },
)
const quantity = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      value: fc.oneof(fc.double({ min: 0, max: 200, noNaN: true }), hostileNumber),
      code: mostly('cm', 'kg', 'g', 'wk', 'a', '[in_i]'),
      comparator: mostly(undefined, undefined, '<'),
    }),
  },
  { weight: 1, arbitrary: anything },
)
const period = fc.record({ start: mostly('2020-01-01'), end: mostly('2020-01-01', undefined) })
const extension = fc.record({
  url: mostly('http://hl7.org/fhir/us/core/StructureDefinition/us-core-birthsex'),
  valueCode: mostly('F'),
})

export const resource = fc.record(
  {
    resourceType: mostly(
      'Observation',
      'Observation',
      'Condition',
      'FamilyMemberHistory',
      'MedicationStatement',
      'MedicationRequest',
      'Bundle',
      'Procedure',
      'Medication',
    ),
    id: mostly('1', '2', undefined),
    status: mostly('final', 'completed', 'active', 'entered-in-error'),
    code: concept,
    subject: fc.record({ reference: mostly('Patient/1', 'urn:uuid:1') }),
    effectiveDateTime: mostly('2021-05-06T23:30:00Z', '2020-02-29', undefined),
    effectivePeriod: period,
    valueQuantity: quantity,
    valueString: mostly('34+1', undefined),
    component: fc.array(fc.record({ code: concept, valueQuantity: quantity }), { maxLength: 3 }),
    birthDate: mostly('2019-01-01', '2019'),
    gender: mostly('female', 'other'),
    name: mostly([{ given: ['A'], family: 'B' }], [null], {}),
    relationship: concept,
    medicationCodeableConcept: concept,
    medicationReference: fc.record({ reference: mostly('Medication/1', '#1') }),
    contained: mostly([{ resourceType: 'Medication', id: '1' }], undefined),
    extension: fc.array(extension, { maxLength: 2 }),
    identifier: mostly([{ value: '7' }], undefined),
    focus: mostly(undefined, undefined, [{ reference: 'Patient/1' }]),
    modifierExtension: mostly(undefined, undefined, [{ url: 'urn:x' }]),
    method: concept,
    meta: mostly(undefined, { versionId: '2', lastUpdated: '2024-01-01T00:00:00Z' }),
    type: mostly('history', 'searchset'),
    entry: mostly(
      [{ resource: { resourceType: 'Observation' } }, { request: { method: 'DELETE', url: 'x' } }],
      undefined,
    ),
    intent: mostly('order', 'plan'),
    authoredOn: mostly('2021-05-06', '2021'),
  },
  { requiredKeys: ['resourceType'] },
)
/** One patient, so that most records are read. */
const person = {
  fullUrl: 'urn:uuid:1',
  resource: { resourceType: 'Patient', id: '1', gender: 'female', birthDate: '2019-01-01' },
}

export const record = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      resourceType: fc.constant('Bundle'),
      entry: fc.array(fc.record({ resource }), { minLength: 1, maxLength: 8 }).map((entries) => [...entries, person]),
    }),
  },
  { weight: 3, arbitrary: fc.array(resource, { maxLength: 4 }) },
  { weight: 1, arbitrary: anything },
)
const options = fc.record({
  timeZone: mostly('Europe/Berlin', undefined),
  locale: mostly('de', 'en'),
  markers: mostly('growth', 'all', 'none'),
  patient: mostly(undefined, 'Patient/1'),
})

/** Records of FHIR: whatever they contain, they are read or refused, and what is read can be computed. */
export const fhirTarget: Target = {
  name: 'fhir',
  share: 60,
  property: (bench) => fc.property(record, options, (given, chosen) => readRecord(given, chosen, bench)),
}

function readRecord(given: unknown, chosen: object, { tally }: Bench): void {
  const found = tried(tally, ['invalid_value', 'invalid_parameter'], () => patientFromFhir(given as never, chosen))
  assertUnpolluted()
  if (found === undefined) return
  for (const { text, reference } of found.unused) {
    if (text === '' || reference === '') throw new Error('what is unused is not told')
  }
  calculatePatient(found.patient, { today: '2026-01-01' })
}
