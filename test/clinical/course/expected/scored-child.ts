import { germany } from '../../../../src/clinical/references/built-in-sets.js'
import { valueAt } from '../../../../src/clinical/references/distribution.js'
import { lookUp } from '../../../../src/clinical/references/lookup.js'
import { dayNumber, isoDate } from '../../../../src/ground/model/calendar-date.js'
import type { Gender, Measurement, Patient } from '../../../../src/ground/model/patient.js'

export const born = '2010-03-10'

/** The date at an age, years. */
export function dateAt(years: number): string {
  return isoDate((dayNumber(born) as number) + Math.round(years * 365.25))
}

/** A value of the German set at a score. */
function childValue(gender: Gender, series: 'height' | 'weight', years: number, sds: number): number {
  const place = lookUp(germany, series, gender, years)
  const value = place && valueAt(place, sds)
  if (value === undefined) throw new Error(`no ${series} at ${years}`)
  return Number(value.toFixed(series === 'weight' && years < 2 ? 2 : 1))
}

/** A visit: age in years, scores of height and weight, and what else it has. */
export type ScoredVisit = readonly [
  years: number,
  size?: number | undefined,
  weight?: number | undefined,
  more?: Measurement,
]

/** A child whose heights and weights have these scores. */
export function scoredChild(gender: Gender, visits: readonly ScoredVisit[], more: Patient = {}): Patient {
  return {
    dateOfBirth: born,
    gender,
    measurements: visits.map(([years, size, weight, rest]) => ({
      date: dateAt(years),
      ...(size !== undefined && { sizeCm: childValue(gender, 'height', years, size) }),
      ...(weight !== undefined && { weightKg: childValue(gender, 'weight', years, weight) }),
      ...rest,
    })),
    ...more,
  }
}
