import type { LikelySlip } from '../../../ground/model/message-values.js'
import { uncappedScoreAt } from '../../references/distribution.js'
import { decimalSlips, inches, likelySlip, metres, pounds, type Slip, transposedDigits } from '../slips.js'
import type { CourseField } from './course-points.js'
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
  {
    point: {
      value,
      deciding: { place },
    },
    expectedScore,
  }: OffPoint,
): LikelySlip | undefined {
  const distance = (corrected: number) =>
    Math.abs((uncappedScoreAt(place, corrected) ?? Number.POSITIVE_INFINITY) - expectedScore)
  const fits = (corrected: number) => distance(corrected) <= fitsWithin
  const slip = likelySlip(slipsOf[field], value, fits)
  if (slip !== undefined) return slip
  const nearest = (values: readonly number[]) => values.filter(fits).sort((a, b) => distance(a) - distance(b))[0]
  const digits = transposedDigits(value)
  // A misreading may be transposed digits as well: 100 of 110, 89 of 99.
  const meant = nearest(field === 'sizeCm' ? [...digits, value - 10, value + 10] : digits)
  return meant === undefined ? undefined : { kind: digits.includes(meant) ? 'digits' : 'tens', meant }
}
