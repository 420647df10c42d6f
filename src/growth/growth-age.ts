import { dayNumber, daysPerYear } from '../model/calendar-date.js'
import type { Measurement } from '../model/patient.js'
import { type GrowthSubject, isPreterm, termDays } from './growth-subject.js'

/** Up to this corrected age the age is corrected, years. */
const correctedUpToYears = 2

/**
 * The age of a child on a day, in the three ways it is counted.
 */
export interface GrowthAge {
  /** Days since birth / 365.25, or the age in years as stated where the dates don't give it. */
  readonly chronologicalYears: number
  /** The age that references are read at: corrected for gestation where that applies. */
  readonly referenceYears: number
  /** Weeks since the last menstruation; undefined where the gestation is unknown. */
  readonly postmenstrualWeeks: number | undefined
}

/**
 * Age in years between two day numbers: days / 365.25.
 *
 * @example
 * ```ts
 * yearsBetween(0, 1461) // 4
 * ```
 */
export function yearsBetween(birthDay: number, day: number): number {
  return (day - birthDay) / daysPerYear
}

/** The age at a measurement: from the dates, else as stated. */
export function ageAtMeasurement(subject: GrowthSubject, measurement: Measurement): GrowthAge | undefined {
  const fromDates = measurement.date === undefined ? undefined : ageAtDate(subject, measurement.date)
  if (fromDates !== undefined) return fromDates
  return measurement.ageInYears === undefined ? undefined : growthAge(subject, measurement.ageInYears)
}

/** The age on an ISO date; undefined where that or the date of birth is missing. */
export function ageAtDate(subject: GrowthSubject, date: string): GrowthAge | undefined {
  const day = dayNumber(date)
  if (subject.birthDay === undefined || day === undefined) return undefined
  return growthAge(subject, yearsBetween(subject.birthDay, day))
}

/** The three ways of counting an age of this many years since birth. */
export function growthAge(subject: GrowthSubject, chronologicalYears: number): GrowthAge {
  const { gestationDays } = subject
  return {
    chronologicalYears,
    referenceYears: referenceYears(subject, chronologicalYears),
    postmenstrualWeeks:
      gestationDays === undefined ? undefined : (gestationDays + chronologicalYears * daysPerYear) / 7,
  }
}

/**
 * Corrected age: born before 37 completed weeks, an age of up to 24 months
 * corrected is reduced by the days that were missing to 280.
 *
 * American Academy of Pediatrics, Committee on Fetus and Newborn: "Age
 * terminology during the perinatal period", Pediatrics 114 (2004) 1362-1364.
 */
function referenceYears({ gestationDays, gestationalCorrection }: GrowthSubject, years: number): number {
  if (gestationalCorrection === 'none' || gestationDays === undefined || !isPreterm(gestationDays)) return years
  const corrected = years - (termDays - gestationDays) / daysPerYear
  return corrected <= correctedUpToYears ? corrected : years
}
