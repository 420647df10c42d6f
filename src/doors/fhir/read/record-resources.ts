import { invalidParameter, invalidValue } from '../../../ground/text/invalid-input.js'
import {
  elementOf,
  elementsOf,
  type FhirElement,
  type FhirResource,
  givenText,
  type RecordResource,
} from '../fhir-json.js'
import type { UnusedList } from '../unused-fhir.js'

/** One patient of a record, and the resources that may be about that patient. */
export interface PatientRecord {
  readonly patient: RecordResource
  /** Whether the record has no other patient. */
  readonly isAlone: boolean
  readonly resources: readonly RecordResource[]
  /** Whether a literal reference is to the patient. */
  readonly isPatient: (reference: string) => boolean
  /** Whether an identifier is one of the patient's. */
  readonly hasIdentifier: (identifier: FhirElement) => boolean
  /** The resource that a reference names, in the record or contained in another resource. */
  readonly resolve: (reference: unknown, from: RecordResource) => FhirElement | undefined
}

/**
 * The resources of a bundle or a list, and the patient whose they are.
 *
 * @param wanted the patient's reference or id, needed where a record has several
 * @throws AuxologyError `invalid_value` for anything but a record with a patient; `invalid_parameter` where there are
 * several and none of them is chosen
 */
export function recordOfPatient(
  record: FhirResource | readonly FhirResource[],
  wanted: string | undefined,
  unused: UnusedList,
): PatientRecord {
  const sent = sentResources(record, unused)
  const resources = currentResources(sent, unused)
  const patients = resources.filter(({ type }) => type === 'Patient')
  const chosen = wanted === undefined ? patients : patients.filter((patient) => isReferenceTo(patient, wanted))
  const [patient, ...others] = chosen
  if (patient === undefined || others.length > 0) {
    if (patients.length === 0) throw invalidValue('record', record, 'a record with a Patient', 'it has none')
    throw invalidParameter('patient', wanted, distinctNames(patients))
  }
  const byReference = new Map(resources.flatMap((entry) => names(entry).map((name) => [name, entry.resource])))
  // Another page may give the patient's entry an address that this one lacks: at most one, else there were two patients.
  const addressed = sent.find(({ reference, fullUrl }) => reference === patient.reference && fullUrl !== '')
  const known = patients.length === 1 && patient.fullUrl === '' ? (addressed ?? patient) : patient
  const identifiers = new Set(elementsOf(patient.resource.identifier).map(identifierKey))
  return {
    patient,
    isAlone: patients.length === 1,
    resources,
    isPatient: (reference) => isReferenceTo(known, reference),
    hasIdentifier: (identifier) => identifiers.has(identifierKey(identifier)),
    resolve: (reference, from) => {
      const target = givenText(elementOf(reference)?.reference)
      if (!target.startsWith('#')) return byReference.get(withoutVersion(target))
      return elementsOf(from.resource.contained).find(({ id }) => id === target.slice(1))
    },
  }
}

function identifierKey({ system, value }: FhirElement): string {
  return `${givenText(system)}|${givenText(value)}`
}

/** The patients' references; where two are the same, their addresses. */
function distinctNames(patients: readonly RecordResource[]): readonly string[] {
  const references = patients.map(({ reference }) => reference)
  return patients.map(({ reference, fullUrl }) =>
    fullUrl !== '' && references.indexOf(reference) !== references.lastIndexOf(reference) ? fullUrl : reference,
  )
}

/** Pages within an answer to several requests; deeper ones are counted as not read. Our own limit. */
const mostNested = 4

function sentResources(record: FhirResource | readonly FhirResource[], unused: UnusedList): readonly SentResource[] {
  if (Array.isArray(record)) {
    return record.flatMap((resource, index) =>
      resourcesOf({ resource }, { place: `[${index}]`, depth: mostNested }, unused),
    )
  }
  const root = elementOf(record)
  if (root === undefined || typeof root.resourceType !== 'string') {
    throw invalidValue('record', record, 'a FHIR Bundle, a resource, or a list of resources')
  }
  if (root.resourceType !== 'Bundle')
    return resourcesOf({ resource: root }, { place: 'record', depth: mostNested }, unused)
  if (root.entry !== undefined && !Array.isArray(root.entry)) {
    throw invalidValue('record.entry', root.entry, 'a list of entries')
  }
  if (root.implicitRules !== undefined) {
    throw invalidValue('record.implicitRules', root.implicitRules, 'a Bundle without rules of its own')
  }
  return entriesOf(root, '', mostNested, unused)
}

function entriesOf(bundle: FhirElement, place: string, depth: number, unused: UnusedList): readonly SentResource[] {
  if (!Array.isArray(bundle.entry)) return []
  const isHistory = bundle.type === 'history'
  return bundle.entry.flatMap((value: unknown, index) => {
    const entry = elementOf(value) ?? {}
    const at = `${place}entry[${index}]`
    const [modifier] = elementsOf(entry.modifierExtension)
    if (modifier !== undefined) {
      unused.add('modifier_extension', at, 'modifierExtension', givenText(modifier.url))
      return []
    }
    const { method, url } = elementOf(entry.request) ?? {}
    if (isHistory && method === 'DELETE') {
      // The address of a server may precede it, the version follow it.
      const address = withoutVersion(givenText(url) || givenText(entry.fullUrl))
      const [type = '', id = ''] = address.split('/').slice(-2)
      const fullUrl = givenText(entry.fullUrl)
      return [{ resource: {}, type, reference: `${type}/${id}`, fullUrl, isDeleted: true, ...storedVersion(entry) }]
    }
    return resourcesOf(entry, { place: at, depth }, unused)
  })
}

/** A resource, or those of a bundle in its place. */
function resourcesOf(
  entry: FhirElement,
  { place, depth }: { readonly place: string; readonly depth: number },
  unused: UnusedList,
): readonly SentResource[] {
  const resource = elementOf(entry.resource)
  const type = givenText(resource?.resourceType)
  if (resource === undefined || type === '') return []
  if (type === 'Bundle' && depth > 0) {
    if (resource.implicitRules === undefined) return entriesOf(resource, `${place}.`, depth - 1, unused)
    unused.add('implicit_rules', place, 'implicitRules', givenText(resource.implicitRules))
    return []
  }
  const id = givenText(resource.id)
  const reference = id === '' ? place : `${type}/${id}`
  return [{ resource, type, reference, fullUrl: givenText(entry.fullUrl), isDeleted: false, ...storedVersion(entry) }]
}

/** When and as what version a server stored the resource of an entry: the resource says it, else the entry's answer. */
function storedVersion({ resource, response }: FhirElement): Pick<SentResource, 'storedAt' | 'version'> {
  const meta = elementOf(elementOf(resource)?.meta)
  const { lastModified, etag } = elementOf(response) ?? {}
  return {
    storedAt: givenText(meta?.lastUpdated) || givenText(lastModified),
    // W/"3" is version 3 (FHIR R4, http.html, versioning).
    version: givenText(meta?.versionId) || givenText(etag).replace(/^(?:W\/)?"(.*)"$/s, '$1'),
  }
}

/** What references may call a resource. */
function names({ reference, fullUrl }: RecordResource): readonly string[] {
  return fullUrl === '' ? [reference] : [withoutVersion(fullUrl), reference]
}

/**
 * Whether a reference, relative or absolute, of a version or not, or a bare id is to a
 * resource. Where the resource has a web address, an absolute reference has to be that:
 * another server's `Patient/1` is another patient.
 */
function isReferenceTo(entry: RecordResource, reference: string): boolean {
  const target = withoutVersion(reference)
  if (names(entry).includes(target)) return true
  const id = givenText(entry.resource.id)
  if (id === '') return false
  if (target === id) return true
  return isWebAddress(target) && !isWebAddress(entry.fullUrl) && target.endsWith(`/${entry.type}/${id}`)
}

function isWebAddress(text: string): boolean {
  return /^https?:/.test(text)
}

/** A resource as a record has it: it may come again on another page, or in another version. */
export interface SentResource extends RecordResource {
  /** The entry of a history that says that it was deleted. */
  readonly isDeleted: boolean
  /** When this version was stored, an instant; empty where neither the resource nor its entry says so. */
  readonly storedAt: string
  /** The version's name; servers that count have a number. */
  readonly version: string
}

/**
 * Each resource once. Of several versions the newest counts, and none where that was
 * deleted. Their order in the record says nothing: histories begin with the newest (FHIR
 * R4, http.html, history), unless they were sorted. Where the order can't be told, no
 * version is used, of the Patient the first. The same resource on two pages is one.
 */
function currentResources(sent: readonly SentResource[], unused: UnusedList): readonly RecordResource[] {
  const addresses = new Map<string, Set<string>>()
  for (const { reference, fullUrl } of sent) {
    const known = addresses.get(reference) ?? new Set()
    addresses.set(reference, known)
    if (fullUrl !== '') known.add(withoutVersion(fullUrl))
  }
  /** One reference with two addresses is of two servers. */
  const keyOf = ({ reference, fullUrl }: SentResource): string =>
    (addresses.get(reference)?.size ?? 0) > 1 ? withoutVersion(fullUrl) || reference : reference
  const versions = new Map<string, SentResource[]>()
  for (const entry of sent) {
    const key = keyOf(entry)
    const known = versions.get(key)
    if (known === undefined) versions.set(key, [entry])
    else known.push(entry)
  }
  return [...versions.values()].flatMap((all) => currentOf(all, unused) ?? [])
}

function currentOf(versions: readonly SentResource[], unused: UnusedList): RecordResource | undefined {
  const [only] = versions
  if (only === undefined) return undefined
  if (versions.length === 1) return only.isDeleted ? undefined : only
  const newest = versions.reduce((best, other) => (isNewer(other, best) ? other : best))
  const text = JSON.stringify(newest.resource)
  const others = versions.filter(
    (other) => other.isDeleted !== newest.isDeleted || JSON.stringify(other.resource) !== text,
  )
  const written = versions.filter(({ isDeleted }) => !isDeleted)
  const { reference, type } = newest
  if (!others.every((other) => isNewer(newest, other))) {
    unused.add('order_unknown', reference, '', '')
    // Without a Patient there would be no record.
    return type === 'Patient' ? written[0] : undefined
  }
  if (newest.isDeleted) {
    if (written.length > 0) unused.add('deleted', reference, '', '')
    return undefined
  }
  for (const { isDeleted, version } of others) {
    if (!isDeleted) unused.add('superseded', reference, '', version)
  }
  return newest
}

/** By the moment of storing, else by the version; false where neither says. */
function isNewer(one: SentResource, other: SentResource): boolean {
  const moments = [one, other].map(({ storedAt }) => Date.parse(storedAt))
  const numbers = [one, other].map(({ version }) => (/^\d+$/.test(version) ? Number(version) : Number.NaN))
  for (const [mine = Number.NaN, its = Number.NaN] of [moments, numbers]) {
    if (mine !== its && !Number.isNaN(mine) && !Number.isNaN(its)) return mine > its
  }
  return false
}

/** The reference to a resource, whatever its version. */
function withoutVersion(address: string): string {
  return address.replace(/\/_history\/.*$/s, '')
}
