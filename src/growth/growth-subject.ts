import { dayNumber } from '../model/calendar-date.js'
import type { Gender, Patient } from '../model/patient.js'
import type { ReferenceSet } from '../references/reference-set.js'
import { gestationDays } from './gestation.js'
import type { GestationalCorrection, GrowthSettings } from './growth-options.js'

/**
 * What of a patient and the settings every score depends on, read once.
 */
export interface GrowthSubject {
  readonly gender: Gender | undefined
  /** Day number of the birth. */
  readonly birthDay: number | undefined
  /** Days of gestation at birth. */
  readonly gestationDays: number | undefined
  readonly references: ReferenceSet
  readonly gestationalCorrection: GestationalCorrection
}

/** The subject of a patient whose implausible values have been left out. */
export function growthSubject(patient: Patient, settings: GrowthSettings): GrowthSubject {
  return {
    gender: patient.gender,
    birthDay: patient.dateOfBirth === undefined ? undefined : dayNumber(patient.dateOfBirth),
    gestationDays: gestationDays(patient),
    references: settings.references,
    gestationalCorrection: settings.gestationalCorrection,
  }
}
