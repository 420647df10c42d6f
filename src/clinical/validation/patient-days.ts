import { dayNumber, daysPerYear } from '../../ground/model/calendar-date.js'
import { clinicFields } from '../../ground/model/clinic-values.js'
import { isMomentOfDay, writtenInstant } from '../../ground/model/day-in-zone.js'
import type { AuxologyError } from '../../ground/model/errors.js'
import { longestText } from '../../ground/model/limits.js'
import {
  isRecordedGender,
  type Marker,
  type Measurement,
  markerKinds,
  type Patient,
  recordedGenders,
  sexWords,
  sizePositions,
} from '../../ground/model/patient.js'
import { isLongerThan } from '../../ground/text/characters.js'
import { alternatives } from '../../ground/text/error-sentence.js'
import { genderCalled } from '../../ground/text/gender-word.js'
import { inputError, invalidValue, isRecord } from '../../ground/text/invalid-input.js'
import { acceptedDay, shortened, shownValue, whyNoDay } from '../../ground/text/quoted.js'
import { type DayZone, firstMoment, type ZoneDays, zoneDays } from './zone-days.js'

/** The days on which an event or a period begins and ends. */
export interface MarkerDays {
  readonly date: number | undefined
  readonly until: number | undefined
}

/** A patient's dates as day numbers, in the order of its lists. */
export interface PatientDays {
  readonly today: number
  readonly birth: number | undefined
  readonly menarche: number | undefined
  readonly puberty: readonly (number | undefined)[]
  readonly visits: readonly (number | undefined)[]
  readonly markers: readonly MarkerDays[]
  /** The indices of the measurements, the youngest first. */
  readonly order: readonly number[]
  /** The days that offsets move in the zone of the reader; undefined if they move none, or no zone is known. */
  readonly inZone: ZoneDays | undefined
  /** The first date that is a moment in UTC, where no zone is known: elsewhere it may be another day. */
  readonly withoutZone: string | undefined
}

/**
 * Reads the dates of a patient, and rejects what isn't a patient at all: callers
 * without types can pass anything. A number that isn't one is accepted; it gets
 * a message.
 *
 * @throws AuxologyError `invalid_value` with the path (`measurements[2].date`)
 * for a value of the wrong kind, a date that doesn't exist, or a gender, position
 * or kind that there isn't: the caller's bug
 */
export function readPatientDays(patient: Patient, today: number, zone: DayZone | undefined): PatientDays {
  checkShape(patient)
  const { dateOfBirth, menarche, puberty = [], measurements = [], markers = [] } = patient
  const birth = readDay(dateOfBirth, 'dateOfBirth')
  if (dateOfBirth !== undefined && isMomentOfDay(dateOfBirth)) checkMeantDay(patient)
  const visits = measurements.map(({ date }, index) => readDay(date, 'measurements', index, 'date'))
  const menarcheDay = readDay(menarche, 'menarche')
  const pubertyDays = puberty.map(({ date }, index) => readDay(date, 'puberty', index, 'date'))
  const markerDays = markers.map(readMarkerDays)
  const days = { today, birth, menarche: menarcheDay, puberty: pubertyDays, visits, markers: markerDays }
  return {
    today,
    birth,
    menarche: menarcheDay,
    puberty: pubertyDays,
    visits,
    markers: markerDays,
    order: visitOrder(measurements, visits, birth),
    inZone: zone === undefined ? undefined : zoneDays(patient, days, zone),
    withoutZone: zone === undefined ? firstMoment(patient) : undefined,
  }
}

function checkShape(patient: Patient): void {
  if (!isRecord(patient)) throw invalidValue('patient', patient, 'an object')
  const {
    firstName,
    lastName,
    gender,
    genderAsWritten,
    tubeFed,
    diseases = [],
    puberty = [],
    measurements = [],
    markers = [],
    unknownElements = [],
  } = patient
  if (firstName !== undefined) checkText(firstName, 'firstName')
  if (lastName !== undefined) checkText(lastName, 'lastName')
  if (genderAsWritten !== undefined) checkText(genderAsWritten, 'genderAsWritten')
  if (gender !== undefined && !isRecordedGender(gender)) {
    throw wrongGender(gender)
  }
  if (tubeFed !== undefined && typeof tubeFed !== 'boolean') throw invalidValue('tubeFed', tubeFed, 'true or false')
  checkList('diseases', diseases)
  for (const [index, disease] of diseases.entries()) checkText(disease, 'diseases', index)
  checkList('unknownElements', unknownElements)
  checkRecords('measurements', measurements)
  checkRecords('markers', markers)
  checkRecords('puberty', puberty)
  measurements.forEach(({ sizePosition }, index) => {
    if (sizePosition !== undefined) checkChoice(sizePosition, sizePositions, 'measurements', index, 'sizePosition')
  })
  for (const [index, { text, kind }] of markers.entries()) {
    if (text !== undefined) checkText(text, 'markers', index, 'text')
    if (kind !== undefined) checkChoice(kind, markerKinds, 'markers', index, 'kind')
  }
}

/** The error for a gender: a word that documents know is proposed in ours, beside another word all of those are listed. */
function wrongGender(gender: unknown): AuxologyError {
  const given = { path: 'gender', value: gender, accepted: recordedGenders }
  if (typeof gender !== 'string') return inputError('invalid_value', given)
  const meant = genderCalled(gender)
  const words = meant === undefined ? ` ${alternatives(Object.values(sexWords).flat())}` : ' other spellings'
  return inputError('invalid_value', { ...given, meant, detail: `genderFromText reads${words}` })
}

function checkText(value: unknown, ...place: FieldPlace): void {
  if (typeof value !== 'string') throw invalidValue(pathOf(place), value, 'a text')
  if (!isLongerThan(value, longestText)) return
  throw invalidValue(pathOf(place), shortened(value), `a text of at most ${longestText} characters`)
}

function checkList(path: string, list: unknown): void {
  if (!Array.isArray(list)) throw invalidValue(path, list, 'a list')
}

function checkRecords(path: string, list: readonly unknown[]): void {
  checkList(path, list)
  const wrong = list.findIndex((entry) => !isRecord(entry))
  if (wrong >= 0) throw invalidValue(`${path}[${wrong}]`, list[wrong], 'an object')
}

/** A field of the patient, or of an entry of one of the lists. The path is only put together for an error. */
type FieldPlace = readonly [field: string] | readonly [list: string, index: number, field?: string]

function pathOf([first, index, field]: FieldPlace): string {
  if (index === undefined) return first
  return field === undefined ? `${first}[${index}]` : `${first}[${index}].${field}`
}

function checkChoice<Choice extends string>(value: Choice, choices: readonly Choice[], ...place: FieldPlace): void {
  if (!choices.includes(value)) throw invalidValue(pathOf(place), value, choices)
}

function readDay(date: string | undefined, ...place: FieldPlace): number | undefined {
  if (date === undefined) return undefined
  const day = typeof date === 'string' ? dayNumber(date) : undefined
  if (day !== undefined) return day
  throw invalidValue(pathOf(place), date, acceptedDay(date), whyNoDay(date))
}

/** A result can be used as a patient again. */
function checkMeantDay(patient: Patient): void {
  if (patient.dateOfBirthAsWritten === true || 'validationMessages' in patient) return
  const why = 'toISOString of a midnight is often the day before'
  throw invalidValue('dateOfBirth', patient.dateOfBirth, 'the day of birth, such as 2024-05-06', why)
}

function readMarkerDays({ date, until }: Marker, index: number): MarkerDays {
  return { date: readDay(date, 'markers', index, 'date'), until: readDay(until, 'markers', index, 'until') }
}

/**
 * The measurements by age. The result depends neither on the order of the list nor on
 * how a date is spelt: two on the same day are ordered by the time of day, then by
 * their values.
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

function sortedFields(visit: Measurement): unknown[] {
  const { date = '', ageInYears, boneAgeYears, sizeCm, sizePosition, weightKg, headCm, seatCm } = visit
  const clinic = clinicFields.map((field) => visit[field])
  // As text, because JSON writes NaN and the infinities as null.
  const values = [ageInYears, boneAgeYears, sizeCm, sizePosition, weightKg, headCm, seatCm, ...clinic]
  // The offset last: it has a message of its own, and decides between visits that are the same in all else.
  return [timeOfDay(date), ...values, writtenInstant(date)].map(shownValue)
}

/** The time of day of a date-time as it is written, `08:30:00`; midnight if only a date is given. */
function timeOfDay(date: string): string {
  const [, minutes = '00:00', seconds = ':00', fraction = ''] = /T(\d\d:\d\d)(:\d\d)?(\.\d+)?/.exec(date) ?? []
  return minutes + seconds + fraction.replace(/\.?0+$/, '')
}
