import { calculationDefaults } from '../../src/growth/growth-defaults.js'
import { type GrowthOptions, growthSettings } from '../../src/growth/growth-options.js'
import { type GrowthSubject, growthSubject } from '../../src/growth/growth-subject.js'
import { dayNumber, isoDate } from '../../src/model/calendar-date.js'
import type { Patient } from '../../src/model/patient.js'

/** The day of birth in these tests. */
export const born = '2014-06-04'

/** The day that counts as today in these tests. */
export const today = '2024-06-04'

/** What growth knows of a patient who was born that day. */
export function subjectOf(patient: Patient, options: GrowthOptions = {}): GrowthSubject {
  return growthSubject({ dateOfBirth: born, ...patient }, growthSettings({ today, ...options }, calculationDefaults))
}

/** The date so many days after birth. */
export function dayOfLife(days: number): string {
  return isoDate((dayNumber(born) as number) + days)
}
