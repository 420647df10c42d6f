import { isOfFirstWeeks, latestAge } from '../../../course/velocity/earlier-visits.js'
import { earlyLoss } from '../../../course/velocity/early-loss.js'
import { isBornAtTerm } from '../../../growth/growth-subject.js'
import { numberText } from '../../../languages/written-number.js'
import { gramsPerKilogram } from '../../../model/units.js'
import { decimalsApart } from '../../../text/number.js'
import { exceeds } from '../../../validation/rule.js'
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
  let lowest: { readonly kg: number; readonly years: number } | undefined
  for (const point of values.points) {
    const { y: kg, ageYears: years, measurementIndex } = point
    if (measurementIndex === undefined || years === undefined || !isFollowed(point)) continue
    if (kg <= (lowest?.kg ?? Number.POSITIVE_INFINITY)) lowest = { kg, years }
  }
  const bornKg = weightBirthG / gramsPerKilogram
  const loss = lowest === undefined ? 0 : (bornKg - lowest.kg) / bornKg
  if (lowest === undefined || !exceeds(loss, earlyLoss)) return []
  const percent = numberText(100 * loss, decimalsApart(100 * loss, 100 * earlyLoss, 1), language)
  return [language.chart.cautions.earlyLoss(percent, ageText(lowest.years, language))]
}
