import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import type { GrowthOptions } from '../../../src/clinical/growth/growth-options.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'

/** The day that counts as today in these tests. */
export const today = '2026-11-20'

/** The messages of a patient as `severity code`, with the measurement's index where there are several. */
export function findingsOf(patient: Patient, options: GrowthOptions = {}): string[] {
  const several = (patient.measurements?.length ?? 0) > 1
  return validatePatient(patient, { today, ...options }).map(({ severity, code, measurementIndex }) =>
    several && measurementIndex !== undefined ? `${severity} ${code} ${measurementIndex}` : `${severity} ${code}`,
  )
}

/** A child with one measurement at an age. */
export function child(
  gender: Patient['gender'],
  ageInYears: number,
  fields: Measurement,
  general: Patient = {},
): Patient {
  return { gender, ...general, measurements: [{ ageInYears, ...fields }] }
}

/** A boy of whom nothing else is known. */
export const boy: Patient = { gender: 'male', dateOfBirth: '2014-06-04' }

/** A boy of exactly ten years by the calendar. */
export function atTen(fields: Measurement, general: Patient = {}): Patient {
  return { ...boy, ...general, measurements: [{ date: '2024-06-04', ...fields }] }
}
