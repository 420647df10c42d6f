import type { Assessed } from '../growth/assessed.js'
import { assessDiseaseHeight } from '../growth/disease.js'
import type { GrowthAge } from '../growth/growth-age.js'
import { type GrowthOptions, growthSettings } from '../growth/growth-options.js'
import type { Patient } from '../model/patient.js'
import { clampScore, type Score } from '../model/score.js'
import { ruleOf } from '../references/lookup.js'
import type { TableAxis } from '../references/table.js'
import { assessPatient, type PatientAssessment } from './assess-patient.js'

/** The scores of a result that can be explained. */
export type ScoreName =
  | 'targetSizeSds'
  | 'sizeFatherSds'
  | 'sizeMotherSds'
  | 'sizeBirthSds'
  | 'weightBirthSds'
  | 'sizeSds'
  | 'bmiSds'
  | 'headSds'
  | 'seatSds'
  | 'legSds'
  | 'seatLegSds'
  | 'weightSds'
  | 'sizeTurnerSyndromeSds'
  | 'sizeNoonanSyndromeSds'

/** What the x of a score is counted from. */
export type ScoreBasis = 'adult' | 'gestation' | 'chronological' | 'corrected' | 'postmenstrual'

/**
 * How a score came about: everything that is needed to compute it again by
 * hand.
 */
export interface ScoreExplanation {
  readonly name: ScoreName
  /** Index of the measurement; undefined for the patient's own scores. */
  readonly measurementIndex: number | undefined
  /** The value that was scored, in the unit of the table: weights in kg, the ratio as sitting height by height. */
  readonly value: number
  /** Name of the table, `kiggs-height`. */
  readonly table: string
  readonly citations: readonly string[]
  readonly axis: TableAxis
  /** Where the table was read, in units of its axis. */
  readonly x: number
  readonly basis: ScoreBasis
  /** Power, median and coefficient of variation there, after interpolation. */
  readonly l: number
  readonly m: number
  readonly s: number
  /** `linear`: the WHO rule beyond ±3, which applied here; else the LMS formula. */
  readonly rule: 'lms' | 'linear'
  /** The score before it was cut to [-6, 6]. */
  readonly rawScore: number
  /** The score as reported. */
  readonly score: Score
  /** True where the table is an approximation. */
  readonly approximate: boolean
}

/**
 * Every score that {@link calculatePatient} gives for a patient, with what it
 * was made from.
 *
 * @throws AuxologyError `invalid_parameter` for an option, `invalid_value` for
 * a date that doesn't exist
 * @example
 * ```ts
 * const [height] = explainScores(
 *   { dateOfBirth: '2014-06-04', gender: 'male', measurements: [{ date: '2024-06-04', sizeCm: 135.15 }] },
 *   { today: '2024-06-04' },
 * )
 * height?.table // 'kiggs-height'
 * ```
 */
export function explainScores(patient: Patient, options?: GrowthOptions): ScoreExplanation[] {
  const assessment = assessPatient(patient, growthSettings(options))
  const { birth, father, mother, target } = assessment.growth
  return [
    ...explained('targetSizeSds', target, 'adult'),
    ...explained('sizeFatherSds', father, 'adult'),
    ...explained('sizeMotherSds', mother, 'adult'),
    ...explained('sizeBirthSds', birth.length, 'gestation'),
    ...explained('weightBirthSds', birth.weight, 'gestation'),
    ...assessment.growth.measurements.flatMap((_, index) => measurementScores(assessment, index)),
  ]
}

function measurementScores({ patient, growth }: PatientAssessment, index: number): ScoreExplanation[] {
  const own = growth.measurements[index]
  if (own?.age === undefined) return []
  const { age, assessed } = own
  const basis = ageBasis(age)
  const sizeCm = patient.measurements?.[index]?.sizeCm
  const scores: readonly [ScoreName, Assessed | undefined][] = [
    ['sizeSds', assessed.size],
    ['bmiSds', assessed.bmi],
    ['headSds', assessed.head],
    ['seatSds', assessed.seat],
    ['legSds', assessed.leg],
    ['seatLegSds', assessed.seatLeg],
    ['weightSds', assessed.weight],
    ['sizeTurnerSyndromeSds', assessDiseaseHeight(growth.subject, patient, 'TurnerSyndrome', age, sizeCm)],
    ['sizeNoonanSyndromeSds', assessDiseaseHeight(growth.subject, patient, 'NoonanSyndrome', age, sizeCm)],
  ]
  return scores.flatMap(([name, score]) => explained(name, score, basis, index))
}

function ageBasis({ chronologicalYears, referenceYears }: GrowthAge): ScoreBasis {
  if (referenceYears === chronologicalYears) return 'chronological'
  return referenceYears < 0 ? 'postmenstrual' : 'corrected'
}

function explained(
  name: ScoreName,
  assessed: Assessed | undefined,
  basis: ScoreBasis,
  measurementIndex?: number,
): ScoreExplanation[] {
  if (assessed === undefined) return []
  const { value, score: rawScore, place } = assessed
  const { table, x, l, m, s } = place
  return [
    {
      name,
      measurementIndex,
      value,
      table: table.id,
      citations: table.publications.map(({ citation }) => citation),
      axis: table.axis,
      x,
      basis,
      l,
      m,
      s,
      rule: ruleOf(place, rawScore),
      rawScore,
      score: clampScore(rawScore),
      approximate: table.approximate,
    },
  ]
}
