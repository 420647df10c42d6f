import type { GainMeasure, ScreeningQuantity } from '../../model/course-names.js'
import type { LocalizedText } from '../../model/localized.js'
import type { Gender } from '../../model/patient.js'

/** One comparison of a rule. */
export interface Criterion {
  readonly quantity: ScreeningQuantity
  readonly is: 'below' | 'above' | 'atLeast'
  /** By sex where the guideline has two. */
  readonly limit: number | { readonly [gender in Gender]: number }
}

/** Criteria that all have to be met, at ages from (included) to (not included), years. */
export interface CriteriaSet {
  readonly ages: readonly [from: number, to: number]
  readonly all: readonly Criterion[]
}

/** A share in percent as a study published it, by sex where it did. */
export type PublishedShare = number | { readonly [gender in Gender]: number }

/** A published rule for children who should be looked at further. It is met where one of its sets of criteria is. */
export interface ScreeningRule {
  readonly id: string
  /** Whose latest visit it is evaluated on. */
  readonly measure: GainMeasure
  readonly name: LocalizedText
  /** The guideline, with its year. */
  readonly guideline: string
  readonly citation: string
  readonly anyOf: readonly CriteriaSet[]
  /** Of the children with a disorder, the share whom the rule finds, percent. */
  readonly sensitivity?: PublishedShare
  /** Of the healthy children, the share whom the rule leaves alone, percent. */
  readonly specificity?: PublishedShare
  /** What those figures refer to. */
  readonly published?: LocalizedText
}

/** How a comparison with a limit is written. */
export const comparisonSigns: { readonly [is in Criterion['is']]: string } = { below: '<', above: '>', atLeast: '≥' }

/** The decimals that what is compared is written with; undefined for scores, which have those of all scores. */
export function measuredDecimals(quantity: ScreeningQuantity): number | undefined {
  if (quantity === 'sizeCm') return 1
  return quantity === 'birthWeightG' || quantity === 'gestationWeeks' ? 0 : undefined
}
