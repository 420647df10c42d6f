/**
 * The LMS method: a measurement is normally distributed after a Box-Cox
 * transformation with power L, median M and coefficient of variation S.
 *
 * T. J. Cole, P. J. Green: "Smoothing reference centile curves: the LMS method
 * and penalized likelihood", Stat. Med. 11 (1992) 1305-1319.
 */

/** Box-Cox power, median and coefficient of variation at one point of a table. */
export interface Lms {
  readonly l: number
  readonly m: number
  readonly s: number
}

/** A power closer to 0 counts as 0: the result is the same, but L S would underflow. */
const noPower = 1e-100

/**
 * The score of a value: ((y/M)^L - 1) / (L S), or ln(y/M) / S where L is 0.
 *
 * @returns the score; NaN for a value that isn't positive
 * @example
 * ```ts
 * lmsScore(110, { l: 1, m: 100, s: 0.05 }) // 2
 * ```
 */
export function lmsScore(value: number, { l, m, s }: Lms): number {
  const logRatio = Math.log(value / m)
  // expm1 keeps all digits as L approaches 0.
  return Math.abs(l) < noPower ? logRatio / s : Math.expm1(l * logRatio) / (l * s)
}

/**
 * The value at a score: M (1 + L S z)^(1/L), or M exp(S z) where L is 0.
 *
 * @returns the value; NaN if the distribution has none (1 + L S z ≤ 0)
 * @example
 * ```ts
 * lmsValue(2, { l: 1, m: 100, s: 0.05 }) // 110
 * ```
 */
export function lmsValue(score: number, { l, m, s }: Lms): number {
  if (Math.abs(l) < noPower) return m * Math.exp(s * score)
  const power = l * s * score
  return power > -1 ? m * Math.exp(Math.log1p(power) / l) : Number.NaN
}

/** The score below which all values are: 1 / (-L S) where L is negative; infinite where it isn't. */
export function lmsCeiling({ l, s }: Lms): number {
  return l < 0 ? -1 / (l * s) : Number.POSITIVE_INFINITY
}

/** Beyond this score the linear rule continues a distribution, SD. */
export const tailsBeyond = 3

/** Whether a score is in the tails, where the linear rule and the LMS formula differ. */
export function inTails(score: number): boolean {
  return Math.abs(score) > tailsBeyond
}

/**
 * The score of a value, linear in the value beyond ±3:
 * z = ±3 ± (y - SD3) / |SD3 - SD2|, with SD2 and SD3 the values at ±2 and ±3.
 *
 * WHO Child Growth Standards (2006), chapter 7: for skewed measures the LMS
 * formula has a ceiling that hides how far off a value is; this rule has none.
 *
 * @returns the score; NaN for a value that is not finite
 * @example
 * ```ts
 * linearTailScore(120, { l: 1, m: 100, s: 0.05 }) // 4
 * ```
 */
export function linearTailScore(value: number, lms: Lms): number {
  const score = value > 0 ? lmsScore(value, lms) : Number.NEGATIVE_INFINITY
  if (!inTails(score)) return score
  const side = score < 0 ? -1 : 1
  const anchor = tailAnchor(side, lms)
  const atAnchor = lmsValue(anchor, lms)
  return anchor + (value - atAnchor) / Math.abs(atAnchor - lmsValue(anchor - side, lms))
}

/** The value at a score, with the linear rule beyond ±3: the inverse of {@link linearTailScore}. */
export function linearTailValue(score: number, lms: Lms): number {
  if (!inTails(score)) return lmsValue(score, lms)
  const side = score < 0 ? -1 : 1
  const anchor = tailAnchor(side, lms)
  const atAnchor = lmsValue(anchor, lms)
  return atAnchor + (score - anchor) * Math.abs(atAnchor - lmsValue(anchor - side, lms))
}

/** ±3, or ±2 for a distribution so skewed that it has no value at ±3. */
export function tailAnchor(side: 1 | -1, { l, s }: Lms): number {
  return 1 + l * s * side * tailsBeyond > 0 ? side * tailsBeyond : side * (tailsBeyond - 1)
}
