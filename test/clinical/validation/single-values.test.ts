import { describe, expect, test } from 'vitest'
import type { Gender, Measurement, Patient } from '../../../src/ground/model/patient.js'
import { child, findingsOf } from './findings-of.js'

const nothing: readonly string[] = []

/** What is measured, the age in years, the sex, and the message expected (none if left out). */
type VisitRow = readonly [field: keyof Measurement, value: number, age: number, gender: Gender, expected?: string]

const visits: readonly VisitRow[] = [
  // Height: the specification's own examples.
  ['sizeCm', 350, 10, 'male', 'error size_limits'],
  ['sizeCm', 300.1, 18, 'male', 'error size_limits'],
  ['sizeCm', 300, 18, 'male', 'warning size_score'],
  ['sizeCm', 240, 18, 'male', 'warning size_score'],
  ['sizeCm', 240, 30, 'male', 'warning size_limits'],
  ['sizeCm', 210, 18, 'male', 'hint size_score'],
  ['sizeCm', 210, 30, 'male', 'hint size_limits'],
  ['sizeCm', 205, 30, 'male'],
  ['sizeCm', 205.1, 30, 'male', 'hint size_limits'],
  ['sizeCm', 230, 30, 'male', 'hint size_limits'],
  ['sizeCm', 230.1, 30, 'male', 'warning size_limits'],
  ['sizeCm', 200, 18, 'male'],
  ['sizeCm', 180, 18, 'male'],
  ['sizeCm', 210, 18, 'female', 'warning size_score'],
  ['sizeCm', 195, 18, 'female', 'hint size_score'],
  ['sizeCm', 167, 18, 'female'],
  // Height, small and slipped.
  ['sizeCm', 17.9, 0.01, 'female', 'error size_limits'],
  ['sizeCm', 18, 0.01, 'female', 'warning size_score'],
  ['sizeCm', 1.4, 10, 'male', 'error size_limits'],
  ['sizeCm', 0.5, 0.01, 'female', 'error size_limits'],
  ['sizeCm', 14, 10, 'male', 'error size_limits'],
  ['sizeCm', 1400, 10, 'male', 'error size_limits'],
  ['sizeCm', 0, 10, 'male', 'error size_limits'],
  ['sizeCm', -140, 10, 'male', 'error size_limits'],
  ['sizeCm', Number.NaN, 10, 'male', 'error size_limits'],
  ['sizeCm', Number.POSITIVE_INFINITY, 10, 'male', 'error size_limits'],
  ['sizeCm', Number.NEGATIVE_INFINITY, 10, 'male', 'error size_limits'],
  ['sizeCm', 1e300, 10, 'male', 'error size_limits'],
  ['sizeCm', 141, 10, 'male'],
  ['sizeCm', 115, 10, 'male', 'hint size_score'],
  ['sizeCm', 100, 10, 'male', 'warning size_score'],
  ['sizeCm', 170, 10, 'male', 'hint size_score'],
  ['sizeCm', 182, 10, 'male', 'warning size_score'],
  ['sizeCm', 50, 0, 'female'],
  ['sizeCm', 40, 0, 'female', 'hint size_score'],
  ['sizeCm', 36, 0, 'female', 'warning size_score'],
  ['sizeCm', 75, 1, 'male'],
  ['sizeCm', 63, 1, 'male', 'hint size_score'],
  ['sizeCm', 91, 1, 'male', 'warning size_score'],
  ['sizeCm', 88, 1, 'male', 'hint size_score'],
  ['sizeCm', 58, 1, 'male', 'warning size_score'],
  ['sizeCm', 96, 3, 'female'],
  ['sizeCm', 79, 3, 'female', 'hint size_score'],
  ['sizeCm', 70, 3, 'female', 'warning size_score'],
  // Weight.
  ['weightKg', 0.19, 0, 'male', 'error weight_limits'],
  ['weightKg', 0.2, 0, 'male', 'warning weight_score'],
  ['weightKg', 3.4, 0, 'male'],
  ['weightKg', 1.5, 0, 'male', 'hint weight_score'],
  ['weightKg', 0.9, 0, 'male', 'warning weight_score'],
  ['weightKg', 6, 0, 'male', 'hint weight_score'],
  ['weightKg', 35, 1.9, 'male', 'warning weight_score'],
  ['weightKg', 35.1, 1.99, 'male', 'error weight_limits'],
  ['weightKg', 35.1, 2, 'male', 'warning weight_score'],
  ['weightKg', 12, 2, 'male'],
  ['weightKg', 20, 2, 'male', 'hint weight_score'],
  ['weightKg', 140, 3, 'female', 'error weight_limits'],
  ['weightKg', 600, 17, 'male', 'warning weight_score'],
  ['weightKg', 600.1, 17, 'male', 'error weight_limits'],
  ['weightKg', 32000, 10, 'male', 'error weight_limits'],
  ['weightKg', 3500, 0, 'male', 'error weight_limits'],
  ['weightKg', 3.2, 10, 'male', 'warning weight_score'],
  ['weightKg', 320, 10, 'male', 'warning weight_score'],
  ['weightKg', 32, 10, 'male'],
  ['weightKg', 60, 10, 'male'],
  ['weightKg', 18, 10, 'male', 'hint weight_score'],
  ['weightKg', 130, 10, 'male', 'hint weight_score'],
  ['weightKg', 220, 10, 'male', 'warning weight_score'],
  ['weightKg', -3, 10, 'male', 'error weight_limits'],
  ['weightKg', 0, 10, 'male', 'error weight_limits'],
  ['weightKg', Number.NaN, 10, 'male', 'error weight_limits'],
  ['weightKg', Number.POSITIVE_INFINITY, 1, 'male', 'error weight_limits'],
  // Head.
  ['headCm', 12.9, 0, 'female', 'error head_limits'],
  ['headCm', 13, 0, 'female', 'warning head_score'],
  ['headCm', 75, 5, 'female', 'warning head_score'],
  ['headCm', 75.1, 5, 'female', 'error head_limits'],
  ['headCm', 0.51, 5, 'female', 'error head_limits'],
  ['headCm', 5.1, 5, 'female', 'error head_limits'],
  ['headCm', 510, 5, 'female', 'error head_limits'],
  ['headCm', 51, 5, 'female'],
  ['headCm', 58, 5, 'female', 'hint head_score'],
  ['headCm', 44, 5, 'female', 'hint head_score'],
  ['headCm', 41, 5, 'female', 'warning head_score'],
  ['headCm', 62, 5, 'female', 'warning head_score'],
  ['headCm', 34, 0, 'female'],
  ['headCm', 28.5, 0, 'female', 'hint head_score'],
  ['headCm', 26, 0, 'female', 'warning head_score'],
  ['headCm', -1, 5, 'female', 'error head_limits'],
  ['headCm', Number.NaN, 5, 'female', 'error head_limits'],
  // Bone age.
  ['boneAgeYears', 10, 10, 'male'],
  ['boneAgeYears', 12, 10, 'male'],
  ['boneAgeYears', 12.1, 10, 'male', 'hint bone_age_difference'],
  ['boneAgeYears', 14, 10, 'male', 'hint bone_age_difference'],
  ['boneAgeYears', 14.1, 10, 'male', 'warning bone_age_difference'],
  ['boneAgeYears', 8, 10, 'male'],
  ['boneAgeYears', 7.9, 10, 'male', 'hint bone_age_difference'],
  ['boneAgeYears', 6, 10, 'male', 'hint bone_age_difference'],
  ['boneAgeYears', 5.9, 10, 'male', 'warning bone_age_difference'],
  ['boneAgeYears', 0, 1, 'female'],
  ['boneAgeYears', -0.1, 1, 'female', 'error bone_age_limits'],
  ['boneAgeYears', 20, 19, 'female'],
  ['boneAgeYears', 20.1, 19, 'female', 'error bone_age_limits'],
  ['boneAgeYears', 130, 10, 'female', 'error bone_age_limits'],
  ['boneAgeYears', Number.NaN, 10, 'female', 'error bone_age_limits'],
  ['boneAgeYears', 15, 18, 'female'],
  ['boneAgeYears', 14.9, 18, 'female', 'hint bone_age_difference'],
  ['boneAgeYears', 16.5, 19, 'male'],
  ['boneAgeYears', 16.4, 19, 'male', 'hint bone_age_difference'],
  ['boneAgeYears', 18, 13, 'female', 'warning bone_age_difference'],
]

describe('a value at an age', () => {
  const cases = visits.map(([field, value, age, gender, expected]) => ({ field, value, age, gender, expected }))

  test.each(cases)('$field $value at $age years, $gender: $expected', ({ field, value, age, gender, expected }) => {
    // Past the references every value gets a hint for that.
    const messages = findingsOf(child(gender, age, { [field]: value })).filter((it) => !it.includes('values_beyond'))
    expect(messages).toEqual(expected === undefined ? nothing : [expected])
  })
})

/** A field of a child born at a week, and the message expected. */
type PatientRow = readonly [field: keyof Patient, value: number, week: number | undefined, expected?: string]

const patientRows: readonly PatientRow[] = [
  // Parents.
  ['sizeFatherCm', 180, undefined],
  ['sizeFatherCm', 49.9, undefined, 'error father_size_limits'],
  ['sizeFatherCm', 50, undefined, 'warning father_size_limits'],
  ['sizeFatherCm', 119.9, undefined, 'warning father_size_limits'],
  ['sizeFatherCm', 120, undefined, 'hint father_size_score'],
  ['sizeFatherCm', 150, undefined, 'hint father_size_score'],
  ['sizeFatherCm', 156, undefined],
  ['sizeFatherCm', 203, undefined],
  ['sizeFatherCm', 208, undefined, 'hint father_size_score'],
  ['sizeFatherCm', 220, undefined, 'hint father_size_score'],
  ['sizeFatherCm', 220.1, undefined, 'warning father_size_limits'],
  ['sizeFatherCm', 300, undefined, 'warning father_size_limits'],
  ['sizeFatherCm', 300.1, undefined, 'error father_size_limits'],
  ['sizeFatherCm', 1.8, undefined, 'error father_size_limits'],
  ['sizeFatherCm', Number.NaN, undefined, 'error father_size_limits'],
  ['sizeMotherCm', 167, undefined],
  ['sizeMotherCm', 49.9, undefined, 'error mother_size_limits'],
  ['sizeMotherCm', 50, undefined, 'warning mother_size_limits'],
  ['sizeMotherCm', 120, undefined, 'hint mother_size_score'],
  ['sizeMotherCm', 139, undefined, 'hint mother_size_score'],
  ['sizeMotherCm', 146, undefined],
  ['sizeMotherCm', 200, undefined, 'hint mother_size_score'],
  ['sizeMotherCm', 221, undefined, 'warning mother_size_limits'],
  ['sizeMotherCm', 301, undefined, 'error mother_size_limits'],
  ['sizeMotherCm', -160, undefined, 'error mother_size_limits'],
  // Birth length.
  ['sizeBirthCm', 51, 40],
  ['sizeBirthCm', 17.9, 40, 'error birth_size_limits'],
  ['sizeBirthCm', 18, 40, 'warning birth_size_score'],
  ['sizeBirthCm', 65, 40, 'warning birth_size_score'],
  ['sizeBirthCm', 65.1, 40, 'error birth_size_limits'],
  ['sizeBirthCm', 0.51, 40, 'error birth_size_limits'],
  ['sizeBirthCm', 510, 40, 'error birth_size_limits'],
  ['sizeBirthCm', 40, 40, 'warning birth_size_score'],
  ['sizeBirthCm', 43, 40, 'hint birth_size_score'],
  ['sizeBirthCm', 60, 40, 'hint birth_size_score'],
  ['sizeBirthCm', Number.NaN, 40, 'error birth_size_limits'],
  // Birth weight.
  ['weightBirthG', 3500, 40],
  ['weightBirthG', 149, 40, 'error birth_weight_limits'],
  ['weightBirthG', 3.5, 40, 'error birth_weight_limits'],
  ['weightBirthG', 10500, 40, 'warning birth_weight_score'],
  ['weightBirthG', 10501, 40, 'error birth_weight_limits'],
  ['weightBirthG', 6500, 40, 'hint birth_weight_score'],
  ['weightBirthG', 6501, 40, 'warning birth_weight_limits'],
  ['weightBirthG', 5200, 40],
  ['weightBirthG', 6200, 40, 'hint birth_weight_score'],
  ['weightBirthG', 1900, 40, 'hint birth_weight_score'],
  ['weightBirthG', 1200, 40, 'warning birth_weight_score'],
  ['weightBirthG', -3500, 40, 'error birth_weight_limits'],
  ['weightBirthG', Number.POSITIVE_INFINITY, 40, 'error birth_weight_limits'],
  // Head at birth.
  ['headBirthCm', 35, 40],
  ['headBirthCm', 12.9, 40, 'error birth_head_limits'],
  ['headBirthCm', 13, 40, 'warning birth_head_score'],
  ['headBirthCm', 50, 40, 'warning birth_head_score'],
  ['headBirthCm', 50.1, 40, 'error birth_head_limits'],
  ['headBirthCm', 350, 40, 'error birth_head_limits'],
  ['headBirthCm', 41.5, 40, 'hint birth_head_score'],
  ['headBirthCm', 29.5, 40, 'hint birth_head_score'],
  // Week and day of birth.
  ['weekBirth', 40, 40],
  ['weekBirth', 19.9, undefined, 'error birth_week_limits'],
  ['weekBirth', 20, undefined, 'warning birth_week_limits'],
  ['weekBirth', 21.9, undefined, 'warning birth_week_limits'],
  ['weekBirth', 22, undefined, 'hint birth_week_limits'],
  ['weekBirth', 36, undefined, 'hint birth_week_limits'],
  ['weekBirth', 37, undefined],
  ['weekBirth', 42, undefined],
  ['weekBirth', 43, undefined, 'hint birth_week_limits'],
  ['weekBirth', 44, undefined, 'hint birth_week_limits'],
  ['weekBirth', 45, undefined, 'warning birth_week_limits'],
  ['weekBirth', 45.1, undefined, 'error birth_week_limits'],
  ['weekBirth', 280, undefined, 'error birth_week_limits'],
  ['weekBirth', Number.NaN, undefined, 'error birth_week_limits'],
  ['dayBirth', 0, 40],
  ['dayBirth', 6, 40],
  ['dayBirth', 7, 40, 'error birth_day_limits'],
  ['dayBirth', -1, 40, 'error birth_day_limits'],
  ['dayBirth', 2.5, 40, 'error birth_day_limits'],
  ['dayBirth', 3, 40.4, 'error birth_day_beside_fraction'],
  ['dayBirth', 0, 40.5, 'error birth_day_beside_fraction'],
  ['dayBirth', 2.5, 40.4, 'error birth_day_limits'],
  ['dayBirth', 3, 50.5, 'error birth_week_limits'],
  ['weekBirth', 39.4, undefined],
  ['dayBirth', 3, undefined, 'hint birth_day_without_week'],
  ['weightBirthG', 3500, undefined, 'hint birth_week_missing'],
  ['sizeBirthCm', 51, undefined, 'hint birth_week_missing'],
  ['headBirthCm', 35, undefined, 'hint birth_week_missing'],
]

describe('a value in the general data', () => {
  const cases = patientRows.map(([field, value, week, expected]) => ({ field, value, week, expected }))

  test.each(cases)('$field $value, week $week: $expected', ({ field, value, week, expected }) => {
    const patient: Patient = { gender: 'male', weekBirth: week, [field]: value }
    expect(findingsOf(patient)).toEqual(expected === undefined ? nothing : [expected])
  })
})

test('the tables have at least 150 cases', () => {
  expect(visits.length + patientRows.length).toBeGreaterThanOrEqual(150)
})
