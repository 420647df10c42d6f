import type { ClinicMeasureName, ClinicUnscored } from './clinic-values.js'
import type { KnownDisease } from './patient.js'

/** The unit of a value in a message. */
export type Unit = 'mm' | 'mmHg' | 'cm' | 'kg' | 'g' | 'kg/m²' | 'weeks' | 'days' | 'years'

/** A unit in which a value may have been given by mistake. */
export type MistakenUnit = 'mm' | 'cm' | 'm' | 'in' | 'g' | 'kg' | 'lb' | 'days' | 'months'

/** What was probably meant by a value. */
export type LikelySlip =
  /** The value is in another unit. */
  | { readonly kind: 'unit'; readonly given: MistakenUnit; readonly meant: number }
  /** The decimal point is in the wrong place. */
  | { readonly kind: 'decimal'; readonly meant: number }
  /** Two digits are in the wrong order. */
  | { readonly kind: 'digits'; readonly meant: number }
  /** A height is off by 10 cm. */
  | { readonly kind: 'tens'; readonly meant: number }

/** A value beyond fixed limits. */
export interface BeyondLimits {
  /** Undefined if what was given is not a number at all. */
  readonly value: number | undefined
  /** The text that was given instead of a number, as PostgreSQL's `NUMERIC` arrives. */
  readonly given?: string | undefined
  readonly unit: Unit
  /** The lowest and the highest value expected. */
  readonly least?: number | undefined
  readonly most?: number | undefined
  /** Only whole numbers are possible. */
  readonly whole?: true | undefined
  /** The limits apply below this age, years. */
  readonly underYears?: number | undefined
  readonly slip?: LikelySlip | undefined
}

/** What is measured at a visit and scored by the chosen set. */
export type SetMeasure = 'size' | 'weight' | 'bmi' | 'head'

/** The ages for which references have figures, years. */
export interface ReferenceAges {
  readonly fromYears: number
  readonly toYears: number
}

/** Values of any visit for which the chosen references have no figures. */
export interface UnscoredValues extends Partial<ReferenceAges> {
  /** Those with the same ages, or, without `fromYears` and `toYears`, those that the set has no figures for at any age. */
  readonly measures: readonly (SetMeasure | 'seat')[]
  /** By its references; undefined for the general ones. */
  readonly disease?: KnownDisease | undefined
  /** Where children of the child's week of gestation are scored by tables of their own: that week. */
  readonly bornWeek?: number | undefined
  /** True where the age that counts was corrected for gestation. */
  readonly corrected?: true | undefined
}

/** A disease as it was written, and the known ones, of which one may be meant. */
export interface UnknownDisease {
  readonly name: string
  readonly known: readonly KnownDisease[]
  readonly meant?: KnownDisease | undefined
}

/** The score of a neighbouring visit, as results have it before it is cut at ±6. */
export interface NeighbourScore {
  readonly score: number
  /** Its reference, where that is not the one of the value. */
  readonly reference?: string | undefined
  /** Its visit, where others lie between, whose values are off the course too. */
  readonly visit?: EarlierVisit | undefined
}

/** The scores of the same measure at the visits before and after; at least one. */
export interface Neighbours {
  readonly before?: NeighbourScore | undefined
  readonly after?: NeighbourScore | undefined
}

/** A score as a message states it. */
export interface StatedScore {
  /** As results have it, before it is cut at ±6. */
  readonly score: number
  /**
   * Linear in the value beyond ±3, so without the ceiling of the formula: what the
   * rule judged by, where the reference itself has no such tails. The sentence says
   * "far beyond the reference" then, without this figure.
   */
  readonly linearScore?: number | undefined
}

/** An earlier visit, by date or, without one, by age in years. */
export interface EarlierVisit {
  readonly date?: string | undefined
  readonly ageYears: number
}

/** What shows that a weight may be in pounds: the height, the age alone, or an earlier weight. */
export type PoundsEvidence =
  | { readonly kind: 'size' }
  | { readonly kind: 'age' }
  | { readonly kind: 'earlier'; readonly weightKg: number; readonly visit: EarlierVisit }

/** A height that is less than at an earlier visit, by more than the error of measuring. */
export interface HeightLoss {
  readonly cm: number
  /** The other visit: of the one before it is less, of the one after it is more. */
  readonly side: 'before' | 'after'
  /** The heights from which nothing is derived, as indices of measurements: both where no other visit shows which is wrong. */
  readonly doubted: readonly number[]
  /** Only the other visit's height is doubted: the one after contradicts it too. */
  readonly isOther?: true | undefined
  /** So little, between two standing heights, that the time of day may be part of it. */
  readonly isSlight?: true | undefined
}

/** The parameters of the messages about what a clinic measures besides growth. */
export interface ClinicMessageParameters {
  readonly clinic_limits: BeyondLimits & {
    readonly measure: Exclude<ClinicMeasureName, 'waistHeightRatio' | 'waistHipRatio'>
  }
  /** Above it, or equal to it. */
  readonly diastolic_above_systolic: { readonly systolicMmHg: number; readonly diastolicMmHg: number }
  /** Without a score where a value is exceptional by itself. */
  readonly clinic_score: {
    readonly measure: ClinicMeasureName
    readonly value: number
    readonly score?: number | undefined
    readonly reference?: string | undefined
  }
  /** Values without a score, from the first visit that has them. */
  readonly clinic_unscored: {
    readonly measures: readonly ClinicMeasureName[]
    /** `not_cleared`: with `clearedOnly` no references are in use, because those of these measures are not cleared. */
    readonly reason: ClinicUnscored | 'not_cleared'
    /** The age at the visit, if it is known. */
    readonly years?: number | undefined
  }
}

/** What is measured at birth. */
export type BirthMeasure = 'length' | 'weight' | 'head'
