import type { ScreeningQuantity } from '../../model/course-names.js'
import { textIn } from '../../model/localized.js'
import type { Gender } from '../../model/patient.js'
import { screeningRules } from './published-rules.js'
import type { ScreeningFacts, ScreeningValue } from './screening-facts.js'
import type { CriteriaSet, Criterion, PublishedShare, ScreeningRule } from './screening-rule.js'

/** Why a rule, or a part of it, could not be evaluated. */
export type ScreeningGap =
  /** A field of the patient that is not given, or a visit that there is not. */
  | { readonly code: 'missing'; readonly quantity: ScreeningQuantity }
  /** A change whose two ends can't be compared in one reference and one counting of age. */
  | { readonly code: 'not_comparable'; readonly quantity: ScreeningQuantity }

/** What was compared. */
export interface ScreeningComparison {
  readonly quantity: ScreeningQuantity
  readonly value: number
  readonly is: Criterion['is']
  readonly limit: number
}

/** A rule on a child. */
export interface ScreeningResult {
  readonly rule: string
  /** What the rule is about, in the language asked for. */
  readonly name: string
  /** The measurement that it was evaluated on; undefined where the measure is not known of late. */
  readonly measurementIndex: number | undefined
  readonly guideline: string
  /** Undefined where the rule is not met by what is known, and something that it asks for is not known. */
  readonly met: boolean | undefined
  /** What met the rule, else everything that was compared. */
  readonly because: readonly ScreeningComparison[]
  /** What could not be compared. */
  readonly gaps: readonly ScreeningGap[]
  readonly sensitivity?: number | undefined
  readonly specificity?: number | undefined
  /** On which children these were found, in the language asked for. */
  readonly published?: string | undefined
  readonly citation: string
}

/** Every rule that has criteria at the child's age. */
export function evaluateScreening(facts: ScreeningFacts, language: ReaderLanguage): readonly ScreeningResult[] {
  const results: ScreeningResult[] = []
  for (const rule of screeningRules) {
    const sets = setsAtAge(rule, facts)
    if (sets.length > 0) results.push(evaluateRule(rule, sets, facts, language))
  }
  return results
}

/** The sets of criteria that a rule has at the child's age: any one of them meets it. */
export function setsAtAge({ measure, anyOf }: ScreeningRule, facts: ScreeningFacts): readonly CriteriaSet[] {
  const { ageYears = facts.ageYears } = facts.visits[measure] ?? {}
  return anyOf.filter(({ ages: [from, to] }) => ageYears >= from && ageYears < to)
}

/** The language in which rules are named. */
type ReaderLanguage = Parameters<typeof textIn>[1]

function evaluateRule(
  rule: ScreeningRule,
  sets: readonly CriteriaSet[],
  facts: ScreeningFacts,
  language: ReaderLanguage,
): ScreeningResult {
  const outcomes = sets.map((set) => evaluateSet(set, facts))
  const met = outcomes.find((outcome) => outcome.isMet === true)
  const isOpen = outcomes.some((outcome) => outcome.isMet === undefined)
  const { sensitivity, specificity, published } = rule
  return {
    rule: rule.id,
    name: textIn(rule.name, language),
    measurementIndex: facts.visits[rule.measure]?.index,
    guideline: rule.guideline,
    met: met !== undefined ? true : isOpen ? undefined : false,
    because: distinct(met?.compared ?? outcomes.flatMap(({ compared }) => compared)),
    gaps: met === undefined ? distinct(outcomes.flatMap(({ isMet, gaps }) => (isMet === undefined ? gaps : []))) : [],
    sensitivity: shareOf(sensitivity, facts.gender),
    specificity: shareOf(specificity, facts.gender),
    published: published && textIn(published, language),
    citation: rule.citation,
  }
}

function shareOf(share: PublishedShare | undefined, gender: Gender): number | undefined {
  return typeof share === 'object' ? share[gender] : share
}

interface SetOutcome {
  /** Undefined where all that could be compared holds, and something could not. */
  readonly isMet: boolean | undefined
  readonly compared: readonly ScreeningComparison[]
  readonly gaps: readonly ScreeningGap[]
}

function evaluateSet({ all }: CriteriaSet, facts: ScreeningFacts): SetOutcome {
  const compared: ScreeningComparison[] = []
  const gaps: ScreeningGap[] = []
  let isMet = true
  for (const criterion of all) {
    const outcome = compareCriterion(criterion, facts)
    if ('code' in outcome) gaps.push(outcome)
    else {
      const { holds, ...comparison } = outcome
      compared.push(comparison)
      isMet &&= holds
    }
  }
  return { isMet: !isMet ? false : gaps.length > 0 ? undefined : true, compared, gaps }
}

/** A criterion on a child: what was compared and whether it holds, or why it could not be. */
export function compareCriterion(
  { quantity, is, limit: limits }: Criterion,
  { gender, quantities }: ScreeningFacts,
): ScreeningGap | (ScreeningComparison & { readonly holds: boolean }) {
  const value: ScreeningValue = quantities[quantity]
  if (typeof value !== 'number') return { code: value, quantity }
  const limit = typeof limits === 'number' ? limits : limits[gender]
  return { quantity, value, is, limit, holds: isTrue(value, is, limit) }
}

function isTrue(value: number, is: Criterion['is'], limit: number): boolean {
  if (is === 'below') return value < limit
  return is === 'above' ? value > limit : value >= limit
}

/** Each entry once: several criteria of a rule compare the same quantity. */
function distinct<Entry extends ScreeningGap | ScreeningComparison>(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter((entry, index) => entries.findIndex((earlier) => isSame(earlier, entry)) === index)
}

/** Of one child a quantity has one value, so a comparison is told by its limit. */
function isSame(a: ScreeningGap | ScreeningComparison, b: ScreeningGap | ScreeningComparison): boolean {
  if (a.quantity !== b.quantity) return false
  return 'limit' in a && 'limit' in b
    ? a.limit === b.limit && a.is === b.is
    : 'code' in a && 'code' in b && a.code === b.code
}
