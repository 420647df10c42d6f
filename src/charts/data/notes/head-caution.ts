import { headDecisionTree } from '../../../course/screening/head-decision-tree.js'
import { reportedScoreText } from '../../../languages/written-number.js'
import { exceeds } from '../../../validation/rule.js'
import type { ChartFrame } from '../frame/frame.js'
import { isFollowed } from '../points/points-in-section.js'
import { ageText } from '../texts/describe-point.js'

/**
 * The latest head, where it is beyond a limit by the set's reference and by WHO's: to 24 months, from the first birthday on
 * by our own choice. Not of a child with a known disease.
 */
export function headCautions({ definition, values, assessment, language }: ChartFrame): string[] {
  const { diseases = [], gmfcsLevel } = assessment.patient
  const latest = values.points.filter(isFollowed).at(-1)
  if (definition.measure !== 'head' || definition.disease !== undefined || latest === undefined) return []
  if (diseases.length > 0 || gmfcsLevel !== undefined) return []
  const { score, reference, approximate, generalScore, ageYears } = latest
  if (score === undefined || generalScore === undefined || ageYears === undefined) return []
  const scores = [{ ...score, reference, approximate }, generalScore]
  if (scores.some(({ approximate }) => approximate === true)) return []
  const { smallBelow, largeAbove, untilYears } = headDecisionTree
  const isSmall = scores.every(({ value }) => exceeds(smallBelow, value))
  if (!isSmall && !scores.every(({ value }) => exceeds(value, largeAbove))) return []
  const limit = isSmall ? smallBelow : largeAbove
  const named = scores.map((each) => `${each.reference} ${reportedScoreText(each, language, limit)}`)
  const { smallHead, largeHead } = language.chart.cautions
  const text = isSmall ? smallHead : largeHead
  return [text(named.join(', '), ageText(ageYears, language), ageYears >= untilYears)]
}
