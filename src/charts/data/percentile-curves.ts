import { givenNumberText } from '../../languages/written-number.js'
import { scoreOfPercentile } from '../../references/distribution.js'
import type { ChartCurve, Section } from './chart-data.js'
import type { DrawnPiece } from './drawn-piece.js'
import type { ChartFrame } from './frame.js'
import { sampleCurves } from './sample-curves.js'

/** The percentiles of a chart. */
const percentiles = [3, 10, 25, 50, 75, 90, 97] as const
/** The percentiles of a general reference behind that of a disease. */
const backgroundPercentiles = [3, 50, 97] as const
const median = [50] as const

const scores: Readonly<Record<number, number>> = Object.fromEntries(percentiles.map((p) => [p, scoreOfPercentile(p)]))

/** How far a drawn line may deviate from its curve, as a share of the y axis: less than a pixel. */
const visibleShare = 0.00025

/** The curves of a chart and those behind them. */
export interface Curves {
  readonly curves: readonly ChartCurve[]
  readonly background: readonly ChartCurve[]
}

/** The curves of a frame, sampled finely enough to look smooth. */
export function percentileCurves(frame: ChartFrame): Curves {
  const [lowest, highest] = extentOfCurves(curvesOf(frame, Number.POSITIVE_INFINITY)) ?? [0, 1]
  return curvesOf(frame, (highest - lowest) * visibleShare)
}

/** The lowest and the highest value of the curves; undefined if there are no values. */
export function extentOfCurves({ curves, background }: Curves): Section | undefined {
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  for (const { segments } of [...curves, ...background]) {
    for (const { points } of segments) {
      for (const { y } of points) {
        if (y < lowest) lowest = y
        if (y > highest) highest = y
      }
    }
  }
  return lowest <= highest ? [lowest, highest] : undefined
}

function curvesOf(frame: ChartFrame, tolerance: number): Curves {
  return {
    curves: curvesOfPieces(frame, frame.pieces, percentiles, tolerance),
    background: curvesOfPieces(frame, frame.background, backgroundPercentiles, tolerance),
  }
}

function curvesOfPieces(
  { gender, measure, section, language }: ChartFrame,
  pieces: readonly DrawnPiece[],
  wanted: readonly number[],
  tolerance: number,
): ChartCurve[] {
  if (pieces.length === 0) return []
  const medianOnly = pieces.every(({ piece }) => piece.table.distribution === 'median')
  const shown: readonly number[] = medianOnly ? median : wanted
  const words = language.chart
  const medianLabel = pieces.some(({ piece }) => piece.table.approximate) ? words.approximateMedian : words.median
  const segments = sampleCurves(pieces, {
    gender,
    measure,
    scores: shown.map((percentile) => scores[percentile] as number),
    section,
    tolerance,
  })
  return shown.map((percentile, k) => ({
    label: medianOnly ? medianLabel : words.percentile(givenNumberText(percentile, language)),
    percentile,
    sds: scores[percentile] as number,
    segments: segments[k] ?? [],
  }))
}
