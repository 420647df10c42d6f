import { editionYear } from '../references/common-series.js'
import { editionName } from '../references/edition.js'
import type { ReferenceSet, SetOnDemand } from '../references/reference-set.js'

/** A set that a handler offers, which may still have to be loaded. */
type OfferedSet = ReferenceSet | SetOnDemand

/** The names by which requests ask for sets: all ids, then all editions. */
export function offeredNames(sets: readonly OfferedSet[]): readonly string[] {
  const editions = sets.map((set) => ('load' in set ? `${set.id}@${editionYear}` : editionName(set)))
  return [...new Set([...sets.map(({ id }) => id), ...editions])]
}

/** The set of a name, loaded; undefined if none has that name, or if it is an edition that does not exist. */
export async function offeredSet(sets: readonly OfferedSet[], name: string): Promise<ReferenceSet | undefined> {
  const found = sets.find(({ id }) => name === id || name.startsWith(`${id}@`))
  const set = found !== undefined && 'load' in found ? await found.load() : found
  return set !== undefined && (name === found?.id || name === editionName(set)) ? set : undefined
}
