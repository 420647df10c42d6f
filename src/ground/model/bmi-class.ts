import type { ReportedScore } from './score.js'

/** The classes of body mass index that the classifications know, from the lowest to the highest; each uses some of them. */
export const bmiClasses = [
  'severe-wasting',
  'wasting',
  'thinness-grade-3',
  'thinness-grade-2',
  'thinness-grade-1',
  'severe-thinness',
  'thinness',
  'severe-underweight',
  'underweight',
  'normal',
  'risk-of-overweight',
  'overweight',
  'obesity',
  'extreme-obesity',
  'morbid-obesity',
  'obesity-class-2',
  'obesity-class-3',
] as const

/** A class of body mass index. */
export type BmiClass = (typeof bmiClasses)[number]

/** The class of a child's body mass index, or of weight for length under 2 years. */
export interface BmiClassResult {
  readonly class: BmiClass
  /** The classification with its year, `AGA 2015`. */
  readonly reference: string
  /** Present under 2 years: it is WHO's class by weight for length, not one of body mass index. */
  readonly by?: 'weightForLength'
  /** The score by the reference of the classification itself, where `bmiSds` is by another: AGA's, with KiGGS for `bmiSds`. */
  readonly sds?: ReportedScore
  /**
   * In obesity the body mass index in per cent of a percentile, by AGA from obesity on of
   * P97, by the CDC in its last class of P95; in underweight in per cent of the median,
   * P50. Both are of the reference of the classification. No grade belongs to them.
   */
  readonly percentOf?: { readonly percentile: number; readonly percent: number }
}
