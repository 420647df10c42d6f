import type { MeasurementResult, PatientResult } from './patient-result.js'

type ScoreIn<Result> = Extract<keyof Result, `${string}Sds`>
type PercentileOf<Name> = Name extends `${infer Measure}Sds` ? `${Measure}Percentile` : never
type NumberIn<Result> = { [Key in keyof Result]-?: NonNullable<Result[Key]> extends number ? Key : never }[keyof Result]

/** A score in the patient's general data. */
export type PatientScoreName = ScoreIn<PatientResult>

/** A score of a visit. */
export type VisitScoreName = ScoreIn<MeasurementResult>

/** A score of a result, by the name of its field. */
export type ScoreName = Extract<keyof PatientResult | keyof MeasurementResult, `${string}Sds`>

/** What is measured and scored at a visit. */
export type VisitMeasureName =
  | 'size'
  | 'bmi'
  | 'head'
  | 'seat'
  | 'leg'
  | 'seatLeg'
  | 'weight'
  | 'turner'
  | 'noonan'
  | 'weightForLength'
  | 'headWho'
  | 'boneAgeSize'

/** The fields of a visit's result that belong to a score. */
export interface VisitScore {
  /** What was measured. */
  readonly measure: VisitMeasureName
  readonly percentile: PercentileOf<VisitScoreName>
  /** The value that was scored, unless another score already has it. */
  readonly value?: NumberIn<MeasurementResult>
  /** The age at which it is scored, if that is not the age at the visit. */
  readonly basis?: 'boneAge'
  /** True for a score that documents hold only among their extensions. */
  readonly isExtension?: true
}

/** Where a score of the patient is read. */
export interface PatientScore {
  readonly basis: 'adult' | 'gestation'
  /** True for a score that documents hold only among their extensions. */
  readonly isExtension?: true
}

/**
 * The scores in the patient's general data and where they are read, in the order
 * of documents.
 */
export const patientScores: { readonly [name in PatientScoreName]: PatientScore } = {
  targetSizeSds: { basis: 'adult' },
  sizeFatherSds: { basis: 'adult' },
  sizeMotherSds: { basis: 'adult' },
  sizeBirthSds: { basis: 'gestation' },
  weightBirthSds: { basis: 'gestation' },
  headBirthSds: { basis: 'gestation', isExtension: true },
  bmiBirthSds: { basis: 'gestation', isExtension: true },
}

/**
 * The scores of a visit, in the order of documents. Results, explanations,
 * documents and tables of visits are made from them; a score in the result without
 * its row here doesn't compile.
 */
export const visitScores: {
  readonly [name in VisitScoreName]: VisitScore & { readonly percentile: PercentileOf<name> }
} = {
  sizeSds: { measure: 'size', percentile: 'sizePercentile', value: 'sizeCm' },
  bmiSds: { measure: 'bmi', percentile: 'bmiPercentile', value: 'bmi' },
  headSds: { measure: 'head', percentile: 'headPercentile', value: 'headCm' },
  seatSds: { measure: 'seat', percentile: 'seatPercentile', value: 'seatCm' },
  legSds: { measure: 'leg', percentile: 'legPercentile', value: 'legCm' },
  seatLegSds: { measure: 'seatLeg', percentile: 'seatLegPercentile', value: 'seatLegRatio' },
  weightSds: { measure: 'weight', percentile: 'weightPercentile', value: 'weightKg' },
  sizeTurnerSyndromeSds: { measure: 'turner', percentile: 'sizeTurnerSyndromePercentile' },
  sizeNoonanSyndromeSds: { measure: 'noonan', percentile: 'sizeNoonanSyndromePercentile' },
  weightForLengthSds: { measure: 'weightForLength', percentile: 'weightForLengthPercentile', isExtension: true },
  headWhoSds: { measure: 'headWho', percentile: 'headWhoPercentile', isExtension: true },
  boneAgeSizeSds: {
    measure: 'boneAgeSize',
    percentile: 'boneAgeSizePercentile',
    basis: 'boneAge',
    isExtension: true,
  },
}

export const patientScoreNames: readonly PatientScoreName[] = Object.keys(patientScores) as PatientScoreName[]
export const visitScoreNames: readonly VisitScoreName[] = Object.keys(visitScores) as VisitScoreName[]

/** A measure of a visit with its fields in the result. */
export interface VisitMeasure extends VisitScore {
  readonly score: VisitScoreName
}

const tableOrder: readonly VisitScoreName[] = [
  'sizeSds',
  'sizeTurnerSyndromeSds',
  'sizeNoonanSyndromeSds',
  'boneAgeSizeSds',
  'weightSds',
  'weightForLengthSds',
  'bmiSds',
  'headSds',
  'headWhoSds',
  'seatSds',
  'legSds',
  'seatLegSds',
]

/** The measures of a visit, in the order of tables of visits. */
export const visitMeasures: readonly VisitMeasure[] = /* @__PURE__ */ tableOrder.map((score) => ({
  score,
  ...visitScores[score],
}))

/** Whether any visit has a value or a score of a measure. */
export function isMeasured({ value, score }: VisitMeasure, visits: readonly MeasurementResult[]): boolean {
  return visits.some((visit) => (value !== undefined && visit[value] !== undefined) || visit[score] !== undefined)
}
