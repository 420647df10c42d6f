import { dayNumber, daysPerYear } from '../../../ground/model/calendar-date.js'
import type { ExpectedMeasure } from '../../../ground/model/course-names.js'
import type { Measurement, Patient, PatientInput } from '../../../ground/model/patient.js'
import { bodyMassIndex } from '../../../ground/model/quetelet-index.js'
import { isRecord } from '../../../ground/text/invalid-input.js'
import { givenPatient } from '../../assessment/given-patient.js'
import { readPatientDays } from '../../validation/patient-days.js'
import type { ExpectedGrowthOptions } from './expected-options.js'

/** @throws AuxologyError `invalid_value` for what is no patient, before its later part is left out */
export function checkedPatient(patient: PatientInput): Patient {
  const given = givenPatient(patient)
  readPatientDays(given, 0, undefined)
  return given
}

/** The patient as known on a day: without later findings, and without values of that day and later. Measurements keep their places. */
export function patientBefore(patient: Patient, day: number): Patient {
  // What is no patient is left to the checks.
  if (!isRecord(patient)) return patient
  const { measurements, puberty, menarche, dateOfBirth } = patient
  const birth = dayOf(dateOfBirth)
  const isKnown = (date: string | undefined) => (dayOf(date) ?? day) <= day
  return {
    ...patient,
    ...(measurements && { measurements: measurements.map((visit) => (isBefore(visit, birth, day) ? visit : {})) }),
    ...(puberty && { puberty: puberty.filter(({ date }) => isKnown(date)) }),
    ...(menarche !== undefined && !isKnown(menarche) && { menarche: undefined }),
  }
}

/** The patient before the day, with the value asked about as measured on it; undefined for a body mass index. */
export function patientWith(
  before: Patient,
  { measure, at, value, sizePosition }: Pick<ExpectedGrowthOptions, 'measure' | 'at' | 'value' | 'sizePosition'>,
): Patient | undefined {
  if (measure !== 'size' && measure !== 'weight') return undefined
  const visit = measure === 'size' ? { date: at, sizeCm: value, sizePosition } : { date: at, weightKg: value }
  return { ...before, measurements: [...(before.measurements ?? []), visit] }
}

/** A bone age and when it was rated, years. */
export interface RatedBoneAge {
  readonly years: number
  readonly boneAgeYears: number
}

/** The latest bone age of a patient up to a day, that day's included. */
export function boneAgeOn({ measurements = [], dateOfBirth }: Patient, day: number): RatedBoneAge | undefined {
  const birth = dayOf(dateOfBirth)
  const rated = measurements.flatMap((visit): RatedBoneAge[] => {
    if (birth === undefined || visit.boneAgeYears === undefined) return []
    const at = daysOf(visit, birth)
    if (!(at <= day)) return []
    return [{ years: (at - birth) / daysPerYear, boneAgeYears: visit.boneAgeYears }]
  })
  return rated.sort((a, b) => a.years - b.years).at(-1)
}

function dayOf(date: string | undefined): number | undefined {
  return typeof date === 'string' ? dayNumber(date) : undefined
}

/** The day of a visit: of its date, or else by the age as stated; NaN where neither is known. */
function daysOf({ date, ageInYears }: Measurement, birth: number | undefined): number {
  return dayOf(date) ?? (birth ?? Number.NaN) + (ageInYears ?? Number.NaN) * daysPerYear
}

/** A date that can't be read stays, to be refused by the checks. */
function isBefore(visit: Measurement, birth: number | undefined, day: number): boolean {
  const at = daysOf(visit, birth)
  return at < day || (Number.isNaN(at) && visit.date !== undefined)
}

/** How far a bone age is from the age, years. */
export function boneAgeApart({ years, boneAgeYears }: RatedBoneAge): number {
  return Math.abs(boneAgeYears - years)
}

/** How a measure is read from a visit. */
export const valueOn: { readonly [measure in ExpectedMeasure]: (visit: Measurement) => number | undefined } = {
  size: ({ sizeCm }) => sizeCm,
  weight: ({ weightKg }) => weightKg,
  bmi: ({ sizeCm, weightKg }) => bodyMassIndex(weightKg, sizeCm),
  head: ({ headCm }) => headCm,
}
