import { dayNumber } from '../model/calendar-date.js'
import type { Gender, KnownDisease, Patient } from '../model/patient.js'
import { termWeeks } from '../model/units.js'
import type { ReferenceSet } from '../references/reference-set.js'
import { knownDiseases } from './disease.js'
import type { GestationalCorrection, GrowthSettings } from './growth-options.js'

/**
 * What every score depends on: facts about the patient and the settings, read once.
 */
export interface GrowthSubject {
  readonly gender: Gender | undefined
  /** Day number of the birth. */
  readonly birthDay: number | undefined
  /** Days of gestation at birth. */
  readonly gestationDays: number | undefined
  /** The diseases that have references. */
  readonly diseases: readonly KnownDisease[]
  readonly references: ReferenceSet
  readonly gestationalCorrection: GestationalCorrection
}

/** The subject of a patient whose impossible values have been left out. */
export function growthSubject(patient: Patient, settings: GrowthSettings): GrowthSubject {
  return {
    gender: patient.gender,
    birthDay: patient.dateOfBirth === undefined ? undefined : dayNumber(patient.dateOfBirth),
    gestationDays: gestationDays(patient),
    diseases: knownDiseases(patient),
    references: settings.references,
    gestationalCorrection: settings.gestationalCorrection,
  }
}

/** Days of gestation at term, where corrected age is 0. */
export const termDays: number = termWeeks * 7

/** Birth before this many completed weeks is preterm (WHO). */
const pretermBeforeWeeks = 37

/**
 * Days of gestation at birth: completed weeks and the days beyond them. A
 * missing day counts as 0; a fraction of a week is rounded to the nearest day.
 *
 * @returns undefined if the week of birth is unknown
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
