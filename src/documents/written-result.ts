import type { PubertyAssessment } from '../course/puberty/assess-puberty.js'
import type { BmiClassResult } from '../model/bmi-class.js'
import type { ClinicMeasureResult } from '../model/clinic-values.js'
import type { MessageCode } from '../model/message-parameters.js'
import type { DiseaseScore, MeasurementResult, PatientResult } from '../model/patient-result.js'
import type { Provenance } from '../model/provenance.js'
import type { Score } from '../model/score.js'
import type { MessageOf } from '../model/validation-message.js'
import type { CourseDocument } from './course-document.js'
import type { ScoreDocument } from './score-document.js'

/** A score by the reference of a disease, as a document holds it. */
export interface DiseaseScoreDocument extends Omit<DiseaseScore, 'score'> {
  readonly score: ScoreDocument
}

/** A clinic measure, as a document holds it. */
export interface ClinicMeasureDocument extends Omit<ClinicMeasureResult, 'score'> {
  readonly score?: ScoreDocument | undefined
}

/** What the extended form says of a visit beyond the default form. */
export interface MeasurementExtensions {
  /** Weight for length (lying) or height (standing), under five years. */
  readonly weightForLengthSds?: ScoreDocument | undefined
  readonly weightForLengthPercentile?: number | undefined
  /** Head circumference by WHO beside the reference of the set, to 24 months. */
  readonly headWhoSds?: ScoreDocument | undefined
  readonly headWhoPercentile?: number | undefined
  /** Height by the general reference at the bone age. */
  readonly boneAgeSizeSds?: ScoreDocument | undefined
  readonly boneAgeSizePercentile?: number | undefined
  readonly bmiClass?: BmiClassResult | undefined
  readonly diseaseScores?: readonly DiseaseScoreDocument[] | undefined
  /** Waist, hip, arm, skinfolds and blood pressure. */
  readonly clinicMeasures?: readonly ClinicMeasureDocument[] | undefined
}

/** What the extended form says of a patient beyond the default form. */
export interface PatientExtensions {
  readonly provenance?: Provenance | undefined
  readonly headBirthSds?: ScoreDocument | undefined
  readonly bmiBirthSds?: ScoreDocument | undefined
  /** The growth over time, if `assessCourse` was asked: `{ ...calculatePatient(patient), course: assessCourse(patient) }`. */
  readonly course?: CourseDocument | undefined
  /** The stages of puberty with their scores, if `assessPuberty` was asked in the same way. */
  readonly pubertyAssessment?: PubertyAssessment | undefined
}

/** A message as a document holds it. Its code is an extension, and no document has its parameters. */
export interface MessageDocument extends Omit<MessageOf<MessageCode>, 'code' | 'parameters'> {
  /**
   * The code, in the extended form. Any text, because the document may be of another
   * version of the library with further rules: `messageCodes` lists the known ones.
   */
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
