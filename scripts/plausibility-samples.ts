import { validatePatient } from '../src/clinical/assessment/validate-patient.js'
import { clinicMeasures } from '../src/clinical/references/clinic-measures.js'
import type { ReferenceSet } from '../src/clinical/references/index.js'
import { norway } from '../src/clinical/references/national/norway.js'
import { locales } from '../src/ground/languages/built-in.js'
import type { Gender, Measurement, Patient } from '../src/ground/model/patient.js'
import { messageTargets, type Severity, severities } from '../src/ground/model/validation-message.js'
import { type InEveryLanguage, inEveryLanguage } from './in-every-language.js'

/** The day that counts as today for them. */
export const sampleDay = '2026-11-20'

const boy: Patient = { gender: 'male', dateOfBirth: '2014-06-04' }

function atAge(ageInYears: number, fields: Measurement, gender: Gender = 'male', general: Patient = {}): Patient {
  return { ...general, gender, measurements: [{ ageInYears, ...fields }] }
}

/** The boy, or what else is said of a child, at visits. */
function seen(child: Patient, ...measurements: readonly Measurement[]): Patient {
  return { ...boy, ...child, measurements }
}

function course(...visits: readonly Measurement[]): Patient {
  return { ...boy, measurements: visits.map((visit, i) => ({ date: `${2019 + i}-06-04`, ...visit })) }
}

/** At four weeks, near the medians. */
const newborn: Measurement = { date: '2014-07-02', sizeCm: 54.4, weightKg: 4.4, headCm: 37.2 }

/** Fictional patients who together get every message. */
export const samplePatients: readonly Patient[] = [
  { gender: 'male', dateOfBirth: '2027-01-01' },
  { gender: 'male', dateOfBirth: '1850-01-01' },
  seen({}, { date: '2011-01-10' }, { date: '2012-01-10' }, { date: '2013-01-10' }),
  {},
  { ...boy, diseases: ['TurnerSyndrome', 'Zwergwuchs'] },
  // Another reference for heads at 4 months.
  seen(
    { gender: 'female', dateOfBirth: '2026-03-01' },
    { date: '2026-06-01', headCm: 37.6 },
    { date: '2026-08-01', headCm: 39.9 },
  ),
  // Parents.
  { ...boy, sizeFatherCm: 1.8, sizeMotherCm: 320 },
  { ...boy, sizeFatherCm: 225, sizeMotherCm: 115 },
  { ...boy, sizeFatherCm: 148, sizeMotherCm: 138 },
  { ...boy, sizeFatherCm: 195, sizeMotherCm: 150 },
  // Birth.
  { ...boy, sizeBirthCm: 0.51, weightBirthG: 3.48, headBirthCm: 350, weekBirth: 280, dayBirth: 9 },
  { ...boy, sizeBirthCm: 70, weightBirthG: 11000, headBirthCm: 60, weekBirth: 50 },
  { ...boy, sizeBirthCm: 40, weightBirthG: 1200, headBirthCm: 26, weekBirth: 39, dayBirth: 3 },
  { ...boy, sizeBirthCm: 43, weightBirthG: 1900, headBirthCm: 29.5, weekBirth: 40 },
  { ...boy, weightBirthG: 6800, weekBirth: 40 },
  { ...boy, weekBirth: 21 },
  { ...boy, weekBirth: 43 },
  { ...boy, weekBirth: 28, dayBirth: 3 },
  { ...boy, sizeBirthCm: 51, dayBirth: 3 },
  { ...boy, weekBirth: 39, dayBirth: 2.5 },
  { ...boy, weekBirth: 39.4, dayBirth: 3 },
  { ...boy, sizeBirthCm: 55, weightBirthG: 4300, weekBirth: 44 },
  { ...boy, sizeBirthCm: 29, weekBirth: 23, dayBirth: 1 },
  // At birth, beside what was measured later.
  seen({ sizeBirthCm: 58, weightBirthG: 5300, headBirthCm: 40, weekBirth: 40 }, newborn),
  seen({ sizeBirthCm: 60, weightBirthG: 4200 }, newborn),
  seen({ sizeBirthCm: 43 }, newborn),
  // Menarche.
  { ...boy, menarche: '2014-05-01' },
  { ...boy, menarche: '2026-12-01' },
  { ...boy, menarche: '2025-03-01' },
  // Puberty.
  {
    ...boy,
    puberty: [{ breastStage: 2, date: '2025-03-01' }, { genitalStage: 7, date: '2025-03-01' }, { genitalStage: 2 }],
  },
  { ...boy, puberty: [{ testicularVolumeMl: 5, date: '2023-03-01' }] },
  { ...boy, dateOfBirth: '2010-06-04', puberty: [{ genitalStage: 1, date: '2025-03-01' }] },
  {
    ...boy,
    puberty: [
      { pubicHairStage: 4, date: '2024-03-01' },
      { pubicHairStage: 2, date: '2025-03-01' },
    ],
  },
  { ...boy, gender: 'female', menarche: '2025-03-01', puberty: [{ breastStage: 1, date: '2025-06-01' }] },
  // Motor function in cerebral palsy.
  { ...boy, gmfcsLevel: 6 },
  { ...boy, gmfcsLevel: 3 },
  { ...boy, gmfcsLevel: 5 },
  // Dates and ages.
  seen({}, { date: '2013-06-04' }, { date: '2027-06-04' }),
  seen({}, { date: '2024-06-04', sizeCm: 141 }, { date: '2024-06-04', sizeCm: 141 }),
  seen({}, { sizeCm: 141 }),
  atAge(-1, {}),
  atAge(140, {}),
  seen({}, { date: '2024-06-04', ageInYears: 10.5 }),
  seen({}, { date: '2024-06-04', ageInYears: 120 }),
  atAge(25, { sizeCm: 180 }),
  // Bone age.
  atAge(10, { boneAgeYears: 126 }),
  atAge(10, { boneAgeYears: 14.5 }),
  atAge(10, { boneAgeYears: 7.5 }),
  // Height and weight.
  atAge(10, { sizeCm: 350 }),
  atAge(10, { sizeCm: Number.NaN }),
  atAge(10, { sizeCm: 1.41 }),
  atAge(10, { sizeCm: 14.1 }),
  atAge(30, { sizeCm: 240 }),
  atAge(30, { sizeCm: 210 }),
  atAge(18, { sizeCm: 210 }),
  atAge(10, { sizeCm: 104 }),
  atAge(10, { sizeCm: 125 }, 'male', { diseases: ['Achondroplasia'] }),
  atAge(0.5, { sizeCm: 115 }, 'female', { diseases: ['TurnerSyndrome'] }),
  atAge(0.5, { sizeCm: 48 }, 'female', { weekBirth: 30 }),
  atAge(0.08, { weightKg: 4.4 }, 'female', { weekBirth: 28 }),
  atAge(10, { weightKg: 32000 }),
  atAge(1.5, { weightKg: 40 }),
  atAge(10, { weightKg: 3.2 }),
  atAge(10, { weightKg: 17 }),
  atAge(10, { sizeCm: 32, weightKg: 141 }),
  atAge(15, { sizeCm: 125, weightKg: 170 }, 'female'),
  atAge(15, { sizeCm: 135, weightKg: 170 }, 'female'),
  // Body mass index.
  { measurements: [{ sizeCm: 150, weightKg: 11 }] },
  { measurements: [{ sizeCm: 150, weightKg: 200 }] },
  { measurements: [{ sizeCm: 150, weightKg: 120 }] },
  atAge(10, { sizeCm: 155, weightKg: 22 }),
  atAge(10, { sizeCm: 155, weightKg: 27 }),
  atAge(10, { sizeCm: 150, weightKg: 101 }),
  // Head and sitting height.
  atAge(5, { headCm: 510 }),
  atAge(5, { headCm: 41 }),
  atAge(5, { headCm: 44 }, 'female'),
  atAge(10, { sizeCm: 140, seatCm: 0.73 }),
  atAge(10, { sizeCm: 140, seatCm: 145 }),
  atAge(10, { sizeCm: 73, seatCm: 140 }),
  atAge(10, { sizeCm: 140, seatCm: 7.3 }),
  atAge(10, { sizeCm: 122, seatCm: 50 }),
  atAge(10, { sizeCm: 128, seatCm: 57 }),
  atAge(10, { sizeCm: 135, seatCm: 60 }),
  atAge(10, { seatCm: 73 }),
  // Course.
  course({ sizeCm: 110 }, { sizeCm: 130 }, { sizeCm: 122 }),
  course({ sizeCm: 110 }, { sizeCm: 140 }, { sizeCm: 122 }),
  course({ weightKg: 18.5 }, { weightKg: 32 }, { weightKg: 23.5 }),
  course({ headCm: 51.4 }, { headCm: 56 }, { headCm: 52.1 }),
  seen(
    { weekBirth: 25, dayBirth: 3 },
    { date: '2016-05-04', sizeCm: 82, weightKg: 10.5 },
    { date: '2016-10-04', sizeCm: 85.5, weightKg: 11.4 },
  ),
  course({ sizeCm: 110 }, { sizeCm: 116 }, { sizeCm: 132 }),
  course({ sizeCm: 110, weightKg: 18.5 }, { sizeCm: 132, weightKg: 33 }, { sizeCm: 122, weightKg: 23.5 }),
  course({ sizeCm: 110 }, { sizeCm: 161 }, { sizeCm: 122 }),
  course({ sizeCm: 110 }, { sizeCm: 110 }),
  { measurements: [128.5, 118.5].map((sizeCm, i) => ({ ageInYears: 8 + 2 * i, sizeCm })) },
  // Grown up, when a decrease is no departure by score.
  seen(
    { dateOfBirth: '2007-06-04' },
    { date: '2025-01-04', sizeCm: 178, headCm: 57 },
    { date: '2025-07-04', sizeCm: 176.3, headCm: 55.9 },
  ),
  // Markers.
  {
    ...boy,
    markers: [
      { text: 'Lungenreife', date: '2014-05-01' },
      { text: 'Therapieende', date: '2027-03-01' },
      { text: 'Vitamin D' },
      { text: 'Wachstumshormon', date: '2022-03-01', until: '2020-03-01', kind: 'growth-hormone' },
      { text: 'GnRH-Analogon', date: '2024-03-01', until: '2027-03-01', kind: 'puberty-suppression' },
    ],
  },
  // Tomorrow.
  { gender: 'male', dateOfBirth: '2026-11-21' },
  seen({}, { date: '2026-11-21' }),
  // Midnight in Germany, as a program writes it that makes dates moments in UTC.
  {
    ...boy,
    dateOfBirth: '2014-06-04T22:00:00.000Z',
    dateOfBirthAsWritten: true,
    measurements: [{ date: '2024-06-03T22:00:00.000Z' }],
    markers: [{ text: 'GH', date: '2024-06-03T22:00:00.000Z' }],
  },
  // Pounds.
  atAge(5, { sizeCm: 110, weightKg: 42 }),
  atAge(3, { weightKg: 31 }),
  seen({}, { date: '2023-06-04', sizeCm: 135, weightKg: 29.5 }, { date: '2024-06-04', sizeCm: 141, weightKg: 71 }),
  seen({}, { ageInYears: 6, weightKg: 21 }, { ageInYears: 7, weightKg: 51.8 }, { ageInYears: 8, weightKg: 26.5 }),
  // Weights without a reference.
  seen({ gender: undefined }, { ageInYears: 14, weightKg: 200 }, { ageInYears: 14.5, weightKg: 260 }),
  seen({}, { ageInYears: 4, weightKg: 90 }, { ageInYears: 8, weightKg: 260 }),
  // Sex.
  { ...boy, gender: 'diverse', genderAsWritten: 'divers' },
  // The document.
  { ...boy, unknownElements: ['Patient/Measurment (Measurements?)', 'Patient/Measurements/Measurement/HeightCm'] },
]

/** Fictional patients with values that a clinic measures besides growth. */
export const sampleOfClinic: readonly Patient[] = [
  atAge(10, { sizeCm: 140, waistCm: 0.6, hipCm: 700, armCm: 118, tricepsMm: 0.9, subscapularMm: 85 }),
  atAge(10, { sizeCm: 140, systolicMmHg: 1000, diastolicMmHg: 5 }),
  atAge(10, { sizeCm: 140, systolicMmHg: 60, diastolicMmHg: 100 }),
  atAge(10, { sizeCm: 140, systolicMmHg: 70, diastolicMmHg: 70 }),
  atAge(10, { sizeCm: 140, systolicMmHg: 165, diastolicMmHg: 70 }),
  atAge(10, { sizeCm: 140, waistCm: 145 }),
  atAge(2, { waistCm: 48, hipCm: 49 }),
  atAge(10, { systolicMmHg: 100, diastolicMmHg: 60 }),
]

/** A fictional patient with a message that the default references never give. */
export const sampleOfSet: { readonly patient: Patient; readonly references: ReferenceSet } = {
  patient: {
    ...boy,
    measurements: [
      { ageInYears: 4, sizeCm: 104, weightKg: 16.8, headCm: 51 },
      { ageInYears: 11, sizeCm: 145, weightKg: 37 },
    ],
  },
  references: norway,
}

/** A fictional patient whose dates have a message where no zone is known. */
export const sampleWithoutZone: Patient = { ...boy, measurements: [{ date: '2024-06-03T22:00:00.000Z' }] }

/** The zone of the samples. */
export const sampleZone = 'Europe/Berlin'

/** A message in every language. */
export interface SampleMessage {
  readonly code: string
  readonly severity: Severity
  readonly text: InEveryLanguage
}

/** Every message of the sample patients, by field, then code, then severity. */
export function sampleMessages(): readonly SampleMessage[] {
  const others = samplePatients.map((patient) => ({ patient }))
  const clinic = sampleOfClinic.map((patient) => ({ patient, measures: clinicMeasures }))
  const withoutMeasures = { patient: atAge(10, { waistCm: 60 }) }
  const withoutZone = { patient: sampleWithoutZone, timeZone: undefined }
  const cleared = { patient: atAge(10, { sizeCm: 141 }), clearedOnly: true }
  const messages = [...others, ...clinic, withoutMeasures, sampleOfSet, withoutZone, cleared].flatMap(
    ({ patient, ...options }) => {
      const messages = inEveryLanguage((locale) =>
        validatePatient(patient, { today: sampleDay, timeZone: sampleZone, locale, ...options }),
      )
      return messages[locales[0]].map(({ code, severity, target }, i) => ({
        code,
        severity,
        target,
        text: inEveryLanguage((locale) => messages[locale][i]?.text ?? ''),
      }))
    },
  )
  const distinct = [...new Map(messages.map((message) => [message.text[locales[0]], message])).values()]
  return distinct
    .map((message, given) => ({ ...message, given }))
    .sort(
      (a, b) =>
        messageTargets.indexOf(a.target) - messageTargets.indexOf(b.target) ||
        a.code.localeCompare(b.code, 'en') ||
        severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
        a.given - b.given,
    )
    .map(({ code, severity, text }) => ({ code, severity, text }))
}
