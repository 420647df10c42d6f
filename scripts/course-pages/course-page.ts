import type { CourseExplanation } from '../../src/clinical/course/explain/explain-course.js'
import type { Publication } from '../../src/clinical/references/table.js'
import type { AskedLimits } from '../cohort-study/share-tables.js'
import type { SampleCourse } from './sample-courses.js'

/** A page about a method of growth over time, before it is laid out. */
export interface CoursePage extends PageText {
  /** A child of whom the page shows how the number came about, and which explanations it shows. */
  readonly example: SampleCourse
  readonly shown: (explanation: CourseExplanation, courseOf: SampleLists) => boolean
}

/** A page of a method that is not of a course: its example is lines of its own. */
export interface WrittenPage extends PageText {
  readonly example: { readonly told: string; readonly lines: () => readonly string[] }
}

/** What every page has. */
interface PageText {
  /** File name without its ending. */
  readonly name: string
  readonly title: string
  /** A line for the list of pages. */
  readonly summary: string
  /** The papers with population and terms, where the library declares them. */
  readonly publications: readonly Publication[]
  /** Papers from which only the method or a few coefficients are taken. */
  readonly citations?: readonly string[]
  readonly what: readonly string[]
  /** Inputs, formula, ages, error and the like: what a reader looks up. */
  readonly facts: Readonly<Record<string, string>>
  /** What is known of the quality of the figures. */
  readonly quality: readonly string[]
  /** What of it NOTICE says, where the page has much. */
  readonly inNotice?: readonly string[]
  readonly limits: readonly string[]
  /** Limits that the children of birth cohorts were asked about. */
  readonly asked?: AskedLimits
}

/** What an example may be picked by: the entry of the assessment that is explained. */
export interface SampleLists {
  readonly method: string | undefined
  readonly rule: string | undefined
  readonly measure: string | undefined
  readonly hasConditionalGain: boolean
}
