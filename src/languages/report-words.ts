import type { Gender, KnownDisease } from '../model/patient.js'
import type { VisitMeasureName } from '../model/scores.js'
import type { Severity } from '../model/validation-message.js'

/** Everything the pages of data say in one language. */
export interface DocumentWords {
  readonly title: string
  readonly asOf: (date: string) => string
  readonly page: (page: number, pages: number) => string
  readonly child: string
  readonly dateOfBirth: string
  readonly age: string
  readonly gender: string
  readonly genders: { readonly [gender in Gender]: string }
  readonly diseases: string
  readonly diseaseNames: { readonly [disease in KnownDisease]: string }
  readonly none: string
  readonly birth: string
  readonly gestation: string
  /** Completed weeks and days. */
  readonly weeks: (weeks: string, days: string | undefined) => string
  readonly birthLength: string
  readonly birthWeight: string
  readonly birthHead: string
  readonly small: string
  readonly yes: string
  readonly no: string
  readonly parents: string
  readonly father: string
  readonly mother: string
  readonly target: string
  readonly targetRange: string
  readonly measurements: string
  readonly noMeasurements: string
  readonly date: string
  readonly years: string
  readonly statedAge: string
  readonly boneAge: string
  readonly measures: { readonly [name in VisitMeasureName]: string }
  /** The unit of the body mass index that the child would have at 18 years. */
  readonly equivalent: string
  readonly percentile: string
  readonly abbreviations: string
  readonly events: string
  readonly plausibility: string
  readonly plausible: string
  readonly severities: { readonly [severity in Severity]: string }
  readonly references: string
}
