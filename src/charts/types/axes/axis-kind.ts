import type { GrowthAge } from '../../../growth/growth-age.js'
import type { GrowthSubject } from '../../../growth/growth-subject.js'
import type { ChartLanguage } from '../../../languages/language.js'
import type { AxisWords, ChartWords } from '../../../languages/words.js'
import type { ScoredValue } from '../../../references/distribution.js'
import type { Piece, SeriesName } from '../../../references/reference-set.js'
import type { ChartLandmark, ChartTick } from '../../data/chart-data.js'

/** When and at what length something was: a measurement, the birth, a marker. */
export interface Visit {
  readonly age: GrowthAge | undefined
  readonly sizeCm?: number | undefined
}

/**
 * What a chart's x axis runs along.
 */
export interface ChartAxisKind {
  readonly words: (chart: ChartWords) => AxisWords
  /** Label and unit as the tick labels of a section of that length have it, where that differs. */
  readonly title?: (length: number, chart: ChartWords) => string
  /** The x of a visit; undefined where it has none. */
  readonly x: (visit: Visit) => number | undefined
  /** The x it would have if the age were not corrected for gestation, where that differs. */
  readonly uncorrectedX?: (visit: Visit) => number | undefined
  /** The x of a bone age in years. */
  readonly boneAgeX?: (boneAgeYears: number) => number
  /** A value at a visit against a series: the lookup that the patient's result uses. */
  readonly assess: (
    subject: GrowthSubject,
    series: SeriesName,
    visit: Visit,
    figure: number | undefined,
  ) => ScoredValue | undefined
  /** A measurement of this age or older is drawn, but not scored, years. */
  readonly scoredBelowYears?: number
  /** How a child of an age is measured, where that picks the table instead of x. */
  readonly position?: (ageYears: number) => Piece['position']
  /** Without the week of gestation at birth there is no x at all. */
  readonly needsGestation?: true
  /** The axis begins here, even if the reference begins later. */
  readonly begins?: number
  /** The distance of the places where an axis may begin that a parameter draws to the left. */
  readonly beginStep: number
  /** The x at which a chart fitted to the young ends. */
  readonly young?: number
  /** The shortest section, in units of x. */
  readonly shortest: number
  /** How far beyond the reference the axis follows a parameter, in lengths of the reference. */
  readonly follows: number
  /** The distance of the ticks that a section of a length may end on. */
  readonly step: (length: number) => number
  readonly ticks: (from: number, to: number, language: ChartLanguage) => readonly ChartTick[]
  readonly landmarks?: (chart: ChartWords) => readonly ChartLandmark[]
}
