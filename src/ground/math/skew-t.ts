import { normalCdf, normalQuantile } from './normal-distribution.js'
import { studentTail, studentTailQuantile } from './student-t.js'

/**
 * The skew t distribution of type 3: two halves of a t distribution, scaled by
 * σ/ν below μ and by σν above.
 *
 * C. Fernández, M. F. J. Steel: "On Bayesian modeling of fat tails and
 * skewness", J. Am. Stat. Assoc. 93 (1998) 359-371; as `ST3` in R. A. Rigby,
 * D. M. Stasinopoulos: "Generalized additive models for location, scale and
 * shape", Appl. Statist. 54 (2005) 507-554.
 */
export interface SkewT {
  /** The value that is most frequent; the median lies a little above or below. */
  readonly mu: number
  readonly sigma: number
  /** Skewness; 1 is symmetric. */
  readonly nu: number
  /** Degrees of freedom. */
  readonly tau: number
}

/** A share that is too small for a number counts as this, so that scores of absurd values stay finite. */
const smallest = Number.MIN_VALUE

/**
 * The score of a value: Φ⁻¹ of the share below it, computed from the smaller
 * side so that far scores keep their digits.
 *
 * @example
 * ```ts
 * skewTScore(3, { mu: 3, sigma: 0.4, nu: 1, tau: 20 }) // 0
 * ```
 */
export function skewTScore(value: number, { mu, sigma, nu, tau }: SkewT): number {
  const distance = (value - mu) / sigma
  const square = nu * nu
  if (distance < 0) {
    const below = (2 * studentTail(-distance * nu, tau)) / (1 + square)
    return normalQuantile(Math.max(below, smallest))
  }
  const above = (2 * square * studentTail(distance / nu, tau)) / (1 + square)
  return -normalQuantile(Math.max(above, smallest))
}

/** The value at a score, the inverse of {@link skewTScore}. */
export function skewTValue(score: number, { mu, sigma, nu, tau }: SkewT): number {
  const square = nu * nu
  const quantile = (share: number) => studentTailQuantile(Math.min(Math.max(share, smallest), 0.5), tau)
  const below = normalCdf(score) * (1 + square)
  if (below < 1) return mu - (sigma / nu) * quantile(below / 2)
  return mu + sigma * nu * quantile((normalCdf(-score) * (1 + square)) / (2 * square))
}
