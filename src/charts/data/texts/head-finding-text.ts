import type { CourseFinding } from '../../../clinical/course/findings/growth-finding.js'
import { headDecisionTree } from '../../../clinical/course/screening/head-decision-tree.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { reportedScoreText } from '../../../ground/languages/written-number.js'
import { clampScore } from '../../../ground/model/score.js'
import { ageText, correctedAgeText } from './describe-point.js'

/** A head beyond a limit, with its score by each reference; without its full stop. */
export function headFindingText(
  { code, ageYears, correctedYears, limit, because = [] }: CourseFinding,
  language: ChartLanguage,
): string {
  const scores = because.map(
    ({ reference = '', value }) => `${reference} ${reportedScoreText(clampScore(value), language, limit)}`,
  )
  const age = [
    ageText(ageYears, language),
    ...(correctedYears === undefined ? [] : [language.chart.corrected(correctedAgeText(correctedYears, language))]),
  ].join(', ')
  const { smallHead, largeHead } = language.chart.cautions
  const text = code === 'small_head' ? smallHead : largeHead
  return text(scores, age, ageYears >= headDecisionTree.untilYears)
}
