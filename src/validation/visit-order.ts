import { daysPerYear } from '../model/calendar-date.js'
import type { Measurement, Patient } from '../model/patient.js'
import { shownValue } from '../text/quoted.js'
import type { PatientDays } from './rule.js'

/**
 * The indices of the measurements, the youngest first. The order doesn't
 * depend on that of the measurements: of two at the same age their values
 * decide.
 */
export function visitOrder({ measurements = [] }: Patient, days: PatientDays): readonly number[] {
  const ages = measurements.map((visit, index) => daysOfAge(visit, days.visits[index], days.birth))
  const order = ages.map((_, index) => index)
  const isSorted = ages.every((age, index) => index === 0 || age > (ages[index - 1] as number))
  if (isSorted) return order
  const keys: string[] = []
  const key = (index: number) => {
    keys[index] ??= JSON.stringify(sortedFields(measurements[index] as Measurement))
    return keys[index]
  }
  return order.sort((a, b) => {
    const earlier = ages[a] as number
    const later = ages[b] as number
    if (earlier !== later) return earlier < later ? -1 : 1
    const first = key(a)
    const second = key(b)
    return first < second ? -1 : first > second ? 1 : 0
  })
}

/** Days since birth; without an age after all others. */
function daysOfAge({ ageInYears }: Measurement, day: number | undefined, birth: number | undefined): number {
  if (day !== undefined) return birth === undefined ? day : day - birth
  return Number.isFinite(ageInYears) ? (ageInYears as number) * daysPerYear : Number.POSITIVE_INFINITY
}

function sortedFields({ date, ageInYears, boneAgeYears, sizeCm, weightKg, headCm, seatCm }: Measurement): unknown[] {
  // Text, for NaN and the infinities have none of their own in JSON.
  return [date, ageInYears, boneAgeYears, sizeCm, weightKg, headCm, seatCm].map(shownValue)
}
