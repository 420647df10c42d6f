import { standingFromYears } from '../../growth/size-position.js'
import { hasFinding } from '../findings.js'
import { type AssessedVisit, exceeds } from '../rule.js'
import { mostGainCm } from './course-limits.js'
import { type CourseField, type CoursePoint, coursePoint, evenSd, isEvenCourse } from './course-points.js'
import { lostCm, type OffPoint } from './height-loss.js'
import { comparedPoints, forgetAround, type JudgedPoint, judgement, type Side } from './judged-points.js'
import { areCoarse } from './measuring-error.js'
import { unsupportedScores } from './unsupported-scores.js'
import { contradictedTimes, isContradicted, weightTimes } from './weight-beside.js'

/** A value farther than this from what all others lead to expect is off the course, conditional SD: our own choice, by the study of courses. */
export const farthestSds = 3.5

/**
 * A value that those on one side lead to expect within this is confirmed, conditional SD; one that is part of a loss, which
 * growth over time leaves out, within the latter. Our own choice.
 */
const confirmedSds = 1.75
const confirmedLossSds = 2.6

/** Of two values alone the later one, which is new, is off, unless the earlier is this much farther from the median, SD: our own choice. */
const fartherSd = 1

/** A gain is beyond doubt from this many times the fastest on: our own choice. */
const gainTimes = 1.1

/** The place of a value that is to be left out. */
interface Left {
  readonly at: number
  /** No third value shows which of two is wrong. */
  readonly isOpen?: true | undefined
}

/** A value that is left out, and the score that the others lead to expect. */
interface LeftOut extends Pick<Left, 'isOpen'> {
  readonly left: JudgedPoint
  readonly expected: number
}

/** The values off a course. */
export function valuesOffCourse(course: CourseField, visits: readonly AssessedVisit[]): readonly OffPoint[] {
  if (visits.length < 2 || isEvenCourse(visits, course.field)) return []
  const points = visits.flatMap((visit) => (isExplained(visit, course) ? [] : (coursePoint(visit, course.field) ?? [])))
  // One that is left out by its score is no neighbour of another.
  const scores = points.map(({ visit: { index }, deciding: { score } }) => ({ index, score }))
  return offPoints(course, points, course.target === 'size' && areCoarse(visits), unsupportedScores(scores))
}

/** A visit whose value another message explains takes no part: swapped with the other, or a copied height. */
function isExplained({ findings }: AssessedVisit, { target }: CourseField): boolean {
  const isCopied = target === 'size' && hasFinding(findings, 'size_unchanged')
  return isCopied || hasFinding(findings, 'size_weight_swapped')
}

/**
 * The values off a course, each judged by all others: the one that departs most is left out first, and the rest judged
 * anew; then of two between which a child can't have grown that much, or has shrunk, the one that fits the others less.
 *
 * @param unsupported measurements whose score the ones beside don't bear out, which say nothing of the others
 */
function offPoints(
  field: CourseField,
  points: readonly CoursePoint[],
  isReadCoarsely: boolean,
  unsupported: ReadonlySet<number>,
): readonly OffPoint[] {
  return comparedPoints(field, points, isReadCoarsely).flatMap((all) => {
    const kept = all.filter(({ point }) => !unsupported.has(point.visit.index))
    const off: LeftOut[] = []
    for (let next = nextOff(field, kept); next !== undefined; next = nextOff(field, kept)) {
      const { at, isOpen } = next
      off.push({ left: kept[at] as JudgedPoint, expected: judgement(field, kept, at).expected, isOpen })
      kept.splice(at, 1)
      forgetAround(kept, at)
    }
    for (const left of all) {
      if (kept.length === 0 || !unsupported.has(left.point.visit.index)) continue
      const at = kept.findIndex(({ place }) => place > left.place)
      const judged = at < 0 ? [...kept, left] : [...kept.slice(0, at), left, ...kept.slice(at)]
      const { expected, sds } = judgement(field, judged, judged.indexOf(left))
      if (exceeds(Math.abs(sds), farthestSds)) off.push({ left, expected })
    }
    return off.sort((one, other) => one.left.place - other.left.place).map((left) => offPoint(kept, left))
  })
}

function offPoint(
  kept: readonly JudgedPoint[],
  { left: { point, score, place }, expected, isOpen }: LeftOut,
): OffPoint {
  const at = kept.findIndex((other) => other.place > place)
  const before = at < 0 ? kept.at(-1) : kept[at - 1]
  // The score of the compared course is not always by the table of the value.
  const expectedScore = point.deciding.score + expected - score
  return { point, before: before?.point, after: kept[at]?.point, expectedScore, isOpen }
}

function nextOff(field: CourseField, kept: readonly JudgedPoint[]): Left | undefined {
  const [first, second] = kept
  if (first === undefined || second === undefined) return undefined
  const isTwoAlone = kept.length === 2
  // Of two of one day another message says that one is wrong.
  if (isTwoAlone && first.point.years === second.point.years) return undefined
  if (isTwoAlone && lostCm(field.target, first.point, second.point) !== undefined) return { at: 1, isOpen: true }
  const most = farthestOff(field, kept)
  if (most === undefined) return impossibleStep(field, kept)
  return { at: isTwoAlone ? (Math.abs(first.score) > Math.abs(second.score) + fartherSd ? 0 : 1) : most }
}

/** Where the value is that departs most. */
function farthestOff(field: CourseField, kept: readonly JudgedPoint[]): number | undefined {
  let farthest: number | undefined
  let most = 0
  for (const [at, { known }] of kept.entries()) {
    known.departure ??= departureOf(field, kept, at)
    if (known.departure <= most) continue
    farthest = at
    most = known.departure
  }
  return farthest
}

/** How far a value is off the course, conditional SD as without weights; 0 of one on it. */
function departureOf(field: CourseField, kept: readonly JudgedPoint[], at: number): number {
  if (isNear(kept, at)) return 0
  const { point } = kept[at] as JudgedPoint
  const { sds } = judgement(field, kept, at)
  const around = [kept[at - 1]?.point, kept[at + 1]?.point]
  const departure = Math.abs(sds) / (field.target === 'size' ? weightTimes(point, sds > 0, around) : 1)
  return exceeds(departure, farthestSds) && !isConfirmed(field, kept, at) ? departure : 0
}

/** A cheap first look: whether a value is near to one beside it, of another day. */
function isNear(kept: readonly JudgedPoint[], at: number): boolean {
  const { score, years } = kept[at] as JudgedPoint
  return [kept[at - 1], kept[at + 1]].some(
    (beside) => beside !== undefined && beside.years !== years && Math.abs(score - beside.score) <= evenSd,
  )
}

/** Whether those before a value, or those after it, confirm it, so that the child has changed course. */
function isConfirmed(field: CourseField, kept: readonly JudgedPoint[], at: number): boolean {
  const [before, here, after] = [kept[at - 1]?.point, kept[at]?.point, kept[at + 1]?.point]
  if (before === undefined || here === undefined || after === undefined) return false
  const isOfLoss = (lostCm(field.target, before, here) ?? lostCm(field.target, here, after)) !== undefined
  const within = isOfLoss ? confirmedLossSds : confirmedSds
  return isExpectedBy(field, kept, at, 'before', within) || isExpectedBy(field, kept, at, 'after', within)
}

/** Whether there are values on one side of another, which lead to expect it, within conditional SD. */
function isExpectedBy(
  field: CourseField,
  kept: readonly JudgedPoint[],
  at: number,
  side: Exclude<Side, 'around'>,
  withinSds: number,
): boolean {
  return Math.abs(judgement(field, kept, at, side).sds) <= withinSds
}

/** Of two neighbouring values that can't both be right, the one that fits the others less; none where others confirm both. */
function impossibleStep(field: CourseField, kept: readonly JudgedPoint[]): Left | undefined {
  if (field.target !== 'size') return undefined
  for (let at = 1; at < kept.length; at++) {
    const [before, here] = [kept[at - 1] as JudgedPoint, kept[at] as JudgedPoint]
    here.known.isImpossible ??= isImpossible(before.point, here.point)
    if (!here.known.isImpossible) continue
    const isBeforeDoubted = !isExpectedBy(field, kept, at - 1, 'before', confirmedLossSds)
    const isHereDoubted = !isExpectedBy(field, kept, at, 'after', confirmedLossSds)
    if (!isBeforeDoubted && !isHereDoubted) continue
    if (!isHereDoubted) return { at: at - 1 }
    if (!isBeforeDoubted) return { at }
    const isLess = Math.abs(judgement(field, kept, at).sds) < Math.abs(judgement(field, kept, at - 1).sds)
    return { at: isLess ? at - 1 : at }
  }
  return undefined
}

/** Whether a child has shrunk between two visits, or has gained more than the fastest do. */
function isImpossible(from: CoursePoint, to: CoursePoint): boolean {
  if (lostCm('size', from, to) !== undefined) return true
  const { gender } = from.visit.subject
  if (gender === undefined || from.years < standingFromYears) return false
  const times = gainTimes * (isContradicted(to, true, from) ? contradictedTimes : 1)
  return exceeds(to.value - from.value, times * mostGainCm(gender, from.years, to.years - from.years))
}
