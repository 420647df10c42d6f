import { inTails } from '../math/lms.js'

/**
 * The distribution at a place in a table that L, M and S don't describe. It
 * comes with the table, so that a program without such a table has nothing of it.
 */
export interface PlaceDistribution {
  /** What it was computed from, by name: `mu`, `sigma`, `nu` and `tau` of a skew-t distribution. */
  readonly parameters: Readonly<Record<string, number>>
  /** The score of a positive value. */
  readonly score: (value: number) => number
  /** The value at a score; NaN outside the distribution. */
  readonly value: (score: number) => number
  /** The score of any value, linear in the value beyond ±3. */
  readonly uncappedScore: (value: number) => number
}

/** No measure is 0 or less, though a t distribution reaches there. */
function positive(value: number): number {
  return value > 0 ? value : Number.NaN
}

/** A distribution from its score and its value, linear for plausibility checks as L, M and S are by {@link linearTailScore}. */
export function placeDistribution({
  parameters,
  score,
  value,
}: Omit<PlaceDistribution, 'uncappedScore'>): PlaceDistribution {
  const uncappedScore = (measured: number) => {
    const within = measured > 0 ? score(measured) : Number.NEGATIVE_INFINITY
    if (!inTails(within)) return within
    const side = Math.sign(within)
    const edge = value(3 * side)
    return 3 * side + (measured - edge) / Math.abs(edge - value(2 * side))
  }
  return { parameters, score, value: (at) => positive(value(at)), uncappedScore }
}
