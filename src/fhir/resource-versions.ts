import type { RecordResource } from './fhir-json.js'
import type { UnusedList } from './unused-fhir.js'

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
export function withoutVersion(address: string): string {
  return address.replace(/\/_history\/.*$/s, '')
}
