import type { VisitMeasureName } from '../model/scores.js'
import type { Severity } from '../model/validation-message.js'

/** Everything the table of results says in one language. */
export interface ResultWords {
  readonly born: string
  readonly age: string
  readonly years: string
  readonly date: string
  readonly target: string
  readonly father: string
  readonly mother: string
  readonly birthLength: string
  readonly birthWeight: string
  readonly small: string
  readonly messages: string
  readonly noMessages: string
  readonly severity: { readonly [severity in Severity]: string }
  readonly measures: { readonly [name in VisitMeasureName]: string }
}
