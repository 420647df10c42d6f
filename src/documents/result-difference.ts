import type { SingleValue } from './compared-value.js'

/** One difference between two results. */
export interface ResultDifference {
  /**
   * - `changed`: another value.
   * - `missing`: the old result has a value, the new one none; `additional`: the reverse.
   * - `message_gone`, `message_added`, `message_severity`, `message_text`: of plausibility messages.
   */
  readonly kind:
    | 'changed'
    | 'missing'
    | 'additional'
    | 'message_gone'
    | 'message_added'
    | 'message_severity'
    | 'message_text'
  /** The element, a visit by its day: `Patient/Measurements/2019-05-06/SizeSds`. */
  readonly path: string
  readonly old?: SingleValue
  readonly new?: SingleValue
  /** The new number less the old one. */
  readonly by?: number
  /** What `by` is in: standard deviations of a score, points of a percentile, or the unit of the element. */
  readonly in?: 'SD' | 'percentile points' | 'units'
}
