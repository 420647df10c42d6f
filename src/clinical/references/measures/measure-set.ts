import type { ClinicClass, ClinicMeasureName, ClinicUnscored } from '../../../ground/model/clinic-values.js'
import type { Gender, Measurement } from '../../../ground/model/patient.js'
import type { Provenance } from '../../../ground/model/provenance.js'
import type { ScoredValue } from '../distribution.js'
import type { PressureReference, ReferenceSet, SeriesName } from '../reference-set.js'
import type { ClinicClassLimit } from './clinic-class-limits.js'

/** What the score of such a measure depends on, apart from the values of the visit. */
export interface MeasuredChild {
  readonly gender: Gender | undefined
  /** Chronological age, years. */
  readonly years: number | undefined
  /** The age that references are read at: corrected for gestation where the chronological age is not meant. */
  readonly referenceYears: number | undefined
  /** True with a disease that has references: classes made for healthy proportions then don't apply. */
  readonly hasDisease: boolean
  /** The set that growth is scored by: a series of its own takes precedence. */
  readonly references: ReferenceSet
}

/** A value with its score before it is clamped, or the reason why it has none. */
export interface AssessedMeasure {
  readonly measure: ClinicMeasureName
  readonly value: number
  readonly scored?: ScoredValue | undefined
  readonly unscored?: ClinicUnscored | undefined
  readonly class?: ClinicClass | undefined
}

/**
 * References for what a clinic measures besides growth: waist, hip, arm, skinfolds and
 * blood pressure. It is passed as the option `measures`, so that a program which
 * scores none of it doesn't carry their figures.
 */
export interface MeasureSet {
  /** The series by age: those from `waist` to `subscapularSkinfold`. */
  readonly references: ReferenceSet
  readonly pressures?: PressureReference | undefined
  /** Fixed limits of classes, which charts draw. */
  readonly limits?: { readonly [measure in ClinicMeasureName]?: readonly ClinicClassLimit[] } | undefined
  /** The values of a visit, each with its score; a value that is not given is left out. */
  readonly assess: (child: MeasuredChild, visit: Measurement) => readonly AssessedMeasure[]
  /** What a result says of its origin, with this set where it scored a value; the set of growth takes precedence. */
  readonly provenance?: (ofGrowth: Provenance, growth: MeasuredGrowth) => Provenance
}

/** A child's growth as a set of clinic measures needs it: the set that scored it, and the values of each visit. */
export interface MeasuredGrowth {
  readonly subject: { readonly references: ReferenceSet }
  readonly measurements: readonly { readonly clinic?: readonly AssessedMeasure[] | undefined }[]
}

/** The set that has a series: the child's set for growth takes precedence. */
export function setWithSeries(set: ReferenceSet, own: ReferenceSet, series: SeriesName): ReferenceSet | undefined {
  return [own, set].find((each) => each.series[series] !== undefined)
}

/** Whether a value has the form of such a set. */
export function isMeasureSet(value: object): value is MeasureSet {
  return 'assess' in value && typeof value.assess === 'function'
}
