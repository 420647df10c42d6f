import type { GrowthAge } from '../growth/growth-age.js'
import {
  calculationDefaults,
  type GrowthOptions,
  type GrowthSettings,
  growthSettings,
} from '../growth/growth-options.js'
import { type MeasurementGrowth, patientScored } from '../growth/patient-growth.js'
import type { Patient } from '../model/patient.js'
import {
  patientScoreNames,
  patientScores,
  type ScoreName,
  visitScoreNames,
  visitScores,
} from '../model/result-scores.js'
import type { Score } from '../model/score.js'
import { reportScore, ruleOf, type ScoredValue } from '../references/distribution.js'
import type { TableAxis } from '../references/table.js'
import { assessPatient } from './assess-patient.js'

/** How the x of a score is counted. */
export type ScoreBasis = 'adult' | 'gestation' | 'chronological' | 'corrected' | 'postmenstrual'

/**
 * How a score was computed: everything needed to repeat it by hand.
 */
export interface ScoreExplanation {
  readonly name: ScoreName
  /** Index of the measurement; undefined for the scores of the patient. */
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
  /** `linear` if the WHO rule beyond ±3 applied, else the LMS formula. */
  readonly rule: 'lms' | 'linear'
  /** The score before it was clamped to [-6, 6]. */
  readonly rawScore: number
  /** The score as reported. */
  readonly score: Score
  /** True if the table is an approximation. */
  readonly approximate: boolean
}

/**
 * Every score that {@link calculatePatient} returns for a patient, and how it was
 * computed.
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
  return explanationsOf(patient, growthSettings(options, calculationDefaults))
}

/** {@link explainScores} with every option filled in. */
export function explanationsOf(patient: Patient, settings: GrowthSettings): ScoreExplanation[] {
  const { growth } = assessPatient(patient, settings)
  const scored = patientScored(growth)
  return [
    ...patientScoreNames.flatMap((name) => explain(name, scored[name], patientScores[name])),
    ...growth.measurements.flatMap(explainVisit),
  ]
}

function explainVisit({ age, scored }: MeasurementGrowth, index: number): ScoreExplanation[] {
  if (age === undefined) return []
  const basis = ageBasis(age)
  return visitScoreNames.flatMap((name) => explain(name, scored[visitScores[name].measure], basis, index))
}

function ageBasis({ chronologicalYears, referenceYears }: GrowthAge): ScoreBasis {
  if (referenceYears === chronologicalYears) return 'chronological'
  return referenceYears < 0 ? 'postmenstrual' : 'corrected'
}

function explain(
  name: ScoreName,
  scored: ScoredValue | undefined,
  basis: ScoreBasis,
  measurementIndex?: number,
): ScoreExplanation[] {
  if (scored === undefined) return []
  const { value, score: rawScore, place } = scored
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
      score: reportScore(scored),
      approximate: table.approximate,
    },
  ]
}
