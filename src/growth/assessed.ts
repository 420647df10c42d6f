import { type Lookup, lookUp, scoreAt } from '../references/lookup.js'
import type { Piece, SeriesName } from '../references/reference-set.js'
import type { GrowthAge } from './growth-age.js'
import type { GrowthSubject } from './growth-subject.js'

/**
 * A value set against a reference: where it was looked up, and its score by
 * the table's own rule, neither cut nor rounded.
 */
export interface Assessed {
  readonly value: number
  readonly place: Lookup
  readonly score: number
}

/**
 * Before term there is no age to look up; the preterm series by postmenstrual
 * age take over.
 */
const beforeTerm: { readonly [name in SeriesName]?: SeriesName } = {
  height: 'pretermHeight',
  weight: 'pretermWeight',
  head: 'pretermHead',
}

/**
 * Where the reference of a series stands at an age. Charts and scores both ask
 * here.
 *
 * @returns undefined where the sex is unknown or the reference has no figures
 */
export function placeAtAge(subject: GrowthSubject, name: SeriesName, age: GrowthAge): Lookup | undefined {
  const { gender, references } = subject
  if (gender === undefined) return undefined
  if (age.referenceYears >= 0) return lookUp(references, name, gender, age.referenceYears)
  const preterm = beforeTerm[name]
  if (preterm === undefined || age.postmenstrualWeeks === undefined) return undefined
  return lookUp(references, preterm, gender, age.postmenstrualWeeks)
}

/** A value set against the reference of a series at an age. */
export function assessAtAge(
  subject: GrowthSubject,
  name: SeriesName,
  age: GrowthAge | undefined,
  value: number | undefined,
): Assessed | undefined {
  if (age === undefined || value === undefined) return undefined
  return assess(placeAtAge(subject, name, age), value)
}

/** A value set against the reference of a series at any x of that series. */
export function assessAtX(
  subject: GrowthSubject,
  name: SeriesName,
  x: number | undefined,
  value: number | undefined,
  position?: Piece['position'],
): Assessed | undefined {
  const { gender, references } = subject
  if (gender === undefined || x === undefined || value === undefined) return undefined
  return assess(lookUp(references, name, gender, x, position), value)
}

/** A value set against a place in a reference. */
export function assess(place: Lookup | undefined, value: number | undefined): Assessed | undefined {
  if (place === undefined || value === undefined) return undefined
  const score = scoreAt(place, value)
  return score === undefined ? undefined : { value, place, score }
}
