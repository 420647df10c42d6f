import { elementOf, elementsOf, type FhirElement, givenText, type RecordResource } from '../fhir-json.js'
import type { UnusedList } from '../unused-fhir.js'
import type { PatientRecord } from './record-resources.js'

/** Whether a resource is about this patient only, and can be understood; why not is added to `unused`. */
export function isAboutPatient(entry: RecordResource, record: PatientRecord, unused: UnusedList): boolean {
  return (
    isUnderstood(entry, unused) &&
    hasPatientAsSubject(entry, record, unused) &&
    isFocusedOnPatient(entry, record, unused)
  )
}

/** Says once how many resources were used although they don't say whom they are about. */
export function tellAssumedSubjects(
  used: readonly RecordResource[],
  { patient }: PatientRecord,
  unused: UnusedList,
): void {
  const nameless = used.filter(({ resource }) => !(elementOf(resource.subject) ?? elementOf(resource.patient)))
  if (nameless.length > 0) unused.add('subject_assumed', patient.reference, '', String(nameless.length))
}

/**
 * Whether a resource has neither modifier extensions nor rules of its own: either may
 * turn its meaning round (FHIR R4, extensibility.html, resource.html).
 */
export function isUnderstood({ resource, reference }: RecordResource, unused: UnusedList): boolean {
  const [modifier] = elementsOf(resource.modifierExtension)
  if (modifier !== undefined) {
    unused.add('modifier_extension', reference, 'modifierExtension', givenText(modifier.url))
  }
  if (resource.implicitRules !== undefined) {
    unused.add('implicit_rules', reference, 'implicitRules', givenText(resource.implicitRules))
  }
  return modifier === undefined && resource.implicitRules === undefined
}

/** Whether a resource has one of the statuses that are read. */
export function hasUsedStatus(
  used: readonly string[],
  { resource, reference }: RecordResource,
  unused: UnusedList,
): boolean {
  const status = givenText(resource.status)
  if (used.includes(status)) return true
  unused.add('status', reference, 'status', status)
  return false
}

function hasPatientAsSubject(
  { resource, reference }: RecordResource,
  record: PatientRecord,
  unused: UnusedList,
): boolean {
  const subject = elementOf(resource.subject) ?? elementOf(resource.patient)
  if (subject === undefined && record.isAlone) return true
  const whose = subjectOf(subject ?? {}, record)
  if (whose === 'patient') return true
  unused.add(whose === 'other' ? 'other_patient' : 'subject_unknown', reference, '', nameOfSubject(subject))
  return false
}

/** What an observation is about beside its subject: a parent, a fetus, a device. */
function isFocusedOnPatient(
  { resource, reference }: RecordResource,
  record: PatientRecord,
  unused: UnusedList,
): boolean {
  const other = elementsOf(resource.focus).find((focus) => subjectOf(focus, record) !== 'patient')
  if (other !== undefined) unused.add('other_patient', reference, 'focus', nameOfSubject(other))
  return other === undefined
}

/** Whom a reference is to: a literal one counts before an identifier (FHIR R4, references.html); a name alone tells nothing. */
function subjectOf(subject: FhirElement, { isPatient, hasIdentifier }: PatientRecord): 'patient' | 'other' | 'unknown' {
  const literal = givenText(subject.reference)
  if (literal !== '') return isPatient(literal) ? 'patient' : 'other'
  const type = givenText(subject.type).replace('http://hl7.org/fhir/StructureDefinition/', '')
  if (type !== '' && type !== 'Patient') return 'other'
  const identifier = elementOf(subject.identifier)
  if (givenText(identifier?.value) === '') return 'unknown'
  return hasIdentifier(identifier ?? {}) ? 'patient' : 'other'
}

function nameOfSubject(subject: FhirElement | undefined): string {
  return (
    givenText(subject?.reference) || givenText(subject?.display) || givenText(elementOf(subject?.identifier)?.value)
  )
}
