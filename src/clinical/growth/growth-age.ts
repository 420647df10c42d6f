import { dayNumber, daysPerYear } from '../../ground/model/calendar-date.js'
import type { Measurement } from '../../ground/model/patient.js'
import type { GestationalCorrection } from './growth-options.js'
import { type GrowthSubject, isPreterm, termDays } from './growth-subject.js'

/** Below this age, years, gains are scored by WHO's increments; from it on, height by its velocity. */
export const velocityFromYears = 2

/** How long age is corrected, as corrected age, years. */
export interface CorrectionEnd {
  readonly years: number
  /** A different end for children born before a number of completed weeks. */
  readonly early?: { readonly beforeWeeks: number; readonly years: number }
}

/**
 * The end of each correction.
 *
 * - `preterm`: to 24 months. American Academy of Pediatrics, Committee on Fetus
 *   and Newborn: "Age terminology during the perinatal period", Pediatrics 114
 *   (2004) 1362-1364.
 * - `preterm36`: to 36 months for those born before 32 weeks. S. Elmrayed et al.,
 *   J. Perinatol. 45 (2025) 607.
 * - `lifelong`: it does not end.
 */
export const correctionEnds: { readonly [correction in GestationalCorrection]: CorrectionEnd | undefined } = {
  preterm: { years: 2 },
  preterm36: { years: 2, early: { beforeWeeks: 32, years: 3 } },
  lifelong: { years: Number.POSITIVE_INFINITY },
  none: undefined,
}

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

/** The age on an ISO date; undefined if that date doesn't exist or the date of birth is unknown. */
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
    postmenstrualWeeks: gestationDays === undefined ? undefined : (gestationDays + daysOf(chronologicalYears)) / 7,
  }
}

/** The age at which references are read: corrected as long as the chosen correction lasts. */
function referenceYears(subject: GrowthSubject, years: number): number {
  const last = correctedUpTo(subject)
  const corrected = correctedYears(subject, years)
  return last !== undefined && corrected !== undefined && corrected <= last ? corrected : years
}

/**
 * The corrected age to which a child's ages are corrected, years: infinite where
 * the correction does not end.
 *
 * @returns undefined where no age is corrected
 */
export function correctedUpTo({ gestationDays, gestationalCorrection }: GrowthSubject): number | undefined {
  const end = correctionEnds[gestationalCorrection]
  if (end === undefined || gestationDays === undefined || !isPreterm(gestationDays)) return undefined
  const { years, early } = end
  return early !== undefined && gestationDays < early.beforeWeeks * 7 ? early.years : years
}

/**
 * The corrected age of a child born before 37 completed weeks, whether it is in
 * use or not: age less the days by which birth preceded day 280, years.
 *
 * @returns undefined for a child born later, and where the week is unknown
 */
export function correctedYears({ gestationDays }: GrowthSubject, years: number): number | undefined {
  if (gestationDays === undefined || !isPreterm(gestationDays)) return undefined
  return (daysOf(years) - (termDays - gestationDays)) / daysPerYear
}

/** An age this near to a whole day is that day, days: what double precision makes of days / 365.25. */
export const wholeDayWithin = 1e-6

/** Days of an age: whole ones stay whole, because a table can change from one day to the next. */
function daysOf(years: number): number {
  const days = years * daysPerYear
  const whole = Math.round(days)
  return Math.abs(days - whole) < wholeDayWithin ? whole : days
}

/** Whether an age is corrected for gestation. */
export function isCorrected({ chronologicalYears, referenceYears }: GrowthAge): boolean {
  return referenceYears !== chronologicalYears
}
