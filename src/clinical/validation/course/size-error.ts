import { daysPerYear } from '../../../ground/model/calendar-date.js'
import type { AssessedVisit } from '../rule.js'

/** Under this age it is asked whether a child's lengths are read coarsely, years. */
const coarseUntilYears = 3

/**
 * Variance of a coarsely read size beyond the error for which the limits were found, cm²: lying 0.75 cm and whole
 * centimetres in place of 0.5 cm, standing 0.5 cm and whole centimetres in place of 0.3 cm. Lengths of 100 Dutch infants
 * scatter by 0.76 to 0.82 cm about their neighbours (measured on SMOCC); the error of standing children is our own choice.
 */
const coarseVariance = { lying: 0.75 ** 2 - 0.5 ** 2 + 1 / 12, standing: 0.5 ** 2 - 0.3 ** 2 + 1 / 12 } as const
const standingFromYears = 2
/** From this age on nothing is added, years: our own choice. */
const coarseVarianceUntilYears = 4

/**
 * The same of a length at birth, cm²: from birth to about five weeks lengths of 148 Dutch infants change by a score whose SD is
 * 1.75 cm, those of simulated infants in routine care by 1.07 cm (measured on SMOCC and Terneuzen, and in the simulation).
 */
const birthVariance = 1.75 ** 2 - 1.07 ** 2
const birthUntilDays = 7

/** One value in 1,000 lies farther from the mean than this, SD: our own choice. */
const quantile = 3.29

/** Whether a size is of the first week. */
export function isOfBirth(years: number): boolean {
  return Math.round(years * daysPerYear) < birthUntilDays
}

/** Whether a value is a whole or a half centimetre. */
export function isCoarse(cm: number): boolean {
  return Number.isInteger(2 * cm)
}

/** Whether most of a child's lengths are whole or half centimetres, so that all count as read coarsely: our own choice. */
export function areCoarse(visits: readonly AssessedVisit[]): boolean {
  let [coarse, all] = [0, 0]
  for (const { visit, growth } of visits) {
    const { sizeCm } = visit
    const years = growth.age?.chronologicalYears
    if (sizeCm === undefined || years === undefined || years >= coarseUntilYears) continue
    all++
    if (isCoarse(sizeCm)) coarse++
  }
  return 2 * coarse > all
}

/**
 * The variance of a size's error beyond the usual one, SD².
 *
 * @param sdCm one SD of the reference at that age, cm
 */
export function furtherVariance(years: number, sdCm: number, isReadCoarsely: boolean): number {
  if (years >= coarseVarianceUntilYears) return 0
  const reading = isReadCoarsely ? coarseVariance[years < standingFromYears ? 'lying' : 'standing'] : 0
  return (reading + (isOfBirth(years) ? birthVariance : 0)) / sdCm ** 2
}

/** A limit that allows for a further variance, SD. */
export function widened(limit: number, variance: number): number {
  return variance === 0 ? limit : Math.sqrt(limit ** 2 + quantile ** 2 * variance)
}
