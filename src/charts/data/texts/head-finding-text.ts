import type { CourseFinding } from '../../../course/findings/growth-finding.js'
import { headDecisionTree } from '../../../course/screening/head-decision-tree.js'
import type { ChartLanguage } from '../../../languages/language.js'
import { reportedScoreText } from '../../../languages/written-number.js'
import { clampScore } from '../../../model/score.js'
import { ageText } from './describe-point.js'

/** A head beyond a limit, with its score by each reference; without its full stop. */
export function headFindingText(
  { code, ageYears, limit, because = [] }: CourseFinding,
  language: ChartLanguage,
): string {
  const scores = because.map(
    ({ reference = '', value }) => `${reference} ${reportedScoreText(clampScore(value), language, limit)}`,
  )
  const { smallHead, largeHead } = language.chart.cautions
  const text = code === 'small_head' ? smallHead : largeHead
  return text(scores, ageText(ageYears, language), ageYears >= headDecisionTree.untilYears)
}
