import { linearTailValue } from '../math/lms.js'
import type { LikelySlip } from '../model/message-values.js'
import { uncappedScoreAt } from '../references/distribution.js'
import type { Lookup } from '../references/lookup.js'
import type { CourseField, CoursePoint } from './course-points.js'
import { decimalSlips, inches, likelySlip, metres, pounds, type Slip, transposedDigits } from './slips.js'

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
  const [least, most] = valuesAround(place, expectedScore)
  const fits = (corrected: number) => !(corrected < least || corrected > most) && distance(corrected) <= fitsWithin
  const slip = likelySlip(slipsOf[field], value, fits)
  if (slip !== undefined) return slip
  const [meant] = transposedDigits(value)
    .filter(fits)
    .sort((a, b) => distance(a) - distance(b))
  return meant === undefined ? undefined : { kind: 'digits', meant }
}

/** Nothing outside these values fits: most need not be scored. */
function valuesAround(place: Lookup, expectedScore: number): readonly [least: number, most: number] {
  if (place.distribution !== undefined) return [0, Number.POSITIVE_INFINITY]
  // A little wider, for the last digits of both formulas.
  const least = linearTailValue(expectedScore - fitsWithin - 0.001, place)
  return [least, linearTailValue(expectedScore + fitsWithin + 0.001, place)]
}
