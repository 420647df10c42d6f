import { halfNormalBeyond } from '../../ground/math/half-normal-tail.js'
import { inTails, linearTailScore, linearTailValue, lmsCeiling, lmsScore, lmsValue } from '../../ground/math/lms.js'
import { normalCdf, normalQuantile } from '../../ground/math/normal-distribution.js'
import { clampScore, type Score } from '../../ground/model/score.js'
import { invalidParameter } from '../../ground/text/invalid-input.js'
import type { Lookup } from './lookup.js'
import { referenceName } from './table.js'

/**
 * A value with its score: what was scored, where its reference was read, and
 * the score by the table's rule, neither clamped nor rounded.
 */
export interface ScoredValue {
  readonly value: number
  readonly place: Lookup
  readonly score: number
}

/** Scores a value at a place in a reference; undefined without a place, a value or a score. */
export function scoreValue(place: Lookup | undefined, value: number | undefined): ScoredValue | undefined {
  if (place === undefined || value === undefined) return undefined
  const score = scoreAt(place, value)
  return score === undefined ? undefined : { value, place, score }
}

/** A score as results and charts give it: clamped, with the one before the clamp and the name of its reference. */
export function reportScore({ place, score: raw }: ScoredValue): Score {
  const { value, accuracy } = clampScore(raw)
  const reference = referenceName(place.table)
  return place.approximate
    ? { value, accuracy, raw, reference, approximate: true }
    : { value, accuracy, raw, reference }
}

/**
 * The score of a value by the table's rule, neither clamped nor rounded.
 *
 * @returns undefined for a table of medians and for a value that isn't a
 * positive number
 * @throws AuxologyError `invalid_parameter` without a place
 * @example
 * ```ts
 * const place = lookUpTable(kiggsHeight, 'male', 10)
 * place && scoreAt(place, 141.55) // 0
 * ```
 */
export function scoreAt(place: Lookup, value: number): number | undefined {
  checkPlace(place)
  if (place.table.distribution === 'median' || !(value > 0 && value < Number.POSITIVE_INFINITY)) return undefined
  if (place.distribution !== undefined) return ifFinite(place.distribution.score(value))
  return ifFinite(place.table.tails === 'linear' ? linearTailScore(value, place) : lmsScore(value, place))
}

/** How a score was computed from a table's figures. */
export type ScoreRule = 'lms' | 'linear' | 'skew-t' | 'half-normal'

/**
 * The rule by which a score at a place was computed: the table's rule for the
 * tails beyond ±3 or above the 95th percentile, its own distribution, else the
 * LMS formula.
 */
export function ruleOf({ table: { distribution, tails } }: Lookup, score: number): ScoreRule {
  if (distribution === 'skew-t') return distribution
  if (distribution === 'half-normal') return score > halfNormalBeyond ? distribution : 'lms'
  return inTails(score) ? tails : 'lms'
}

/**
 * The score of a value, linear in the value beyond ±3 whatever rule the table
 * has: without the ceiling of the LMS formula, for plausibility checks.
 *
 * @returns undefined for a table of medians and for a value that isn't a number
 * @throws AuxologyError `invalid_parameter` without a place
 * @example
 * ```ts
 * const place = lookUpTable(kiggsBmi, 'male', 10)
 * place && scoreAt(place, 80) // 3.3…
 * place && uncappedScoreAt(place, 80) // 4.68…
 * ```
 */
export function uncappedScoreAt(place: Lookup, value: number): number | undefined {
  checkPlace(place)
  if (place.table.distribution === 'median' || !Number.isFinite(value)) return undefined
  return ifFinite(place.distribution?.uncappedScore(value) ?? linearTailScore(value, place))
}

/**
 * The value at a score, the inverse of {@link scoreAt}. A table of medians has
 * a value only at the score 0.
 *
 * @returns undefined where the distribution has no such value
 * @throws AuxologyError `invalid_parameter` without a place
 * @example
 * ```ts
 * const place = lookUpTable(kiggsHeight, 'male', 10)
 * place && valueAt(place, 0) // 141.55
 * ```
 */
export function valueAt(place: Lookup, score: number): number | undefined {
  checkPlace(place)
  if (place.table.distribution === 'median') return score === 0 ? place.m : undefined
  if (place.distribution !== undefined) return ifFinite(place.distribution.value(score))
  return ifFinite(place.table.tails === 'linear' ? linearTailValue(score, place) : lmsValue(score, place))
}

/** The score that no value at a place reaches, SDS; infinite where scores have no end. */
export function ceilingAt(place: Lookup): number {
  const isByLms = place.distribution === undefined && place.table.tails !== 'linear'
  return isByLms && place.table.distribution !== 'median' ? lmsCeiling(place) : Number.POSITIVE_INFINITY
}

/** Beyond a reference {@link lookUp} returns undefined. */
function checkPlace(place: Lookup): void {
  if (place?.table === undefined) throw invalidParameter('place', place, 'what lookUp finds in a reference')
}

function ifFinite(number: number): number | undefined {
  return Number.isFinite(number) ? number : undefined
}

/**
 * The percentile of a score, 0 to 100.
 *
 * @example
 * ```ts
 * percentileOf(0) // 50
 * ```
 */
export function percentileOf(score: number): number {
  return 100 * normalCdf(score)
}

/**
 * The score of a percentile.
 *
 * @param percentile strictly between 0 and 100
 * @throws RangeError if it isn't
 * @example
 * ```ts
 * scoreOfPercentile(50) // 0
 * ```
 */
export function scoreOfPercentile(percentile: number): number {
  if (!(percentile > 0 && percentile < 100)) {
    throw new RangeError(`a percentile must lie strictly between 0 and 100, not ${percentile}`)
  }
  return normalQuantile(percentile / 100)
}

/**
 * The scores of the percentiles along which limits run: `scoreOfPercentile` of each, to
 * the last digit, as a test holds. Written out, so that a program that only reads
 * limits need not carry the inverse of the normal distribution.
 */
export const percentileScores = {
  3: -1.8807936081512509,
  5: -1.6448536269514726,
  10: -1.2815515655446006,
  85: 1.0364333894937894,
  90: 1.2815515655446006,
  95: 1.6448536269514715,
  97: 1.8807936081512504,
  99: 2.32634787404084,
  99.5: 2.5758293035489,
} as const

/** A percentile along which limits run. */
export type LimitPercentile = keyof typeof percentileScores
