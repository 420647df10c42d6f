/**
 * Whether a score is the computed one or the bound that it was clamped to.
 */
export type Accuracy = 'exact' | 'less_or_equal' | 'greater_or_equal'

/**
 * A standard deviation score within [-6, 6].
 *
 * Beyond six standard deviations a score can't be computed reliably: it is
 * reported as the nearest bound, and `accuracy` says so.
 */
export interface ReportedScore {
  readonly value: number
  readonly accuracy: Accuracy
}

/** A score with where it comes from. */
export interface Score extends ReportedScore {
  /** The score before it was clamped, by the table's rule. */
  readonly raw: number
  /** The reference with its year, `KiGGS 2013`. */
  readonly reference: string
  /** True if the figures there may be off by more than 0.3 SD. */
  readonly approximate?: true
}

/** The largest absolute value a {@link ReportedScore} reports. */
export const scoreBound = 6

/**
 * The score to report for a computed one: clamped to [-6, 6] and flagged.
 *
 * @example
 * ```ts
 * clampScore(-7.2) // { value: -6, accuracy: 'less_or_equal' }
 * ```
 */
export function clampScore(raw: number): ReportedScore {
  if (raw < -scoreBound) return { value: -scoreBound, accuracy: 'less_or_equal' }
  if (raw > scoreBound) return { value: scoreBound, accuracy: 'greater_or_equal' }
  return { value: raw, accuracy: 'exact' }
}
