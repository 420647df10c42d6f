import type { CdsHook } from '../../../ground/model/fhir-names.js'
import { documentError, invalidValue } from '../../../ground/text/invalid-input.js'
import { elementOf, elementsOf, type FhirResource, givenText } from '../../fhir/fhir-json.js'
import { type PrefetchKey, prefetchKeys, requiredKeys } from './cds-services.js'

/** What a record system sent: whose record, and what of it. */
export interface CdsRequest {
  readonly hookInstance: string
  readonly patientId: string
  readonly resources: readonly FhirResource[]
  /** The parts of the record that were not sent. */
  readonly notSent: readonly PrefetchKey[]
}

/** What is missing of what a service needs. */
export interface MissingPrefetch {
  readonly missing: string
  /** Where it would have been, as FHIRPath. */
  readonly places: readonly string[]
}

/** The id of a resource (FHIR R4, datatypes, id). */
const idForm = /^[A-Za-z0-9\-.]{1,64}$/

/** Longer than any UUID; anything longer is not the id of a call. */
const longestInstance = 200

/**
 * A call of a service, from its body. Only `hook`, `hookInstance`, `context.patientId` and
 * `prefetch` are read: neither `fhirServer` nor `fhirAuthorization` is looked at.
 *
 * @throws AuxologyError for a body that is not a call of this hook, or is about two patients
 */
export function readCdsRequest(
  body: { readonly [name: string]: unknown },
  called: CdsHook,
): CdsRequest | MissingPrefetch {
  const { hook, hookInstance, context, prefetch } = body
  if (hook !== called) throw invalidValue('hook', hook, [called])
  if (typeof hookInstance !== 'string' || hookInstance === '' || hookInstance.length > longestInstance) {
    throw invalidValue('hookInstance', hookInstance, 'the id of the call')
  }
  const patientId = idOf((context as { readonly patientId?: unknown } | undefined)?.patientId)
  const sent = new Map(prefetchKeys.map((key) => [key, resourcesSent(key, partOf(prefetch, key))]))
  const missing = requiredKeys.filter((key) => sent.get(key) === undefined)
  if (missing.length > 0) return missingParts(missing)
  const cut = prefetchKeys.filter((key) => hasFurtherPages(partOf(prefetch, key)))
  if (cut.length > 0) return missingParts(cut, 'further pages of ')
  const [patient, ...others] = sent.get('patient') ?? []
  if (patient === undefined || others.length > 0) return missingParts(['patient'])
  const { resourceType, id } = patient as FhirResource & { readonly id?: unknown }
  if (resourceType !== 'Patient' || id !== patientId) {
    throw invalidValue('prefetch.patient.id', id, [patientId], 'the record of another patient')
  }
  return {
    hookInstance,
    patientId,
    resources: prefetchKeys.flatMap((key) => sent.get(key) ?? []),
    notSent: prefetchKeys.filter((key) => sent.get(key) === undefined),
  }
}

function missingParts(keys: readonly PrefetchKey[], what = ''): MissingPrefetch {
  const places = keys.map((key) => `prefetch.${key}`)
  return { missing: `${what}${places.join(', ')}`, places }
}

function idOf(patientId: unknown): string {
  // Some systems give a reference.
  const id = typeof patientId === 'string' ? patientId.replace(/^Patient\//, '') : ''
  if (!idForm.test(id)) throw invalidValue('context.patientId', patientId, 'the id of a Patient')
  return id
}

function partOf(prefetch: unknown, key: PrefetchKey): unknown {
  const parts = prefetch ?? {}
  if (typeof parts !== 'object' || Array.isArray(parts)) {
    throw documentError('unexpected_structure', 'an object with a member for each key', 'prefetch')
  }
  return Object.hasOwn(parts, key) ? parts[key as keyof typeof parts] : undefined
}

/** The resources of a part; none where the record has none (`null`); undefined where they could not be sent. */
function resourcesSent(key: PrefetchKey, part: unknown): readonly FhirResource[] | undefined {
  if (part === undefined) return undefined
  if (part === null) return requiredKeys.includes(key) ? undefined : []
  const resource = elementOf(part)
  const type = givenText(resource?.resourceType)
  if (resource === undefined || type === '') throw invalidValue(`prefetch.${key}`, part, 'a resource, a Bundle or null')
  if (type === 'OperationOutcome') return undefined
  if (type !== 'Bundle') return [part as FhirResource]
  const found = elementsOf(resource.entry).flatMap((entry) => elementOf(entry.resource) ?? [])
  // A search tells of trouble in its own answer too (FHIR R4, search, 3.1.1.6).
  const trouble = found.some(({ resourceType, issue }) => resourceType === 'OperationOutcome' && hasFailed(issue))
  if (trouble) return undefined
  return key === 'patient' ? (found as readonly unknown[] as readonly FhirResource[]) : [part as FhirResource]
}

function hasFailed(issue: unknown): boolean {
  return elementsOf(issue).some(({ severity }) => severity === 'error' || severity === 'fatal')
}

/** Whether a Bundle is a page with another to follow, which only its server could give. */
function hasFurtherPages(part: unknown): boolean {
  return elementsOf(elementOf(part)?.link).some(({ relation }) => relation === 'next')
}
