import { type FallMeasure, reportedFall, reportedFalls } from '../../../clinical/course/findings/reported-fall.js'
import { dayOfTolerance, latestAge } from '../../../clinical/course/velocity/earlier-visits.js'
import { offCourseNeighbours } from '../../../clinical/validation/doubted-values.js'
import { findUnusual, type PatientAssessment } from '../../../clinical/validation/engine.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { numberText, shortNumberText } from '../../../ground/languages/written-number.js'
import { ageText } from './describe-point.js'

/** The oldest of the check-ups at which the share of healthy children was simulated, years. */
const simulatedToYears = 10

/** That the score of the latest height or head has fallen, from when and by which reference; nothing where it hasn't. */
export function reportedFallTexts(
  assessment: PatientAssessment,
  measure: FallMeasure,
  language: ChartLanguage,
): string[] {
  const fall = reportedFall(assessment, measure)
  if (fall === undefined) return []
  const { from, percentOfHealthy } = reportedFalls[measure]
  const years = latestAge(assessment.growth)?.chronologicalYears ?? 0
  const found = findUnusual(assessment).visits[fall.fromIndex]
  return [
    language.chart.cautions.reportedFall[measure]({
      sds: numberText(-fall.change, 2, language),
      age: ageText(fall.fromYears, language),
      reference: fall.reference,
      limit: shortNumberText(from, 1, language),
      percent: years > simulatedToYears + dayOfTolerance ? undefined : percentOfHealthy,
      isDoubted: offCourseNeighbours(found, measure) !== undefined,
    }),
  ]
}
