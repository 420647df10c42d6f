/** Ids of more than one record: rows of one child that are not adjacent became several children. */
export interface RepeatedIds {
  readonly ids: readonly string[]
  /** False if there were too many Ids to know of all whether they come again. */
  readonly isComplete: boolean
}

/** How many repeated Ids are counted, and how many are shown. */
const mostNamed = 10_000
const mostShown = 3

/** How many Ids are remembered to find repeated ones; the limit bounds memory. */
const mostIds = 1_000_000

/** Notes which Ids come again. */
export interface IdWatcher {
  readonly note: (id: string) => void
  readonly repeated: () => RepeatedIds
}

/** A watcher of Ids: it keeps a hash of 53 bits of each, so that a million take 16 MB. */
export function idWatcher(): IdWatcher {
  let seen = new Float64Array(fewestPlaces)
  let known = 0
  const again = new Set<string>()
  return {
    note: (id) => {
      const hash = hashOf(id)
      const at = placeOf(hash, seen)
      if (seen[at] === hash) {
        if (again.size < mostNamed) again.add(id)
      } else if (known < mostIds) {
        seen[at] = hash
        known++
        if (2 * known > seen.length) seen = moved(seen)
      }
    },
    repeated: () => ({ ids: [...again], isComplete: known < mostIds && again.size < mostNamed }),
  }
}

/** The places of a table of hashes are a power of 2, at least twice as many as there are hashes. */
const fewestPlaces = 65_536

/** Where a hash is in a table, or would be. */
function placeOf(hash: number, table: Float64Array): number {
  const mask = table.length - 1
  let at = (hash >>> 0) & mask
  while (table[at] !== 0 && table[at] !== hash) at = (at + 1) & mask
  return at
}

function moved(table: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(2 * table.length)
  for (const hash of table) if (hash !== 0) larger[placeOf(hash, larger)] = hash
  return larger
}

/** A whole number above 0 and below 2⁵³ (cyrb53 by bryc, public domain). */
function hashOf(text: string): number {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    high = Math.imul(high ^ unit, 2_654_435_761)
    low = Math.imul(low ^ unit, 1_597_334_677)
  }
  high = Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  low = Math.imul(low ^ (low >>> 16), 2_246_822_507) ^ Math.imul(high ^ (high >>> 13), 3_266_489_909)
  return 4_294_967_296 * (2_097_151 & low) + (high >>> 0) || 1
}

/** The warning about such Ids; undefined if there are none. */
export function repeatedIdsWarning({ ids, isComplete }: RepeatedIds): string | undefined {
  if (ids.length === 0) return undefined
  const count = `${isComplete ? '' : 'at least '}${ids.length} Ids, such as ${ids.slice(0, mostShown).join(', ')}, are`
  const named = ids.length === 1 ? `the Id ${ids[0]} is` : count
  return `${named} in more than one record: rows of a child that are not adjacent are separate patients`
}
