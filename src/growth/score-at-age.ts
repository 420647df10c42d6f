import { type ScoredValue, scoreValue } from '../references/distribution.js'
import { type Lookup, lookUp } from '../references/lookup.js'
import type { Piece, SeriesName } from '../references/reference-set.js'
import type { GrowthAge } from './growth-age.js'
import type { GrowthSubject } from './growth-subject.js'

/** The series used before term, when corrected age is negative: they are by postmenstrual age. */
const beforeTerm: { readonly [name in SeriesName]?: SeriesName } = {
  height: 'pretermHeight',
  weight: 'pretermWeight',
  head: 'pretermHead',
}

/**
 * The place in a series at an age, for charts and scores alike.
 *
 * @returns undefined if the sex is unknown or the reference has no figures there
 */
export function placeAtAge(subject: GrowthSubject, name: SeriesName, age: GrowthAge): Lookup | undefined {
  const { gender, references } = subject
  if (gender === undefined) return undefined
  if (age.referenceYears >= 0) return lookUp(references, name, gender, age.referenceYears)
  const preterm = beforeTerm[name]
  if (preterm === undefined || age.postmenstrualWeeks === undefined) return undefined
  return lookUp(references, preterm, gender, age.postmenstrualWeeks)
}

/** Scores a value against a series at an age. */
export function scoreAtAge(
  subject: GrowthSubject,
  name: SeriesName,
  age: GrowthAge | undefined,
  value: number | undefined,
): ScoredValue | undefined {
  if (age === undefined || value === undefined) return undefined
  const place = placeAtAge(subject, name, age)
  return scoreValue(place, value)
}

/** Scores a value against a series at an x of that series. */
export function scoreAtX(
  { gender, references }: GrowthSubject,
  name: SeriesName,
  x: number | undefined,
  value: number | undefined,
  position?: Piece['position'],
): ScoredValue | undefined {
  if (gender === undefined || x === undefined || value === undefined) return undefined
  const place = lookUp(references, name, gender, x, position)
  return scoreValue(place, value)
}
