import type { Patient } from '../model/patient.js'
import { termWeeks } from '../references/postmenstrual-age.js'

/** Days of gestation at term, from which corrected age counts. */
export const termDays = termWeeks * 7

/** Born before this many completed weeks is preterm (WHO). */
const pretermBeforeWeeks = 37

/**
 * Days of gestation at birth: completed weeks and the days beyond them. A
 * missing day counts as 0; a fraction of a week is taken to the nearest day.
 *
 * @returns undefined where the week of birth is unknown
 * @example
 * ```ts
 * gestationDays({ weekBirth: 28, dayBirth: 3 }) // 199
 * ```
 */
export function gestationDays({ weekBirth, dayBirth = 0 }: Patient): number | undefined {
  return weekBirth === undefined ? undefined : Math.round(weekBirth * 7) + dayBirth
}

/** Whether a child was born before 37 completed weeks. */
export function isPreterm(gestationDays: number): boolean {
  return gestationDays < pretermBeforeWeeks * 7
}
