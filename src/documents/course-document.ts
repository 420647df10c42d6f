import type { NotUsableReason } from '../course/adult-height/adult-height-method.js'
import type { AdultHeightNotUsable } from '../course/adult-height/adult-height-panel.js'
import type { CourseAssessment } from '../course/assess-course.js'
import type { AdultHeightInput, AdultHeightMethodId, BoneAgeMethod } from '../model/course-names.js'
import type { Score } from '../model/score.js'
import type { ScoreDocument } from './score-document.js'

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
