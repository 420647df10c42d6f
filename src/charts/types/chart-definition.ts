import type { GrowthAge } from '../../growth/growth-age.js'
import type { GrowthSubject } from '../../growth/growth-subject.js'
import type { ChartLanguage } from '../../languages/language.js'
import type { AxisWords, ChartMeasureName, ChartWords } from '../../languages/words.js'
import type { ChartType } from '../../model/chart-types.js'
import type { Gender } from '../../model/patient.js'
import type { ScoredValue } from '../../references/distribution.js'
import type { Piece, SeriesName } from '../../references/reference-set.js'
import type { ChartLandmark, ChartTick } from '../data/chart-data.js'

/**
 * A type of chart: what is plotted against what, and what else it shows. A
 * feature that is left out is not on the chart.
 */
export interface ChartDefinition {
  readonly measure: ChartMeasureName
  readonly axis: XAxis
  /** The series whose percentiles are drawn. */
  readonly series: SeriesName
  /** The general series, thin and grey behind that of a disease. */
  readonly background?: SeriesName
  /** The series by postmenstrual age that serves an age chart before term. */
  readonly beforeTerm?: SeriesName
  /** The only sex the chart is for. */
  readonly gender?: Gender
  /** Limited to the first four years while all of the child's parameters lie in them. */
  readonly fitsYoung?: true
  readonly showsBoneAge?: true
  readonly showsTarget?: true
  /** Size at birth is scored by gestation, as in the patient's result, and not by the chart's series. */
  readonly scoresBirthByGestation?: true
}

/** The definitions of a family of chart types, complete. */
export type ChartDefinitions<Type extends ChartType> = { readonly [type in Type]: ChartDefinition }

/** When something was measured, and the child's length then: at a measurement, at birth, at a marker. */
export interface Visit {
  readonly age: GrowthAge | undefined
  readonly sizeCm?: number | undefined
}

/** What the x axis of a chart shows. */
export interface XAxis {
  readonly words: (chart: ChartWords) => AxisWords
  /** Label and unit for the tick labels of a section of this length, where they differ from the usual. */
  readonly title?: (length: number, chart: ChartWords) => string
  /** The x of a visit; undefined where it has none. */
  readonly x: (visit: Visit) => number | undefined
  /** The x of the age not corrected for gestation, where that differs. */
  readonly uncorrectedX?: (visit: Visit) => number | undefined
  /** The x of a bone age in years. */
  readonly boneAgeX?: (boneAgeYears: number) => number
  /** Scores a figure at a visit by a series, with the same lookup as the patient's result. */
  readonly assess: (
    subject: GrowthSubject,
    series: SeriesName,
    visit: Visit,
    figure: number | undefined,
  ) => ScoredValue | undefined
  /** From this age on, years, measurements are drawn but not scored. */
  readonly scoredBelowYears?: number
  /** How a child of an age is measured, where that selects the table instead of x. */
  readonly position?: (ageYears: number) => Piece['position']
  /** There is no x without the week of gestation at birth. */
  readonly needsGestation?: true
  /** The axis begins here, even if the reference begins later. */
  readonly begins?: number
  /** An axis extended to the left for a parameter begins at a multiple of this. */
  readonly beginStep: number
  /** The x at which a chart for the young ends. */
  readonly young?: number
  /** The shortest section, in units of x. */
  readonly shortest: number
  /** How far beyond the reference the axis follows a parameter, in lengths of the reference. */
  readonly follows: number
  /** A section of this length ends at a multiple of this. */
  readonly step: (length: number) => number
  readonly ticks: (from: number, to: number, language: ChartLanguage) => readonly ChartTick[]
  readonly landmarks?: (chart: ChartWords) => readonly ChartLandmark[]
}
