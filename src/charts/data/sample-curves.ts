import type { Gender } from '../../model/patient.js'
import { valueAt } from '../../references/distribution.js'
import { type Lookup, lookUpTable } from '../../references/lookup.js'
import { referenceName } from '../../references/table.js'
import { keptMatches, keptResults } from '../../scene/kept-results.js'
import type { ChartMeasure } from '../types/measures.js'
import type { ChartSegment, Place, Section } from './chart-curves.js'
import { areSamePieces, chartXOfTable, type DrawnPiece, drawnTableX, heldFrom, stepsInside } from './drawn-piece.js'

/** Every section is divided into at least this many intervals. */
const coarseIntervals = 24
/** An interval is halved at most this many times. */
const mostHalvings = 6
/** Just before a step, in units of x. */
const beforeStep = 1e-7

/** Which curves are sampled, and how finely. */
export interface CurveSampling {
  readonly gender: Gender
  readonly measure: ChartMeasure
  /** Scores of the curves, SD. */
  readonly scores: readonly number[]
  readonly section: Section
  /** How far a straight line between two points may deviate from the curve, in units of y. */
  readonly tolerance: number
}

/** The values of all curves at one x; undefined for a curve that has none there. */
interface Sample {
  readonly x: number
  readonly y: readonly (number | undefined)[]
}

/** A part of a piece without a step inside. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly held?: true
}

/**
 * The curves of the pieces in a section, a list of segments for each score. A
 * segment ends where a piece ends, at every step inside a table, where a table
 * ends whose last figures are carried forward, and where a curve has no value.
 * Points lie closer together where a curve bends.
 */
export function sampleCurves(pieces: readonly DrawnPiece[], sampling: CurveSampling): ChartSegment[][] {
  const curves: ChartSegment[][] = sampling.scores.map(() => [])
  for (const drawn of pieces) {
    const reference = referenceName(drawn.piece.table)
    for (const stretch of stretchesBetweenSteps(drawn, sampling)) {
      const { held } = stretch
      const samples = sampleStretch(drawn, stretch, sampling)
      curves.forEach((segments, k) => {
        const parts = unbrokenParts(samples, k)
        segments.push(...parts.map((points) => (held ? { reference, held, points } : { reference, points })))
      })
    }
  }
  return curves
}

/** {@link sampleCurves} for scores that are no child's: sampled once for all charts. */
export function sharedCurves(
  pieces: readonly DrawnPiece[],
  sampling: CurveSampling,
): readonly (readonly ChartSegment[])[] {
  const [first] = pieces
  if (first === undefined) return sampling.scores.map(() => [])
  const { gender, measure, scores, section, tolerance } = sampling
  const key = [gender, tolerance, ...section, ...scores].join()
  const isSame = (kept: SampledCurves) =>
    kept.key === key && kept.measure === measure && areSamePieces(kept.pieces, pieces)
  const make = () => ({ key, measure, pieces, curves: sampleCurves(pieces, sampling).map(frozenSegments) })
  return ofPieces(first.piece, isSame, make).curves
}

/** Sections by which the curves of one reference are kept: those of the windows that charts are asked for. */
const mostSections = 32

/** Curves with what they were sampled from, by the first of their pieces, which belongs to a set. */
const ofPieces = /* @__PURE__ */ keptMatches<DrawnPiece['piece'], SampledCurves>(mostSections)

interface SampledCurves {
  /** The figures that tell them apart. */
  readonly key: string
  readonly pieces: readonly DrawnPiece[]
  readonly measure: ChartMeasure
  readonly curves: readonly (readonly ChartSegment[])[]
}

const extents = /* @__PURE__ */ keptResults<readonly ChartSegment[], Section>(1)

/** The lowest and the highest value of a curve; infinite, the other way round, if it has none. */
export function extentOfSegments(segments: readonly ChartSegment[]): Section {
  return extents(segments, '', () => {
    let lowest = Number.POSITIVE_INFINITY
    let highest = Number.NEGATIVE_INFINITY
    for (const { points } of segments) {
      for (const { y } of points) {
        lowest = Math.min(lowest, y)
        highest = Math.max(highest, y)
      }
    }
    return [lowest, highest]
  })
}

/** Segments that charts share: whoever has the data of one chart can't change another one. */
export function frozenSegments(segments: readonly ChartSegment[]): readonly ChartSegment[] {
  for (const segment of segments) {
    for (const place of segment.points) Object.freeze(place)
    Object.freeze(segment.points)
    Object.freeze(segment)
  }
  return Object.freeze(segments)
}

/** The places of a curve, in one part for each run of samples at which it has a value. */
function unbrokenParts(samples: readonly Sample[], k: number): Place[][] {
  const parts: Place[][] = [[]]
  for (const { x, y } of samples) {
    const value = y[k]
    if (value === undefined) parts.push([])
    else parts.at(-1)?.push({ x, y: value })
  }
  return parts.filter((points) => points.length > 1)
}

/** The stretches of a piece within the section, none with a step inside. */
function stretchesBetweenSteps(drawn: DrawnPiece, { gender, section }: CurveSampling): Stretch[] {
  const [begin, end] = extentOfFigures(drawn, gender)
  const held = heldFrom(drawn) ?? Number.POSITIVE_INFINITY
  const last = Math.min(section[1], end)
  const stretches: Stretch[] = []
  let from = Math.max(section[0], begin)
  for (const step of stepsInside(drawn, section)) {
    stretches.push({ from, to: step - beforeStep })
    from = step
  }
  stretches.push({ from, to: Math.min(last, held) }, { from: Math.max(from, held), to: last, held: true })
  return stretches.filter(({ from, to }) => from < to)
}

/** The part of a piece for which the table has figures for the sex, or carries the last ones forward. */
function extentOfFigures(drawn: DrawnPiece, gender: Gender): Section {
  const knots = drawn.piece.table.curve(gender)?.x ?? []
  const [first, last] = [knots[0], knots[knots.length - 1]]
  if (first === undefined || last === undefined) return [drawn.to, drawn.to]
  const end = drawn.piece.heldBeyond === undefined ? chartXOfTable(drawn, last) : drawn.to
  return [Math.max(drawn.from, chartXOfTable(drawn, first)), Math.min(drawn.to, end)]
}

/** The figures of a table at a place of the chart. */
interface FiguresAt {
  readonly x: number
  readonly figures: Lookup | undefined
}

/** A part of a stretch, which is halved where a curve bends. */
interface Interval {
  readonly from: FiguresAt
  readonly to: FiguresAt
  halves?: { readonly middle: FiguresAt; readonly lower: Interval; readonly upper: Interval }
}

/** The intervals of a stretch, and what their figures were read from. */
interface ReadStretch {
  readonly key: string
  readonly seriesX: DrawnPiece['seriesX']
  readonly intervals: readonly Interval[]
}

/** Stretches of one piece whose figures are kept. */
const mostStretches = 16

/** Figures at the places where a section is sampled: they are read once for all children. */
const readStretches = /* @__PURE__ */ keptMatches<DrawnPiece['piece'], ReadStretch>(mostStretches)

function intervalsOf(
  drawn: DrawnPiece,
  { from, to }: Stretch,
  { gender, section }: CurveSampling,
): readonly Interval[] {
  const { seriesX } = drawn
  const count = Math.max(2, Math.ceil((coarseIntervals * (to - from)) / (section[1] - section[0])))
  const key = `${gender} ${from} ${to} ${count}`
  const read = (): ReadStretch => {
    const ends = Array.from({ length: count + 1 }, (_, i) =>
      figuresAt(drawn, i === count ? to : from + ((to - from) * i) / count, gender),
    )
    const intervals = ends.slice(1).map((end, i): Interval => ({ from: ends[i] as FiguresAt, to: end }))
    return { key, seriesX, intervals }
  }
  const isSame = (kept: ReadStretch) => kept.key === key && kept.seriesX === seriesX
  return readStretches(drawn.piece, isSame, read).intervals
}

function figuresAt(drawn: DrawnPiece, x: number, gender: Gender): FiguresAt {
  return { x, figures: lookUpTable(drawn.piece.table, gender, drawnTableX(drawn, x)) }
}

function halved(interval: Interval, drawn: DrawnPiece, gender: Gender): NonNullable<Interval['halves']> {
  const { from, to, halves } = interval
  if (halves !== undefined) return halves
  const middle = figuresAt(drawn, (from.x + to.x) / 2, gender)
  interval.halves = { middle, lower: { from, to: middle }, upper: { from: middle, to } }
  return interval.halves
}

function sampleStretch(drawn: DrawnPiece, stretch: Stretch, sampling: CurveSampling): Sample[] {
  const { tolerance, gender } = sampling
  const samples: Sample[] = []
  const sample = ({ x, figures }: FiguresAt): Sample => ({ x, y: valuesAt(figures, sampling) })
  const refine = (interval: Interval, left: Sample, right: Sample, halvings: number): void => {
    if (halvings >= mostHalvings) return
    const { middle, lower, upper } = halved(interval, drawn, gender)
    const between = sample(middle)
    if (!bends(left, between, right, tolerance)) return
    refine(lower, left, between, halvings + 1)
    samples.push(between)
    refine(upper, between, right, halvings + 1)
  }
  let left: Sample | undefined
  for (const interval of intervalsOf(drawn, stretch, sampling)) {
    if (left === undefined) {
      left = sample(interval.from)
      samples.push(left)
    }
    const right = sample(interval.to)
    refine(interval, left, right, 0)
    samples.push(right)
    left = right
  }
  return samples
}

function valuesAt(figures: Lookup | undefined, { measure, scores }: CurveSampling): (number | undefined)[] {
  const values = new Array<number | undefined>(scores.length)
  for (let k = 0; k < scores.length; k++) {
    values[k] = figures === undefined ? undefined : curveValue(figures, scores[k] as number, measure)
  }
  return values
}

/** The value of a curve; undefined where the distribution has none, or none that the axis could reach. */
function curveValue(place: Lookup, score: number, { ofReference, highest }: ChartMeasure): number | undefined {
  const figure = valueAt(place, score)
  const value = figure === undefined || ofReference === undefined ? figure : ofReference(figure)
  return value !== undefined && value <= highest ? value : undefined
}

function bends(left: Sample, middle: Sample, right: Sample, tolerance: number): boolean {
  for (let k = 0; k < middle.y.length; k++) {
    const deviation = (middle.y[k] ?? 0) - ((left.y[k] ?? 0) + (right.y[k] ?? 0)) / 2
    if (Math.abs(deviation) > tolerance) return true
  }
  return false
}
