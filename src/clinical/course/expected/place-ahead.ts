import { inTails, linearTailValue } from '../../../ground/math/lms.js'
import type { GrowthAge } from '../../growth/growth-age.js'
import type { GrowthSubject } from '../../growth/growth-subject.js'
import { placeInSet, scoreAtPlace } from '../../growth/score-at-age.js'
import { ceilingAt, uncappedScoreAt, valueAt } from '../../references/distribution.js'
import type { Lookup } from '../../references/lookup.js'
import { possibleValues } from '../../validation/possible-values.js'
import type { ExpectedGrowthOptions } from './expected-options.js'

/** The series that scores each measure. */
const seriesOf = { size: 'height', weight: 'weight', bmi: 'bmi' } as const

/** Where the reference scores the age: by age, and not by a median alone. */
export function placeOfAge(subject: GrowthSubject, measure: keyof typeof seriesOf, age: GrowthAge): Lookup | undefined {
  const place = placeInSet(subject, seriesOf[measure], age)
  return place?.table.axis === 'years' && place.table.distribution !== 'median' ? place : undefined
}

/** The value at a score, linear beyond ±3 as the scores are; undefined there where the scores of a table have an upper end. */
export function valueAtScore(place: Lookup, score: number): number | undefined {
  if (place.distribution !== undefined || !inTails(score)) return valueAt(place, score)
  return score > 0 && ceilingAt(place) < Number.POSITIVE_INFINITY ? undefined : linearTailValue(score, place)
}

/** The score of the value asked about, linear beyond ±3; undefined without one, and for an impossible one. */
export function askedScore(
  measure: keyof typeof seriesOf,
  {
    place,
    age,
    value,
    sizePosition,
  }: Pick<ExpectedGrowthOptions, 'value' | 'sizePosition'> & { readonly place: Lookup; readonly age: GrowthAge },
): number | undefined {
  if (value === undefined || !possibleValues(seriesOf[measure]).includes(value, age.chronologicalYears))
    return undefined
  const scored = scoreAtPlace(place, { age, sizePosition }, age, value)
  return scored && uncappedScoreAt(place, scored.value)
}
