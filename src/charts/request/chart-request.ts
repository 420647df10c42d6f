import type { ChartType } from '../../model/chart-types.js'
import type { ChartFormat } from './chart-formats.js'

/**
 * Which chart to draw, and how it should look.
 *
 * @example
 * ```ts
 * const request: ChartRequest = { type: 'Height', format: 'Svg', cropX: true, cropXAt: 12 }
 * ```
 */
export interface ChartRequest {
  readonly type: ChartType
  /** `Svg` by default. */
  readonly format?: ChartFormat | undefined
  /** Zoom factor of the finished picture, labels included, 0.1 to 10; for Png and Jpg. 1 by default. */
  readonly scale?: number | undefined
  /** Width of the picture, whole pixels, 100 to 10,000; title and labels keep their size. 1000 by default. */
  readonly width?: number | undefined
  /** Height of the picture, whole pixels; given together with the width. 1000 by default. */
  readonly height?: number | undefined
  /** The x axis ends at `cropXAt`, or without it at the patient's last parameter. */
  readonly cropX?: boolean | undefined
  /** Where the x axis ends, in its unit. Without `cropX` it has no effect. */
  readonly cropXAt?: number | undefined
  /** The y axis ends at `cropYAt`, or without it at the patient's highest parameter. */
  readonly cropY?: boolean | undefined
  /** Where the y axis ends, in its unit. Without `cropY` it has no effect. */
  readonly cropYAt?: number | undefined
  /** The references are printed below the chart, which grows by their height. */
  readonly references?: boolean | undefined
  /** The beginning of every id in the picture, so that several pictures fit on one page. `auxology` by default. */
  readonly idPrefix?: string | undefined
}
