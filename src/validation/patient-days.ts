import { dayNumber, daysPerYear } from '../model/calendar-date.js'
import { genders, type Measurement, type Patient } from '../model/patient.js'
import { invalidValue, isRecord } from '../text/invalid-input.js'
import { shownValue } from '../text/quoted.js'

/** A patient's dates as day numbers, in the order of its lists. */
export interface PatientDays {
  readonly today: number
  readonly birth: number | undefined
  readonly visits: readonly (number | undefined)[]
  readonly markers: readonly (number | undefined)[]
  /** The indices of the measurements, the youngest first. */
  readonly order: readonly number[]
}

/**
 * Reads the dates of a patient, and rejects what isn't a patient at all: callers
 * without types can pass anything. A number that isn't one is accepted; it gets
 * a message.
 *
 * @throws AuxologyError `invalid_value` with the path (`measurements[2].date`)
 * for a value of the wrong kind, a date that doesn't exist or an unknown gender:
 * the caller's bug
 */
export function readPatientDays(patient: Patient, today: number): PatientDays {
  checkShape(patient)
  const { gender, dateOfBirth, measurements = [], markers = [] } = patient
  if (gender !== undefined && !genders.includes(gender)) throw invalidValue('gender', gender, genders)
  const birth = readDay(dateOfBirth, 'dateOfBirth')
  const visits = measurements.map(({ date }, index) => readDay(date, 'measurements', index))
  return {
    today,
    birth,
    visits,
    markers: markers.map(({ date }, index) => readDay(date, 'markers', index)),
    order: visitOrder(measurements, visits, birth),
  }
}

function checkShape(patient: Patient): void {
  if (!isRecord(patient)) throw invalidValue('patient', patient, 'an object')
  const { firstName, lastName, diseases = [], measurements = [], markers = [] } = patient
  checkText('firstName', firstName)
  checkText('lastName', lastName)
  checkList('diseases', diseases, isText, 'a text')
  checkList('measurements', measurements, isRecord, 'an object')
  checkList('markers', markers, isRecord, 'an object')
  for (const [index, { text }] of markers.entries()) checkText(`markers[${index}].text`, text)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function checkText(path: string, value: unknown): void {
  if (value !== undefined && !isText(value)) throw invalidValue(path, value, 'a text')
}

function checkList(path: string, list: unknown, isEntry: (entry: unknown) => boolean, accepted: string): void {
  if (!Array.isArray(list)) throw invalidValue(path, list, 'a list')
  const wrong = list.findIndex((entry) => !isEntry(entry))
  if (wrong >= 0) throw invalidValue(`${path}[${wrong}]`, list[wrong], accepted)
}

function readDay(date: string | undefined, place: string, index?: number): number | undefined {
  if (date === undefined) return undefined
  const day = typeof date === 'string' ? dayNumber(date) : undefined
  if (day !== undefined) return day
  const path = index === undefined ? place : `${place}[${index}].date`
  throw invalidValue(path, date, 'an ISO date such as 2024-05-06')
}

/**
 * The measurements by age. The result doesn't depend on the order of the list: two
 * at the same age are ordered by their values.
 */
function visitOrder(
  measurements: readonly Measurement[],
  days: readonly (number | undefined)[],
  birth: number | undefined,
): readonly number[] {
  const ages = measurements.map((visit, index) => daysOfAge(visit, days[index], birth))
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

/** Days since birth; a visit without an age comes last. */
function daysOfAge({ ageInYears }: Measurement, day: number | undefined, birth: number | undefined): number {
  if (day !== undefined) return birth === undefined ? day : day - birth
  return Number.isFinite(ageInYears) ? (ageInYears as number) * daysPerYear : Number.POSITIVE_INFINITY
}

function sortedFields({ date, ageInYears, boneAgeYears, sizeCm, weightKg, headCm, seatCm }: Measurement): unknown[] {
  // As text, because JSON writes NaN and the infinities as null.
  return [date, ageInYears, boneAgeYears, sizeCm, weightKg, headCm, seatCm].map(shownValue)
}
