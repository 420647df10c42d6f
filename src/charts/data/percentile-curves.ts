import type { ChartLanguage } from '../../languages/language.js'
import { type ScoredValue, scoreValue } from '../../references/distribution.js'
import { lookUpTable } from '../../references/lookup.js'
import { isInside } from './axis-section.js'
import type { ChartCurve, ChartLimit, Place, Section } from './chart-curves.js'
import { chartLimits } from './chart-limits.js'
import { backgroundLines, type ChartLine, chosenLines, linesBeyond, percentileLine } from './chart-lines.js'
import { type DrawnPiece, drawnPieceAt, drawnTableX } from './drawn-piece.js'
import type { ChartFrame } from './frame.js'
import { lineLabel } from './line-label.js'
import { extentOfSegments, sampleCurves } from './sample-curves.js'

/** How far a drawn line may deviate from its curve, as a share of the y axis: less than a pixel. */
const visibleShare = 0.00025
/** Lines up to this far from the median are shown in full, SD: P2 to P98. */
const shownInFull = 2.1
/** Lines farther out make the axis longer by at most this share of what is shown in full, on either side. */
const longerBy = 0.25

/** The curves of a chart, those behind them, and limits. */
export interface Curves {
  readonly curves: readonly ChartCurve[]
  readonly background: readonly ChartCurve[]
  readonly limits: readonly ChartLimit[]
}

/** The curves of a frame, sampled finely enough to look smooth. */
export function percentileCurves(frame: ChartFrame): Curves {
  const [lowest, highest] = extentOfCurves(curvesOf(frame, Number.POSITIVE_INFINITY)) ?? [0, 1]
  return curvesOf(frame, (highest - lowest) * visibleShare)
}

/** The lowest and the highest value that a chart shows of its curves; undefined if there are no values. */
export function extentOfCurves({ curves, background, limits }: Curves): Section | undefined {
  const isNear = ({ sds }: { readonly sds: number }) => Math.abs(sds) <= shownInFull
  const near = extentOf([...curves, ...background].filter(isNear))
  const all = extentOf([...curves, ...limits])
  if (near === undefined || all === undefined) return near ?? all
  const most = (near[1] - near[0]) * longerBy
  return [Math.max(Math.min(near[0], all[0]), near[0] - most), Math.min(Math.max(near[1], all[1]), near[1] + most)]
}

function extentOf(curves: readonly Pick<ChartCurve, 'segments'>[]): Section | undefined {
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  for (const { segments } of curves) {
    const [from, to] = extentOfSegments(segments)
    if (from < lowest) lowest = from
    if (to > highest) highest = to
  }
  return lowest <= highest ? [lowest, highest] : undefined
}

function curvesOf(frame: ChartFrame, tolerance: number): Curves {
  return {
    curves: curvesOfPieces(frame, frame.pieces, linesOf(frame), tolerance),
    background: curvesOfPieces(frame, frame.background, backgroundLines, tolerance),
    limits: chartLimits(frame),
  }
}

/** The lines asked for, and those beyond them where the child's values lie there. */
function linesOf(frame: ChartFrame): ChartLine[] {
  const { definition, settings, section, values } = frame
  const chosen = chosenLines(settings.lines, definition)
  // Beyond 3 SD velocities are below zero, or of no child; and a chart of percentiles of its own has those alone.
  if (definition.velocity !== undefined || definition.percentiles !== undefined) return [...chosen]
  const scores = values.points.flatMap((point) => {
    const score = definition.axis.needsGestation ? drawnScore(point, frame)?.score : point.score?.value
    return score !== undefined && isInside(point.x, section) ? score : []
  })
  return [...chosen, ...linesBeyond(chosen, scores)].sort((a, b) => a.sds - b.sds)
}

/** The score by the curves that are drawn: where no age is corrected, the result scores at another one. */
export function drawnScore({ x, y }: Place, { pieces, gender, measure }: ChartFrame): ScoredValue | undefined {
  const drawn = drawnPieceAt(pieces, x)
  const place = drawn && lookUpTable(drawn.piece.table, gender, drawnTableX(drawn, x))
  return scoreValue(place, measure.toReference?.(y) ?? y)
}

function curvesOfPieces(
  frame: ChartFrame,
  pieces: readonly DrawnPiece[],
  wanted: readonly ChartLine[],
  tolerance: number,
): ChartCurve[] {
  if (pieces.length === 0) return []
  const { gender, measure, section, language } = frame
  const medianOnly = pieces.every(({ piece }) => piece.table.distribution === 'median')
  const lines = medianOnly ? [percentileLine(50)] : wanted
  const segments = sampleCurves(pieces, { gender, measure, scores: lines.map(({ sds }) => sds), section, tolerance })
  return lines.map((line, k) => ({
    label: medianOnly ? medianLabel(pieces, language) : lineLabel(line, language),
    ...line,
    segments: segments[k] ?? [],
  }))
}

function medianLabel(pieces: readonly DrawnPiece[], { chart }: ChartLanguage): string {
  return pieces.some(({ piece }) => piece.table.approximate) ? chart.approximateMedian : chart.median
}
