import {
  calculationDefaults,
  type GrowthOptions,
  type GrowthSettings,
  growthSettings,
} from '../../../src/clinical/growth/growth-options.js'
import { type GrowthSubject, growthSubject } from '../../../src/clinical/growth/growth-subject.js'
import {
  type MeasurementGrowth,
  measurementGrowth,
  type PatientGrowth,
  patientGrowth,
} from '../../../src/clinical/growth/patient-growth.js'
import { dayNumber, isoDate } from '../../../src/ground/model/calendar-date.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'

/** The day of birth in these tests. */
export const born = '2014-06-04'

/** The day that counts as today in these tests. */
export const today = '2024-06-04'

/** The growth subject of a patient who was born that day. */
export function subjectOf(patient: Patient, options: GrowthOptions = {}): GrowthSubject {
  return growthSubject({ dateOfBirth: born, ...patient }, growthSettings({ today, ...options }, calculationDefaults))
}

/** The date this many days after birth. */
export function dayOfLife(days: number): string {
  return isoDate((dayNumber(born) as number) + days)
}

/** The growth of a patient whose dates are all usable. */
export function growthOf(patient: Patient, settings: GrowthSettings): PatientGrowth {
  return patientGrowth(patient, settings, (patient.measurements ?? []).map(dayOf))
}

/** The growth of a measurement whose date is usable. */
export function measured(subject: GrowthSubject, measurement: Measurement): MeasurementGrowth {
  return measurementGrowth(subject, measurement, dayOf(measurement))
}

function dayOf({ date }: Measurement): number | undefined {
  return date === undefined ? undefined : dayNumber(date)
}
