import type { CourseOptions } from '../../src/clinical/course/course-options.js'
import type { PatientInput } from '../../src/ground/model/patient.js'

/** A fictional child of the pages, and what its course is assessed with. */
export interface SampleCourse {
  readonly told: string
  readonly patient: PatientInput
  readonly options: CourseOptions
}

const options = { today: '2024-06-10', locale: 'en' } as const

/** Ten years, short, with a bone age a year behind. */
export const boyOfTen: SampleCourse = {
  told: 'A boy of ten years: 130 cm, 28 kg, bone age 9.0 (Greulich-Pyle), 124.8 cm a year before, father 175 cm, mother 165 cm.',
  patient: {
    dateOfBirth: '2014-06-04',
    gender: 'male',
    sizeFatherCm: 175,
    sizeMotherCm: 165,
    measurements: [
      { date: '2023-06-04', sizeCm: 124.8, weightKg: 25.5 },
      { date: '2024-06-04', sizeCm: 130, weightKg: 28, boneAgeYears: 9 },
    ],
  },
  options: { ...options, boneAgeMethod: 'greulich-pyle', methods: 'all' },
}

export const boyByTanner: SampleCourse = {
  told: 'The same boy with a bone age of 9.0 by TW2 RUS.',
  patient: boyOfTen.patient,
  options: { ...options, boneAgeMethod: 'tw2-rus' },
}

/** Six years, a little short of the median. */
export const boyOfSix: SampleCourse = {
  told: 'A boy of 103 cm at four, 110 cm at five and 116.5 cm at six years.',
  patient: {
    dateOfBirth: '2018-06-04',
    gender: 'male',
    measurements: [
      { date: '2022-06-04', sizeCm: 103 },
      { date: '2023-06-04', sizeCm: 110 },
      { date: '2024-06-04', sizeCm: 116.5 },
    ],
  },
  options: { ...options, methods: 'all' },
}

/** Two to four months old, gaining less than most. */
export const infant: SampleCourse = {
  told: 'A girl of two months, 5.1 kg and 57 cm, and 61 days later 6.0 kg and 61.5 cm.',
  patient: {
    dateOfBirth: '2024-01-10',
    gender: 'female',
    measurements: [
      { date: '2024-03-10', sizeCm: 57, weightKg: 5.1, headCm: 38.3 },
      { date: '2024-05-10', sizeCm: 61.5, weightKg: 6, headCm: 40.2 },
    ],
  },
  options,
}

/** From one reference to the next. */
export const childOfFour: SampleCourse = {
  told: 'A girl of three and a half years, 96.0 cm, and a year later, 102.0 cm: in the default set WHO 2006 gives way to KiGGS at four.',
  patient: {
    dateOfBirth: '2019-06-04',
    gender: 'female',
    measurements: [
      { date: '2022-12-04', sizeCm: 96 },
      { date: '2023-12-04', sizeCm: 102 },
    ],
  },
  options,
}

/** Short and falling away. */
export const shortGirl: SampleCourse = {
  told: 'A girl of seven years, 108.5 cm, 105.0 cm a year before, father 178 cm, mother 166 cm.',
  patient: {
    dateOfBirth: '2017-06-04',
    gender: 'female',
    sizeFatherCm: 178,
    sizeMotherCm: 166,
    weightBirthG: 3200,
    weekBirth: 40,
    dayBirth: 0,
    measurements: [
      { date: '2020-12-04', sizeCm: 93.5 },
      { date: '2023-06-04', sizeCm: 105 },
      { date: '2024-06-04', sizeCm: 108.5 },
    ],
  },
  options,
}
