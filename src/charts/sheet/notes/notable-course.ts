import type { CourseAssessment } from '../../../clinical/course/assess-course.js'
import type { CourseFinding } from '../../../clinical/course/findings/growth-finding.js'
import { isOfHead } from '../../../clinical/course/findings/head-finding.js'
import type { ScreeningResult } from '../../../clinical/course/screening/evaluate-screening.js'
import { leadingRules, ruleOutcome } from '../../../clinical/course/screening/screening-text.js'
import { falteringTexts } from '../../../clinical/course/velocity/faltering-text.js'
import type { Language } from '../../../ground/languages/language.js'
import { ageText } from '../../data/texts/describe-point.js'
import { findingText, weightLossText } from '../../data/texts/finding-text.js'
import { isUnderweight } from '../facts/weight-facts.js'
import { rulesBesideHead } from './head-rule.js'

/** What stands out in a child's growth over time, whatever was measured: sheets, Html and the pages of data lead with it. */
export interface NotableCourse {
  /** Those that say something at the child's age. */
  readonly findings: readonly CourseFinding[]
  /** The thresholds of NICE that are reached, in words. */
  readonly thresholds: readonly string[]
  /** The rules that are met and do not advise to wait, without one that a finding tells. */
  readonly rules: readonly ScreeningResult[]
}

export function notableCourse(course: CourseAssessment, language: Language): NotableCourse {
  const { findings, faltering } = course
  const words = language.chart.cautions.falteringSigns
  return {
    findings: findings.filter(({ isMinor }) => isMinor !== true),
    thresholds: faltering ? falteringTexts(faltering, words, language, (_, years) => ageText(years, language)) : [],
    rules: leadingRules(rulesBesideHead(course).others),
  }
}

/** A finding in words, underweight with what was lost, a head with the rule that its limits are of. */
export function notableText(finding: CourseFinding, course: CourseAssessment, language: Language): string {
  const { weightLoss } = course
  const lost = weightLoss && isUnderweight(finding) ? [weightLossText(weightLoss, language)] : []
  const { told } = rulesBesideHead(course)
  const met = told && isOfHead(finding.code) ? [ruleOutcome(told, language.terminal.course)] : []
  return [findingText(finding, language), ...lost, ...met].join('; ')
}

/** That the distance to the family's height says little yet, where it is among NICE's thresholds that are reached. */
export function littleUnderTwoTexts({ faltering, findings }: CourseAssessment, { sheet }: Language): string[] {
  const isReached = faltering?.thresholds.some(({ sign, met }) => sign === 'below_parents' && met) === true
  return isReached && findings.some(({ code }) => code === 'far_below_target') ? [sheet.littleUnderTwo] : []
}
