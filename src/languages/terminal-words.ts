import type { VisitMeasureName } from '../model/result-scores.js'
import type { CourseWords } from './course-words.js'

/** The texts of the table of results on the command line. */
export interface TerminalWords {
  readonly born: string
  readonly age: string
  readonly years: string
  readonly date: string
  readonly father: string
  readonly mother: string
  readonly birthLength: string
  readonly birthWeight: string
  readonly birthHead: string
  readonly birthBmi: string
  readonly small: string
  readonly messages: string
  readonly noMessages: string
  readonly measures: { readonly [name in VisitMeasureName]: string }
  /** In the list of sets: children born preterm, newborns, and what ages are in. */
  readonly special: { readonly [part in 'preterm' | 'birth' | 'years' | 'weeks']: string }
  readonly course: CourseWords
}
