import { type ScoredValue, scoreValue } from '../references/distribution.js'
import { type Lookup, lookUp } from '../references/lookup.js'
import type { Piece, SeriesName } from '../references/reference-set.js'
import { type GrowthAge, isCorrected } from './growth-age.js'
import type { GrowthSubject } from './growth-subject.js'
import { type PositionShift, positionAt, type SizedVisit, shiftedLength, shiftedValue } from './size-position.js'

/** The series by postmenstrual age. */
export const pretermSeries: { readonly [name in SeriesName]?: SeriesName } = {
  height: 'pretermHeight',
  weight: 'pretermWeight',
  head: 'pretermHead',
}

/**
 * A preterm child is scored by postmenstrual age up to here, weeks: Fenton's
 * curves were joined to those of WHO at 50 weeks.
 *
 * T. R. Fenton, J. H. Kim: "A systematic review and meta-analysis to revise the
 * Fenton growth chart for preterm infants", BMC Pediatr. 13 (2013) 59.
 */
export const pretermUntilWeeks = 50

/**
 * The place in a series at an age, for charts and scores alike: a preterm
 * child's height, weight and head by postmenstrual age until 50 weeks, as long as
 * ages are corrected at all; everything else at the corrected or chronological age.
 *
 * @returns undefined if the sex is unknown or the reference has no figures there
 */
export function placeAtAge(subject: GrowthSubject, name: SeriesName, age: GrowthAge): Lookup | undefined {
  const { gender } = subject
  if (gender === undefined) return undefined
  return (isCorrected(age) ? pretermPlace(subject, name, age) : undefined) ?? placeInSet(subject, name, age)
}

/** The place in the preterm series at an age up to 50 weeks. */
function pretermPlace({ gender, references }: GrowthSubject, name: SeriesName, age: GrowthAge): Lookup | undefined {
  const { postmenstrualWeeks } = age
  const preterm = pretermSeries[name]
  if (preterm === undefined || gender === undefined || postmenstrualWeeks === undefined) return undefined
  return postmenstrualWeeks < pretermUntilWeeks ? lookUp(references, preterm, gender, postmenstrualWeeks) : undefined
}

/** The place in the set's own series, which begins at term; an age at most three days before is read there. */
export function placeInSet(
  { gender, references }: GrowthSubject,
  name: SeriesName,
  age: GrowthAge,
): Lookup | undefined {
  return gender === undefined || age.chronologicalYears < 0
    ? undefined
    : lookUp(references, name, gender, age.referenceYears)
}

/** A value as a table scores it. */
export interface VisitScoredValue extends ScoredValue {
  /** The shift by 0.7 cm, where a child was measured lying and the table's rows standing, or the reverse. */
  readonly shift?: PositionShift | undefined
}

/** The value as measured, before any shift. */
export function measuredValue({ value, shift }: VisitScoredValue): number {
  return shift?.measured ?? value
}

/** What was measured at a visit, as far as scores depend on it. */
export interface ScoredVisit extends SizedVisit {
  readonly age: GrowthAge | undefined
}

/**
 * Scores a value at a visit against a series by age. Results, explanations,
 * plausibility checks and charts use this one function, so that a visit has one
 * score everywhere.
 *
 * @param value as measured; height and body mass index are shifted where the table's rows are of the other position
 */
export function scoreAtVisit(
  subject: GrowthSubject,
  name: SeriesName,
  visit: ScoredVisit,
  value: number | undefined,
): VisitScoredValue | undefined {
  const { age } = visit
  if (age === undefined || value === undefined) return undefined
  return scoreAtPlace(placeAtAge(subject, name, age), visit, age, value)
}

/** Scores the height at the bone age against a series, in place of the age. */
export function scoreAtBoneAge(
  subject: GrowthSubject,
  name: SeriesName,
  visit: ScoredVisit,
  boneAgeYears: number | undefined,
): VisitScoredValue | undefined {
  const { age, sizeCm } = visit
  const { gender, references } = subject
  if (age === undefined || sizeCm === undefined || boneAgeYears === undefined || gender === undefined) return undefined
  // The rows for the bone age can be of the other position than the child's own.
  const sizePosition = visit.sizePosition ?? positionAt(age.chronologicalYears)
  return scoreAtPlace(lookUp(references, name, gender, boneAgeYears), { age, sizeCm, sizePosition }, age, sizeCm)
}

/** Scores a value of a visit at a place in a reference by age. */
export function scoreAtPlace(
  place: Lookup | undefined,
  visit: ScoredVisit,
  age: GrowthAge,
  value: number,
): VisitScoredValue | undefined {
  if (place === undefined) return undefined
  const { measure } = place.table
  if (measure !== 'height' && measure !== 'bmi') return scoreValue(place, value)
  const shifted = shiftedValue(place, visit, age, value)
  if (shifted === undefined) return scoreValue(place, value)
  const scored = scoreValue(place, shifted.value)
  return scored === undefined ? undefined : { ...scored, shift: { cm: shifted.cm, measured: value } }
}

/** Scores a value against a series at an x of that series. */
export function scoreAtX(
  { gender, references }: GrowthSubject,
  name: SeriesName,
  x: number | undefined,
  value: number | undefined,
): ScoredValue | undefined {
  if (gender === undefined || x === undefined || value === undefined) return undefined
  return scoreValue(lookUp(references, name, gender, x), value)
}

/** Weight for length is for younger children only, years (WHO 2006: standards from birth to 60 months). */
export const weightForLengthBelowYears = 5

/**
 * Scores a weight against a series by body length: under five years, by the
 * table for children of the age who lie or stand, at the length or height shifted
 * by 0.7 cm where the child was measured the other way. Where the age is unknown,
 * the position decides alone, or else the length.
 */
export function scoreForLength(
  subject: GrowthSubject,
  name: SeriesName,
  visit: ScoredVisit,
  value: number | undefined,
): VisitScoredValue | undefined {
  const { gender, references } = subject
  const { age, sizeCm, sizePosition } = visit
  if (gender === undefined || sizeCm === undefined || value === undefined) return undefined
  const series = references.series[name]
  if (series === undefined || (age !== undefined && age.chronologicalYears >= weightForLengthBelowYears)) {
    return undefined
  }
  const position: Piece['position'] = age === undefined ? sizePosition : positionAt(age.chronologicalYears)
  const isByPosition = series.some((piece) => piece.position !== undefined)
  const cm = isByPosition ? shiftedLength(sizePosition, position) : undefined
  const scored = scoreValue(lookUp(references, name, gender, { x: sizeCm + (cm ?? 0), position }), value)
  return scored === undefined || cm === undefined ? scored : { ...scored, shift: { cm, measured: value } }
}
