import type { ScreeningAdvice, ScreeningQuantity, ScreeningRuleName } from '../../../ground/model/course-names.js'
import { textIn } from '../../../ground/model/localized.js'
import type { Gender } from '../../../ground/model/patient.js'
import { screeningRules } from './published-rules.js'
import { type Judgement, judgements, type ScreeningFacts, type ScreeningValue } from './screening-facts.js'
import type { Alternative, Comparison, PublishedShare, RuleAges, ScreeningRule } from './screening-rule.js'

/** Why a rule, or a part of it, could not be evaluated. */
export interface ScreeningGap {
  /**
   * - `missing`: a field of the patient, or a visit
   * - `not_comparable`: a change whose two ends can't be compared in one reference and one counting of age
   * - `end_of_growth`: a velocity that is not judged, because growth is ending
   * - `references_differ`: a criterion that holds in one reference and not in another
   */
  readonly code: 'missing' | 'not_comparable' | 'end_of_growth' | 'references_differ'
  readonly quantity: ScreeningQuantity
  /** The reference in which it is unknown, of a rule that is evaluated in several. */
  readonly reference?: string | undefined
}

/** What was compared. */
export interface ScreeningComparison extends Comparison {
  readonly value: number
  /** The reference of the score, of a rule that is evaluated in several. */
  readonly reference?: string | undefined
}

/** A rule on a child. */
export interface ScreeningResult {
  readonly rule: ScreeningRuleName
  /** What the rule is about, in the requested language. */
  readonly name: string
  /** The measurement that it was evaluated on; undefined without a recent one. */
  readonly measurementIndex: number | undefined
  readonly guideline: string
  /** True as soon as one criterion is met. Undefined where none is, and something that could decide is unknown. */
  readonly met: boolean | undefined
  /** How many criteria are met, of how many that the rule has at the child's age; those of `notAsked` count. */
  readonly criteriaMet: number
  readonly criteria: number
  /** What met the rule; else what references differ on; else everything that was compared. */
  readonly because: readonly ScreeningComparison[]
  /** What could not be compared. */
  readonly gaps: readonly ScreeningGap[]
  /** Criteria on signs, which are not evaluated, in the requested language. */
  readonly notAsked: readonly string[]
  /** What the publication advises in place of a referral, where all that is met is weaker. */
  readonly advice?: ScreeningAdvice | undefined
  /** Met at an age at which the criterion says little yet: `findings` has it, and sheets don't lead with it. */
  readonly isMinor?: true | undefined
  /** The references that the rule was evaluated in. */
  readonly judgedIn: readonly string[]
  /** Which children the rule is for and where it is published, in the requested language. */
  readonly remark?: string | undefined
  readonly sensitivity?: number | undefined
  readonly specificity?: number | undefined
  /** In which children and over which time these were found, or what else was published of them, in the requested language. */
  readonly published?: string | undefined
  readonly citation: string
}

/** Every rule that has criteria at the child's age. */
export function evaluateScreening(
  facts: ScreeningFacts,
  language: ReaderLanguage,
  rules: readonly ScreeningRule[] = screeningRules,
): readonly ScreeningResult[] {
  return judgedRules(facts, rules)
    .map((judged) => resultOf(judged, facts, language))
    .filter((result) => !isOfAdult(result, facts))
}

/** The rules that are met, without what the others were compared on. */
export function metScreening(facts: ScreeningFacts, language: ReaderLanguage): readonly ScreeningResult[] {
  return judgedRules(facts, screeningRules)
    .filter(({ outcomes }) => outcomes.some(({ isMet }) => isMet === true))
    .map((judged) => resultOf(judged, facts, language))
}

/** From here on a height without a score means that the references of children have ended, years: our own choice. */
const referencesEndByYears = 18

/** Whether a rule is open only because the references of children have ended. */
function isOfAdult({ met, gaps }: ScreeningResult, { ageYears }: ScreeningFacts): boolean {
  return met === undefined && ageYears >= referencesEndByYears && gaps.some(({ quantity }) => quantity === 'sizeSds')
}

/** A criterion with the alternatives that it has at an age. */
type CriterionAtAge = ScreeningRule['criteria'][number]

/** The criteria that a rule has at the age of the visit that it is evaluated on. */
export function criteriaAtAge({ measure, criteria }: ScreeningRule, facts: ScreeningFacts): readonly CriterionAtAge[] {
  const years = ageOf(measure, facts)
  const isOfAge = ({ ages }: Alternative) => isWithin(years, ages)
  return criteria
    .filter(({ anyOf }) => anyOf.some(isOfAge))
    .map((criterion) =>
      criterion.anyOf.every(isOfAge) ? criterion : { ...criterion, anyOf: criterion.anyOf.filter(isOfAge) },
    )
}

function ageOf(measure: ScreeningRule['measure'], facts: ScreeningFacts): number {
  return facts.visits[measure]?.ageYears ?? facts.ageYears
}

function isWithin(years: number, [from, to]: RuleAges): boolean {
  return years >= from && years < to
}

/** The language in which rules are named. */
type ReaderLanguage = Parameters<typeof textIn>[1]

/** A rule with criteria at the child's age, and what came of each. */
interface JudgedRule {
  readonly rule: ScreeningRule
  readonly judged: readonly Judgement[]
  readonly outcomes: readonly ReturnType<typeof evaluateCriterion>[]
}

function judgedRules(facts: ScreeningFacts, rules: readonly ScreeningRule[]): readonly JudgedRule[] {
  return rules.flatMap((rule) => {
    const criteria = criteriaAtAge(rule, facts)
    if (criteria.length === 0) return []
    const judged = judgements(rule, facts)
    return [{ rule, judged, outcomes: criteria.map((criterion) => evaluateCriterion(criterion, judged)) }]
  })
}

function resultOf(
  { rule, judged, outcomes }: JudgedRule,
  facts: ScreeningFacts,
  language: ReaderLanguage,
): ScreeningResult {
  const years = ageOf(rule.measure, facts)
  const notAsked = rule.notAsked.filter(({ ages }) => isWithin(years, ages)).map(({ sign }) => textIn(sign, language))
  const met = outcomes.filter(({ isMet }) => isMet === true)
  const open = outcomes.filter(({ isMet }) => isMet === undefined)
  const differing = open.filter(({ gaps }) => gaps.some(({ code }) => code === 'references_differ'))
  const told = met.length > 0 ? met : differing.length > 0 ? differing : outcomes
  const costs = rule.costs.find(({ ages }) => isWithin(years, ages))
  const isCosted = met.length === 0 || met.some((outcome) => !outcome.isOutsideCosts)
  return {
    rule: rule.id,
    name: textIn(rule.name, language),
    measurementIndex: facts.visits[rule.measure]?.index,
    guideline: rule.guideline,
    met: met.length > 0 ? true : open.length > 0 ? undefined : false,
    criteriaMet: met.length,
    criteria: outcomes.length + notAsked.length,
    because: distinct(told.flatMap(({ compared }) => compared)),
    gaps: met.length > 0 ? [] : distinct(open.flatMap(({ gaps }) => gaps)),
    notAsked,
    advice: met.every(({ criterion }) => criterion.advice !== undefined) ? met[0]?.criterion.advice : undefined,
    isMinor: met.length > 0 && met.every(({ criterion: { minorBelow = 0 } }) => years < minorBelow) ? true : undefined,
    judgedIn: judged.flatMap(({ reference }) => reference ?? []),
    remark: rule.remark && textIn(rule.remark, language),
    sensitivity: isCosted ? shareOf(costs?.sensitivity, facts.gender) : undefined,
    specificity: isCosted ? shareOf(costs?.specificity, facts.gender) : undefined,
    published: isCosted && costs ? textIn(costs.of, language) : undefined,
    citation: rule.citation,
  }
}

function shareOf(share: PublishedShare | undefined, gender: Gender): number | undefined {
  return typeof share === 'object' ? share[gender] : share
}

interface Outcome {
  /** Undefined where something that could decide is not known. */
  readonly isMet: boolean | undefined
  readonly compared: readonly ScreeningComparison[]
  readonly gaps: readonly ScreeningGap[]
  readonly isOutsideCosts: boolean
}

/** A criterion in every reference: met or not where all agree, else open. */
function evaluateCriterion(
  criterion: CriterionAtAge,
  judged: readonly Judgement[],
): Outcome & { readonly criterion: CriterionAtAge } {
  const outcomes = judged.map((judgement) =>
    firstMet(criterion.anyOf.map((alternative) => evaluateAlternative(alternative, judgement, judged.length > 1))),
  )
  const [first] = outcomes
  if (first !== undefined && outcomes.length === 1) return { criterion, ...first }
  const isSame = outcomes.every(({ isMet }) => isMet === first?.isMet)
  const isOpposed = outcomes.some(({ isMet }) => isMet === true) && outcomes.some(({ isMet }) => isMet === false)
  const quantity = first?.compared[0]?.quantity
  return {
    criterion,
    isMet: isSame ? first?.isMet : undefined,
    compared: outcomes.flatMap(({ compared }) => compared),
    gaps: [
      ...outcomes.flatMap(({ gaps }) => gaps),
      ...(isOpposed && quantity !== undefined ? [{ code: 'references_differ', quantity } as const] : []),
    ],
    isOutsideCosts: outcomes.some(({ isOutsideCosts }) => isOutsideCosts),
  }
}

/** The first alternative that is met; else all of them. */
function firstMet(alternatives: readonly Outcome[]): Outcome {
  const [first] = alternatives
  const met = alternatives.length === 1 ? first : alternatives.find(({ isMet }) => isMet === true)
  if (met !== undefined) return met
  const open = alternatives.filter(({ isMet }) => isMet === undefined)
  return {
    isMet: open.length > 0 ? undefined : false,
    compared: alternatives.flatMap(({ compared }) => compared),
    gaps: open.flatMap(({ gaps }) => gaps),
    isOutsideCosts: false,
  }
}

function evaluateAlternative({ all, outsideCosts }: Alternative, judgement: Judgement, isNamed: boolean): Outcome {
  const compared: ScreeningComparison[] = []
  const gaps: ScreeningGap[] = []
  let isMet = true
  for (const comparison of all) {
    const outcome = compareWithLimit(comparison, judgement, isNamed)
    if ('code' in outcome) gaps.push(outcome)
    else {
      const { holds, ...rest } = outcome
      compared.push(rest)
      isMet &&= holds
    }
  }
  return {
    isMet: !isMet ? false : gaps.length > 0 ? undefined : true,
    compared,
    gaps: isMet ? gaps : [],
    isOutsideCosts: outsideCosts === true,
  }
}

/**
 * A comparison on a child: what was compared and whether it holds, or why it could not be.
 *
 * @param isNamed whether the comparison names its reference
 */
export function compareWithLimit(
  { quantity, is, limit }: Comparison,
  { quantities, reference }: Judgement,
  isNamed: boolean,
): ScreeningGap | (ScreeningComparison & { readonly holds: boolean }) {
  const value: ScreeningValue = quantities[quantity]
  const named = isNamed ? { reference } : {}
  if (typeof value !== 'number') return { code: value, quantity, ...named }
  return { quantity, value, is, limit, ...named, holds: isTrue(value, is, limit) }
}

function isTrue(value: number, is: Comparison['is'], limit: number): boolean {
  if (is === 'below') return value < limit
  return is === 'above' ? value > limit : value >= limit
}

/** Each entry once: several criteria of a rule compare the same quantity. */
function distinct<Entry extends ScreeningGap | ScreeningComparison>(entries: readonly Entry[]): readonly Entry[] {
  return entries.length < 2 ? entries : [...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values()]
}
