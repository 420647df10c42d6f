import { scoreAt, valueAt } from '../../references/distribution.js'
import { besideStep, type Lookup, placeReader } from '../../references/lookup.js'
import type { ChartMeasure } from '../types/measures.js'
import type { Place } from './chart-curves.js'
import type { ChartPoint, ChartStretch } from './chart-data.js'
import { type DrawnPiece, drawnPieceAt, drawnTableX, stepsInside } from './drawn-piece.js'
import type { ChartFrame } from './frame.js'

/** Younger children are seen more often, years. */
const infancyYears = 2
/** Visits further apart than this are joined by a dashed line: in infancy, and later, years. */
const longInfantGap = 1
const longGap = 2
/** A visit due in a year may be some weeks late, years. */
const lateness = 1 / 12
/** A section is divided into at least this many intervals by the points of the line. */
const intervals = 120

/**
 * The line between the patient's values. It is joined in scores: between two
 * visits the score changes evenly, and the value of that score is drawn, so that
 * a child on the same percentile at both is never drawn below it in between. It
 * is straight where the references drawn have no score, between blood pressures, and where
 * the values of the scores lead farther off than the curves bend.
 *
 * It is broken where a value was not used, where the correction for gestation
 * ends, and on the chart of a disease where one reference gives way to another.
 */
export function patientLine(frame: ChartFrame): ChartStretch[] {
  const { points, unused } = frame.values
  const gaps = unused.flatMap(({ x }) => (x === undefined ? [] : [x]))
  const references = drawnReferences(frame)
  const line: ChartStretch[] = []
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1] as ChartPoint, points[i] as ChartPoint]
    if (gaps.some((x) => x > from.x && x < to.x)) continue
    const start = endsCorrection(from, to) ? { x: from.uncorrectedX as number, y: from.y } : { x: from.x, y: from.y }
    const dashed = isLongApart(from, to)
    for (const stretch of joinInScores(start, { x: to.x, y: to.y }, references)) line.push({ dashed, points: stretch })
  }
  return line
}

/** The last value at a corrected age, if another one follows without correction. */
export function lastCorrected(points: readonly ChartPoint[]): ChartPoint | undefined {
  for (let i = 1; i < points.length; i++) {
    const point = points[i - 1] as ChartPoint
    if (endsCorrection(point, points[i])) return point
  }
  return undefined
}

/** Whether a value is drawn at the corrected age and the next one at the age since birth. */
export function endsCorrection(from: ChartPoint, to: ChartPoint | undefined): boolean {
  return from.uncorrectedX !== undefined && to !== undefined && to.uncorrectedX === undefined
}

/** Whether so long a time lies between two visits that the line between them is dashed. */
export function isLongApart(from: ChartPoint, to: ChartPoint): boolean {
  if (from.ageYears === undefined || to.ageYears === undefined) return false
  return to.ageYears - from.ageYears > (from.ageYears < infancyYears ? longInfantGap : longGap) + lateness
}

/** The references of a chart, along which all its lines are drawn. */
interface DrawnReferences {
  readonly frame: ChartFrame
  /** Where legs can end, ascending: at the ends of pieces and at the steps inside them. */
  readonly ends: readonly number[]
  /** What reads the tables that a line has led through. */
  readonly readers: Map<DrawnPiece, PlaceReader>
}

type PlaceReader = ReturnType<typeof placeReader>

function drawnReferences(frame: ChartFrame): DrawnReferences {
  const ends: number[] = []
  for (const drawn of frame.allPieces) {
    ends.push(drawn.from, drawn.to, ...stepsInside(drawn, [drawn.from, drawn.to]))
  }
  return { frame, ends: ends.sort((a, b) => a - b), readers: new Map() }
}

/** A part of the way between two values in which one reference is drawn without a step. */
interface Leg {
  readonly drawn: DrawnPiece
  readonly read: PlaceReader
  readonly from: number
  readonly to: number
}

/** A score that changes evenly from one x to another. */
interface EvenChange {
  readonly from: number
  readonly to: number
  readonly begin: number
  readonly end: number
}

/** The way between two values in stretches, one for each reference; straight where a reference has no score. */
function joinInScores(from: Place, to: Place, references: DrawnReferences): (readonly Place[])[] {
  const { frame } = references
  const { definition, measure } = frame
  const straight = [[from, to]]
  const legs = legsBetween(from.x, to.x, references)
  const [first, last] = [legs?.[0], legs?.at(-1)]
  // Blood pressure varies from hour to hour: between two visits no course is known.
  if (definition.pressure !== undefined || legs === undefined || first === undefined || last === undefined)
    return straight
  if (definition.disease !== undefined && first.drawn !== last.drawn) return []
  const [begin, end] = [scoreOn(first, from, measure), scoreOn(last, to, measure)]
  if (begin === undefined || end === undefined) return straight
  const change = { from: from.x, to: to.x, begin, end }
  const stretches: (readonly Place[])[] = []
  for (const leg of legs) {
    const places = sampledLeg(leg, change, frame, leg === first ? from : undefined, leg === last ? to : undefined)
    if (places === undefined) return straight
    stretches.push(places)
  }
  return leadsAstray(stretches, from.y, to.y, legs, frame) ? straight : stretches
}

/** The way between two x, leg by leg; undefined if a part of it has no reference. */
function legsBetween(from: number, to: number, references: DrawnReferences): Leg[] | undefined {
  const legs: Leg[] = []
  let left = Math.min(from, to)
  for (const end of references.ends) {
    if (!(end > left && end < to)) continue
    if (!addLeg(legs, left, end, references)) return undefined
    left = end
  }
  return to !== from && !addLeg(legs, left, Math.max(from, to), references) ? undefined : legs
}

function addLeg(legs: Leg[], from: number, to: number, { frame, readers }: DrawnReferences): boolean {
  const drawn = drawnPieceAt(frame.allPieces, (from + to) / 2)
  if (drawn === undefined) return false
  const read = readers.get(drawn) ?? placeReader(drawn.piece.table, frame.gender)
  readers.set(drawn, read)
  legs.push({ drawn, read, from, to })
  return true
}

function placeOn({ drawn, read, to }: Leg, x: number): Lookup | undefined {
  return read(drawnTableX(drawn, Math.min(x, to - besideStep)))
}

function scoreOn(leg: Leg, { x, y }: Place, measure: ChartMeasure): number | undefined {
  const place = placeOn(leg, x)
  return place === undefined ? undefined : scoreAt(place, measure.toReference?.(y) ?? y)
}

/** The curves that show how the reference bends: beyond them the formula can rise steeply. */
const bendingScores = [-2, -1, 0, 1, 2] as const
/** Whatever the curves do, a line may leave its values by this share of them: too little to mislead. */
const leastRoom = 0.02

/**
 * Whether a line leaves the range of its two values by more than the curves between them
 * depart from straight ones, from −2 to +2 SD. Near the highest score that the LMS formula has, one score
 * is 0.58 at one age and 0.73 at another, which no child grew through.
 */
function leadsAstray(
  stretches: readonly (readonly Place[])[],
  first: number,
  last: number,
  legs: readonly Leg[],
  frame: ChartFrame,
): boolean {
  const [lowest, highest] = [Math.min(first, last), Math.max(first, last)]
  let farthest = 0
  for (const places of stretches) {
    for (const { y } of places) farthest = Math.max(farthest, lowest - y, y - highest)
  }
  if (farthest <= leastRoom * highest) return false
  return bendingScores.every((score) => farthest > bendOf(score, legs, frame))
}

/** How far the curve of a score departs from the straight line between its ends. */
function bendOf(score: number, legs: readonly Leg[], frame: ChartFrame): number {
  const even = { from: 0, to: 1, begin: score, end: score }
  const places: Place[] = []
  for (const leg of legs) {
    for (const place of sampledLeg(leg, even, frame) ?? []) places.push(place)
  }
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined || last.x <= first.x) return 0
  const slope = (last.y - first.y) / (last.x - first.x)
  let farthest = 0
  for (const { x, y } of places) farthest = Math.max(farthest, Math.abs(y - first.y - slope * (x - first.x)))
  return farthest
}

/**
 * The values of the scores along a leg; undefined if one of them has no value.
 *
 * @param first the value that the leg begins with, and likewise the last, where they are known
 */
function sampledLeg(
  leg: Leg,
  { from, to, begin, end }: EvenChange,
  { section, measure }: ChartFrame,
  first?: Place,
  last?: Place,
): Place[] | undefined {
  const count = Math.max(1, Math.ceil((intervals * (leg.to - leg.from)) / (section[1] - section[0])))
  const places: Place[] = first === undefined ? [] : [first]
  for (let i = places.length; i < count + (last === undefined ? 1 : 0); i++) {
    const x = leg.from + ((leg.to - leg.from) * i) / count
    const place = placeOn(leg, x)
    const figure = place === undefined ? undefined : valueAt(place, begin + ((end - begin) * (x - from)) / (to - from))
    if (figure === undefined) return undefined
    places.push({ x, y: measure.ofReference?.(figure) ?? figure })
  }
  if (last !== undefined) places.push(last)
  return places
}
