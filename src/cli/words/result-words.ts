import type { Severity } from '../../model/validation-message.js'

/** The measures that a table of results has columns for. */
export type MeasureName = 'size' | 'turner' | 'noonan' | 'weight' | 'bmi' | 'head' | 'seat' | 'leg' | 'ratio'

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
  readonly measures: { readonly [name in MeasureName]: string }
}
