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

/** The class of a child's body mass index. */
export interface BmiClassResult {
  readonly class: BmiClass
  /** The classification with its year, `AGA 2015`. */
  readonly reference: string
  /**
   * Beyond the last limit of the classification, where a score says little: the
   * body mass index in per cent of a percentile, P97 or, by the CDC, P95.
   */
  readonly percentOf?: { readonly percentile: number; readonly percent: number }
}
