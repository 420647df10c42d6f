import type { ChartType } from '../model/chart-types.js'
import type { Gender, KnownDisease } from '../model/patient.js'
import type { VisitMeasureName } from '../model/result-scores.js'
import type { Severity } from '../model/validation-message.js'

/** Names that several parts of a language share, as written within a sentence: `target height`. */
export interface SharedNames {
  readonly diseases: { readonly [disease in KnownDisease]: string }
  readonly severities: { readonly [severity in Severity]: string }
  readonly targetHeight: string
  /** Short for standard deviation score, and for percentile. */
  readonly sds: string
  readonly percentile: string
}

/** What the y axis of a chart can measure. */
export type ChartMeasureName =
  | 'height'
  | 'length'
  | 'weight'
  | 'bodyMassIndex'
  | 'head'
  | 'sittingHeight'
  | 'legLength'
  | 'sittingHeightByHeight'
  | 'sittingHeightByLegLength'

/** The texts of a chart. */
export interface ChartWords {
  readonly titles: { readonly [type in ChartType]: string }
  /** The y axis. */
  readonly measures: { readonly [measure in ChartMeasureName]: string }
  /** The x axis. */
  readonly axes: {
    readonly age: AxisWords & {
      /** The title where months are labelled too. */
      readonly monthsAndYears: string
      /** The label of a birthday where months are labelled too. */
      readonly birthday: (years: number) => string
    }
    readonly postmenstrual: AxisWords & { readonly dueDate: string }
    readonly bodyLength: AxisWords
  }
  /** Children of a sex, for the title. */
  readonly population: { readonly [gender in Gender]: string }
  readonly born: (date: string) => string
  readonly percentile: (percentile: string) => string
  readonly median: string
  readonly approximateMedian: string
  readonly lying: string
  readonly standing: string
  readonly birth: string
  readonly measurement: string
  readonly boneAge: string
  readonly correctedAge: string
  readonly targetLegend: string
  readonly event: string
  readonly targetRange: (lowest: string, highest: string) => string
  readonly generalReference: string
  readonly references: string
  readonly reference: string
  readonly corrected: (age: string) => string
  readonly years: (years: string) => string
  readonly months: (months: string) => string
  /** For the picture's description. */
  readonly chartOf: (title: string, population: string) => string
  readonly noValues: string
  readonly values: (count: number) => string
  readonly latest: (point: string) => string
  /** Notes that a reader of the chart needs. */
  readonly notes: {
    readonly correctedAge: string
    readonly beforeTerm: string
    readonly held: (reference: string, from: string) => string
    readonly birthReference: (reference: string) => string
    readonly tooOld: (years: string) => string
    readonly otherPosition: string
    readonly outside: (count: number) => string
    /** For a table whose L, M and S were fitted to its percentiles. */
    readonly fitted: (deviation: string) => string
  }
  /** An unambiguous date. */
  readonly date: (year: number, month: number, day: number) => string
}

/** The texts of an x axis. */
export interface AxisWords {
  readonly label: string
  readonly unit: string
  /** Label and unit. */
  readonly title: string
}

/** The texts of a chart's page outside the chart. */
export interface PageWords {
  readonly skipToValues: string
  readonly pointsOfChart: string
  readonly values: string
  readonly date: string
  readonly age: string
  readonly correctedAge: string
  readonly percentile: string
  readonly target: (value: string, sds: string | undefined, range: string) => string
  readonly events: string
  readonly curves: string
  readonly curve: string
  /** Explains the figures in the table of curves. */
  readonly curvesCaption: (measure: string) => string
  readonly fromTo: (from: string, to: string) => string
  readonly background: (curves: string, references: string) => string
  readonly notes: string
}

/** The texts of the pages of data in PDF. */
export interface ReportWords {
  readonly title: string
  readonly asOf: (date: string) => string
  readonly page: (page: number, pages: number) => string
  readonly child: string
  readonly dateOfBirth: string
  readonly age: string
  readonly gender: string
  readonly genders: { readonly [gender in Gender]: string }
  readonly diseases: string
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
  readonly targetRange: string
  readonly measurements: string
  readonly noMeasurements: string
  readonly date: string
  readonly years: string
  readonly statedAge: string
  readonly boneAge: string
  readonly measures: { readonly [name in VisitMeasureName]: string }
  /** The unit of the equivalent body mass index at 18 years. */
  readonly equivalent: string
  readonly abbreviations: string
  readonly events: string
  readonly plausibility: string
  readonly plausible: string
  readonly references: string
}

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
  readonly small: string
  readonly messages: string
  readonly noMessages: string
  readonly measures: { readonly [name in VisitMeasureName]: string }
}
