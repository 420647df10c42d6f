import { courseVisits } from '../../../clinical/course/velocity/course-visit.js'
import { falteringGrowth } from '../../../clinical/course/velocity/faltering-growth.js'
import { falteringTexts } from '../../../clinical/course/velocity/faltering-text.js'
import { excludedBy } from '../../../clinical/course/velocity/treatment-periods.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import type { CourseCautions } from '../../types/growth-over-time.js'
import { ageText } from '../texts/describe-point.js'

/**
 * The thresholds of NICE NG75 for the weight that are reached, on charts of weight by age. That the length is far below the
 * parents' says little of a young infant, and is for the sheet.
 */
export const falteringCautions: CourseCautions = ({ definition, assessment, language }) => {
  const { growth, patient } = assessment
  const { measure, velocity, disease, axis } = definition
  const isOfWeight = measure === 'weight' && velocity === undefined && axis.hasOwnScores !== true
  if (!isOfWeight || disease !== undefined || excludedBy(patient) !== undefined) return []
  const [size, weight] = [courseVisits(assessment, 'size'), courseVisits(assessment, 'weight')]
  const found = falteringGrowth({ growth, visits: { size, weight, head: [] } }, patient)
  if (found === undefined) return []
  const thresholds = found.thresholds.filter(({ sign, met }) => met && sign !== 'below_parents')
  const words = language.chart.cautions
  const signs = falteringTexts({ ...found, thresholds }, words.falteringSigns, language, ageOf(language))
  const [first] = signs
  const isTermAssumed = patient.weekBirth === undefined
  if (first === undefined) return []
  return thresholds.every(({ sign }) => sign === 'early_loss')
    ? [words.earlyLoss(capitalised(first), isTermAssumed)]
    : [words.faltering(found.reference, signs, isTermAssumed)]
}

function ageOf(language: ChartLanguage) {
  return (_: number, years: number): string => ageText(years, language)
}
