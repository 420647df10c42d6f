import type { LocalizedText } from '../model/localized.js'
import type { Gender } from '../model/patient.js'
import type { Curve } from './curve.js'
import type { Publication } from './publication.js'

/** What a table is about. */
export const measures = ['height', 'weight', 'bmi', 'head', 'sittingHeight', 'legLength', 'sittingHeightRatio'] as const

/** What a table is about; `height` is length or height, `sittingHeightRatio` sitting height by height. */
export type Measure = (typeof measures)[number]

/** The unit of each measure's figures. */
export const measureUnits = {
  height: 'cm',
  weight: 'kg',
  bmi: 'kg/m²',
  head: 'cm',
  sittingHeight: 'cm',
  legLength: 'cm',
  sittingHeightRatio: '1',
} as const satisfies Record<Measure, string>

/**
 * What a table runs along: age in years, exact gestation or postmenstrual age
 * in weeks, completed weeks of gestation, body length or height in cm.
 */
export type TableAxis = 'years' | 'weeks' | 'completedWeeks' | 'cm'

/** No axis reaches farther, neither in years nor in weeks nor in cm. */
export const farthestX = 1000

/**
 * A published growth reference: its figures by sex and where they come from.
 */
export interface ReferenceTable {
  /** `who2006-height` */
  readonly id: string
  /** The publication whose tables it belongs to, `who2006`: the first part of its id unless the table says otherwise. */
  readonly source: string
  readonly measure: Measure
  readonly axis: TableAxis
  /** First and last x of the figures, in units of the axis. */
  readonly range: readonly [from: number, to: number]
  /**
   * - `lms`: L, M and S, a score for every value.
   * - `median`: a median alone, without scores or percentiles.
   */
  readonly distribution: 'lms' | 'median'
  /**
   * How a score beyond ±3 is computed: by the LMS formula, or linear in the
   * value as WHO prescribes for its weight-based and head tables.
   */
  readonly tails: 'lms' | 'linear'
  /** Where new figures begin at once, without a transition: x in units of the axis, ascending. */
  readonly steps: readonly number[]
  /** True where the source's rows are thinned to the knots that interpolation needs, at a cost of at most 0.001 SD. */
  readonly thinned: boolean
  /** The publications, the one the figures come from first. */
  readonly publications: readonly [Publication, ...Publication[]]
  /** What a user must know about the figures: derived, held, thinned, few children. */
  readonly limits: LocalizedText
  /** By how much the percentiles that L, M and S were fitted to are missed at most, SD; undefined where nothing was fitted. */
  readonly fitDeviation?: number | undefined
  /** True where the figures are an approximation; charts and references say so. */
  readonly approximate: boolean
  /** The curve of a sex, undefined if the table has none. Unpacked on first use. */
  readonly curve: (gender: Gender) => Curve | undefined
}
