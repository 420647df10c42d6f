import { dayNumber, daysPerYear } from '../model/calendar-date.js'
import type { Measurement } from '../model/patient.js'
import { type GrowthSubject, isPreterm, termDays } from './growth-subject.js'

/** Age is corrected up to this corrected age, years. */
const correctedUpToYears = 2

/**
 * The age of a child on a day, counted in three ways.
 */
export interface GrowthAge {
  /** Days since birth / 365.25, or the age as stated if the dates don't give it, years. */
  readonly chronologicalYears: number
  /** The age at which references are read: corrected for gestation where that applies, years. */
  readonly referenceYears: number
  /** Weeks since the last menstrual period; undefined if the gestation is unknown. */
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

/**
 * The age at a measurement: from the dates, else as stated.
 *
 * @param day the day number of its date, which may have been left out since
 */
export function ageAtMeasurement(
  subject: GrowthSubject,
  { date, ageInYears }: Measurement,
  day: number | undefined,
): GrowthAge | undefined {
  const { birthDay } = subject
  const isDated = date !== undefined && day !== undefined && birthDay !== undefined
  if (isDated) return growthAge(subject, yearsBetween(birthDay, day))
  return ageInYears === undefined ? undefined : growthAge(subject, ageInYears)
}

/** The age on an ISO date; undefined if there is no such date or the date of birth is unknown. */
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
 * Corrected age: in a child born before 37 completed weeks, up to a corrected age
 * of 24 months, age is reduced by the days by which birth preceded day 280.
 *
 * American Academy of Pediatrics, Committee on Fetus and Newborn: "Age
 * terminology during the perinatal period", Pediatrics 114 (2004) 1362-1364.
 */
function referenceYears({ gestationDays, gestationalCorrection }: GrowthSubject, years: number): number {
  if (gestationalCorrection === 'none' || gestationDays === undefined || !isPreterm(gestationDays)) return years
  const corrected = years - (termDays - gestationDays) / daysPerYear
  return corrected <= correctedUpToYears ? corrected : years
}
