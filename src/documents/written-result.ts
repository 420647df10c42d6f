import type { BmiClassResult } from '../model/bmi-class.js'
import type { DiseaseScore, MeasurementResult, PatientResult } from '../model/patient-result.js'
import type { ReportedScore, Score } from '../model/score.js'
import type { ValidationMessage } from '../model/validation-message.js'

/** A score as a document holds it. Where it comes from is an extension. */
export interface ScoreDocument extends ReportedScore {
  /** The score before it was clamped, by the table's rule. */
  readonly raw?: number | undefined
  /** The reference with its year, `KiGGS 2013`. */
  readonly reference?: string | undefined
  /** True if the figures there may be off by more than 0.3 SD. */
  readonly approximate?: boolean | undefined
}

/** A score by the reference of a disease, as a document holds it. */
export interface DiseaseScoreDocument extends Omit<DiseaseScore, 'score'> {
  readonly score: ScoreDocument
}

/** What the extended form says of a visit beyond the default form. */
export interface MeasurementExtensions {
  /** Weight for length (lying) or height (standing), under five years. */
  readonly weightForLengthSds?: ScoreDocument | undefined
  readonly weightForLengthPercentile?: number | undefined
  /** Height by the general reference at the bone age. */
  readonly boneAgeSizeSds?: ScoreDocument | undefined
  readonly boneAgeSizePercentile?: number | undefined
  readonly bmiClass?: BmiClassResult | undefined
  readonly diseaseScores?: readonly DiseaseScoreDocument[] | undefined
}

/** What the extended form says of a patient beyond the default form. */
export interface PatientExtensions {
  readonly headBirthSds?: ScoreDocument | undefined
}

/** A message as a document holds it. Its code is an extension. */
export interface MessageDocument extends Omit<ValidationMessage, 'code'> {
  /** The name of the rule (`MessageCode`). */
  readonly code?: string | undefined
}

type AsWritten<Result> = {
  readonly [Key in keyof Result]: Result[Key] extends Score | undefined ? ScoreDocument | undefined : Result[Key]
}

/** A measurement in a result document. */
export interface MeasurementResultDocument
  extends AsWritten<Omit<MeasurementResult, 'validationMessages' | keyof MeasurementExtensions>>,
    MeasurementExtensions {
  readonly validationMessages: readonly MessageDocument[]
}

/**
 * What a result document contains: a `PatientResult` in which everything
 * that only the extended form carries is optional. Every `PatientResult` is one.
 */
export interface PatientResultDocument
  extends AsWritten<Omit<PatientResult, 'measurements' | 'validationMessages' | keyof PatientExtensions>>,
    PatientExtensions {
  readonly measurements: readonly MeasurementResultDocument[]
  readonly validationMessages: readonly MessageDocument[]
}
