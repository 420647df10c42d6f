import type { CourseWords } from '../../../ground/languages/words.js'
import { boundedScoreText, type NumberLanguage, numberText } from '../../../ground/languages/written-number.js'
import type { ScreeningQuantity } from '../../../ground/model/course-names.js'
import { decimalsApart } from '../../../ground/text/number.js'
import type { CourseTexts } from '../adult-height/prediction-text.js'
import type { ScreeningComparison, ScreeningGap, ScreeningResult } from './evaluate-screening.js'
import { comparisonSigns } from './screening-rule.js'

/** Quantities that are not scores, with their unit. */
const measured: { readonly [quantity in ScreeningQuantity]?: keyof CourseWords['measuredUnits'] } = {
  birthWeightG: 'grams',
  gestationWeeks: 'weeks',
}

/** `−2.71 SDS`, `≤ −6 SDS`, `3300 g`; with the decimals that tell it from the nearest of its limits. */
function valueText(
  { quantity, value }: Pick<ScreeningComparison, 'quantity' | 'value'>,
  limits: readonly number[],
  language: CourseTexts,
): string {
  const unit = measured[quantity]
  const [near] = [...limits].sort((a, b) => Math.abs(a - value) - Math.abs(b - value))
  if (unit === undefined) return `${boundedScoreText(value, language, near)} SDS`
  return `${numberText(value, decimalsApart(value, near, 0), language)} ${language.course.measuredUnits[unit]}`
}

function limitText({ quantity, limit }: ScreeningComparison, language: NumberLanguage): string {
  return numberText(limit, measured[quantity] === undefined ? 2 : 0, language)
}

/** `height −2.71 SDS < −2.50` */
export function comparisonText(comparison: ScreeningComparison, language: CourseTexts): string {
  const { quantity, is, limit, reference } = comparison
  const by = reference === undefined ? '' : ` ${language.course.by(reference)}`
  const text = `${language.course.quantities[quantity]} ${valueText(comparison, [limit], language)}${by}`
  return `${text} ${comparisonSigns[is]} ${limitText(comparison, language)}`
}

/** `height −2.71 SDS, limit −2.50`, `height −0.60 SDS, not below −2.00`; of one quantity in several references each value with its reference. */
function comparisonTexts(because: readonly ScreeningComparison[], language: CourseTexts): readonly string[] {
  const { quantities, limit, notBelow, by } = language.course
  const groups = new Map<string, readonly ScreeningComparison[]>()
  for (const each of because) {
    const key = `${each.quantity} ${each.is}`
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const each = group.map(({ limit }) => limit)
    const values = group.map(({ reference, ...comparison }) => {
      const text = valueText(comparison, each, language)
      return reference === undefined ? text : `${text} ${by(reference)}`
    })
    const limits = group.map((each) => limitText(each, language))
    const bounds = (first.is === 'atLeast' ? notBelow : limit)(once(limits).join(' / '))
    return [`${quantities[first.quantity]} ${once(values).join(', ')}, ${bounds}`]
  })
}

function once(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)]
}

/** The rules that are met and lead: neither those that say little at the age, nor those that advise to wait. */
export function leadingRules(rules: readonly ScreeningResult[]): readonly ScreeningResult[] {
  return rules.filter(({ met, isMinor, advice }) => met === true && isMinor !== true && advice === undefined)
}

/** `GHRS 2000 (investigation for growth hormone deficiency)` */
export function ruleName({ guideline, name }: Pick<ScreeningResult, 'guideline' | 'name'>): string {
  return `${guideline} (${name})`
}

/** `GHRS 2000 (investigation for growth hormone deficiency): met, one of seven criteria` */
export function ruleOutcome(rule: ScreeningResult, { criteriaMet }: Pick<CourseWords, 'criteriaMet'>): string {
  return `${ruleName(rule)}: ${criteriaMet(rule.criteriaMet, rule.criteria)}`
}

/** A rule that is met, or open because references differ, with each value and limit: one line. */
export function ruleText(rule: ScreeningResult, language: CourseTexts): string {
  const { course: words } = language
  const { met, criteriaMet, criteria, because, advice, judgedIn, remark } = rule
  const outcome = met === true ? words.criteriaMet(criteriaMet, criteria) : words.open
  const isNamed = because.some(({ reference }) => reference !== undefined)
  const details = [
    ...comparisonTexts(because, language),
    ...(advice === undefined ? [] : [words.advices[advice]]),
    ...(remark === undefined ? [] : [remark]),
    ...(isNamed ? [] : judgedIn.map((reference) => words.judgedIn(reference))),
  ]
  return `${ruleName(rule)}: ${outcome}${details.length === 0 ? '' : ` (${details.join('; ')})`}`
}

/** A rule in a list of all: told where it is met or references differ, else with its outcome alone, and what belongs to it. */
export interface RuleEntry {
  readonly isTold: boolean
  readonly text: string
  readonly details: readonly string[]
}

/** What a rule that is not met was compared with fills a page: documents have it. */
export function ruleEntry(rule: ScreeningResult, language: CourseTexts): RuleEntry {
  const { course: words } = language
  const { met, gaps, notAsked } = rule
  const isTold = met === true || gaps.some(({ code }) => code === 'references_differ')
  const outcome = met === undefined ? words.open : words.notMet
  return {
    isTold,
    text: isTold ? ruleText(rule, language) : `${ruleName(rule)}: ${outcome}`,
    details: [
      ...gapTexts(rule, language),
      costsText(rule, language),
      ...(notAsked.length === 0 ? [] : [words.notAsked(notAsked.join('; '))]),
    ],
  }
}

/** What a rule costs, as published. */
export function costsText(
  { sensitivity, specificity, published }: Pick<ScreeningResult, 'sensitivity' | 'specificity' | 'published'>,
  language: CourseTexts,
): string {
  const { course: words } = language
  const percent = (share: number) => numberText(share, share % 1 === 0 ? 0 : 1, language)
  const figures = [
    ...(sensitivity === undefined ? [] : [words.sensitivity(percent(sensitivity))]),
    ...(specificity === undefined ? [] : [words.specificity(percent(specificity))]),
  ]
  if (published === undefined) return words.noCosts
  return figures.length === 0 ? published : `${figures.join(', ')}: ${published}`
}

/** Scores of the visit that a rule is evaluated on: where one is missing, the value itself is not. */
const scoresOfVisit: readonly ScreeningQuantity[] = ['sizeSds', 'weightSds', 'headSds']

/** What a rule lacked, in which reference where another has it, and what references differ on. */
export function gapTexts(
  { gaps, judgedIn, measurementIndex }: Pick<ScreeningResult, 'gaps' | 'judgedIn' | 'measurementIndex'>,
  { course: words }: CourseTexts,
): readonly string[] {
  const isIn = (of: ScreeningGap, by: string) =>
    gaps.some(({ code, quantity, reference }) => code === of.code && quantity === of.quantity && reference === by)
  const isPartly = (gap: ScreeningGap) => gap.reference !== undefined && !judgedIn.every((by) => isIn(gap, by))
  const named = (code: ScreeningGap['code'], by?: string) =>
    gaps
      .filter((gap) => gap.code === code && (by === undefined ? !isPartly(gap) : isPartly(gap) && gap.reference === by))
      .map(({ quantity }) => words.quantities[quantity])
  const [apart, differing] = [named('not_comparable'), named('references_differ')]
  const isUnscored = ({ quantity }: ScreeningGap) => measurementIndex !== undefined && scoresOfVisit.includes(quantity)
  const lacking = gaps.filter((gap) => gap.code === 'missing' && !isPartly(gap))
  const names = (some: readonly ScreeningGap[]) =>
    once(some.map(({ quantity }) => words.quantities[quantity])).join(', ')
  const [unscored, missing] = [lacking.filter(isUnscored), lacking.filter((gap) => !isUnscored(gap))]
  const ending = named('end_of_growth')
  return [
    ...(unscored.length === 0 ? [] : [words.lacksScore(names(unscored))]),
    ...(missing.length === 0 ? [] : [words.lacks(names(missing))]),
    ...judgedIn.flatMap((by) => {
      const partly = [...named('missing', by), ...named('not_comparable', by)]
      return partly.length === 0 ? [] : [words.noEarlierBy(by, once(partly).join(', '))]
    }),
    ...(apart.length === 0 ? [] : [words.notComparable(once(apart).join(', '))]),
    ...(ending.length === 0 ? [] : [words.growthEnding(once(ending).join(', '))]),
    ...(differing.length === 0 ? [] : [words.referencesDiffer]),
  ]
}
