import { expect, it } from 'vitest'
import { isGrowthUnusual } from '../../../../src/clinical/course/adult-height/normal-growth.js'
import { assessCourse } from '../../../../src/clinical/course/assess-course.js'
import type { MeasurementInput } from '../../../../src/ground/model/patient.js'

const courseOf = (measurements: readonly MeasurementInput[]) =>
  assessCourse({ dateOfBirth: '2014-06-04', gender: 'male', measurements }, { today: '2024-10-01' })

const slow: readonly MeasurementInput[] = [
  { date: '2022-06-04', sizeCm: 127.5, weightKg: 26 },
  { date: '2023-06-04', sizeCm: 131, weightKg: 28 },
]

const last = (sizeCm: number | undefined): MeasurementInput => ({ date: '2024-03-20', sizeCm, weightKg: 30 })

// Left out, or impossible.
it.each([128, 75, 200, 500, 13])(
  'a height of %d cm, which is left out, does not hide a slow growth before it',
  (sizeCm) => {
    const [before, after] = [courseOf(slow), courseOf([...slow, last(sizeCm)])]
    expect(before.findings.map(({ code }) => code)).toEqual(['slow_growth'])
    expect(before.screening.filter(({ met }) => met)).not.toEqual([])
    expect(after.findings).toEqual(before.findings)
    expect(after.screening).toEqual(before.screening)
    expect(isGrowthUnusual(after)).toBe(true)
  },
)

it('a visit without a height leaves nothing known of the last half-year', () => {
  const { findings, screening } = courseOf([...slow, last(undefined)])
  expect(findings).toEqual([])
  expect(screening.filter(({ met }) => met !== undefined)).toEqual([])
})

it.each([
  // One and a half years after the height before, and a day or two more.
  ['2024-12-03', ['extreme_obesity']],
  ['2024-12-06', []],
])('a value before one that is left out counts for a year and a half: on %s %j', (date, expected) => {
  const { findings } = assessCourse(
    {
      dateOfBirth: '2019-06-04',
      gender: 'male',
      measurements: [
        { date: '2023-06-04', sizeCm: 104, weightKg: 35 },
        { date, sizeCm: 1270, weightKg: 26 },
      ],
    },
    { today: '2025-01-01' },
  )
  expect(findings.map(({ code }) => code)).toEqual(expected)
})

it('a height and a weight that are swapped do not hide a slow growth before them', () => {
  const { findings } = courseOf([...slow, { date: '2024-03-20', sizeCm: 30, weightKg: 133 }])
  expect(findings).toEqual(courseOf(slow).findings)
})

it.each([
  ['2024-09-19', 128, ['slow_growth']],
  ['2024-09-22', 128, []],
  ['2024-09-19', 500, ['slow_growth']],
  ['2024-09-22', 500, []],
])('of a height left out on 2024-03-20, and a weight on %s: %j', (date, sizeCm, expected) => {
  const { findings } = courseOf([...slow, last(sizeCm), { date, weightKg: 31 }])
  expect(findings.map(({ code }) => code)).toEqual(expected)
})

it.each([
  ['height', { sizeCm: 128, weightKg: 18 }],
  ['weight', { sizeCm: 136, weightKg: 8 }],
  ['impossible height', { sizeCm: 500, weightKg: 18 }],
  ['impossible weight', { sizeCm: 136, weightKg: 700 }],
  // Neither is left out by itself.
  ['impossible body mass index', { sizeCm: 173, weightKg: 14.8 }],
])('a %s that is left out does not hide a severe underweight before it', (_, values) => {
  const thin: readonly MeasurementInput[] = [
    { date: '2022-06-04', sizeCm: 127.5, weightKg: 17.5 },
    { date: '2023-06-04', sizeCm: 133.5, weightKg: 18 },
  ]
  const [before, after] = [courseOf(thin), courseOf([...thin, { date: '2024-03-20', ...values }])]
  expect(before.findings.map(({ code }) => code)).toEqual(['severe_underweight'])
  expect(after.findings).toEqual(before.findings)
})

it.each([58, 80])('a head of %d cm, which is left out, does not hide a small head before it', (headCm) => {
  const small: readonly MeasurementInput[] = [
    { date: '2014-09-04', headCm: 36 },
    { date: '2014-12-04', headCm: 38 },
  ]
  const [before, after] = [courseOf(small), courseOf([...small, { date: '2015-07-04', headCm, weightKg: 9 }])]
  expect(before.findings.map(({ code }) => code)).toEqual(['small_head'])
  expect(after.findings).toEqual(before.findings)
})
