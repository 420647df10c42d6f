import type { ChartLinesName } from './words.js'

/** The texts of a chart's page outside the chart. */
export interface PageWords {
  readonly skipToValues: string
  readonly pointsOfChart: string
  readonly values: string
  readonly date: string
  readonly age: string
  readonly correctedAge: string
  readonly percentile: string
  /** A heading, by the general reference on the chart of a disease. */
  readonly general: (heading: string) => string
  /** Of a body mass index. */
  readonly bmiClass: string
  /** Heading of what else is said of a value. */
  readonly remark: string
  /** Heading of the table of what was gained. */
  /** Over what stands out in a child's course, and the screening rules. */
  readonly course: string
  readonly gains: string
  /** Heading of waist, hip, arm, skinfolds and blood pressure. */
  readonly clinicMeasures: string
  /** Of the list of values that plausibility checks took out of use. */
  readonly notUsed: string
  readonly target: (value: string, sds: string | undefined, range: string) => string
  readonly events: string
  readonly curves: string
  /** Explains the figures in the table of curves. */
  readonly curvesCaption: (measure: string) => string
  /** Of the table of the limits of classes of body mass index. */
  readonly limits: string
  /** Of the table of other limits. */
  readonly classLimits: string
  readonly background: (curves: string, references: string) => string
  readonly notes: string
  /** The switches: headings and options. */
  readonly lines: string
  readonly lineNames: { readonly [name in ChartLinesName]: string }
  readonly window: string
  readonly windows: {
    readonly full: string
    /** Around the child's values. */
    readonly fit: string
    /** Cropped by the request. */
    readonly requested: string
    /** The first years. */
    readonly upTo: (years: number) => string
  }
  readonly ages: { readonly corrected: string; readonly chronological: string }
  /** Beside the name of a disease. */
  readonly generalReference: string
  readonly shown: string
  readonly hidden: string
  /** How a value is selected. */
  readonly selectPoint: string
  /** The change of a score since the visit of a date. */
  readonly changeSince: (change: string, date: string) => string
}
