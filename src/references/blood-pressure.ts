import type { Gender } from '../model/patient.js'
import type { Lookup } from './lookup.js'
import { pressureReference } from './pressure-reference.js'
import type { Pressure, PressureReference } from './reference-set.js'
import { firstBloodPressureYears, kiggs2011Diastolic, kiggs2011Systolic, mediansByHeight } from './tables/kiggs2011.js'

/** The rows are for completed years: the first begins, and the last ends, half a year from its middle. */
const halfYear = 0.5

/** Blood pressure of KiGGS by age and height. */
export const kiggs2011Pressures: PressureReference = kiggs2011()

/* @__NO_SIDE_EFFECTS__ */
function kiggs2011(): PressureReference {
  const ages = mediansByHeight.male.map((_, i) => firstBloodPressureYears + i)
  return pressureReference({
    tables: { systolic: kiggs2011Systolic, diastolic: kiggs2011Diastolic },
    ages: { male: ages, female: ages },
    medians: mediansByHeight,
    range: [firstBloodPressureYears - halfYear, firstBloodPressureYears + ages.length - halfYear],
  })
}

/**
 * L, M and S of blood pressure at an age and a height (KiGGS 2011). Between the
 * middles of two years of age, and between two printed heights, it is interpolated
 * linearly; in the first and the last half-year the nearest row holds. A height beyond
 * the printed ones is read at the nearest, and the place is then approximate.
 *
 * Neuhauser HK, Thamm M, Ellert U, Hense HW, Schaffrath Rosario A. Pediatrics 2011;127:e978-e988.
 *
 * @param years from 3.0 to below 18.0
 * @returns undefined at another age
 * @example
 * ```ts
 * lookUpBloodPressure('systolic', 'male', 10.5, 144)?.m // 104
 * ```
 */
export function lookUpBloodPressure(
  pressure: Pressure,
  gender: Gender,
  years: number,
  heightCm: number,
): Lookup | undefined {
  return kiggs2011Pressures.lookUp(pressure, gender, years, heightCm)
}
