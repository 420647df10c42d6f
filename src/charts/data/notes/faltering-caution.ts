import { courseVisits } from '../../../clinical/course/velocity/course-visit.js'
import { type FalteringThreshold, falteringGrowth } from '../../../clinical/course/velocity/faltering-growth.js'
import { excludedBy } from '../../../clinical/course/velocity/treatment-periods.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { boundedScoreText, numberText, signedScoreText } from '../../../ground/languages/written-number.js'
import { decimalsApart } from '../../../ground/text/number.js'
import type { ChartFrame } from '../frame/frame.js'
import { ageText } from '../texts/describe-point.js'

/**
 * The thresholds of NICE NG75 for the weight that are reached, on charts of weight by age. The loss of the first days has its own
 * caution; that the length is far below the parents' says little of a young infant, and is for the sheet.
 */
export function falteringCautions({ definition, assessment, language }: ChartFrame): string[] {
  const { growth, patient } = assessment
  const { measure, velocity, disease, axis } = definition
  const isOfWeight = measure === 'weight' && velocity === undefined && axis.hasOwnScores !== true
  if (!isOfWeight || disease !== undefined || excludedBy(patient) !== undefined) return []
  const [size, weight] = [courseVisits(assessment, 'size'), courseVisits(assessment, 'weight')]
  const found = falteringGrowth({ growth, visits: { size, weight, head: [] } }, patient)
  if (found === undefined || found.isFallOfFirstWeeks === true) return []
  const signs = found.thresholds.flatMap((threshold) => (threshold.met ? signText(threshold, language) : []))
  const isTermAssumed = patient.weekBirth === undefined
  return signs.length === 0 ? [] : [language.chart.cautions.faltering(found.reference, signs, isTermAssumed)]
}

function signText(
  { sign, value, limit, sinceThreeWeeks: since }: FalteringThreshold,
  language: ChartLanguage,
): string[] {
  const { falteringSigns: words } = language.chart.cautions
  const figure = boundedScoreText(value, language, limit)
  const limitText = numberText(limit, decimalsApart(value, limit, 2), language)
  const later = since && ([ageText(since.fromYears, language), signedScoreText(since.change, language)] as const)
  switch (sign) {
    case 'weight_fall':
      return [words.weightFall(figure, limitText, ...(later ?? []))]
    case 'low_weight':
      return [words.lowWeight(figure)]
    case 'not_regained':
      return [words.notRegained]
    case 'below_parents':
    case 'early_loss':
      return []
  }
}
