import { dayNumber } from '../model/calendar-date.js'
import type { Patient } from '../model/patient.js'
import { invalidValue } from '../text/invalid-input.js'
import type { PatientDays } from './rule.js'

const genders: readonly unknown[] = ['male', 'female', undefined]

/**
 * The dates of a patient as day numbers.
 *
 * @throws AuxologyError `invalid_value` for a date that doesn't exist and for
 * an unknown gender, with the path (`measurements[2].date`): a caller's bug
 */
export function patientDays(patient: Patient, today: number): PatientDays {
  const { gender, dateOfBirth, measurements = [], markers = [] } = patient
  if (!genders.includes(gender)) {
    throw invalidValue('gender', gender, ['male', 'female'])
  }
  return {
    today,
    birth: day(dateOfBirth, 'dateOfBirth'),
    visits: days(measurements, 'measurements'),
    markers: days(markers, 'markers'),
  }
}

function days(dated: readonly { readonly date?: string | undefined }[], list: string): (number | undefined)[] {
  return dated.map(({ date }, index) => (date === undefined ? undefined : day(date, list, index)))
}

function day(date: string | undefined, place: string, index?: number): number | undefined {
  if (date === undefined) return undefined
  const number = typeof date === 'string' ? dayNumber(date) : undefined
  if (number === undefined) {
    const path = index === undefined ? place : `${place}[${index}].date`
    throw invalidValue(path, date, 'an ISO date such as 2024-05-06')
  }
  return number
}
