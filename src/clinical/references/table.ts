import type { LocalizedText } from '../../ground/model/localized.js'
import type { Gender, SizePosition } from '../../ground/model/patient.js'
import type { Rights } from '../../ground/model/rights.js'
import type { Curve } from './curve.js'

/** What a table can measure. */
export const measures = [
  'height',
  'weight',
  'bmi',
  'head',
  'sittingHeight',
  'legLength',
  'sittingHeightRatio',
  'waist',
  'hip',
  'waistHeightRatio',
  'waistHipRatio',
  'armCircumference',
  'tricepsSkinfold',
  'subscapularSkinfold',
  'systolic',
  'diastolic',
] as const

/** What a table measures; `height` is length or height, `sittingHeightRatio` sitting height by height, `systolic` and `diastolic` blood pressure. */
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
  waist: 'cm',
  hip: 'cm',
  waistHeightRatio: '1',
  waistHipRatio: '1',
  armCircumference: 'cm',
  tricepsSkinfold: 'mm',
  subscapularSkinfold: 'mm',
  systolic: 'mmHg',
  diastolic: 'mmHg',
} as const

/**
 * What a table runs along: age in years, exact gestation or postmenstrual age
 * in weeks, completed weeks of gestation, body length or height in cm.
 */
export type TableAxis = 'years' | 'weeks' | 'completedWeeks' | 'cm'

/** No axis extends farther than this, be it in years, weeks or cm. */
export const farthestX = 1000

/** Which children a table is of, and how they were measured, where it is not of all alike. */
export interface TableConditions {
  /** Lying or standing. */
  readonly position?: SizePosition | undefined
  /** A disease as documents name it: `TurnerSyndrome`. */
  readonly diagnosis?: string | undefined
  /** A group of children as sets name it: `gmfcs-3`, `born-28`. */
  readonly group?: string | undefined
  /** The origin of the children, where a country has tables by origin. */
  readonly origin?: LocalizedText | undefined
}

/** A value that a publication prints, by which its figures are checked when they are read. */
export interface PrintedValue {
  readonly sex: Gender
  /** In units of the axis. */
  readonly x: number
  /** The score to which the publication prints the value. */
  readonly score: number
  readonly value: number
  /** How far the value of the figures may be from it; by default half a unit of the last decimal of all printed values. */
  readonly tolerance?: number | undefined
}

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
   * - `skew-t`: location, scale, skewness and degrees of freedom of a skew t distribution of type 3.
   * - `half-normal`: L, M and S up to the 95th percentile, a half-normal distribution above.
   */
  readonly distribution: 'lms' | 'median' | 'skew-t' | 'half-normal'
  /**
   * How a score beyond ±3 is computed: by the LMS formula, or linear in the
   * value as WHO prescribes for its weight-based and head tables.
   */
  readonly tails: 'lms' | 'linear'
  /** Where the figures jump, and nothing is interpolated: x in units of the axis, ascending. */
  readonly steps: readonly number[]
  /** True if only the rows that interpolation needs were kept, at a cost of at most 0.001 SD. */
  readonly thinned: boolean
  /** The publications; the first is the one that the figures come from. */
  readonly publications: readonly [Publication, ...Publication[]]
  /** What a user must know about the figures: derived, held, thinned, from few children. */
  readonly limits: LocalizedText
  /** Largest deviation from the percentiles that L, M and S were fitted to, SD; undefined where nothing was fitted. */
  readonly fitDeviation?: number | undefined
  /** Where scores are approximate, as they may be off by more than 0.3 SD; `limits` says why: from ≤ x ≤ to, in units of the axis. */
  readonly rough: readonly (readonly [from: number, to: number])[]
  /** True if the figures are an approximation; charts and references say so. */
  readonly approximate: boolean
  /** Which revision of the figures; by default it goes by the year of the first publication. */
  readonly edition?: string | undefined
  readonly conditions?: TableConditions | undefined
  /** Values of the publication that the figures were checked by when they were read. */
  readonly checks?: readonly PrintedValue[] | undefined
  /** The curve of a sex, undefined if the table has none. Unpacked on first use. */
  readonly curve: (gender: Gender) => Curve | undefined
}

/**
 * Where figures come from.
 */
export interface Publication {
  /** Short label for titles and lists, `KiGGS`. */
  readonly shortName: string
  /** The year of the figures, with which scores and charts name them: `KiGGS 2013`. */
  readonly year?: number | undefined
  /** The full citation. */
  readonly citation: string
  /** Digital object identifier, without a prefix. */
  readonly doi?: string | undefined
  /** The children that the figures describe. */
  readonly population: LocalizedText
  /** The first and last year of the measurements, where it is not in the words of `population` alone. */
  readonly years?: readonly [from: number, to: number] | undefined
  /** How many children were measured, where it is not in those words alone. */
  readonly sample?: number | undefined
  /** What is known of the right to use the figures. */
  readonly rights: Rights
}

/** Every score asks for a name: each is put together once. */
const names = /* @__PURE__ */ new WeakMap<NamedPublication, string>()

/** A publication as far as its name goes. */
export type NamedPublication = Pick<Publication, 'shortName' | 'year'>

/** The name of a publication with its year, as scores and charts print it: `KiGGS 2013`. */
export function publicationName(publication: NamedPublication): string {
  let name = names.get(publication)
  if (name === undefined) {
    const { shortName, year } = publication
    name = year === undefined ? shortName : `${shortName} ${year}`
    names.set(publication, name)
  }
  return name
}

/** The name of the publication that a table's figures come from: `KiGGS 2013`. */
export function referenceName({ publications }: ReferenceTable): string {
  return publicationName(publications[0])
}
