import { describe, expect, it } from 'vitest'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { relativeGain } from '../../../src/clinical/course/velocity/growth-rate.js'
import { goalText, rateText } from '../../../src/clinical/course/velocity/rate-text.js'
import { en } from '../../../src/ground/languages/en/index.js'
import { dayNumber, isoDate } from '../../../src/ground/model/calendar-date.js'
import type { MeasurementInput, PatientInput } from '../../../src/ground/model/patient.js'

const birth = '2024-01-01'
const day = (days: number): string => isoDate((dayNumber(birth) as number) + days)

function rates(patient: PatientInput, ...visits: readonly (MeasurementInput & { readonly day: number })[]) {
  const measurements = visits.map(({ day: days, ...visit }) => ({ date: day(days), ...visit }))
  const { intervals } = assessCourse(
    { dateOfBirth: birth, gender: 'female', ...patient, measurements },
    { today: '2030-01-01' },
  )
  return intervals.map(({ rate }) => rate)
}

describe('a velocity is counted', () => {
  it('in g a day and cm a month up to two years', () => {
    const [size, weight, head] = rates(
      {},
      { day: 60, sizeCm: 56, weightKg: 5, headCm: 38 },
      { day: 120, sizeCm: 62, weightKg: 6.5, headCm: 40.5 },
    )
    expect(size).toMatchObject({ unit: 'cmPerMonth' })
    expect(size?.value).toBeCloseTo((6 / 60) * 30.4375, 9)
    // √2 · 0.5 cm over 1.97 months.
    expect(size?.uncertainty).toBeCloseTo((Math.SQRT2 * 0.5) / (60 / 30.4375), 9)
    expect(weight).toMatchObject({ unit: 'gramsPerDay' })
    expect(weight?.value).toBeCloseTo(25, 9)
    expect(head).toMatchObject({ unit: 'cmPerMonth' })
  })

  it('in cm and kg a year from two years on', () => {
    const [size, weight] = rates({}, { day: 1461, sizeCm: 102, weightKg: 16 }, { day: 2191, sizeCm: 115, weightKg: 20 })
    expect(size).toMatchObject({ unit: 'cmPerYear', value: expect.closeTo((13 / 730) * 365.25, 9) })
    expect(weight).toMatchObject({ unit: 'kgPerYear', value: expect.closeTo((4 / 730) * 365.25, 9) })
  })

  it.each([
    [729, 'gramsPerDay'],
    [730, 'gramsPerDay'],
    // The second birthday, as for the score.
    [731, 'gramsPerDay'],
    [732, 'kgPerYear'],
  ])('by the age at the later visit: at %i days %s', (days, unit) => {
    expect(rates({}, { day: 600, weightKg: 10 }, { day: days, weightKg: 11 })).toMatchObject([{ unit }])
  })

  it.each([
    [731, 'WHO 2009', 'gramsPerDay'],
    [732, undefined, 'kgPerYear'],
  ])('and scored by the same limit: at %i days by %s in %s', (days, reference, unit) => {
    const measurements = [
      { date: day(days - 92), weightKg: 10.9 },
      { date: day(days), weightKg: 11.5 },
    ]
    const patient = { dateOfBirth: birth, gender: 'female', measurements } as const
    const { intervals } = assessCourse(patient, { today: '2030-01-01' })
    expect(intervals[0]?.sds?.reference).toBe(reference)
    expect(intervals[0]?.rate?.unit).toBe(unit)
  })

  it('in g/kg/day and cm a week in preterm infants, to 50 weeks', () => {
    const preterm = { weekBirth: 28, dayBirth: 0 }
    expect(
      rates(preterm, { day: 14, weightKg: 1.1, sizeCm: 37 }, { day: 28, weightKg: 1.4, sizeCm: 38.8 }),
    ).toMatchObject([
      { unit: 'cmPerWeek', value: expect.closeTo(0.9, 9) },
      // ln(1.4 / 1.1) = 0.24116; 1000 · 0.24116 / 14 = 17.226.
      { unit: 'gramsPerKgPerDay', value: expect.closeTo(17.226, 3), goal: { from: 15, to: 20 } },
    ])
    const last = (days: number, gestation: PatientInput) =>
      rates(gestation, { day: 100, weightKg: 4 }, { day: days, weightKg: 5 })[0]?.unit
    expect(last(22 * 7, preterm)).toBe('gramsPerKgPerDay')
    expect(last(22 * 7 + 1, preterm)).toBe('gramsPerDay')
    expect(last(13 * 7 + 14, { weekBirth: 36, dayBirth: 6 })).toBe('gramsPerDay')
    expect(rates({ weekBirth: 36, dayBirth: 6 }, { day: 7, weightKg: 2.6 }, { day: 21, weightKg: 3 })[0]?.unit).toBe(
      'gramsPerKgPerDay',
    )
    expect(rates({ weekBirth: 37, dayBirth: 0 }, { day: 7, weightKg: 2.6 }, { day: 21, weightKg: 3 })[0]?.unit).toBe(
      'gramsPerDay',
    )
  })

  it.each([
    // From birth at 22 weeks and 6 days: 23 + 0 is day 1, 36 + 0 day 92.
    [1, 92, true],
    [0, 92, false],
    [1, 93, false],
  ])('with its goal from 23 to 36 weeks alone: from day %i to day %i %s', (from, to, isNamed) => {
    const [rate] = rates({ weekBirth: 22, dayBirth: 6 }, { day: from, weightKg: 0.5 }, { day: to, weightKg: 2 })
    expect(rate?.goal).toEqual(isNamed ? { from: 15, to: 20 } : undefined)
  })

  it('by the exponential method', () => {
    // Patel 2005: 1000 ln(W2 / W1) / days; twice the weight in 46.2 days is 15 g/kg/day.
    expect(relativeGain(1, 2, 46.2098)).toBeCloseTo(15, 4)
    expect(relativeGain(2, 1, 46.2098)).toBeCloseTo(-15, 4)
  })
})

describe('a velocity is written', () => {
  const texts = { words: en.terminal.course, language: en }

  it.each([
    ['cmPerYear', '5.2 ± 0.4'],
    ['kgPerYear', '5.2 ± 0.4'],
    ['cmPerMonth', '5.2 ± 0.4'],
    ['gramsPerDay', '5 ± 0'],
    ['cmPerWeek', '5.2 ± 0.4'],
    ['gramsPerKgPerDay', '5.2 ± 0.4'],
  ] as const)('in %s as %s', (unit, text) => {
    const rate = { value: 5.24, unit, uncertainty: 0.42 }
    expect(rateText(rate, texts)).toBe(en.terminal.course.velocities[unit].of(text))
  })

  it('with its goal in whole numbers', () => {
    const rate = { value: 17, unit: 'gramsPerKgPerDay', goal: { from: 15, to: 20 } } as const
    expect(goalText(rate, texts)).toBe(en.terminal.course.goal('15', '20'))
  })
})

describe('a change of score', () => {
  it.each([
    // −7.37 to −0.84 by the formula of LMS: more than any score that is reported.
    [13.5, undefined],
    [14, 5.951],
  ])('from %f to 27 kg at nine years is %f', (weightKg, change) => {
    const measurements = [
      { date: '2022-06-04', weightKg },
      { date: '2023-06-04', weightKg: 27 },
    ]
    const { intervals } = assessCourse({ dateOfBirth: '2014-06-04', gender: 'male', measurements })
    if (change === undefined) expect(intervals[0]?.sdsChange).toBeUndefined()
    else expect(intervals[0]?.sdsChange?.change).toBeCloseTo(change, 3)
  })
})
