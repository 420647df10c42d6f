import type { ClinicClass, ClinicMeasureName, ClinicUnscored } from '../model/clinic-values.js'
import type { Gender, Measurement } from '../model/patient.js'
import type { ClinicClassLimit } from './clinic-class-limits.js'
import type { ScoredValue } from './distribution.js'
import type { Lookup } from './lookup.js'
import type { ReferenceSet, SeriesName } from './reference-set.js'
import type { ReferenceTable } from './table.js'

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

/** Which of the two pressures. */
export type Pressure = 'systolic' | 'diastolic'

/** The heights of a child that were measured, and the set that they are scored by. */
export interface HeightsOfChild {
  readonly gender: Gender
  readonly references: ReferenceSet
  readonly heights: readonly {
    /** Age since birth. */
    readonly years: number
    readonly cm: number
  }[]
}

/** References for blood pressure by age and height. */
export interface PressureReference {
  /** The figures at an age in years and a height in cm; undefined at an age without figures. */
  readonly lookUp: (pressure: Pressure, gender: Gender, years: number, heightCm: number) => Lookup | undefined
  /** A table by age alone, for curves: at the heights of one child, without any at the middle height of the age. */
  readonly tableAt: (pressure: Pressure, child?: HeightsOfChild) => ReferenceTable
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
}

/** The set that has a series: that of the child's growth takes precedence. */
export function setWithSeries(set: ReferenceSet, own: ReferenceSet, series: SeriesName): ReferenceSet | undefined {
  return [own, set].find((each) => each.series[series] !== undefined)
}

/** Whether a value has the form of such a set. */
export function isMeasureSet(value: object): value is MeasureSet {
  return 'assess' in value && typeof value.assess === 'function'
}
