import { scoreAt, valueAt } from '../../references/distribution.js'
import { type Lookup, lookUpTable } from '../../references/lookup.js'
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
/** Just before a seam, in units of x. */
const beforeSeam = 1e-7

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
  const ends = endsOfLegs(frame.allPieces)
  const line: ChartStretch[] = []
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1] as ChartPoint, points[i] as ChartPoint]
    if (gaps.some((x) => x > from.x && x < to.x)) continue
    const start = endsCorrection(from, to) ? { x: from.uncorrectedX as number, y: from.y } : { x: from.x, y: from.y }
    const dashed = isLongApart(from, to)
    for (const stretch of joinInScores(start, { x: to.x, y: to.y }, ends, frame)) line.push({ dashed, points: stretch })
  }
  return line
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

/** A part of the way between two values in which one reference is drawn without a step. */
interface Leg {
  readonly drawn: DrawnPiece
  readonly from: number
  readonly to: number
}

/** The way between two values in stretches, one for each reference; straight where a reference has no score. */
function joinInScores(from: Place, to: Place, ends: readonly number[], frame: ChartFrame): (readonly Place[])[] {
  const straight = [[from, to]]
  const legs = legsBetween(from.x, to.x, ends, frame.allPieces)
  const [first, last] = [legs?.[0], legs?.at(-1)]
  // Blood pressure varies from hour to hour: between two visits no course is known.
  if (frame.definition.pressure !== undefined || legs === undefined || first === undefined || last === undefined)
    return straight
  if (frame.definition.disease !== undefined && first.drawn !== last.drawn) return []
  const [begin, end] = [scoreOn(first, from, frame), scoreOn(last, to, frame)]
  if (begin === undefined || end === undefined) return straight
  const stretches = legs.map((leg) =>
    sampledLeg(leg, (x) => begin + ((end - begin) * (x - from.x)) / (to.x - from.x), frame),
  )
  const complete = stretches.filter((stretch) => stretch !== undefined)
  if (complete.length < legs.length || leadsAstray(complete, [from.y, to.y], legs, frame)) return straight
  complete[0]?.splice(0, 1, from)
  complete.at(-1)?.splice(-1, 1, to)
  return complete
}

/** Where legs can end, ascending: at the ends of pieces and at the steps inside them. */
function endsOfLegs(pieces: readonly DrawnPiece[]): readonly number[] {
  const ends = pieces.flatMap((drawn) => [drawn.from, drawn.to, ...stepsInside(drawn, [drawn.from, drawn.to])])
  return [...new Set(ends)].sort((a, b) => a - b)
}

/** The way between two x, leg by leg; undefined if a part of it has no reference. */
function legsBetween(
  from: number,
  to: number,
  ends: readonly number[],
  pieces: readonly DrawnPiece[],
): Leg[] | undefined {
  const legs: Leg[] = []
  let left = Math.min(from, to)
  const addLeg = (right: number): boolean => {
    const drawn = drawnPieceAt(pieces, (left + right) / 2)
    if (drawn !== undefined) legs.push({ drawn, from: left, to: right })
    left = right
    return drawn !== undefined
  }
  for (const end of ends) if (end > from && end < to && !addLeg(end)) return undefined
  return to !== from && !addLeg(Math.max(from, to)) ? undefined : legs
}

function placeOn({ drawn, to }: Leg, x: number, { gender }: ChartFrame): Lookup | undefined {
  return lookUpTable(drawn.piece.table, gender, drawnTableX(drawn, Math.min(x, to - beforeSeam)))
}

function scoreOn(leg: Leg, { x, y }: Place, frame: ChartFrame): number | undefined {
  const place = placeOn(leg, x, frame)
  return place === undefined ? undefined : scoreAt(place, frame.measure.toReference?.(y) ?? y)
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
  ends: readonly number[],
  legs: readonly Leg[],
  frame: ChartFrame,
): boolean {
  const outside = ({ y }: Place) => Math.max(Math.min(...ends) - y, y - Math.max(...ends))
  const farthest = Math.max(...stretches.flat().map(outside))
  if (farthest <= leastRoom * Math.max(...ends)) return false
  return farthest > Math.max(...bendingScores.map((score) => bendOf(score, legs, frame)))
}

/** How far the curve of a score departs from the straight line between its ends. */
function bendOf(score: number, legs: readonly Leg[], frame: ChartFrame): number {
  const places = legs.flatMap((leg) => sampledLeg(leg, () => score, frame) ?? [])
  const [first, last] = [places[0], places.at(-1)]
  if (first === undefined || last === undefined || last.x <= first.x) return 0
  const slope = (last.y - first.y) / (last.x - first.x)
  return Math.max(...places.map(({ x, y }) => Math.abs(y - first.y - slope * (x - first.x))))
}

/** The values of the scores along a leg; undefined if one of them has no value. */
function sampledLeg(leg: Leg, scoreAtX: (x: number) => number, frame: ChartFrame): Place[] | undefined {
  const { section, measure } = frame
  const count = Math.max(1, Math.ceil((intervals * (leg.to - leg.from)) / (section[1] - section[0])))
  const places: Place[] = []
  for (let i = 0; i <= count; i++) {
    const x = leg.from + ((leg.to - leg.from) * i) / count
    const place = placeOn(leg, x, frame)
    const figure = place === undefined ? undefined : valueAt(place, scoreAtX(x))
    if (figure === undefined) return undefined
    places.push({ x, y: measure.ofReference?.(figure) ?? figure })
  }
  return places
}
