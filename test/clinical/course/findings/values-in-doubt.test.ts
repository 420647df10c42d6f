import { describe, expect, it } from 'vitest'
import { assessPatient } from '../../../../src/clinical/assessment/assess-patient.js'
import { assessCourse } from '../../../../src/clinical/course/assess-course.js'
import { calculationDefaults, growthSettings } from '../../../../src/clinical/growth/growth-options.js'
import type { ScoredField } from '../../../../src/clinical/validation/deciding-score.js'
import { valuesLeftOut } from '../../../../src/clinical/validation/values-left-out.js'
import { type FindingCode, findingCodes } from '../../../../src/ground/model/course-names.js'
import type { Measurement, PatientInput } from '../../../../src/ground/model/patient.js'

const today = '2024-06-05'

interface Doubted {
  /** The general data, of a boy of ten without more. */
  readonly child?: Partial<PatientInput>
  readonly before: readonly Measurement[]
  /** A latest visit with a usable value, at which the finding is made. */
  readonly usable: Measurement
  /** The same with a value in doubt, which is as far from the usual or farther. */
  readonly doubted: Measurement
  readonly field: ScoredField
}

const at = (date: string, sizeCm: number, weightKg?: number): Measurement => ({ date, sizeCm, weightKg })

/** Of each finding that is made by a measured value: a usable one, and one in doubt. Those of puberty are made by stages and ages. */
const cases: { readonly [code in Exclude<FindingCode, 'early_puberty' | 'late_puberty'>]: readonly Doubted[] } = {
  slow_growth: [
    {
      field: 'sizeCm',
      before: [at('2022-06-04', 127.5), at('2023-06-04', 133.5)],
      usable: at('2024-06-04', 136.5),
      doubted: at('2024-06-04', 131.5),
    },
  ],
  fast_growth: [
    {
      field: 'sizeCm',
      before: [at('2022-06-04', 127.5), at('2023-06-04', 133.5)],
      usable: at('2024-06-04', 143.5),
      doubted: at('2024-06-04', 190),
    },
  ],
  bone_age_far_ahead: [
    {
      field: 'sizeCm',
      before: [at('2022-06-04', 127.5), at('2023-06-04', 133.5)],
      usable: { ...at('2024-06-04', 139), boneAgeYears: 13 },
      doubted: { ...at('2024-06-04', 190), boneAgeYears: 13 },
    },
  ],
  bone_age_far_behind: [
    {
      field: 'sizeCm',
      before: [at('2022-06-04', 127.5), at('2023-06-04', 133.5)],
      usable: { ...at('2024-06-04', 139), boneAgeYears: 7 },
      doubted: { ...at('2024-06-04', 190), boneAgeYears: 7 },
    },
  ],
  far_below_target: [
    {
      child: { dateOfBirth: '2022-12-04', sizeMotherCm: 178, sizeFatherCm: 192 },
      field: 'sizeCm',
      before: [at('2023-06-04', 70), at('2023-12-04', 79)],
      usable: at('2024-06-04', 80),
      doubted: at('2024-06-04', 75),
    },
  ],
  small_without_catch_up: [
    {
      child: { weekBirth: 38, weightBirthG: 2010, sizeBirthCm: 43, sizeMotherCm: 168, sizeFatherCm: 182 },
      field: 'sizeCm',
      before: [at('2022-06-04', 111), at('2023-06-04', 117.5)],
      usable: at('2024-06-04', 120.5),
      doubted: at('2024-06-04', 112),
    },
  ],
  severe_underweight: [
    {
      field: 'weightKg',
      before: [at('2022-06-04', 127.5, 26), at('2023-06-04', 133.5, 29)],
      usable: at('2024-06-04', 139, 20),
      doubted: at('2024-06-04', 139, 9.9),
    },
    {
      field: 'sizeCm',
      before: [at('2022-06-04', 127.5, 26), at('2023-06-04', 133.5, 29)],
      usable: at('2024-06-04', 139, 20),
      doubted: at('2024-06-04', 190, 32),
    },
  ],
  extreme_obesity: [
    {
      field: 'weightKg',
      before: [at('2022-06-04', 127.5, 26), at('2023-06-04', 133.5, 29)],
      usable: at('2024-06-04', 139, 80),
      doubted: at('2024-06-04', 139, 220),
    },
    {
      field: 'sizeCm',
      before: [at('2022-06-04', 127.5, 40), at('2023-06-04', 133.5, 44)],
      usable: at('2024-06-04', 139, 80),
      doubted: at('2024-06-04', 109, 46),
    },
  ],
  small_head: [
    {
      child: { dateOfBirth: '2023-09-04' },
      field: 'headCm',
      before: [
        { date: '2023-12-04', headCm: 40.5 },
        { date: '2024-03-04', headCm: 43.5 },
      ],
      usable: { date: '2024-06-04', headCm: 41 },
      doubted: { date: '2024-06-04', headCm: 34 },
    },
  ],
  large_head: [
    {
      child: { dateOfBirth: '2023-09-04' },
      field: 'headCm',
      before: [
        { date: '2023-12-04', headCm: 40.5 },
        { date: '2024-03-04', headCm: 43.5 },
      ],
      usable: { date: '2024-06-04', headCm: 49 },
      doubted: { date: '2024-06-04', headCm: 56 },
    },
  ],
}

describe.each(findingCodes.filter((code) => code in cases))('%s', (code) => {
  it.each(cases[code as keyof typeof cases])('is not made by a value in doubt ($field)', (given) => {
    const { child, before, usable, doubted, field } = given
    const patient = (last: Measurement): PatientInput => ({
      dateOfBirth: '2014-06-04',
      gender: 'male',
      ...child,
      measurements: [...before, last],
    })
    const codes = (of: PatientInput) => assessCourse(of, { today }).findings.map((finding) => finding.code)
    const isLeftOut = (of: PatientInput) =>
      valuesLeftOut(assessPatient(of, growthSettings({ today }, calculationDefaults)), field).has(before.length)
    expect(isLeftOut(patient(usable))).toBe(false)
    expect(codes(patient(usable))).toContain(code)
    expect(isLeftOut(patient(doubted))).toBe(true)
    expect(codes(patient(doubted))).not.toContain(code)
  })
})
