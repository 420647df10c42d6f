import type { RecordedGender } from '../model/patient.js'
import type { VisitMeasureName } from '../model/result-scores.js'

/** The texts of the pages of data in PDF. */
export interface ReportWords {
  readonly title: string
  readonly asOf: (date: string) => string
  /** When, with which version of the library, and with which set of references. */
  readonly madeWith: (date: string, version: string, references: string) => string
  readonly page: (page: number, pages: number) => string
  readonly child: string
  readonly dateOfBirth: string
  readonly age: string
  readonly gender: string
  readonly genders: { readonly [gender in RecordedGender]: string }
  readonly diseases: string
  readonly none: string
  readonly birth: string
  readonly gestation: string
  /** Completed weeks and days. */
  readonly weeks: (weeks: string, days: string | undefined) => string
  readonly birthLength: string
  readonly birthWeight: string
  readonly birthHead: string
  readonly birthBmi: string
  readonly small: string
  readonly yes: string
  readonly no: string
  readonly parents: string
  readonly father: string
  readonly mother: string
  readonly targetRange: string
  readonly measurements: string
  /** Only so many visits are listed, the latest; `rest` is the number of the others. */
  readonly earlierVisits: (listed: number, rest: number) => string
  /** After the first of many diseases and messages. */
  readonly moreDiseases: (rest: number) => string
  readonly moreMessages: (rest: number) => string
  /** After a message that visits of these dates have too. */
  readonly likewiseOn: (dates: string) => string
  readonly noMeasurements: string
  readonly date: string
  readonly statedAge: string
  readonly boneAge: string
  /** Headings of narrow columns. */
  readonly boneAgeSds: string
  readonly postmenstrualAge: string
  readonly correctedAge: string
  /** `33+2` */
  readonly weeksAndDays: (weeks: string, days: string) => string
  /** Before the names of references. */
  readonly sdsReference: string
  readonly approximate: string
  readonly notUsed: string
  readonly bmiClass: string
  readonly measures: { readonly [name in VisitMeasureName]: string }
  /** The unit of the equivalent body mass index at 18 years. */
  readonly equivalent: string
  readonly abbreviations: string
  /** What the ages of a child born preterm are short for. */
  readonly pretermAbbreviations: string
  readonly events: string
  /** Waist, hip, arm, skinfolds and blood pressure. */
  readonly clinicMeasures: string
  readonly plausibility: string
  readonly plausible: string
  readonly references: string
}
