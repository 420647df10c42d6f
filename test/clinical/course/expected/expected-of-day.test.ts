import { expect, it } from 'vitest'
import { expectedGrowth } from '../../../../src/clinical/course/expected/expected-growth.js'
import { expectedOfDay } from '../../../../src/clinical/course/expected/expected-of-day.js'
import { expectedGrowthText } from '../../../../src/clinical/course/expected/expected-text.js'
import { expectedMeasures } from '../../../../src/ground/model/course-names.js'
import type { Patient, PatientInput } from '../../../../src/ground/model/patient.js'
import { errorOf } from '../../../fixtures/error-of.js'

const boy: Patient = {
  dateOfBirth: '2016-06-04',
  gender: 'male',
  measurements: [
    { date: '2022-06-04', sizeCm: 118, weightKg: 21.5 },
    { date: '2023-08-04', sizeCm: 126, weightKg: 25 },
  ],
}
const options = { at: '2024-09-01', today: '2025-01-01', locale: 'en', noise: 'clinic' } as const
const measured = { date: '2024-09-01', sizeCm: 132, sizePosition: 'standing', weightKg: 28 } as const
const asked = { size: 132, weight: 28, bmi: 28 / 1.32 ** 2, head: undefined }

it.each([
  ['alone', boy, false],
  ['with values of that day', { ...boy, measurements: [...(boy.measurements ?? []), measured] }, true],
] as const)('of each measure is expectedGrowth %s', (_, patient, isMeasured) => {
  const single = expectedMeasures.map((measure) => {
    const { sizePosition } = measured
    const value = isMeasured ? asked[measure] : undefined
    const growth = expectedGrowth(patient, { ...options, measure, ...(value && { value, sizePosition }) })
    const texts = expectedGrowthText(growth, { locale: 'en' })
    return 'reason' in growth
      ? { measure, at: options.at, reason: growth.reason.code, cautions: [], texts }
      : { ...growth, cautions: growth.cautions.map(({ code }) => code), texts }
  })
  expect(expectedOfDay(patient, options)).toEqual(single)
  expect(single.map(({ measure, ...each }) => ('reason' in each ? each.reason : measure))).toEqual([
    'size',
    'weight',
    'bmi',
    'no_cohort',
  ])
})

it.each(['2024-09-01T00:00:00', '2024-09-01T08:30:00+02:00'])('judges what was measured on the day of %s', (at) => {
  const measurements = [...(boy.measurements ?? []), measured, { date: '2024-09-01T12:00:00', weightKg: Number.NaN }]
  const found = expectedOfDay({ ...boy, measurements }, { ...options, at })
  expect(found.map(({ askedValue }) => askedValue)).toEqual([asked.size, asked.weight, asked.bmi, asked.head])
})

it.each([
  [{ ...boy, measurements: [{ date: 5 }] }, 'measurements[0].date'],
  [{ ...boy, measurements: [null] }, 'measurements[0]'],
  [{ ...boy, measurements: 'x' }, 'measurements'],
  ['x', 'patient'],
])('refuses %j with its place', (patient, path) => {
  const given = patient as unknown as PatientInput
  expect(errorOf(() => expectedOfDay(given, options))).toMatchObject({ code: 'invalid_value', path })
  expect(errorOf(() => expectedGrowth(given, { ...options, measure: 'size' }))).toMatchObject({ path })
})
