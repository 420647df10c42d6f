import { inTails } from '../../ground/math/lms.js'
import type { Gestation, ReferenceGroup } from '../../ground/model/message-parameters.js'
import type { StatedScore } from '../../ground/model/message-values.js'
import type { Gender, KnownDisease, Measurement, Patient } from '../../ground/model/patient.js'
import { type DiseaseMeasure, diseaseSeries } from '../growth/disease.js'
import type { GrowthAge } from '../growth/growth-age.js'
import { type GrowthSubject, weeksAndDays } from '../growth/growth-subject.js'
import type { MeasurementGrowth } from '../growth/patient-growth.js'
import { placeAtAge, scoreAtVisit } from '../growth/score-at-age.js'
import { type ScoredValue, uncappedScoreAt } from '../references/distribution.js'
import type { Lookup } from '../references/lookup.js'
import type { SeriesName } from '../references/reference-set.js'

/** The measures of a visit that are checked by score. */
export type ScoredMeasure = DiseaseMeasure | 'seat'

/** The score that decides whether a value is plausible: without a ceiling, and where it was looked up. */
export interface DecidingScore {
  readonly place: Lookup
  readonly score: number
  /** The score that results have, where the rule of the table gives another one beyond ±3. */
  readonly ownScore?: number | undefined
  /** The disease whose reference was used. */
  readonly disease?: KnownDisease | undefined
  /** True if the general reference was used in place of the disease's; only warnings apply. */
  readonly standsIn?: true
}

/** The fields of a visit that are scored. */
export type ScoredField = 'sizeCm' | 'weightKg' | 'headCm' | 'seatCm'

export type VisitScores = { readonly [field in ScoredField]: DecidingScore | undefined }

/** The deciding score of every scored field of a visit. */
export function decidingScores(subject: GrowthSubject, growth: MeasurementGrowth, visit: Measurement): VisitScores {
  const { sizeCm, weightKg, headCm, seatCm } = visit
  return {
    sizeCm: decidingScore(subject, growth, { measure: 'size', value: sizeCm, visit }),
    weightKg: decidingScore(subject, growth, { measure: 'weight', value: weightKg, visit }),
    headCm: decidingScore(subject, growth, { measure: 'head', value: headCm, visit }),
    seatCm: decidingScore(subject, growth, { measure: 'seat', value: seatCm, visit }),
  }
}

/** A value of a visit, and the measure that it is scored as. */
interface ValueToDecide {
  readonly measure: ScoredMeasure
  readonly value: number | undefined
  readonly visit: Measurement
}

/**
 * The score that decides on a value, linear in the value beyond ±3.
 *
 * The reference is that of the patient's disease if it has one for the
 * measure. Outside its age range the general reference is used, but only for
 * warnings: a hint would flag what is usual in the disease. The same applies to
 * sitting height, for which no disease has a reference. With several diseases,
 * the reference that puts the value nearest to its median counts.
 */
export function decidingScore(
  subject: GrowthSubject,
  { age, scored }: Pick<MeasurementGrowth, 'age' | 'scored'>,
  { measure, value, visit: { sizeCm, sizePosition } }: ValueToDecide,
): DecidingScore | undefined {
  if (value === undefined || age === undefined) return undefined
  if (subject.diseases.length === 0) return uncapped(scored[measure])
  if (measure === 'seat') return standIn(scored.seat)
  let hasReference = false
  let nearest: DecidingScore | undefined
  for (const disease of subject.diseases) {
    const series = diseaseSeries(disease, measure)
    if (series === undefined) continue
    hasReference = true
    const deciding = uncapped(scoreAtVisit(subject, series, { age, sizeCm, sizePosition }, value))
    if (deciding === undefined) continue
    const isNearer = nearest === undefined || Math.abs(deciding.score) < Math.abs(nearest.score)
    if (isNearer) nearest = { ...decidingOnly(deciding), disease }
  }
  if (!hasReference) return uncapped(scored[measure])
  return nearest ?? standIn(scored[measure])
}

function standIn(general: ScoredValue | undefined): DecidingScore | undefined {
  const deciding = uncapped(general)
  return deciding === undefined ? undefined : { ...decidingOnly(deciding), standsIn: true }
}

/** Without the value that was scored. */
function decidingOnly({ place, score, ownScore }: DecidingScore): DecidingScore {
  return { place, score, ownScore }
}

/** A score without the ceiling of its formula. */
export function uncapped(scored: ScoredValue | undefined): DecidingScore | undefined {
  if (scored === undefined || !inTails(scored.score)) return scored
  const { place, value } = scored
  const score = uncappedScoreAt(place, value)
  if (score === undefined) return undefined
  return place.table.tails === 'linear' ? { place, score } : { place, score, ownScore: scored.score }
}

/** The score as messages state it, which results have too, and the one that a rule judges by where that is another. */
export function statedScore({ score, ownScore }: DecidingScore): StatedScore {
  return ownScore === undefined ? { score } : { score: ownScore, linearScore: score }
}

/** The children whose reference decides at a visit. */
export function groupAtAge(
  { gender }: GrowthSubject,
  age: GrowthAge,
  { disease, place }: DecidingScore,
): ReferenceGroup {
  const { chronologicalYears, referenceYears, postmenstrualWeeks } = age
  const known = gender as Gender
  if (place.table.axis === 'weeks')
    return { gender: known, at: { kind: 'postmenstrual', weeks: postmenstrualWeeks as number } }
  const kind = referenceYears === chronologicalYears ? 'age' : 'correctedAge'
  return { gender: known, disease, at: { kind, years: referenceYears } }
}

/** The newborns whose reference decides on sizes at birth. */
export function groupAtBirth(subject: GrowthSubject, patient: Patient): ReferenceGroup {
  return { gender: subject.gender as Gender, at: { kind: 'gestation', ...gestationOf(subject, patient) } }
}

/** The duration of gestation for a message: completed weeks and, if known, days. */
export function gestationOf({ gestationDays = 0 }: GrowthSubject, { weekBirth, dayBirth }: Patient): Gestation {
  const dayKnown = dayBirth !== undefined || !Number.isInteger(weekBirth)
  const { weeks, days } = weeksAndDays(gestationDays)
  return { weeks, days: dayKnown ? days : undefined }
}

/**
 * The general reference at a visit, which shows what an impossible value was
 * probably meant to be. In a disease that has references it would mislead.
 */
export function generalPlace(
  subject: GrowthSubject,
  age: GrowthAge | undefined,
  series: SeriesName,
): Lookup | undefined {
  return subject.diseases.length > 0 || age === undefined ? undefined : placeAtAge(subject, series, age)
}
