import type { LikelySlip } from '../../../ground/model/message-values.js'
import { uncappedScoreAt } from '../../references/distribution.js'
import { decimalSlips, inches, likelySlip, metres, pounds, type Slip, transposedDigits } from '../slips.js'
import { type CourseField, type CoursePoint, scoreChange } from './course-points.js'
import type { OffPoint } from './height-loss.js'

/** A corrected value that is this near to the score expected of the course is believed, SD. */
const fitsWithin = 0.35

const slipsOf: { readonly [field in CourseField['field']]: readonly Slip[] } = {
  sizeCm: [metres, inches, ...decimalSlips],
  weightKg: [pounds, ...decimalSlips],
  headCm: [inches, ...decimalSlips],
}

/** The likely slip behind a value off the course, where the corrected one fits. */
export function slipOnCourse(
  field: CourseField['field'],
  { value, deciding: { place } }: CoursePoint,
  expectedScore: number,
): LikelySlip | undefined {
  const distance = (corrected: number) =>
    Math.abs((uncappedScoreAt(place, corrected) ?? Number.POSITIVE_INFINITY) - expectedScore)
  const fits = (corrected: number) => distance(corrected) <= fitsWithin
  const slip = likelySlip(slipsOf[field], value, fits)
  if (slip !== undefined) return slip
  const [meant] = transposedDigits(value)
    .filter(fits)
    .sort((a, b) => distance(a) - distance(b))
  return meant === undefined ? undefined : { kind: 'digits', meant }
}

/** The score that is expected of a visit by the table of its own: the mean of those around it. */
export function expectedScore({ point, before, after }: OffPoint): number {
  const { score } = point.deciding
  const fromBefore = before === undefined ? undefined : scoreChange(before, point)
  const toAfter = after === undefined ? undefined : scoreChange(point, after)
  const scores = [
    ...(fromBefore === undefined ? [] : [score - fromBefore]),
    ...(toAfter === undefined ? [] : [score + toAfter]),
  ]
  return scores.reduce((sum, it) => sum + it, 0) / scores.length
}
