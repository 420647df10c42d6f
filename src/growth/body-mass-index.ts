import { squareCmPerSquareM } from '../model/units.js'
import { valueAt } from '../references/distribution.js'
import { lookUp } from '../references/lookup.js'
import type { GrowthSubject } from './growth-subject.js'

/** Age of the equivalent BMI, years. */
const adultYears = 18

/**
 * Body mass index, kg/m²: weight divided by the square of height (Quetelet 1832).
 *
 * @example
 * ```ts
 * bodyMassIndex(60, 160) // 23.4375
 * ```
 */
export function bodyMassIndex(weightKg: number | undefined, sizeCm: number | undefined): number | undefined {
  if (weightKg === undefined || sizeCm === undefined || !(sizeCm > 0)) return undefined
  const index = (weightKg * squareCmPerSquareM) / sizeCm ** 2
  return Number.isFinite(index) ? index : undefined
}

/**
 * Equivalent BMI: the body mass index at 18.0 years that has the same score,
 * so that a child's value can be read on the scale of adults.
 *
 * @param score the reported score of the BMI, within [-6, 6]
 * @returns kg/m²; undefined if the reference has no value at that score
 */
export function equivalentBmi({ references, gender }: GrowthSubject, score: number | undefined): number | undefined {
  if (score === undefined || gender === undefined) return undefined
  const adult = lookUp(references, 'bmi', gender, adultYears)
  return adult === undefined ? undefined : valueAt(adult, score)
}
