import type { CourseAssessment } from '../../../clinical/course/assess-course.js'
import type { CourseFinding } from '../../../clinical/course/findings/growth-finding.js'
import type { ScreeningResult } from '../../../clinical/course/screening/evaluate-screening.js'
import { leadingRules } from '../../../clinical/course/screening/screening-text.js'
import { falteringTexts } from '../../../clinical/course/velocity/faltering-text.js'
import type { Language } from '../../../ground/languages/language.js'
import { ageText } from '../../data/texts/describe-point.js'
import { findingText, weightLossText } from '../../data/texts/finding-text.js'
import { isUnderweight } from '../facts/weight-facts.js'

/** What stands out in a child's growth over time, whatever was measured: sheets, Html and the pages of data lead with it. */
export interface NotableCourse {
  /** Those that say something at the child's age. */
  readonly findings: readonly CourseFinding[]
  /** The thresholds of NICE that are reached, in words. */
  readonly thresholds: readonly string[]
  /** The rules that are met and do not advise to wait. */
  readonly rules: readonly ScreeningResult[]
}

export function notableCourse({ findings, faltering, screening }: CourseAssessment, language: Language): NotableCourse {
  const words = language.terminal.course.faltering
  return {
    findings: findings.filter(({ isMinor }) => isMinor !== true),
    thresholds: faltering ? falteringTexts(faltering, words, language, (_, years) => ageText(years, language)) : [],
    rules: leadingRules(screening),
  }
}

/** A finding in words, underweight with what was lost. */
export function notableText(
  finding: CourseFinding,
  { weightLoss }: Pick<CourseAssessment, 'weightLoss'>,
  language: Language,
): string {
  const lost = weightLoss && isUnderweight(finding) ? [weightLossText(weightLoss, language)] : []
  return [findingText(finding, language), ...lost].join('; ')
}
