import { elementOf, type FhirElement, givenText, type RecordResource } from './fhir-json.js'
import type { UnusedList } from './unused-fhir.js'

/** A resource as a record has it: it may come again on another page, or in another version. */
export interface SentResource extends RecordResource {
  /** The entry of a history that says that it was deleted. */
  readonly isDeleted: boolean
}

/**
 * Each resource once. Of several versions the newest counts, by `meta`; where that doesn't
 * say, the first, as histories begin with the newest (FHIR R4, http.html, history). The
 * same resource on two pages is one.
 */
export function currentResources(sent: readonly SentResource[], unused: UnusedList): readonly RecordResource[] {
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
  const [first] = versions
  if (first === undefined || first.isDeleted) {
    for (const { reference } of versions.slice(1)) unused.add('status', reference, '', 'deleted')
    return undefined
  }
  const written = versions.filter(({ isDeleted }) => !isDeleted)
  if (written.length === 1) return first
  const newest = written.reduce((best, other) => (isNewer(other.resource, best.resource) ? other : best))
  const text = JSON.stringify(newest.resource)
  for (const { resource, reference } of written) {
    if (resource === newest.resource || JSON.stringify(resource) === text) continue
    unused.add('superseded', reference, '', givenText(elementOf(resource.meta)?.versionId))
  }
  return newest
}

function isNewer(resource: FhirElement, other: FhirElement): boolean {
  const [one, two] = [elementOf(resource.meta), elementOf(other.meta)]
  const moments = [one, two].map((meta) => Date.parse(givenText(meta?.lastUpdated)))
  const numbers = [one, two].map((meta) => Number.parseInt(givenText(meta?.versionId), 10))
  for (const [mine = Number.NaN, its = Number.NaN] of [moments, numbers]) {
    if (mine !== its && !Number.isNaN(mine) && !Number.isNaN(its)) return mine > its
  }
  return false
}

/** The reference to a resource, whatever its version. */
export function withoutVersion(address: string): string {
  return address.replace(/\/_history\/.*$/s, '')
}
