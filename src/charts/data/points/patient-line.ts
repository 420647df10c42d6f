import { velocityFromYears } from '../../../clinical/growth/growth-age.js'
import { scoreAt, valueAt } from '../../../clinical/references/distribution.js'
import { besideStep, type Lookup, placeReader } from '../../../clinical/references/lookup.js'
import type { Place } from '../chart-curves.js'
import type { ChartPoint, ChartStretch } from '../chart-data.js'
import { type DrawnPiece, drawnPieceAt, drawnTableX, stepsInside } from '../curves/drawn-piece.js'
import type { ChartFrame } from '../frame/frame.js'

/** Visits further apart than this are joined by a dashed line: in infancy, when children are seen more often, and later, years. */
const longInfantGap = 1
const longGap = 2
/** A visit due in a year may be some weeks late, years. */
const lateness = 1 / 12
/** A section is divided into at least this many intervals by the points of the line. */
const intervals = 120
/** Beyond this score curves of scores part so fast that the line is straight, SD. */
const farScore = 2.5
/** References whose scores of one value differ by more are not joined, SD. */
const mostStep = 0.1

/** The line between a patient's values, and where it is broken because one reference gives way to another. */
export interface PatientLine {
  readonly stretches: readonly ChartStretch[]
  readonly breaks: readonly LineBreak[]
}

/** Between velocities, which are drawn as what was gained. */
export const noLine: PatientLine = { stretches: [], breaks: [] }

/** A seam between two visits at which one value has two scores. */
export interface LineBreak {
  readonly x: number
  readonly before: DrawnPiece
  readonly after: DrawnPiece
  /** The scores of the value that lies there on the straight line between both visits; undefined where a reference has none. */
  readonly scores: readonly [before: number | undefined, after: number | undefined]
}

/**
 * The line between the patient's values. It is joined in scores: between two
 * visits the score changes evenly, and the value of that score is drawn, so that
 * a child on the same percentile at both is never drawn below it in between.
 *
 * It is straight where a score lies beyond ±2.5 or the references have none, between
 * blood pressures, and where the values of the scores would leave the range of the two
 * that were measured: no growth and no loss is drawn that was not measured.
 *
 * Two visits are not joined where one has a warning that its neighbours don't bear out, where
 * a value between them was not used, nor across a seam whose references score the same value
 * differently.
 */
export function patientLine(frame: ChartFrame): PatientLine {
  const { points, unused } = frame.values
  const gaps = unused.flatMap(({ x }) => (x === undefined ? [] : [x]))
  const references = drawnReferences(frame)
  const stretches: ChartStretch[] = []
  const breaks: LineBreak[] = []
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1] as ChartPoint, points[i] as ChartPoint]
    if (!areJoined(from, to, gaps)) continue
    const start = endsCorrection(from, to) ? { x: from.uncorrectedX as number, y: from.y } : { x: from.x, y: from.y }
    const between = breaksBetween(start, to, references, frame)
    breaks.push(...between)
    if (between.length > 0) continue
    const dashed = isLongApart(from, to)
    for (const points of joinedPlaces(start, { x: to.x, y: to.y }, references, frame))
      stretches.push({ dashed, points })
  }
  return { stretches, breaks }
}

/** Whether two values, one after the other, can be joined at all: neither is doubtful, and none between them was not used. */
export function areJoined(from: ChartPoint, to: ChartPoint, unusedX: readonly number[]): boolean {
  if (from.isDoubtful === true || to.isDoubtful === true) return false
  return !unusedX.some((x) => x > from.x && x < to.x)
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
  return to.ageYears - from.ageYears > (from.ageYears < velocityFromYears ? longInfantGap : longGap) + lateness
}

/** The references of a chart, along which all its lines are drawn. */
interface DrawnReferences {
  /** Where legs can end, ascending: at the ends of pieces and at the steps inside them. */
  readonly ends: readonly number[]
  /** What reads each table. */
  readonly readers: ReadonlyMap<DrawnPiece, PlaceReader>
}

type PlaceReader = ReturnType<typeof placeReader>

function drawnReferences({ allPieces, gender }: ChartFrame): DrawnReferences {
  const ends = allPieces.flatMap((drawn) => [drawn.from, drawn.to, ...stepsInside(drawn, [drawn.from, drawn.to])])
  return {
    ends: ends.sort((a, b) => a - b),
    readers: new Map(allPieces.map((drawn) => [drawn, placeReader(drawn.piece.table, gender)])),
  }
}

/** Where the reference of a piece is read for an x of the chart, up to the end of a leg. */
function placeOn(drawn: DrawnPiece, x: number, end: number, { readers }: DrawnReferences): Lookup | undefined {
  return readers.get(drawn)?.(drawnTableX(drawn, Math.min(x, end - besideStep)))
}

function scoreOf(place: Lookup | undefined, y: number, { measure }: ChartFrame): number | undefined {
  return place && scoreAt(place, measure.toReference?.(y) ?? y)
}

/** The seams between two values at which the references' scores of one value differ. */
function breaksBetween(from: Place, to: Place, references: DrawnReferences, frame: ChartFrame): LineBreak[] {
  const { allPieces } = frame
  return allPieces.slice(1).flatMap((after, i) => {
    const before = allPieces[i] as DrawnPiece
    const { from: x } = after
    if (x <= from.x || x > to.x || drawnPieceAt(allPieces, x) !== after) return []
    const y = from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
    const scores = [
      scoreOf(placeOn(before, x, x, references), y, frame),
      scoreOf(placeOn(after, x, after.to, references), y, frame),
    ] as const
    const step = Math.abs((scores[1] ?? Number.NaN) - (scores[0] ?? Number.NaN))
    return step <= mostStep ? [] : [{ x, before, after, scores }]
  })
}

/** A part of the way between two values in which one reference is drawn without a step. */
interface Leg {
  readonly drawn: DrawnPiece
  readonly from: number
  readonly to: number
}

/** The way between two x, leg by leg; undefined where a part of it has no reference. */
function legsBetween(
  from: number,
  to: number,
  { ends }: DrawnReferences,
  { allPieces }: ChartFrame,
): Leg[] | undefined {
  const legs: Leg[] = []
  let left = from
  for (const end of [...ends.filter((x) => x < to), to]) {
    if (end <= left) continue
    const drawn = drawnPieceAt(allPieces, (left + end) / 2)
    if (drawn === undefined) return undefined
    legs.push({ drawn, from: left, to: end })
    left = end
  }
  return legs
}

/** The way between two values in stretches, one for each reference and each side of a step; or straight. */
function joinedPlaces(from: Place, to: Place, references: DrawnReferences, frame: ChartFrame): (readonly Place[])[] {
  const straight = [[from, to]]
  const legs = legsBetween(from.x, to.x, references, frame)
  const [first, last] = [legs?.[0], legs?.at(-1)]
  // Blood pressure varies from hour to hour: between two visits no course is known.
  if (frame.definition.pressure !== undefined || legs === undefined || first === undefined || last === undefined)
    return straight
  const begin = scoreOf(placeOn(first.drawn, from.x, first.to, references), from.y, frame)
  const end = scoreOf(placeOn(last.drawn, to.x, last.to, references), to.y, frame)
  if (begin === undefined || end === undefined || Math.max(Math.abs(begin), Math.abs(end)) > farScore) return straight
  const stretches: Place[][] = []
  for (const leg of legs) {
    const places: Place[] = []
    for (const x of sampledX(leg, frame)) {
      const place = placeOn(leg.drawn, x, leg.to, references)
      const figure = place && valueAt(place, begin + ((end - begin) * (x - from.x)) / (to.x - from.x))
      if (figure === undefined) return straight
      places.push({ x, y: frame.measure.ofReference?.(figure) ?? figure })
    }
    stretches.push(places)
  }
  // A score and back differ from what was measured by a rounding error.
  stretches[0]?.splice(0, 1, from)
  stretches.at(-1)?.splice(-1, 1, to)
  const [lowest, highest] = [Math.min(from.y, to.y), Math.max(from.y, to.y)]
  return stretches.flat().every(({ y }) => y >= lowest && y <= highest) ? stretches : straight
}

function sampledX({ from, to }: Leg, { section }: ChartFrame): number[] {
  const count = Math.max(1, Math.ceil((intervals * (to - from)) / (section[1] - section[0])))
  return Array.from({ length: count + 1 }, (_, i) => (i === count ? to : from + ((to - from) * i) / count))
}
