import type { NotUsableReason } from '../../clinical/course/adult-height/adult-height-method.js'
import type { AdultHeightNotUsable } from '../../clinical/course/adult-height/adult-height-panel.js'
import type { CourseAssessment } from '../../clinical/course/assess-course.js'
import type { PubertyAssessment } from '../../clinical/course/puberty/assess-puberty.js'
import type { BmiClassResult } from '../../ground/model/bmi-class.js'
import type { ClinicMeasureResult } from '../../ground/model/clinic-values.js'
import type { AdultHeightInput, AdultHeightMethodId, BoneAgeMethod } from '../../ground/model/course-names.js'
import type { MessageCode } from '../../ground/model/message-parameters.js'
import type { DiseaseScore, MeasurementResult, PatientResult } from '../../ground/model/patient-result.js'
import type { Provenance } from '../../ground/model/provenance.js'
import type { ReportedScore, Score } from '../../ground/model/score.js'
import type { MessageOf } from '../../ground/model/validation-message.js'

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

/** A value of the course as a document holds it: scores as documents write them. */
export type CourseWritten<Value> = Value extends Score
  ? ScoreDocument
  : Value extends AdultHeightNotUsable
    ? AdultHeightNotUsableDocument
    : Value extends readonly (infer Item)[]
      ? readonly CourseWritten<Item>[]
      : Value extends object
        ? { readonly [Key in keyof Value]: CourseWritten<Value[Key]> }
        : Value

/** A method that gives no figure, and why: `code` says which of the others there are. */
export interface AdultHeightNotUsableDocument {
  readonly method: AdultHeightMethodId
  readonly variant?: string | undefined
  readonly reason: {
    readonly code: NotUsableReason['code']
    readonly inputs?: readonly AdultHeightInput[] | undefined
    readonly accepted?: readonly BoneAgeMethod[] | undefined
    readonly from?: number | undefined
    readonly to?: number | undefined
    readonly atMost?: number | undefined
    readonly cm?: number | undefined
    readonly presentCm?: number | undefined
    readonly atMostCm?: number | undefined
  }
}

/** What `assessCourse` gives, as a document holds it. Every `CourseAssessment` is one. */
export type CourseDocument = CourseWritten<CourseAssessment>

/** An entry of a list of the course. */
export type CourseEntry<
  List extends 'intervals' | 'scoreFalls' | 'targets' | 'targetDistances' | 'predictions' | 'screening' | 'findings',
> = CourseDocument[List][number]
