import type { MeasurementResult, PatientResult } from './patient-result.js'

type ScoreIn<Result> = Extract<keyof Result, `${string}Sds`>
type PercentileOf<Name> = Name extends `${infer Measure}Sds` ? `${Measure}Percentile` : never
type NumberIn<Result> = { [Key in keyof Result]-?: NonNullable<Result[Key]> extends number ? Key : never }[keyof Result]

/** A score of the patient itself. */
export type PatientScoreName = ScoreIn<PatientResult>

/** A score of a visit. */
export type VisitScoreName = ScoreIn<MeasurementResult>

/** A score of a result, by the name of its field. */
export type ScoreName = Extract<keyof PatientResult | keyof MeasurementResult, `${string}Sds`>

/** What a score of a visit belongs with in its result. */
export interface VisitScore {
  /** What was measured. */
  readonly measure: string
  readonly percentile: PercentileOf<VisitScoreName>
  /** The value that was scored; left out where it is that of another score already. */
  readonly value?: NumberIn<MeasurementResult>
}

/**
 * The scores of the patient itself and what they are read at, in the order in
 * which documents have them.
 */
export const patientScores = {
  targetSizeSds: 'adult',
  sizeFatherSds: 'adult',
  sizeMotherSds: 'adult',
  sizeBirthSds: 'gestation',
  weightBirthSds: 'gestation',
} as const satisfies { readonly [name in PatientScoreName]: 'adult' | 'gestation' }

/**
 * The scores of a visit, in the order in which documents have them. Results,
 * explanations, documents and tables of visits are made from it; a score of the
 * result without its row here doesn't compile.
 */
export const visitScores = {
  sizeSds: { measure: 'size', percentile: 'sizePercentile', value: 'sizeCm' },
  bmiSds: { measure: 'bmi', percentile: 'bmiPercentile', value: 'bmi' },
  headSds: { measure: 'head', percentile: 'headPercentile', value: 'headCm' },
  seatSds: { measure: 'seat', percentile: 'seatPercentile', value: 'seatCm' },
  legSds: { measure: 'leg', percentile: 'legPercentile', value: 'legCm' },
  seatLegSds: { measure: 'seatLeg', percentile: 'seatLegPercentile', value: 'seatLegRatio' },
  weightSds: { measure: 'weight', percentile: 'weightPercentile', value: 'weightKg' },
  sizeTurnerSyndromeSds: { measure: 'turner', percentile: 'sizeTurnerSyndromePercentile' },
  sizeNoonanSyndromeSds: { measure: 'noonan', percentile: 'sizeNoonanSyndromePercentile' },
} as const satisfies { readonly [name in VisitScoreName]: VisitScore & { readonly percentile: PercentileOf<name> } }

/** What is measured and scored at a visit. */
export type VisitMeasureName = (typeof visitScores)[VisitScoreName]['measure']

/** The names of the tables' rows, in their order. */
export const patientScoreNames = Object.keys(patientScores) as readonly PatientScoreName[]
export const visitScoreNames = Object.keys(visitScores) as readonly VisitScoreName[]
