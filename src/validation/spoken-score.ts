import { diseaseReferences, hasDisease, isKnownDisease } from '../growth/disease.js'
import type { GrowthAge } from '../growth/growth-age.js'
import type { GrowthSubject } from '../growth/growth-subject.js'
import type { MeasurementGrowth } from '../growth/measurement-growth.js'
import { placeAtAge } from '../growth/scored.js'
import { inTails } from '../math/lms.js'
import type { KnownDisease, Patient } from '../model/patient.js'
import type { ScoredValue } from '../references/distribution.js'
import { uncappedScoreAt } from '../references/distribution.js'
import type { Lookup } from '../references/lookup.js'

/** What the plausibility of a visit is scored by. */
export type ScoredMeasure = 'size' | 'weight' | 'bmi' | 'head' | 'seat'

/** A score without a ceiling, and the reference that spoke. */
export interface SpokenScore {
  readonly place: Lookup
  readonly score: number
  /** The disease whose own reference spoke. */
  readonly disease?: KnownDisease | undefined
  /** The general reference speaks in place of the disease's own: only what is absurd with the disease too is odd. */
  readonly standsIn?: true
}

/** The fields of a visit that have a score of their own. */
export type ScoredField = 'sizeCm' | 'weightKg' | 'headCm' | 'seatCm'

export type VisitScores = { readonly [field in ScoredField]: SpokenScore | undefined }

/** Where a disease says what of a measure. */
const measureOf = { size: 'height', weight: 'weight', bmi: 'bmi', head: 'head' } as const

const none: readonly KnownDisease[] = []

/** The patient's diseases that have references of their own. */
export function spokenDiseases(patient: Patient): readonly KnownDisease[] {
  const { diseases } = patient
  if (diseases === undefined || diseases.length === 0) return none
  return diseases.filter(isKnownDisease).filter((disease) => hasDisease(patient, disease))
}

/**
 * The score that speaks for a value, linear in the value beyond ±3.
 *
 * The reference is that of the patient's disease where it has one for the
 * measure. Outside its ages the general one stands in, and for warnings only: a
 * hint would call odd what is usual with the disease. The same goes for sitting
 * height, for which no disease has a reference. Of several diseases the one
 * speaks in whose reference the value is nearest to the median.
 */
export function spokenScore(
  diseases: readonly KnownDisease[],
  subject: GrowthSubject,
  { age, scored, bmi }: MeasurementGrowth,
  measure: ScoredMeasure,
  value: number | undefined,
): SpokenScore | undefined {
  if (value === undefined || age === undefined) return undefined
  if (diseases.length === 0) return uncapped(scored[measure])
  if (measure === 'seat') return standIn(scored.seat)
  const series = diseases.filter((disease) => diseaseReferences[disease][measureOf[measure]] !== undefined)
  if (series.length === 0) return uncapped(scored[measure])
  const spoken = series.reduce<SpokenScore | undefined>((nearest, disease) => {
    const score = scoreWithDisease(disease, subject, age, measureOf[measure], measure === 'bmi' ? bmi : value)
    if (score === undefined) return nearest
    return nearest === undefined || Math.abs(score.score) < Math.abs(nearest.score) ? score : nearest
  }, undefined)
  return spoken ?? standIn(scored[measure])
}

function standIn(general: ScoredValue | undefined): SpokenScore | undefined {
  const spoken = uncapped(general)
  return spoken === undefined ? undefined : { place: spoken.place, score: spoken.score, standsIn: true }
}

/** What growth assessed, with a score that no ceiling cuts. */
export function uncapped(assessed: ScoredValue | undefined): SpokenScore | undefined {
  if (assessed === undefined || !inTails(assessed.score)) return assessed
  const score = uncappedScoreAt(assessed.place, assessed.value)
  return score === undefined ? undefined : { place: assessed.place, score }
}

function scoreWithDisease(
  disease: KnownDisease,
  subject: GrowthSubject,
  age: GrowthAge,
  measure: 'height' | 'weight' | 'bmi' | 'head',
  value: number | undefined,
): SpokenScore | undefined {
  const series = diseaseReferences[disease][measure]
  const place = series === undefined ? undefined : placeAtAge(subject, series, age)
  const score = place === undefined || value === undefined ? undefined : uncappedScoreAt(place, value)
  return place === undefined || score === undefined ? undefined : { place, score, disease }
}
