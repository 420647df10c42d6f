import { unstated } from '../../references/declare-table.js'
import type { Publication } from '../../references/table.js'

/** Cole's model, from weights of British infants scored by their own reference. */
export const cole1998: Publication = {
  shortName: 'Cole',
  year: 1998,
  citation:
    'Cole TJ. Presenting information on growth distance and conditional velocity in one chart: practical issues of chart design. Stat Med. 1998;17(23):2697-2707.',
  population: { de: 'Säuglinge aus Cambridge, Großbritannien', en: 'Infants of Cambridge, United Kingdom' },
  rights: unstated,
}

/** Cole's model holds between birth and two years, weeks, and for intervals of at least four. */
const oldestWeeks = 104.4
const shortestWeeks = 4

/** Four weeks of days, counted in years and back, may come out a little less, weeks. */
const roundingWeeks = 1e-6

/** The score below which a twentieth of healthy infants gain. */
const fifthCentile = -1.6448536269514722

/**
 * The correlation between an infant's weight scores at two ages.
 *
 * Cole TJ. Presenting information on growth distance and conditional velocity in one
 * chart: practical issues of chart design. Stat Med 1998;17:2697-2707: Fisher's z of
 * the correlation as a regression on the mean age and the interval.
 *
 * @param meanWeeks the mean of the two ages, weeks
 * @param intervalWeeks the time between them, weeks
 */
export function weightCorrelation(meanWeeks: number, intervalWeeks: number): number {
  const age = Math.log(meanWeeks)
  const interval = Math.log(intervalWeeks)
  return Math.tanh(
    3.1775 + 0.3256 * age - 1.4811 * interval - 2.029 / intervalWeeks + 0.1991 * age * interval - 0.04601 * age * age,
  )
}

/**
 * An infant's weight gain between two ages, given the weight at the first: the
 * score of the second weight among infants who had the first (Cole 1998).
 *
 * @param fromWeeks age at the first weight, corrected where ages are
 * @returns undefined outside birth to two years, and for less than four weeks
 * @example
 * ```ts
 * conditionalGain({ fromWeeks: 8, toWeeks: 16, fromSds: 0, toSds: 0 }) // 0
 * ```
 */
export function conditionalGain({ fromWeeks, toWeeks, fromSds, toSds }: WeightCourse): number | undefined {
  const interval = toWeeks - fromWeeks
  if (fromWeeks < 0 || toWeeks > oldestWeeks || interval < shortestWeeks - roundingWeeks) return undefined
  const r = weightCorrelation((fromWeeks + toWeeks) / 2, interval)
  return (toSds - r * fromSds) / Math.sqrt(1 - r * r)
}

/** Two weights of an infant. */
export interface WeightCourse {
  /** Age at the first, weeks. */
  readonly fromWeeks: number
  readonly toWeeks: number
  readonly fromSds: number
  readonly toSds: number
}

/** A point of a thrive line. */
export interface ThrivePoint {
  readonly weeks: number
  readonly sds: number
}

/**
 * A thrive line: the weight scores of an infant who gains on the 5th centile in
 * every four weeks (Cole 1998). A child's curve that falls across the lines gains
 * less than nineteen of twenty do.
 *
 * @param from where it begins
 * @example
 * ```ts
 * thriveLine({ weeks: 4, sds: 0 })[1]?.sds.toFixed(2) // '-0.67'
 * ```
 */
export function thriveLine(from: ThrivePoint): readonly ThrivePoint[] {
  const points = [from]
  let last = from
  while (last.weeks + shortestWeeks <= oldestWeeks) {
    const weeks = last.weeks + shortestWeeks
    const r = weightCorrelation((last.weeks + weeks) / 2, shortestWeeks)
    last = { weeks, sds: r * last.sds + fifthCentile * Math.sqrt(1 - r * r) }
    points.push(last)
  }
  return points
}
