import type { ZoneCalendar } from '../model/day-in-zone.js'
import type { KnownDisease, Marker, MarkerKind } from '../model/patient.js'
import {
  codingsOf,
  elementOf,
  extensionsOf,
  type FhirElement,
  givenText,
  nameOf,
  type RecordResource,
  wordsOf,
} from './fhir-json.js'
import { growthCondition, growthTreatment, type PatientField, parentFields } from './growth-codes.js'
import { inUnitOf } from './quantity.js'
import { dateProblem, type RecordDate, recordDay } from './record-dates.js'
import type { PatientRecord } from './record-resources.js'
import type { UnusedList } from './unused-fhir.js'

/** What a condition tells of growth. */
export type ConditionFound =
  | { readonly kind: 'disease'; readonly disease: KnownDisease }
  | { readonly kind: 'weeks'; readonly weeks: number }

const unconfirmed = ['refuted', 'entered-in-error', 'differential', 'provisional', 'unconfirmed']

/** A disease that has references, or the weeks of a birth too early. */
export function readCondition({ resource, reference }: RecordResource, unused: UnusedList): ConditionFound | undefined {
  const meaning = growthCondition(codingsOf(resource.code), wordsOf(resource.code))
  if (meaning === undefined) {
    unused.add('code', reference, 'code', nameOf(resource.code))
    return undefined
  }
  const verification = codingsOf(resource.verificationStatus).map(({ code }) => code)
  const doubt = verification.find((code) => unconfirmed.includes(code))
  if (doubt !== undefined) {
    unused.add('not_confirmed', reference, 'verificationStatus', doubt)
    return undefined
  }
  if (meaning.kind === 'disease') return meaning
  if (meaning.kind === 'preterm' && meaning.weeks !== undefined) return { kind: 'weeks', weeks: meaning.weeks }
  unused.add(
    meaning.kind === 'ambiguous' ? 'ambiguous_code' : 'weeks_unknown',
    reference,
    'code',
    nameOf(resource.code),
  )
  return undefined
}

/** The extension in which SMART's growth chart keeps a relative's height. */
const heightExtensions = [
  'http://fhir-registry.smarthealthit.org/StructureDefinition/family-history#height',
  'http://fhir-registry.smarthealthit.org/StructureDefinition/family-history-height',
]

/** A parent's height. */
export function readParent(
  { resource, reference }: RecordResource,
  unused: UnusedList,
): { readonly field: PatientField; readonly value: number } | undefined {
  if (!isUsedStatus(['completed', 'partial'], resource, reference, unused)) return undefined
  const [extension] = extensionsOf(resource, ...heightExtensions)
  const field = codingsOf(resource.relationship).map(({ code }) => parentFields.get(code))[0]
  if (extension === undefined) {
    unused.add('no_value', reference, 'extension', nameOf(resource.relationship))
    return undefined
  }
  if (field === undefined) {
    unused.add('relationship', reference, 'relationship', nameOf(resource.relationship))
    return undefined
  }
  const { value, code, unit } = elementOf(extension.valueQuantity) ?? {}
  const cm = typeof value === 'number' ? inUnitOf(field, value, givenText(code) || givenText(unit)) : undefined
  if (cm === undefined) unused.add('unit', reference, 'extension.valueQuantity', givenText(code) || givenText(unit))
  return cm === undefined ? undefined : { field, value: cm }
}

/** With these statuses a treatment was given, in R4's words and in R5's. */
const givenStatuses: { readonly [type: string]: readonly string[] } = {
  MedicationStatement: ['active', 'completed', 'stopped', 'recorded'],
  Procedure: ['in-progress', 'completed', 'stopped'],
}

function isUsedStatus(used: readonly string[], resource: FhirElement, reference: string, unused: UnusedList): boolean {
  const status = givenText(resource.status)
  if (used.includes(status)) return true
  unused.add('status', reference, 'status', status)
  return false
}

/** Growth hormone, suppression of puberty; with `all`, any drug or procedure. */
export function readTreatment(
  entry: RecordResource,
  record: PatientRecord,
  zone: ZoneCalendar | undefined,
  markers: 'growth' | 'all',
  unused: UnusedList,
): Marker | undefined {
  const { resource, reference } = entry
  const concept = treatmentConcept(entry, record)
  const growth = entry.type === 'Procedure' ? undefined : growthTreatment(codingsOf(concept))
  if (growth === undefined && markers === 'growth') {
    unused.add('no_treatment_of_growth', reference, 'code', nameOf(concept))
    return undefined
  }
  if (!isUsedStatus(givenStatuses[entry.type] ?? [], resource, reference, unused)) return undefined
  return marker(nameOf(concept), growth ?? 'other', treatmentDates(resource, zone), reference, unused)
}

/** What was given or done: R4 and R5 keep a drug in different places, or refer to it. */
function treatmentConcept(entry: RecordResource, { resolve }: PatientRecord): unknown {
  const { code, medicationCodeableConcept, medicationReference, medication } = entry.resource
  if (entry.type === 'Procedure') return code
  const r5 = elementOf(medication)
  return medicationCodeableConcept ?? r5?.concept ?? resolve(medicationReference ?? r5?.reference, entry)?.code
}

/** When it was given or done: a moment, or from one to another. */
function treatmentDates(
  resource: FhirElement,
  zone: ZoneCalendar | undefined,
): { readonly from: RecordDate; readonly until: RecordDate | undefined } {
  const moment = resource.effectiveDateTime ?? resource.performedDateTime ?? resource.occurrenceDateTime
  if (moment !== undefined) return { from: recordDay(moment, zone), until: undefined }
  const period = elementOf(resource.effectivePeriod ?? resource.performedPeriod ?? resource.occurrencePeriod)
  return {
    from: recordDay(period?.start, zone),
    until: period?.end === undefined ? undefined : recordDay(period.end, zone),
  }
}

function marker(
  text: string,
  kind: MarkerKind,
  { from, until }: ReturnType<typeof treatmentDates>,
  reference: string,
  unused: UnusedList,
): Marker | undefined {
  if (!('day' in from)) {
    unused.add(dateProblem(from.written), reference, 'effective', from.written)
    return undefined
  }
  if (until !== undefined && !('day' in until)) {
    unused.add(dateProblem(until.written), reference, 'effective.end', until.written)
  }
  return { text, kind, date: from.day, ...(until !== undefined && 'day' in until && { until: until.day }) }
}
