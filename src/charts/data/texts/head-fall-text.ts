import { headFalls } from '../../../clinical/course/findings/head-fall.js'
import type { PatientAssessment } from '../../../clinical/validation/engine.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { numberText } from '../../../ground/languages/written-number.js'
import { ageText } from './describe-point.js'

/** That the score of the latest head has fallen, from when and by which references; nothing where it hasn't. */
export function headFallTexts(assessment: PatientAssessment, language: ChartLanguage): string[] {
  const falls = headFalls(assessment).map(({ change, fromYears, reference }) => ({
    sds: numberText(-change, 2, language),
    age: ageText(fromYears, language),
    reference,
  }))
  return falls.length === 0 ? [] : [language.chart.cautions.headFall(falls)]
}
