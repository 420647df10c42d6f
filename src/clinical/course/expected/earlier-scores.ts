import type { ExpectedMeasure } from '../../../ground/model/course-names.js'
import type { Measurement } from '../../../ground/model/patient.js'
import { bodyMassIndex } from '../../../ground/model/quetelet-index.js'
import { gramsPerKilogram } from '../../../ground/model/units.js'
import { type GrowthAge, growthAge, isCorrected } from '../../growth/growth-age.js'
import { type GrowthSubject, isBornAtTerm } from '../../growth/growth-subject.js'
import { pretermUntilWeeks, scoreAtPlace, type VisitScoredValue } from '../../growth/score-at-age.js'
import type { ScoreAtAge } from '../../growth/score-covariance.js'
import { uncappedScoreAt } from '../../references/distribution.js'
import { type Lookup, lookUpTable } from '../../references/lookup.js'
import type { CourseBasis } from '../course-basis.js'
import { isOfFirstWeeks } from '../velocity/earlier-visits.js'
import type { GivenVisits } from './known-growth.js'

/** An earlier value, scored by the reference of the age that is looked ahead to. */
export interface EarlierScore extends ScoreAtAge {
  /** The measurement; undefined for the size at birth. */
  readonly index: number | undefined
  readonly chronologicalYears: number
  readonly scored: VisitScoredValue
}

/** The usable earlier values of a measure that have a score at a place and in its counting of age, the youngest first. */
export function earlierScores(
  basis: CourseBasis,
  measure: Exclude<ExpectedMeasure, 'head'>,
  { place, age, visits }: { readonly place: Lookup; readonly age: GrowthAge; readonly visits: GivenVisits },
): readonly EarlierScore[] {
  const { subject, measurements } = basis.facts.growth
  const sizes = new Set(basis.facts.visits.size.map(({ index }) => index))
  const scores: EarlierScore[] = visits.isBirthDoubted ? [] : bornScore(basis, measure, place)
  for (const visit of basis.facts.visits[measure === 'size' ? 'size' : 'weight']) {
    const { index, age: of, measurement } = visit
    if (visits.doubted.has(index) || (measure === 'bmi' && !sizes.has(index))) continue
    if (isCorrected(of) !== isCorrected(age) || isTooEarly(subject, of)) continue
    const value = measure === 'bmi' ? measurements[index]?.bmi : visit.value
    const score = value === undefined ? undefined : rescored(subject, place, { index, age: of, value, measurement })
    if (score !== undefined) scores.push(score)
  }
  return thinned(scores)
}

/** The first weeks, and of a child born preterm the time up to 50 weeks and every uncorrected age of the first two years. */
export function isTooEarly(subject: GrowthSubject, age: GrowthAge): boolean {
  if (isOfFirstWeeks(age.chronologicalYears)) return true
  if (isBornAtTerm(subject)) return false
  if ((age.postmenstrualWeeks ?? 0) < pretermUntilWeeks) return true
  return !isCorrected(age) && age.chronologicalYears < correctedAtLeastYears
}

/** Below this age, years since birth, a child born preterm is judged by corrected age alone: as long as correction usually lasts. */
const correctedAtLeastYears = 2

interface ValueAtAge {
  readonly index: number | undefined
  readonly age: GrowthAge
  readonly value: number
  readonly measurement: Measurement
}

function rescored(
  { gender }: GrowthSubject,
  { table }: Lookup,
  { index, age, value, measurement: { sizeCm, sizePosition } }: ValueAtAge,
): EarlierScore | undefined {
  const at = gender && lookUpTable(table, gender, age.referenceYears)
  const scored = scoreAtPlace(at, { age, sizeCm, sizePosition }, age, value)
  const score = scored && uncappedScoreAt(scored.place, scored.value)
  if (scored === undefined || score === undefined) return undefined
  const { chronologicalYears, referenceYears: years } = age
  const { value: shifted, shift } = scored
  return { index, chronologicalYears, years, score, scored: { value: shifted, place: scored.place, score, shift } }
}

/** The size at birth, of a child known to be born at term. */
function bornScore(
  { assessment, facts: { growth } }: CourseBasis,
  measure: Exclude<ExpectedMeasure, 'head'>,
  place: Lookup,
): EarlierScore[] {
  const { subject } = growth
  const { sizeBirthCm: sizeCm, weightBirthG } = assessment.patient
  const weightKg = weightBirthG === undefined ? undefined : weightBirthG / gramsPerKilogram
  const value = { size: sizeCm, weight: weightKg, bmi: bodyMassIndex(weightKg, sizeCm) }[measure]
  if (value === undefined || subject.gestationDays === undefined || !isBornAtTerm(subject)) return []
  const score = rescored(subject, place, {
    index: undefined,
    age: growthAge(subject, 0),
    value,
    measurement: { sizeCm },
  })
  return score === undefined ? [] : [score]
}

/** More values than this say nothing new: the latest are kept, and of those before the first of each year. */
const latestKept = 30

function thinned(scores: readonly EarlierScore[]): readonly EarlierScore[] {
  const older = scores.slice(0, -latestKept)
  const yearly = older.filter(({ years }, i) => Math.floor(years) !== Math.floor(older[i - 1]?.years ?? -1))
  return [...yearly, ...scores.slice(-latestKept)]
}

/** Why no earlier value counts. */
export function whyNoneEarlier(
  { facts }: CourseBasis,
  { given, doubted }: GivenVisits,
  age: GrowthAge,
): 'none_before' | 'all_doubted' | 'other_age_counting' | 'no_earlier_value' {
  if (given.length === 0) return doubted.size > 0 ? 'all_doubted' : 'none_before'
  const fitting = given.filter((index) => !doubted.has(index))
  const ages = fitting.flatMap((index) => facts.growth.measurements[index]?.age ?? [])
  return ages.every((of) => isCorrected(of) !== isCorrected(age)) ? 'other_age_counting' : 'no_earlier_value'
}
