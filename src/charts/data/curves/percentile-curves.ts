import { type ScoredValue, scoreValue } from '../../../clinical/references/distribution.js'
import { lookUpTable } from '../../../clinical/references/lookup.js'
import { type HeightSource, heightOfChild } from '../../../clinical/references/measures/height-of-child.js'
import type { Piece } from '../../../clinical/references/reference-set.js'
import { referenceName } from '../../../clinical/references/table.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import type { ChartWords } from '../../../ground/languages/words.js'
import { keepLatest } from '../../keep-latest.js'
import type { ChartCurve, ChartLimit, ChartSeam, ChartTick, Place, Section } from '../chart-curves.js'
import { isInside } from '../frame/axis-section.js'
import type { ChartFrame } from '../frame/frame.js'
import { isFollowed } from '../points/points-in-section.js'
import { chartLimits } from './chart-limits.js'
import { backgroundLines, type ChartLine, chosenLines, lineLabel, linesBeyond, percentileLine } from './chart-lines.js'
import { heightsOf } from './clinic-pieces.js'
import { type DrawnPiece, drawnPieceAt, drawnTableX, stepsInside } from './drawn-piece.js'
import { extentOfSegments, sampleCurves } from './sample-curves.js'

/** How far a drawn line may deviate from its curve, as a share of the y axis: less than a pixel. */
const visibleShare = 0.00025
/** Lines up to this far from the median are shown in full, SD: P2 to P98. */
const shownInFull = 2.1
/** Lines farther out make the axis longer by at most this share of what is shown in full, on either side. */
const longerBy = 0.25

/** The curves of a chart and what goes with them. */
export interface Curves {
  readonly curves: readonly ChartCurve[]
  readonly background: readonly ChartCurve[]
  readonly limits: readonly ChartLimit[]
  readonly seams: readonly ChartSeam[]
}

/** What a chart shows before its values: nothing of the child. */
export interface DrawnCurves extends Curves {
  /** The lowest and the highest value of the curves, as far as they are shown. */
  readonly extent: Section | undefined
  readonly xTicks: readonly ChartTick[]
}

const keptCurves = /* @__PURE__ */ keepLatest<DrawnCurves>()

/** The curves of a frame, sampled finely enough to look smooth; for children whose charts show the same, the same ones. */
export function percentileCurves(frame: ChartFrame): DrawnCurves {
  const lines = linesOf(frame)
  const { definition, type, gender, section, assessment, pieces, background, language } = frame
  // Blood pressure is drawn at the child's own height, velocity over the intervals between its visits.
  if (definition.pressure !== undefined || definition.velocity !== undefined) return curvesAnew(frame, lines)
  const { bmiClasses, measures, diseases } = assessment.growth.subject
  const madeOf: unknown[] = [
    type,
    gender,
    ...section,
    language,
    bmiClasses,
    measures,
    diseases.length > 0,
    pieces.length,
  ]
  for (const { piece, from, to, seriesX } of [...pieces, ...background]) madeOf.push(piece, from, to, seriesX)
  for (const { kind, sds } of lines) madeOf.push(kind, sds)
  // Frozen, so that a program that has the data of one chart can't change another.
  return keptCurves(madeOf, () => frozen(curvesAnew(frame, lines)))
}

function curvesAnew(frame: ChartFrame, lines: readonly ChartLine[]): DrawnCurves {
  const { definition, section, language } = frame
  const [lowest, highest] = extentOfCurves(curvesOf(frame, lines, Number.POSITIVE_INFINITY)) ?? [0, 1]
  const curves = curvesOf(frame, lines, (highest - lowest) * visibleShare)
  return { ...curves, extent: extentOfCurves(curves), xTicks: definition.axis.ticks(...section, language) }
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

/** The lowest and the highest value that a chart shows of its curves; undefined if there are no values. */
export function extentOfCurves({ curves, background, limits }: Omit<Curves, 'seams'>): Section | undefined {
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

function curvesOf(frame: ChartFrame, lines: readonly ChartLine[], tolerance: number): Curves {
  return {
    curves: curvesOfPieces(frame, frame.pieces, lines, tolerance),
    background: curvesOfPieces(frame, frame.background, backgroundLines, tolerance),
    limits: chartLimits(frame),
    seams: chartSeams(frame),
  }
}

/** The lines asked for, and those beyond them where the child's values lie there. */
export function linesOf(frame: ChartFrame): ChartLine[] {
  const { definition, settings, section, values } = frame
  const chosen = chosenLines(settings.lines, definition)
  // Beyond 3 SD velocities are below zero, or of no child; and a chart of percentiles of its own has those alone.
  if (definition.velocity !== undefined || definition.percentiles !== undefined) return [...chosen]
  const scores: number[] = []
  for (const point of values.points.filter(isFollowed)) {
    const score = definition.axis.needsGestation ? drawnScore(point, frame)?.score : point.score?.value
    if (score !== undefined && isInside(point.x, section)) scores.push(score)
  }
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

/**
 * Where the chart's reference changes inside the section: from one table to
 * the next, and where a table steps from lying length to standing height.
 */
function chartSeams(frame: ChartFrame): ChartSeam[] {
  const { pieces, section, language, definition } = frame
  const words = language.chart
  if (definition.pressure !== undefined) return heightSeams(frame)
  const seams: ChartSeam[] = []
  pieces.forEach((drawn, i) => {
    for (const x of stepsInside(drawn, section)) seams.push({ x, ...betweenSides(words.lying, words.standing) })
    const next = pieces[i + 1]
    if (next !== undefined) seams.push({ x: next.from, ...betweenPieces(drawn.piece, next.piece, words) })
  })
  return seams
}

/** Where the reference changes that gives the height at which blood pressure is read. */
function heightSeams({ pieces, section, language, gender, assessment }: ChartFrame): ChartSeam[] {
  const words = language.chart
  const shown = pieces.flatMap((drawn) => stepsInside(drawn, section))
  const { references } = assessment.growth.subject
  const height = heightOfChild({ gender, references, heights: heightsOf(assessment) })
  return (height?.steps ?? []).flatMap(({ years, before, after }) => {
    if (!shown.includes(years)) return []
    const labels = betweenHeights(before, after, words)
    if (labels.before === labels.after) return { ...labels, x: years, label: words.ofHeight(labels.label) }
    return { x: years, ...betweenSides(words.ofHeight(labels.before), words.ofHeight(labels.after)) }
  })
}

function betweenHeights(before: HeightSource, after: HeightSource, words: ChartWords): SeamLabels {
  if (before === after) return betweenSides(words.lying, words.standing)
  if (typeof before === 'object' && typeof after === 'object') return betweenPieces(before, after, words)
  const nameOf = (source: HeightSource) => (typeof source === 'object' ? referenceName(source.table) : words[source])
  return betweenSides(nameOf(before), nameOf(after))
}

type SeamLabels = Omit<ChartSeam, 'x'>

/** The references' names, or how the children were measured if the names are the same; else that there are two fits. */
function betweenPieces(left: Piece, right: Piece, words: ChartWords): SeamLabels {
  const before = referenceName(left.table)
  const after = referenceName(right.table)
  if (before !== after) return betweenSides(before, after)
  if (left.position === undefined || right.position === undefined) {
    return { label: words.separateFits, before, after }
  }
  return betweenSides(words[left.position], words[right.position])
}

function betweenSides(before: string, after: string): SeamLabels {
  return { label: `${before} | ${after}`, before, after }
}
