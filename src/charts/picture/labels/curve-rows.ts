import type { ChartCurve, Place } from '../../data/chart-curves.js'
import type { Plot } from '../layout.js'

/** The pixel rows that a curve takes; the highest is the smallest number. */
export interface CurveRows {
  readonly highest: number
  readonly lowest: number
}

/** The highest and the lowest pixel row of a curve between two columns; undefined where it ends between them. */
export function curveRows(
  { segments }: Pick<ChartCurve, 'segments'>,
  left: number,
  right: number,
  plot: Plot,
): CurveRows | undefined {
  let [highest, lowest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let covered = 0
  for (const { points } of segments) {
    for (let i = 1; i < points.length; i++) {
      const [from, to] = [points[i - 1] as Place, points[i] as Place]
      const [x0, x1] = [plot.atX(from.x), plot.atX(to.x)]
      if (x1 <= left || x0 >= right) continue
      const [begin, end] = [Math.max(x0, left), Math.min(x1, right)]
      covered += end - begin
      const [y0, slope] = [plot.atY(from.y), (plot.atY(to.y) - plot.atY(from.y)) / (x1 - x0)]
      const [first, last] = [y0 + slope * (begin - x0), y0 + slope * (end - x0)]
      highest = Math.min(highest, first, last)
      lowest = Math.max(lowest, first, last)
    }
  }
  return covered < right - left - 1 ? undefined : { highest, lowest }
}
