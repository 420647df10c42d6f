import { scoreOfPercentile } from '../../references/distribution.js'
import type { ChartCurve } from './chart-data.js'
import type { ChartFrame } from './chart-frame.js'
import type { DrawnPiece, Section } from './drawn-piece.js'
import { sampleCurves } from './sample-curves.js'

/** The percentiles of a chart. */
const percentiles = [3, 10, 25, 50, 75, 90, 97] as const
/** Those of a general reference behind that of a disease. */
const backgroundPercentiles = [3, 50, 97] as const
const median = [50] as const

const scores: Readonly<Record<number, number>> = Object.fromEntries(percentiles.map((p) => [p, scoreOfPercentile(p)]))

/** How far a drawn line may be off its curve, as a share of the y axis: less than a pixel. */
const visibleShare = 0.00025

/** The curves of a chart and those behind them. */
export interface Curves {
  readonly curves: readonly ChartCurve[]
  readonly background: readonly ChartCurve[]
}

/** Samples the curves of a frame, finely enough to look smooth. */
export function chartCurves(frame: ChartFrame): Curves {
  const roughly = extentOfCurves(draw(frame, Number.POSITIVE_INFINITY)) ?? [0, 1]
  return draw(frame, (roughly[1] - roughly[0]) * visibleShare)
}

/** The lowest and the highest value of the curves; undefined where there is none. */
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

function draw(frame: ChartFrame, tolerance: number): Curves {
  return {
    curves: drawPieces(frame, frame.pieces, percentiles, tolerance),
    background: drawPieces(frame, frame.background, backgroundPercentiles, tolerance),
  }
}

function drawPieces(
  { gender, measure, section, language }: ChartFrame,
  pieces: readonly DrawnPiece[],
  wanted: readonly number[],
  tolerance: number,
): ChartCurve[] {
  if (pieces.length === 0) return []
  const medianOnly = pieces.every(({ piece }) => piece.table.distribution === 'median')
  const drawn: readonly number[] = medianOnly ? median : wanted
  const words = language.chart
  const medianLabel = pieces.some(({ piece }) => piece.table.approximate) ? words.approximateMedian : words.median
  const segments = sampleCurves(pieces, {
    gender,
    measure,
    scores: drawn.map((percentile) => scores[percentile] as number),
    section,
    tolerance,
  })
  return drawn.map((percentile, k) => ({
    label: medianOnly ? medianLabel : words.percentile(String(percentile)),
    percentile,
    sds: scores[percentile] as number,
    segments: segments[k] ?? [],
  }))
}
