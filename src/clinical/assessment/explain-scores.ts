import type { ClinicMeasureName } from '../../ground/model/clinic-values.js'
import type { KnownDisease, Measurement, PatientInput } from '../../ground/model/patient.js'
import type { DiseaseScore } from '../../ground/model/patient-result.js'
import {
  patientScoreNames,
  patientScores,
  type ScoreName,
  type VisitScoreName,
  visitScoreNames,
  visitScores,
} from '../../ground/model/result-scores.js'
import type { Score } from '../../ground/model/score.js'
import { invalidParameter } from '../../ground/text/invalid-input.js'
import { type GrowthAge, isCorrected } from '../growth/growth-age.js'
import {
  calculationDefaults,
  type GrowthOptions,
  type GrowthSettings,
  growthSettings,
} from '../growth/growth-options.js'
import type { GrowthSubject } from '../growth/growth-subject.js'
import { type MeasurementGrowth, patientScored } from '../growth/patient-growth.js'
import { measuredValue, type ScoredVisit, scoreAtPlace, type VisitScoredValue } from '../growth/score-at-age.js'
import { placesAcrossSeams, seriesByAge } from '../growth/seam-places.js'
import { percentileOf, reportScore, ruleOf, type ScoreRule } from '../references/distribution.js'
import type { TableAxis } from '../references/table.js'
import { assessPatient } from './assess-patient.js'
import { isOfParent, namingSex } from './chosen-sex.js'

/** How the x of a score is counted. */
export type ScoreBasis = 'adult' | 'gestation' | 'chronological' | 'corrected' | 'postmenstrual' | 'boneAge' | 'length'

/**
 * How a score was computed: everything needed to repeat it by hand.
 */
export interface ScoreExplanation {
  /** The field of the result. */
  readonly name: ScoreName | 'diseaseScores' | 'clinicMeasures'
  /** Index of the measurement; undefined for the scores of the patient. */
  readonly measurementIndex: number | undefined
  /** For `diseaseScores`: whose reference it is, and what was measured; that for `clinicMeasures` too. */
  readonly disease?: KnownDisease
  readonly measure?: DiseaseScore['measure'] | ClinicMeasureName
  /** The value as measured, in the unit of the table: weights in kg, the ratio as sitting height by height. */
  readonly measured: number
  /** The value that was scored: `measured`, unless `shiftCm` changed it. */
  readonly value: number
  /**
   * What was added to the length or height before it was scored, cm: 0.7 for a
   * child measured standing where the rows of the table are of children lying,
   * -0.7 for the reverse (WHO 2006). It changes `value` for height and body mass
   * index, `x` for weight for length.
   */
  readonly shiftCm?: number
  /** Name of the table, `kiggs-height`. */
  readonly table: string
  readonly citations: readonly string[]
  readonly axis: TableAxis
  /** Where the table was read, in units of its axis. */
  readonly x: number
  readonly basis: ScoreBasis
  /**
   * Power, median and coefficient of variation there, after interpolation. For
   * a skew-t distribution a description only: see `parameters`.
   */
  readonly l: number
  readonly m: number
  readonly s: number
  /** Further figures of a distribution that is not LMS alone: `mu`, `sigma`, `nu` and `tau`; `sigma` of a half-normal tail. */
  readonly parameters?: Readonly<Record<string, number>> | undefined
  /**
   * - `linear`: the WHO rule beyond ±3.
   * - `skew-t`: Φ⁻¹ of the skew t distribution with `parameters`.
   * - `half-normal`: the CDC's rule above the 95th percentile.
   * - `lms`: the LMS formula.
   */
  readonly rule: ScoreRule
  /** The score before it was clamped to [-6, 6]. */
  readonly rawScore: number
  /** The score as reported. */
  readonly score: Score
  /** The percentile of the reported score; where the score is only a bound, so is the percentile. */
  readonly percentile: number
  /** True if the table is an approximation, or its figures at x are. */
  readonly approximate: boolean
  /**
   * True for the score by the table on the other side of a seam, which the result
   * does not have: see {@link ExplainOptions.acrossSeams}.
   */
  readonly isAcrossSeam?: true
}

/** What scores are explained with: the options of a calculation, and one more. */
export interface ExplainOptions extends GrowthOptions {
  /**
   * Whether a visit within half a year of the seam of two references is explained
   * by both: the other table's explanation then follows that of the result, marked
   * `isAcrossSeam`. It shows how much of a change of score is the change of
   * reference.
   */
  readonly acrossSeams?: boolean | undefined
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
export function explainScores(patient: PatientInput, options?: ExplainOptions): ScoreExplanation[] {
  return explanationsOf(patient, growthSettings(options, calculationDefaults), options)
}

/** {@link explainScores} with every option of the calculation filled in. */
export function explanationsOf(
  patient: PatientInput,
  settings: GrowthSettings,
  { acrossSeams = false }: ExplainOptions = {},
): ScoreExplanation[] {
  if (typeof acrossSeams !== 'boolean') throw invalidParameter('acrossSeams', acrossSeams, ['true', 'false'])
  const { growth, patient: usable } = assessPatient(patient, settings)
  const { subject } = growth
  const scored = patientScored(growth)
  const explanations = [
    ...patientScoreNames.flatMap((name) => explain({ name, basis: patientScores[name].basis }, scored[name])),
    ...growth.measurements.flatMap((visit, index) => [
      ...explainVisit(visit, index, (name) =>
        acrossSeams
          ? acrossSeam(subject, visit, usable.measurements?.[index] ?? {}, { name, measurementIndex: index })
          : [],
      ),
      ...explainDiseases(visit, index),
      ...explainClinic(visit, index),
    ]),
  ]
  const { gender, isSexChosen } = subject
  if (gender === undefined || !isSexChosen) return explanations
  return explanations.map((explanation) =>
    isOfParent(explanation.name) ? explanation : { ...explanation, score: namingSex(explanation.score, gender) },
  )
}

function explainVisit(
  { age, scored }: MeasurementGrowth,
  measurementIndex: number,
  more: (name: VisitScoreName) => readonly ScoreExplanation[],
): ScoreExplanation[] {
  return visitScoreNames.flatMap((name) => {
    const { measure, basis: basisOfScore } = visitScores[name]
    const value = scored[measure]
    if (value === undefined) return []
    const basis = basisOfScore ?? ageBasis(age, value.place.table.axis)
    return [...explain({ name, measurementIndex, basis }, value), ...more(name)]
  })
}

function explainDiseases({ age, diseases }: MeasurementGrowth, measurementIndex: number): ScoreExplanation[] {
  return diseases.flatMap(({ disease, measure, scored }) => {
    const basis = ageBasis(age, scored.place.table.axis)
    return explain({ name: 'diseaseScores', measurementIndex, disease, measure, basis }, scored)
  })
}

function explainClinic({ age, clinic = [] }: MeasurementGrowth, measurementIndex: number): ScoreExplanation[] {
  const basis = ageBasis(age, 'years')
  return clinic.flatMap(({ measure, scored }) =>
    explain({ name: 'clinicMeasures', measurementIndex, measure, basis }, scored),
  )
}

/** The score of a visit by the tables across the seams nearby. */
function acrossSeam(
  subject: GrowthSubject,
  { age, scored }: MeasurementGrowth,
  { sizeCm, sizePosition }: Measurement,
  explained: { readonly name: VisitScoreName; readonly measurementIndex: number },
): ScoreExplanation[] {
  const { measure } = visitScores[explained.name]
  const series = seriesByAge[measure]
  const here = scored[measure]
  if (series === undefined || here === undefined || age === undefined) return []
  const visit: ScoredVisit = { age, sizeCm, sizePosition }
  return placesAcrossSeams(subject, series, age).flatMap((place) => {
    const basis = ageBasis(age, place.table.axis)
    const value = scoreAtPlace(place, visit, age, measuredValue(here))
    return explain({ ...explained, basis, isAcrossSeam: true }, value)
  })
}

function ageBasis(age: GrowthAge | undefined, axis: TableAxis): ScoreBasis {
  if (axis === 'cm') return 'length'
  if (axis === 'weeks') return 'postmenstrual'
  return age !== undefined && isCorrected(age) ? 'corrected' : 'chronological'
}

interface Explained extends Pick<ScoreExplanation, 'name' | 'basis' | 'disease' | 'measure' | 'isAcrossSeam'> {
  readonly measurementIndex?: number
}

function explain(
  { name, measurementIndex, ...explained }: Explained,
  scored: VisitScoredValue | undefined,
): ScoreExplanation[] {
  if (scored === undefined) return []
  const { value, score: rawScore, place, shift } = scored
  const { table, x, l, m, s } = place
  const score = reportScore(scored)
  return [
    {
      name,
      measurementIndex,
      ...explained,
      measured: measuredValue(scored),
      value,
      ...(shift === undefined ? {} : { shiftCm: shift.cm }),
      table: table.id,
      citations: table.publications.map(({ citation }) => citation),
      axis: table.axis,
      x,
      l,
      m,
      s,
      ...(place.distribution && { parameters: place.distribution.parameters }),
      rule: ruleOf(place, rawScore),
      rawScore,
      score,
      percentile: percentileOf(score.value),
      approximate: table.approximate || place.approximate,
    },
  ]
}
