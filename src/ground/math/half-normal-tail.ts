import { type Lms, lmsScore, lmsValue } from './lms.js'
import { normalCdf, normalQuantile } from './normal-distribution.js'

/**
 * L, M and S up to the 95th percentile, and a half-normal distribution above:
 * percentile = 90 + 10 Φ((y - P95) / σ).
 *
 * R. Wei, C. L. Ogden, V. L. Parsons, D. S. Freedman, C. M. Hales: "A method
 * for calculating BMI z-scores and percentiles above the 95th percentile of the
 * CDC growth charts", Ann. Hum. Biol. 47 (2020) 514-521.
 */

/** The score where the half-normal distribution begins: Φ⁻¹(0.95). */
export const halfNormalBeyond = 1.6448536269514722

/** The half-normal distribution stretches over twice the share that lies above: 90 + 10 Φ, with Φ from a half. */
const shareOfHalves = 0.1

/** A share that is too small for a number counts as this, so that scores of absurd values stay finite. */
const smallest = Number.MIN_VALUE

/**
 * The score of a value. Above the 95th percentile it comes from the share of
 * children above the value, 0.1 Φ(-(y - P95) / σ), not from the percentile,
 * which has no digits left near 100.
 *
 * @example
 * ```ts
 * halfNormalTailScore(110, { l: 1, m: 100, s: 0.1 }, 12) // 1
 * ```
 */
export function halfNormalTailScore(value: number, lms: Lms, sigma: number): number {
  const edge = lmsValue(halfNormalBeyond, lms)
  if (!(value > edge)) return lmsScore(value, lms)
  return -normalQuantile(Math.max(shareOfHalves * normalCdf((edge - value) / sigma), smallest))
}

/** The value at a score, the inverse of {@link halfNormalTailScore}. */
export function halfNormalTailValue(score: number, lms: Lms, sigma: number): number {
  if (!(score > halfNormalBeyond)) return lmsValue(score, lms)
  const edge = lmsValue(halfNormalBeyond, lms)
  return edge - sigma * normalQuantile(Math.max(normalCdf(-score) / shareOfHalves, smallest))
}
