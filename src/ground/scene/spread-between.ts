import { spread } from './spread.js'

/** A stretch of a line, its end not below its beginning. */
export type Stretch = readonly [from: number, to: number]

/** Places and how far they are from where they were wanted, all in all. */
interface Arrangement {
  readonly places: readonly number[]
  readonly cost: number
}

/** What is wanted at which distance, and the best arrangements further on, by the index that they begin with. */
interface StillToPlace {
  readonly wanted: readonly number[]
  readonly distance: number
  readonly further: readonly (Arrangement | undefined)[]
}

/**
 * Places like those of {@link spread}, but in free stretches of a line:
 * together as close as possible to where they are wanted.
 *
 * @param wanted ascending
 * @param free ascending, without overlaps
 * @returns undefined if there is not enough room
 */
export function spreadBetween(
  wanted: readonly number[],
  distance: number,
  free: readonly Stretch[],
): readonly number[] | undefined {
  // From the last stretch to the first: the best arrangement of what is wanted from each index on.
  let best: readonly (Arrangement | undefined)[] = wanted.map(() => undefined)
  const nothing: Arrangement = { places: [], cost: 0 }
  for (const stretch of [...free].reverse()) {
    const further = [...best, nothing]
    best = wanted.map((_, index) => bestFrom(index, stretch, { wanted, distance, further }))
  }
  return [...best, nothing][0]?.places
}

/** The best way to put some of what is wanted from an index on into a stretch, and the rest further on. */
function bestFrom(
  index: number,
  [from, to]: Stretch,
  { wanted, distance, further }: StillToPlace,
): Arrangement | undefined {
  const most = Math.min(wanted.length - index, Math.floor((to - from) / distance) + 1)
  let best: Arrangement | undefined
  for (let count = most; count >= 0; count--) {
    const rest = further[index + count]
    if (rest === undefined) continue
    const here = spread(wanted.slice(index, index + count), distance, from, to)
    const cost = here.reduce((sum, place, i) => sum + Math.abs(place - (wanted[index + i] as number)), rest.cost)
    if (best === undefined || cost < best.cost) best = { places: [...here, ...rest.places], cost }
  }
  return best
}

/** The parts of a stretch that others leave free, ascending. */
export function freeStretches([from, to]: Stretch, taken: readonly Stretch[]): Stretch[] {
  const free: Stretch[] = []
  let begin = from
  for (const [left, right] of [...taken].sort((a, b) => a[0] - b[0])) {
    if (left >= begin) free.push([begin, Math.min(left, to)])
    begin = Math.max(begin, right)
  }
  if (begin <= to) free.push([begin, to])
  return free.filter(([left, right]) => left <= right)
}
