import { isOfFirstWeeks, latestAge } from '../../../clinical/course/velocity/earlier-visits.js'
import { deepestLoss, earlyLoss } from '../../../clinical/course/velocity/early-loss.js'
import { isBornAtTerm } from '../../../clinical/growth/growth-subject.js'
import { exceeds } from '../../../clinical/validation/rule.js'
import { numberText } from '../../../ground/languages/written-number.js'
import { gramsPerKilogram } from '../../../ground/model/units.js'
import { decimalsApart } from '../../../ground/text/number.js'
import type { ChartFrame } from '../frame/frame.js'
import { isFollowed } from '../points/points-in-section.js'
import { ageText } from '../texts/describe-point.js'

/** The deepest loss of weight of a newborn, where it is more than a tenth of the weight at birth; of term children without a diagnosis. */
export function earlyLossCautions({ definition, values, assessment, language }: ChartFrame): string[] {
  const { growth, patient } = assessment
  const { weightBirthG, diseases = [] } = patient
  const today = latestAge(growth)
  if (definition.measure !== 'weight' || definition.velocity !== undefined || weightBirthG === undefined) return []
  if (today === undefined || !isOfFirstWeeks(today.chronologicalYears)) return []
  if (diseases.length > 0 || !isBornAtTerm(growth.subject)) return []
  const weights = values.points.flatMap((point) => {
    const { y: kg, ageYears: years, measurementIndex } = point
    return measurementIndex === undefined || years === undefined || !isFollowed(point) ? [] : { kg, years }
  })
  const deepest = deepestLoss(weightBirthG / gramsPerKilogram, weights, ({ kg }) => kg)
  if (deepest === undefined || !exceeds(deepest.share, earlyLoss)) return []
  const percents = 100 * deepest.share
  const percent = numberText(percents, decimalsApart(percents, 100 * earlyLoss, 1), language)
  return [language.chart.cautions.earlyLoss(percent, ageText(deepest.lowest.years, language))]
}
