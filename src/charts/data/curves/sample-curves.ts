import { valueAt } from '../../../clinical/references/distribution.js'
import { besideStep, type Lookup, lookUpTable } from '../../../clinical/references/lookup.js'
import { referenceName } from '../../../clinical/references/table.js'
import type { Gender } from '../../../ground/model/patient.js'
import type { ChartMeasure } from '../../types/measures.js'
import type { ChartSegment, Place, Section } from '../chart-curves.js'
import { chartXOfTable, type DrawnPiece, drawnTableX, heldFrom, stepsInside } from './drawn-piece.js'

/** Every section is divided into at least this many intervals. */
const coarseIntervals = 24
/** An interval is halved at most this many times. */
const mostHalvings = 6

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
  const rows: Float64Array[] = []
  for (let i = 0; i < mostHalvings + 2; i++) rows.push(new Float64Array(sampling.scores.length))
  for (const drawn of pieces) {
    const reference = referenceName(drawn.piece.table)
    for (const stretch of stretchesBetweenSteps(drawn, sampling)) {
      const { held } = stretch
      const sampled = { drawn, sampling, rows, parts: sampling.scores.map((): Place[][] => [[]]) }
      sampleStretch(sampled, stretch)
      for (let k = 0; k < curves.length; k++) {
        for (const points of sampled.parts[k] as Place[][]) {
          if (points.length > 1) curves[k]?.push(held ? { reference, held, points } : { reference, points })
        }
      }
    }
  }
  return curves
}

/** The lowest and the highest value of a curve; infinite, the other way round, if it has none. */
export function extentOfSegments(segments: readonly ChartSegment[]): Section {
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  for (const { points } of segments) {
    for (const { y } of points) {
      lowest = Math.min(lowest, y)
      highest = Math.max(highest, y)
    }
  }
  return [lowest, highest]
}

/** The stretches of a piece within the section, none with a step inside. */
function stretchesBetweenSteps(drawn: DrawnPiece, { gender, section }: CurveSampling): Stretch[] {
  const [begin, end] = extentOfFigures(drawn, gender)
  const held = heldFrom(drawn) ?? Number.POSITIVE_INFINITY
  const last = Math.min(section[1], end)
  const stretches: Stretch[] = []
  let from = Math.max(section[0], begin)
  for (const step of stepsInside(drawn, section)) {
    stretches.push({ from, to: step - besideStep })
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

/** The values of all curves at one x; NaN for a curve that has none there. */
type Row = Float64Array

/** Curves as they are sampled along a stretch. */
interface SampledStretch {
  readonly drawn: DrawnPiece
  readonly sampling: CurveSampling
  /** Of each curve its places, in one part for each run of samples at which it has a value. */
  readonly parts: readonly Place[][][]
  /** Room for the values in the middle of an interval at each depth of halving, and at both of its ends. */
  readonly rows: readonly Row[]
}

function sampleStretch(sampled: SampledStretch, { from, to }: Stretch): void {
  const { drawn, sampling, rows } = sampled
  const { section } = sampling
  const count = Math.max(2, Math.ceil((coarseIntervals * (to - from)) / (section[1] - section[0])))
  let [left, right] = [rows[mostHalvings] as Row, rows[mostHalvings + 1] as Row]
  let begin = from
  addRow(sampled, begin, readRow(drawn, begin, sampling, left))
  for (let i = 1; i <= count; i++) {
    const end = i === count ? to : from + ((to - from) * i) / count
    readRow(drawn, end, sampling, right)
    refine(sampled, { begin, end, left, right }, 0)
    addRow(sampled, end, right)
    ;[left, right, begin] = [right, left, end]
  }
}

/** A part of a stretch with the values at its ends, which is halved where a curve bends. */
interface Interval {
  readonly begin: number
  readonly end: number
  readonly left: Row
  readonly right: Row
}

/** Samples inside an interval where a curve bends. */
function refine(sampled: SampledStretch, { begin, end, left, right }: Interval, halvings: number): void {
  const { drawn, sampling, rows } = sampled
  const { tolerance } = sampling
  if (halvings >= mostHalvings || tolerance === Number.POSITIVE_INFINITY) return
  const middle = (begin + end) / 2
  const between = readRow(drawn, middle, sampling, rows[halvings] as Row)
  if (!bends(left, between, right, tolerance)) return
  refine(sampled, { begin, end: middle, left, right: between }, halvings + 1)
  addRow(sampled, middle, between)
  refine(sampled, { begin: middle, end, left: between, right }, halvings + 1)
}

function readRow(drawn: DrawnPiece, x: number, { gender, measure, scores }: CurveSampling, row: Row): Row {
  const figures = lookUpTable(drawn.piece.table, gender, drawnTableX(drawn, x))
  for (let k = 0; k < scores.length; k++) {
    row[k] = (figures === undefined ? undefined : curveValue(figures, scores[k] as number, measure)) ?? Number.NaN
  }
  return row
}

function addRow({ parts }: SampledStretch, x: number, row: Row): void {
  for (let k = 0; k < row.length; k++) {
    const y = row[k] as number
    const ofCurve = parts[k] as Place[][]
    if (Number.isNaN(y)) ofCurve.push([])
    else (ofCurve[ofCurve.length - 1] as Place[]).push({ x, y })
  }
}

/** The value of a curve; undefined where the distribution has no value, or only one beyond the reach of the axis. */
function curveValue(place: Lookup, score: number, { ofReference, highest }: ChartMeasure): number | undefined {
  const figure = valueAt(place, score)
  const value = figure === undefined || ofReference === undefined ? figure : ofReference(figure)
  return value !== undefined && value <= highest ? value : undefined
}

function bends(left: Row, middle: Row, right: Row, tolerance: number): boolean {
  for (let k = 0; k < middle.length; k++) {
    const deviation = orZero(middle[k]) - (orZero(left[k]) + orZero(right[k])) / 2
    if (Math.abs(deviation) > tolerance) return true
  }
  return false
}

function orZero(y = 0): number {
  return Number.isNaN(y) ? 0 : y
}
