import { invalidParameter, invalidValue } from '../text/invalid-input.js'
import { elementOf, elementsOf, type FhirElement, type FhirResource, givenText } from './fhir-json.js'

/** A resource and how a record refers to it. */
export interface RecordResource {
  readonly resource: FhirElement
  readonly type: string
  /** `Observation/123`, else its place in the record. */
  readonly reference: string
  /** The address of its entry in a bundle. */
  readonly fullUrl: string
}

/** One patient of a record, and the resources that may be about that patient. */
export interface PatientRecord {
  readonly patient: RecordResource
  readonly resources: readonly RecordResource[]
  /** Whether a reference is to the patient; a missing one is. */
  readonly isOfPatient: (reference: unknown) => boolean
  /** The resource that a reference names, in the record or contained in another resource. */
  readonly resolve: (reference: unknown, from: RecordResource) => FhirElement | undefined
}

/**
 * The resources of a bundle or a list, and the patient whose they are.
 *
 * @param wanted the patient's reference or id, needed where a record has several
 * @throws AuxologyError `invalid_value` for what is no record or has no patient; `invalid_parameter` where there are
 * several and none of them is chosen
 */
export function patientRecord(
  record: FhirResource | readonly FhirResource[],
  wanted: string | undefined,
): PatientRecord {
  const resources = resourcesOf(record)
  const patients = resources.filter(({ type }) => type === 'Patient')
  const references = patients.map(({ reference }) => reference)
  const chosen = wanted === undefined ? patients : patients.filter((patient) => isReferenceTo(patient, wanted))
  const [patient, ...others] = chosen
  if (patient === undefined || others.length > 0) {
    if (references.length === 0) throw invalidValue('record', record, 'a record with a Patient', 'it has none')
    throw invalidParameter('patient', wanted, references)
  }
  const byReference = new Map(resources.flatMap((entry) => names(entry).map((name) => [name, entry.resource])))
  return {
    patient,
    resources,
    isOfPatient: (reference) => {
      const target = givenText(elementOf(reference)?.reference)
      return target === '' || isReferenceTo(patient, target)
    },
    resolve: (reference, from) => {
      const target = givenText(elementOf(reference)?.reference)
      if (!target.startsWith('#')) return byReference.get(withoutVersion(target))
      return elementsOf(from.resource.contained).find(({ id }) => id === target.slice(1))
    },
  }
}

function resourcesOf(record: FhirResource | readonly FhirResource[]): readonly RecordResource[] {
  if (Array.isArray(record)) {
    return record.flatMap((resource, index) => recordResource(resource, `[${index}]`, '') ?? [])
  }
  const root = elementOf(record)
  if (root === undefined || typeof root.resourceType !== 'string') {
    throw invalidValue('record', record, 'a FHIR Bundle, a resource, or a list of resources')
  }
  if (root.resourceType !== 'Bundle') return [recordResource(root, 'record', '')].flatMap((entry) => entry ?? [])
  if (root.entry === undefined) return []
  if (!Array.isArray(root.entry)) throw invalidValue('record.entry', root.entry, 'a list of entries')
  return root.entry.flatMap((entry, index) => {
    const { resource, fullUrl } = elementOf(entry) ?? {}
    return recordResource(resource, `entry[${index}]`, givenText(fullUrl)) ?? []
  })
}

function recordResource(value: unknown, place: string, fullUrl: string): RecordResource | undefined {
  const resource = elementOf(value)
  const type = givenText(resource?.resourceType)
  if (resource === undefined || type === '') return undefined
  const id = givenText(resource.id)
  return { resource, type, reference: id === '' ? place : `${type}/${id}`, fullUrl }
}

/** What references may call a resource. */
function names({ resource, type, reference, fullUrl }: RecordResource): readonly string[] {
  return [fullUrl, reference, givenText(resource.id) === '' ? '' : `${type}/${givenText(resource.id)}`].filter(
    (name) => name !== '',
  )
}

/** Whether a reference, relative or absolute, of a version or not, or a bare id is to a resource. */
function isReferenceTo(resource: RecordResource, reference: string): boolean {
  const target = withoutVersion(reference)
  const id = givenText(resource.resource.id)
  return (
    names(resource).includes(target) ||
    (id !== '' && (target === id || (/^https?:/.test(target) && target.endsWith(`/${resource.type}/${id}`))))
  )
}

function withoutVersion(reference: string): string {
  return reference.replace(/\/_history\/.*$/s, '')
}
