import { isGrowthUnusual } from '../../../clinical/course/adult-height/normal-growth.js'
import type { CourseAssessment } from '../../../clinical/course/assess-course.js'
import type { CourseFinding } from '../../../clinical/course/findings/growth-finding.js'
import { isOfHead } from '../../../clinical/course/findings/head-finding.js'
import type { ScreeningResult } from '../../../clinical/course/screening/evaluate-screening.js'
import { leadingRules, ruleOutcome } from '../../../clinical/course/screening/screening-text.js'
import { gainFields } from '../../../clinical/course/velocity/course-visit.js'
import { falteringTexts } from '../../../clinical/course/velocity/faltering-text.js'
import type { Findings } from '../../../clinical/validation/findings.js'
import type { Language } from '../../../ground/languages/language.js'
import { uncapitalised } from '../../../ground/languages/within-sentence.js'
import { doubtsOf } from '../../data/notes/latest-doubt.js'
import { ageText } from '../../data/texts/describe-point.js'
import { findingText, weightLossText } from '../../data/texts/finding-text.js'
import { isUnderweight } from '../facts/weight-facts.js'
import { rulesBesideHead } from './head-rule.js'
import { screenedMeasure } from './sheet-sources.js'

/** What stands out in a child's growth over time, whatever was measured: sheets, Html and the pages of data lead with it. */
export interface NotableCourse {
  /** Those that say something at the child's age. */
  readonly findings: readonly CourseFinding[]
  /** The thresholds of NICE that are reached, in words. */
  readonly thresholds: readonly string[]
  /** That the distance to the family's height says little yet, where it is among them. */
  readonly littleYet: readonly string[]
  /** The rules that are met and do not advise to wait, without one that a finding tells. */
  readonly rules: readonly ScreeningResult[]
}

export function notableCourse(course: CourseAssessment, language: Language): NotableCourse {
  const { findings, faltering } = course
  const words = language.chart.cautions.falteringSigns
  return {
    findings: findings.filter(({ isMinor }) => isMinor !== true),
    thresholds: faltering ? falteringTexts(faltering, words, language, (_, years) => ageText(years, language)) : [],
    littleYet: littleUnderTwoTexts(course, language),
    rules: leadingRules(rulesBesideHead(course).others),
  }
}

type Field = (typeof gainFields)[keyof typeof gainFields]

/** The fields that a finding rests on. */
const restsOn: { readonly [code in CourseFinding['code']]?: readonly Field[] } = {
  severe_underweight: ['weightKg', 'sizeCm'],
  extreme_obesity: ['weightKg', 'sizeCm'],
  slow_growth: ['sizeCm'],
  fast_growth: ['sizeCm'],
  small_without_catch_up: ['sizeCm'],
  far_below_target: ['sizeCm'],
  small_head: ['headCm'],
  large_head: ['headCm'],
}

/**
 * A finding in words, after a value in doubt that it rests on: underweight with the weight that was lost, a head with the
 * rule that has its limits, and a velocity named as that of height where another measure is shown.
 */
export function notableText(
  finding: CourseFinding,
  course: CourseAssessment,
  checked: Findings,
  language: Language,
  isOfHeight = true,
): string {
  const { weightLoss } = course
  const { code } = finding
  const lost = weightLoss && isUnderweight(finding) ? [weightLossText(weightLoss, language)] : []
  const { told } = rulesBesideHead(course)
  const met = told && isOfHead(code) ? [ruleOutcome(told, language.terminal.course)] : []
  const doubt = ifFindingRight(finding, course, checked, language)
  const text = findingText(finding, language)
  const named = isVelocity(code) && !isOfHeight ? `${language.chart.measures.height}: ${uncapitalised(text)}` : text
  return `${doubt}${[named, ...lost, ...met].join('; ')}`
}

function isVelocity(code: CourseFinding['code']): boolean {
  return code === 'slow_growth' || code === 'fast_growth'
}

function ifFindingRight(
  { code, measurementIndex }: CourseFinding,
  { intervals }: CourseAssessment,
  checked: Findings,
  language: Language,
): string {
  const from =
    isVelocity(code) && intervals.find(({ measure, toIndex }) => measure === 'size' && toIndex === measurementIndex)
  const visits = [measurementIndex, from ? from.fromIndex : undefined]
  const ofVisits = ifRightAt(visits, restsOn[code] ?? [], checked, language)
  return ofVisits === '' && code === 'small_without_catch_up'
    ? ifRightAt(['birth'], ['sizeBirthCm', 'weightBirthG'], checked, language)
    : ofVisits
}

/** The value in doubt on which it rests that growth is not normal; nothing where one reason rests on none. */
export function ifUnusualRight(course: CourseAssessment, checked: Findings, language: Language): string {
  const { findings, faltering } = course
  const slow = findings.filter(({ code }) => code === 'slow_growth')
  const doubts = slow.map((finding) => ifFindingRight(finding, course, checked, language))
  const isFaltering = faltering !== undefined && isGrowthUnusual({ findings: [], faltering })
  const all = isFaltering ? [...doubts, ifRight(faltering, checked, language)] : doubts
  return all.includes('') ? '' : (all[0] ?? '')
}

/** The value in doubt on which a rule, or NICE's thresholds, rest: “If 46.5 kg is right: ”; else nothing. */
export function ifRight(
  told: Pick<ScreeningResult, 'measurementIndex'> & Partial<Pick<ScreeningResult, 'rule'>>,
  checked: Findings,
  language: Language,
): string {
  const measure = screenedMeasure(told)
  if (measure !== undefined) return ifRightAt([told.measurementIndex], [gainFields[measure]], checked, language)
  // The thresholds of NICE are of the weight, the length and the weight at birth.
  const ofVisit = ifRightAt([told.measurementIndex], ['weightKg', 'sizeCm'], checked, language)
  return ofVisit === '' ? ifRightAt(['birth'], ['weightBirthG'], checked, language) : ofVisit
}

function ifRightAt(
  visits: readonly (number | 'birth' | undefined)[],
  fields: readonly (Field | 'sizeBirthCm' | 'weightBirthG')[],
  checked: Findings,
  language: Language,
): string {
  const [doubt] = visits.flatMap((visit = -1) => doubtsOf(checked, visit, fields, language))
  if (doubt === undefined) return ''
  const { value, meant, isPounds } = doubt
  return language.sheet.ifRight(value, isPounds ? `lb: ${meant}` : meant)
}

/** That the distance to the family's height says little yet, where it is among NICE's thresholds that are reached. */
function littleUnderTwoTexts({ faltering, findings }: CourseAssessment, { sheet }: Language): string[] {
  const isReached = faltering?.thresholds.some(({ sign, met }) => sign === 'below_parents' && met) === true
  return isReached && findings.some(({ code }) => code === 'far_below_target') ? [sheet.littleUnderTwo] : []
}
