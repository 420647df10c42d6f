import type { HeightLoss } from '../../../ground/model/message-values.js'
import type { SizePosition } from '../../../ground/model/patient.js'
import { positionAt } from '../../growth/size-position.js'
import { exceeds } from '../rule.js'
import { mostLossCm, toleratedLossCm, toleratedShrinkingCm } from './course-limits.js'
import { type CourseField, type CoursePoint, coursePoint, scoreChange } from './course-points.js'

/** Growth has ended by then: a loss says nothing of it, and is a hint, years. */
const adultFromYears = 18

/** A value off the course, between the visits that it departs from. */
export interface OffPoint {
  readonly point: CoursePoint
  readonly before: CoursePoint | undefined
  readonly after: CoursePoint | undefined
  /** The score that the others lead to expect, by the table of its own. */
  readonly expectedScore: number
  /** No third visit shows which of two heights is wrong. */
  readonly isOpen?: true | undefined
}

/** A value at an age. */
export type MeasuredPoint = Pick<CoursePoint, 'visit' | 'years' | 'value'>

/** What a child's height is less than at an earlier visit, cm; undefined within the error of measuring. */
export function lostCm(target: CourseField['target'], from: MeasuredPoint, to: MeasuredPoint): number | undefined {
  if (target !== 'size' || to.years === from.years || to.years >= adultFromYears) return undefined
  const cm = from.value - to.value
  return exceeds(cm, mostLossCm(positionOf(from), positionOf(to))) ? cm : undefined
}

/** How a value was measured, as stated or else by age. */
export function positionOf({ visit, years }: MeasuredPoint): SizePosition {
  return visit.visit.sizePosition ?? positionAt(years)
}

/** The heights before and after two that contradict each other. */
interface AroundLoss {
  readonly previous: MeasuredPoint | undefined
  readonly next: MeasuredPoint | undefined
}

/** A loss between two heights that can't be compared by score, so that no other rule says which is wrong. */
export function unscoredLoss(
  target: CourseField['target'],
  from: MeasuredPoint,
  to: MeasuredPoint,
  around: AroundLoss,
): HeightLoss | undefined {
  const cm = lostCm(target, from, to)
  if (cm === undefined) return undefined
  const [before, here] = [coursePoint(from.visit, 'sizeCm'), coursePoint(to.visit, 'sizeCm')]
  if (before !== undefined && here !== undefined && scoreChange(before, here) !== undefined) return undefined
  const doubted = doubtedOf(from, to, around)
  const isOther = doubted.includes(to.visit.index) ? undefined : true
  return doubted.length === 0 ? undefined : { cm, side: 'before', doubted, isOther }
}

/** Which of two heights are doubted where no score shows it: those that no height beside bears out in centimetres. */
function doubtedOf(from: MeasuredPoint, to: MeasuredPoint, { previous, next }: AroundLoss): readonly number[] {
  const isFromBorneOut = previous !== undefined && lostCm('size', previous, to) !== undefined
  const isToBorneOut = next !== undefined && lostCm('size', from, next) !== undefined
  return [...(isFromBorneOut ? [] : [from.visit.index]), ...(isToBorneOut ? [] : [to.visit.index])]
}

/** The loss of height that a value off the course shows: since the visit before, or else to the one after. */
export function heightLoss(
  target: CourseField['target'],
  { point, before, after, isOpen }: OffPoint,
): HeightLoss | undefined {
  const sinceBefore = before === undefined ? undefined : lostCm(target, before, point)
  const doubted = [...(isOpen && before !== undefined ? [before.visit.index] : []), point.visit.index]
  if (sinceBefore !== undefined)
    return { cm: sinceBefore, side: 'before', doubted, isSlight: isSlightLoss(sinceBefore) }
  const toAfter = after === undefined ? undefined : lostCm(target, point, after)
  return toAfter === undefined ? undefined : { cm: toAfter, side: 'after', doubted, isSlight: isSlightLoss(toAfter) }
}

/** Whether an adult is less tall than at the visit before. */
export function isAdultLoss(target: CourseField['target'], { point, before }: OffPoint): boolean {
  if (target !== 'size' || before === undefined || point.years < adultFromYears) return false
  return exceeds(before.value - point.value, toleratedShrinkingCm.size)
}

/** Whether a loss is so little that the time of day may be part of it: no more than is tolerated lying. */
function isSlightLoss(cm: number): true | undefined {
  return exceeds(cm, toleratedLossCm.lying) ? undefined : true
}
