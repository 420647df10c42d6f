import { headFall } from '../../../clinical/course/findings/head-fall.js'
import type { PatientAssessment } from '../../../clinical/validation/engine.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { numberText } from '../../../ground/languages/written-number.js'
import { ageText } from './describe-point.js'

/** That the score of the latest head has fallen, from when and by which reference; nothing where it hasn't. */
export function headFallTexts(assessment: PatientAssessment, language: ChartLanguage): string[] {
  const fall = headFall(assessment)
  if (fall === undefined) return []
  const { change, fromYears, reference } = fall
  return [language.chart.cautions.headFall(numberText(-change, 2, language), ageText(fromYears, language), reference)]
}
