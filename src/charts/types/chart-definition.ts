import type { GrowthSubject } from '../../clinical/growth/growth-subject.js'
import type { ScoredVisit } from '../../clinical/growth/score-at-age.js'
import type { ScoredValue } from '../../clinical/references/distribution.js'
import type { Piece, Pressure, SeriesName } from '../../clinical/references/reference-set.js'
import type { ChartLanguage } from '../../ground/languages/language.js'
import type { AxisWords, ChartMeasureName, ChartWords } from '../../ground/languages/words.js'
import type { AnyChartType } from '../../ground/model/chart-types.js'
import type { Gender, KnownDisease } from '../../ground/model/patient.js'
import type { ChartLandmark, ChartTick, Section, UpperAxis } from '../data/chart-curves.js'

/** An option whose value is large, and loaded with the first chart that needs it. */
export type NeededOption = 'courseCharts' | 'measures'

/**
 * A type of chart: what is plotted against what, and what else it shows. A
 * feature that is left out is not on the chart.
 */
export interface ChartDefinition {
  /** Without these options there is no such chart. */
  readonly needs?: readonly NeededOption[]
  readonly measure: ChartMeasureName
  readonly axis: XAxis
  /** The series whose percentiles are drawn. */
  readonly series: SeriesName
  /**
   * Instead of the series, how fast that grows: pieces and values come from growth over
   * time. From the age `from` on, years, the axis leaves the first two years out.
   */
  readonly velocity?: { readonly of: 'size' | 'weight'; readonly measured: ChartMeasureName; readonly from: number }
  /** Instead of the series, blood pressure at the child's own height, which is read from the series between visits. */
  readonly pressure?: Pressure
  /** The percentiles of its own that are drawn unless other lines are asked for, and nothing beyond them. */
  readonly percentiles?: readonly number[]
  /** Thrive lines can be drawn, in the first two years. */
  readonly showsThriveLines?: true
  /** The disease whose references the chart shows. */
  readonly disease?: KnownDisease
  /** The general series, thin and grey behind that of a disease. */
  readonly background?: SeriesName
  /** The series by postmenstrual age that serves an age chart before term. */
  readonly beforeTerm?: SeriesName
  /** The only sex the chart is for. */
  readonly gender?: Gender
  /** There is no reference without the GMFCS level, at level 5 also how the child is fed. */
  readonly needsGmfcsLevel?: true
  /** The axis begins here, unless a value of the patient lies before. */
  readonly begins?: number
  /** Limited to the first four years while all of the child's parameters lie in them. */
  readonly fitsYoung?: true
  readonly showsBoneAge?: true
  readonly showsTarget?: true
  /** Findings of puberty, and when it usually begins. */
  readonly showsPuberty?: true
  /** The limits of the set's classes of body mass index. */
  readonly showsBmiLimits?: true
  /** A second scale on the right, where adult heights are read. */
  readonly showsRightScale?: true
}

/** The definitions of a family of chart types, complete. */
export type ChartDefinitions<Type extends AnyChartType> = { readonly [type in Type]: ChartDefinition }

/** When something was measured, and the child's length then: at a measurement, at birth, at a marker. */
export type Visit = ScoredVisit

/** How many of the values in a section are plotted at an age corrected for gestation. */
export type Corrected = 'none' | 'some' | 'all'

/** What the x axis of a chart shows. */
export interface XAxis {
  readonly words: (chart: ChartWords) => AxisWords
  /** Label and unit for the tick labels of a section, where they differ from the usual. */
  readonly title?: (section: Section, corrected: Corrected, chart: ChartWords) => string
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
  /** Scores along this axis are other ones than those by age in the patient's result. */
  readonly hasOwnScores?: true
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
  /** A section fitted to a value at an x is at least this long. */
  readonly fitLength: (x: number) => number
  /** Up to this x the axis follows a parameter, even beyond the reference. */
  readonly followsTo: number
  /** A section of this length ends at a multiple of this. */
  readonly step: (length: number) => number
  readonly ticks: (from: number, to: number, language: ChartLanguage) => readonly ChartTick[]
  /** A second scale at the upper edge. */
  readonly upper?: (from: number, to: number, language: ChartLanguage) => UpperAxis | undefined
  /** What that scale counts at an x. */
  readonly upperValue?: (x: number) => number
  readonly landmarks?: (chart: ChartWords) => readonly ChartLandmark[]
}
