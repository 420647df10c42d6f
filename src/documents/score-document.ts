import type { ReportedScore } from '../model/score.js'

/** A score as a document holds it. Where it comes from is an extension. */
export interface ScoreDocument extends ReportedScore {
  /** The score before it was clamped, by the table's rule. */
  readonly raw?: number | undefined
  /** The reference with its year, `KiGGS 2013`. */
  readonly reference?: string | undefined
  /** True if the figures there may be off by more than 0.3 SD. */
  readonly approximate?: boolean | undefined
}
