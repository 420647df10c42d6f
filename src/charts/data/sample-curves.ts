import type { Gender } from '../../model/patient.js'
import { valueAt } from '../../references/distribution.js'
import { type Lookup, lookUpTable } from '../../references/lookup.js'
import { referenceName } from '../../references/table.js'
import { keptResults } from '../../scene/kept-results.js'
import type { ChartMeasure } from '../types/measures.js'
import type { ChartSegment, Place, Section } from './chart-curves.js'
import { chartXOfTable, type DrawnPiece, drawnTableX, heldFrom, stepsInside } from './drawn-piece.js'

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
export function sampleCurves(
  pieces: readonly DrawnPiece[],
  sampling: CurveSampling,
): readonly (readonly ChartSegment[])[] {
  const [first] = pieces
  if (first === undefined) return sampling.scores.map(() => [])
  const { gender, measure, scores, section, tolerance } = sampling
  const parts = pieces.map(({ from, to }) => `${from}-${to}`)
  const key = [gender, tolerance, ...section, ...parts, ...scores].join()
  const kept = ofPieces(first.piece, key, () => sampledAnew(pieces, sampling))
  const isSame = kept.measure === measure && kept.pieces.every((piece, i) => isSamePiece(piece, pieces[i]))
  return (isSame ? kept : sampledAnew(pieces, sampling)).curves
}

/** Sections by which the curves of one reference are kept: those of the windows that charts are asked for. */
const mostSections = 32

/** Curves with what they were sampled from, by the first of their pieces, which belongs to a set. */
const ofPieces = /* @__PURE__ */ keptResults<DrawnPiece['piece'], SampledCurves>(mostSections)

interface SampledCurves {
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

function isSamePiece(one: DrawnPiece, other: DrawnPiece | undefined): boolean {
  return one.piece === other?.piece && one.seriesX === other.seriesX && one.chartX === other.chartX
}

/** Frozen: whoever has the data of one chart can't change another one. */
function sampledAnew(pieces: readonly DrawnPiece[], sampling: CurveSampling): SampledCurves {
  const curves = sampledCurves(pieces, sampling)
  for (const segments of curves) {
    for (const segment of segments) {
      for (const place of segment.points) Object.freeze(place)
      Object.freeze(segment.points)
      Object.freeze(segment)
    }
    Object.freeze(segments)
  }
  return { pieces, measure: sampling.measure, curves }
}

function sampledCurves(pieces: readonly DrawnPiece[], sampling: CurveSampling): ChartSegment[][] {
  const curves: ChartSegment[][] = sampling.scores.map(() => [])
  for (const drawn of pieces) {
    const reference = referenceName(drawn.piece.table)
    for (const { from, to, held } of stretchesBetweenSteps(drawn, sampling)) {
      const samples = sampleStretch(drawn, from, to, sampling)
      curves.forEach((segments, k) => {
        const parts = unbrokenParts(samples, k)
        segments.push(...parts.map((points) => (held ? { reference, held, points } : { reference, points })))
      })
    }
  }
  return curves
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

function sampleStretch(drawn: DrawnPiece, from: number, to: number, sampling: CurveSampling): Sample[] {
  const { section, tolerance } = sampling
  const count = Math.max(2, Math.ceil((coarseIntervals * (to - from)) / (section[1] - section[0])))
  const samples: Sample[] = []
  const refine = (left: Sample, right: Sample, halvings: number): void => {
    const middle = sampleAt(drawn, (left.x + right.x) / 2, sampling)
    if (halvings < mostHalvings && bends(left, middle, right, tolerance)) {
      refine(left, middle, halvings + 1)
      samples.push(middle)
      refine(middle, right, halvings + 1)
    }
  }
  let left = sampleAt(drawn, from, sampling)
  samples.push(left)
  for (let i = 1; i <= count; i++) {
    const right = sampleAt(drawn, i === count ? to : from + ((to - from) * i) / count, sampling)
    refine(left, right, 0)
    samples.push(right)
    left = right
  }
  return samples
}

function sampleAt(drawn: DrawnPiece, x: number, { gender, measure, scores }: CurveSampling): Sample {
  const place = lookUpTable(drawn.piece.table, gender, drawnTableX(drawn, x))
  return { x, y: scores.map((score) => (place === undefined ? undefined : curveValue(place, score, measure))) }
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
