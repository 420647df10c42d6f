import type {
  GainMeasure,
  ScreeningAdvice,
  ScreeningQuantity,
  ScreeningRuleName,
} from '../../../ground/model/course-names.js'
import type { LocalizedText } from '../../../ground/model/localized.js'
import type { Gender } from '../../../ground/model/patient.js'

/** One comparison of a criterion. */
export interface Comparison {
  readonly quantity: ScreeningQuantity
  readonly is: 'below' | 'above' | 'atLeast'
  readonly limit: number
}

/** Ages from (included) to (not included), years. */
export type RuleAges = readonly [from: number, to: number]

/** Comparisons that all have to hold, at the ages that the publication gives. */
export interface Alternative {
  readonly ages: RuleAges
  readonly all: readonly Comparison[]
  /** The published sensitivity and specificity were found without it. */
  readonly outsideCosts?: true
}

/** An entry of a rule's list as published. It is met where one of its alternatives is. */
export interface ScreeningCriterion {
  readonly anyOf: readonly Alternative[]
  /** What the publication advises in place of a referral. */
  readonly advice?: ScreeningAdvice
  /** Below this age, years, a finding says it, as one that says little yet. */
  readonly minorBelow?: number
}

/** An entry on signs or worries, which a patient doesn't hold. */
export interface NotAsked {
  readonly ages: RuleAges
  readonly sign: LocalizedText
}

/** A share in percent as a study published it, by sex where it did. */
export type PublishedShare = number | { readonly [gender in Gender]: number }

/** What a rule costs, as published. */
export interface RuleCosts {
  readonly ages: RuleAges
  /** Sensitivity: per cent of the children with a disorder whom the rule finds. */
  readonly sensitivity?: PublishedShare
  /** Specificity: per cent of the healthy children whom the rule does not pick out. */
  readonly specificity?: PublishedShare
  /** In which children, by which reference, at one visit or in some year of childhood; without shares, the published sentence. */
  readonly of: LocalizedText
}

/** A published rule for children who should be looked at further. It is met as soon as one criterion is. */
export interface ScreeningRule {
  readonly id: ScreeningRuleName
  /** Whose latest visit it is evaluated on. */
  readonly measure: GainMeasure
  readonly name: LocalizedText
  /** The guideline, with its year. */
  readonly guideline: string
  readonly citation: string
  readonly criteria: readonly ScreeningCriterion[]
  readonly notAsked: readonly NotAsked[]
  /** Evaluated in each reference of the set for that measure, each wholly; open where they differ. */
  readonly inEachReference?: true
  /** What a reader must know: which children the rule is for, and where it is published. */
  readonly remark?: LocalizedText
  readonly costs: readonly RuleCosts[]
}

/** How a comparison with a limit is written. */
export const comparisonSigns: { readonly [is in Comparison['is']]: string } = { below: '<', above: '>', atLeast: '≥' }
