import type { Score } from './score.js'

/** A field of a measurement that holds what a clinic measures besides growth. */
export type ClinicField =
  | 'waistCm'
  | 'hipCm'
  | 'armCm'
  | 'tricepsMm'
  | 'subscapularMm'
  | 'systolicMmHg'
  | 'diastolicMmHg'

/** These fields, in the order of documents. */
export const clinicFields: readonly ClinicField[] = [
  'waistCm',
  'hipCm',
  'armCm',
  'tricepsMm',
  'subscapularMm',
  'systolicMmHg',
  'diastolicMmHg',
]

/** What these fields hold, and the two ratios that follow from them, in the order of tables. */
export const clinicMeasureNames = [
  'waist',
  'hip',
  'waistHeightRatio',
  'waistHipRatio',
  'arm',
  'triceps',
  'subscapular',
  'systolic',
  'diastolic',
] as const

/** A measure that a clinic takes besides growth. */
export type ClinicMeasureName = (typeof clinicMeasureNames)[number]

/**
 * Why a value has no score.
 *
 * - `references`: no references for it were given, or they lack this measure
 * - `age`: the references have no figures at the age
 * - `height`: blood pressure is scored by age and height, and the height is missing
 * - `sex`: no sex that has references
 * - `unknownAge`: neither dates nor a stated age
 */
export const clinicUnscoredReasons = ['references', 'age', 'height', 'sex', 'unknownAge'] as const

/** One of these reasons. */
export type ClinicUnscored = (typeof clinicUnscoredReasons)[number]

/** The classes that a guideline names, or the percentiles that blood pressure is read by. */
export const clinicClassNames = [
  'waistHalfHeight',
  'armBelow115',
  'armBelow125',
  'fromP90',
  'fromP95',
  'fromP99',
  'adultHighNormal',
  'adultHypertensive',
  'adultHypertensive2',
] as const

/** The name of a class. */
export type ClinicClassName = (typeof clinicClassNames)[number]

/** A class that a value belongs to, and who defines it. It is never a diagnosis. */
export interface ClinicClass {
  readonly name: ClinicClassName
  /** `NICE NG246`, `WHO` or the reference of the percentiles. */
  readonly source: string
  /** From 16 years what a blood pressure is by the fixed limits of ESH 2016, beside its percentile: the lower limit counts. */
  readonly adult?: { readonly name: ClinicClassName; readonly source: string } | undefined
}

/** A value of a visit that a clinic takes besides growth, with its score or the reason why it has none. */
export interface ClinicMeasureResult {
  readonly measure: ClinicMeasureName
  /** In cm, mm or mmHg; a ratio as such. */
  readonly value: number
  readonly score?: Score | undefined
  /** In percent, between 0 and 100. */
  readonly percentile?: number | undefined
  readonly unscored?: ClinicUnscored | undefined
  readonly class?: ClinicClass | undefined
}

/** The unit of each measure; empty for a ratio. */
export const clinicUnits = {
  waist: 'cm',
  hip: 'cm',
  waistHeightRatio: '',
  waistHipRatio: '',
  arm: 'cm',
  triceps: 'mm',
  subscapular: 'mm',
  systolic: 'mmHg',
  diastolic: 'mmHg',
} as const

/** Decimals of each value where it is printed. */
export const clinicDecimals: { readonly [measure in ClinicMeasureName]: number } = {
  waist: 1,
  hip: 1,
  waistHeightRatio: 2,
  waistHipRatio: 2,
  arm: 1,
  triceps: 1,
  subscapular: 1,
  systolic: 0,
  diastolic: 0,
}

/**
 * Whether a visit has waist, hip, arm, skinfolds or blood pressure: all that a visit without them costs.
 *
 * @example
 * ```ts
 * hasClinicValues({ sizeCm: 140, waistCm: 60 }) // true
 * hasClinicValues({ sizeCm: 140 }) // false
 * ```
 */
export function hasClinicValues(visit: { readonly [field in ClinicField]?: number | null | undefined }): boolean {
  // By name, because a loop over the names takes several times as long.
  return (
    isGiven(visit.waistCm) ||
    isGiven(visit.hipCm) ||
    isGiven(visit.armCm) ||
    isGiven(visit.tricepsMm) ||
    isGiven(visit.subscapularMm) ||
    isGiven(visit.systolicMmHg) ||
    isGiven(visit.diastolicMmHg)
  )
}

function isGiven(value: number | null | undefined): boolean {
  return value !== undefined && value !== null
}

/** From here ESH 2016 has fixed limits of blood pressure in place of percentiles, years. */
export const adultPressureFrom = 16
