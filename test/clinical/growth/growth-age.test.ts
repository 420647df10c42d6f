import { describe, expect, it } from 'vitest'
import { ageAtDate, correctedUpTo, growthAge, yearsBetween } from '../../../src/clinical/growth/growth-age.js'
import {
  calculationDefaults,
  type GrowthOptions,
  growthSettings,
  todayIso,
} from '../../../src/clinical/growth/growth-options.js'
import { gestationDays, growthSubject, isPreterm } from '../../../src/clinical/growth/growth-subject.js'
import { errorOf } from '../../fixtures/error-of.js'
import { dayOfLife, measured, subjectOf } from './subject-of.js'

const born = '2020-01-01'
const bornThen = subjectOf({ dateOfBirth: born })

describe('age', () => {
  it.each([
    ['2020-01-01', 0],
    ['2020-01-02', 1 / 365.25],
    ['2021-01-01', 366 / 365.25],
    ['2024-01-01', 4],
    ['2024-02-29', 1520 / 365.25],
    ['2038-01-01', 6575 / 365.25],
  ])('on %s is the days since birth by 365.25', (date, years) => {
    const age = ageAtDate(bornThen, date)
    expect(age?.chronologicalYears).toBe(years)
    expect(age?.referenceYears).toBe(years)
    expect(age?.postmenstrualWeeks).toBeUndefined()
  })

  it('counts 29 February as the day it is', () => {
    const leap = growthSubject(
      { dateOfBirth: '2016-02-29' },
      growthSettings({ today: '2024-06-04' }, calculationDefaults),
    )
    expect(ageAtDate(leap, '2017-02-28')?.chronologicalYears).toBe(365 / 365.25)
    expect(ageAtDate(leap, '2020-02-29')?.chronologicalYears).toBe(4)
  })

  it('is undefined without a date of birth or with an impossible date', () => {
    expect(ageAtDate(growthSubject({}, growthSettings({ today: born }, calculationDefaults)), born)).toBeUndefined()
    expect(ageAtDate(bornThen, '2021-02-29')).toBeUndefined()
  })

  it('comes from the dates, and only without them from what is stated', () => {
    expect(measured(bornThen, { date: '2024-01-01', ageInYears: 9 }).age?.chronologicalYears).toBe(4)
    expect(measured(bornThen, { ageInYears: 9 }).age?.chronologicalYears).toBe(9)
    const unborn = growthSubject({}, growthSettings({ today: born }, calculationDefaults))
    expect(measured(unborn, { date: '2024-01-01', ageInYears: 9 }).age?.chronologicalYears).toBe(9)
    expect(measured(unborn, { date: '2024-01-01' }).age).toBeUndefined()
  })

  it('is negative before birth', () => {
    expect(yearsBetween(10, 0)).toBe(-10 / 365.25)
  })
})

describe('gestation', () => {
  it.each([
    [{ weekBirth: 28, dayBirth: 3 }, 199],
    // A missing day is the middle of the week.
    [{ weekBirth: 28 }, 199],
    [{ weekBirth: 28, dayBirth: 0 }, 196],
    [{ weekBirth: 28.5 }, 200],
    [{ weekBirth: 40, dayBirth: 0 }, 280],
    [{ dayBirth: 3 }, undefined],
    [{}, undefined],
  ])('of %o: %s days', (patient, days) => expect(gestationDays(patient)).toBe(days))

  it.each([
    [36 * 7 + 6, true],
    [37 * 7, false],
    [37 * 7 + 1, false],
  ])('of %d days is preterm: %s', (days, preterm) => expect(isPreterm(days)).toBe(preterm))
})

describe('the end of the correction', () => {
  it.each([
    ['preterm', 28, 2],
    ['preterm', 36, 2],
    ['preterm36', 31, 3],
    ['preterm36', 32, 2],
    ['lifelong', 28, Number.POSITIVE_INFINITY],
    ['preterm', 37, undefined],
    ['lifelong', 37, undefined],
    ['none', 28, undefined],
    ['preterm', undefined, undefined],
  ] as const)('%s, born at %s weeks: %s years', (gestationalCorrection, weekBirth, years) => {
    const settings = growthSettings({ today: born, gestationalCorrection }, calculationDefaults)
    expect(correctedUpTo(growthSubject({ weekBirth, dayBirth: 0 }, settings))).toBe(years)
  })
})

describe('corrected age', () => {
  // 28 + 0: 84 days are missing to 280.
  it.each([
    { patient: { weekBirth: 28, dayBirth: 0 }, day: 0, corrected: -84 },
    { patient: { weekBirth: 28, dayBirth: 0 }, day: 84, corrected: 0 },
    { patient: { weekBirth: 28, dayBirth: 0 }, day: 184, corrected: 100 },
    // Up to 24 months corrected: day 730 is before the second birthday, 731 after it.
    { patient: { weekBirth: 28, dayBirth: 0 }, day: 84 + 730, corrected: 730 },
    { patient: { weekBirth: 28, dayBirth: 0 }, day: 84 + 731, corrected: 84 + 731 },
    { patient: { weekBirth: 28, dayBirth: 3 }, day: 181, corrected: 100 },
    { patient: { weekBirth: 28 }, day: 181, corrected: 100 },
    { patient: { weekBirth: 36, dayBirth: 6 }, day: 122, corrected: 100 },
    // Born at 37 + 0 is not preterm.
    { patient: { weekBirth: 37, dayBirth: 0 }, day: 122, corrected: 122 },
    { patient: { weekBirth: 37 }, day: 0, corrected: 0 },
    { patient: { weekBirth: 42 }, day: 122, corrected: 122 },
    { patient: {}, day: 122, corrected: 122 },
  ])('of $patient on day $day: $corrected days', ({ patient, day, corrected }) => {
    const age = ageAtDate(subjectOf(patient), dayOfLife(day))
    expect(age?.chronologicalYears).toBe(day / 365.25)
    expect(age?.referenceYears).toBeCloseTo(corrected / 365.25, 12)
  })

  // Corrected by 84 days at 28 + 0, by 28 days at 36 + 0; 730 days are the last before the second birthday.
  it.each([
    { correction: 'preterm', weekBirth: 28, day: 815, corrected: 815 },
    { correction: 'preterm36', weekBirth: 28, day: 815, corrected: 731 },
    { correction: 'preterm36', weekBirth: 28, day: 84 + 1095, corrected: 1095 },
    { correction: 'preterm36', weekBirth: 28, day: 84 + 1096, corrected: 84 + 1096 },
    { correction: 'preterm36', weekBirth: 31, dayBirth: 6, day: 900, corrected: 900 - 57 },
    { correction: 'preterm36', weekBirth: 32, day: 56 + 730, corrected: 730 },
    { correction: 'preterm36', weekBirth: 32, day: 56 + 731, corrected: 56 + 731 },
    { correction: 'lifelong', weekBirth: 28, day: 4000, corrected: 3916 },
    { correction: 'lifelong', weekBirth: 36, day: 4000, corrected: 3972 },
    { correction: 'lifelong', weekBirth: 37, day: 4000, corrected: 4000 },
    { correction: 'none', weekBirth: 28, day: 100, corrected: 100 },
  ] as const)('$correction, born at $weekBirth weeks, on day $day: $corrected days', ({ correction, day, ...row }) => {
    const { weekBirth, corrected } = row
    const dayBirth = 'dayBirth' in row ? row.dayBirth : 0
    const subject = subjectOf({ weekBirth, dayBirth }, { gestationalCorrection: correction })
    // To the day: WHO's tables change from lying to standing at 731 / 365.25.
    expect(ageAtDate(subject, dayOfLife(day))?.referenceYears).toBe(corrected / 365.25)
  })

  it('is never used where it is switched off', () => {
    const subject = subjectOf({ weekBirth: 28 }, { gestationalCorrection: 'none' })
    for (const day of [0, 84, 500]) {
      expect(ageAtDate(subject, dayOfLife(day))?.referenceYears).toBe(day / 365.25)
    }
  })

  it('is in use at exactly 24 months', () => {
    const subject = subjectOf({ weekBirth: 28, dayBirth: 0 })
    expect(growthAge(subject, (730.5 + 84) / 365.25).referenceYears).toBe(2)
  })

  it('leaves weeks since the last menstruation as they are', () => {
    expect(growthAge(subjectOf({ weekBirth: 28, dayBirth: 3 }), 0).postmenstrualWeeks).toBeCloseTo(199 / 7, 12)
    expect(growthAge(subjectOf({ weekBirth: 40, dayBirth: 0 }), 70 / 365.25).postmenstrualWeeks).toBeCloseTo(50, 12)
  })
})

describe('options', () => {
  it('have defaults', () => {
    expect(growthSettings({ today: '2024-06-04' }, calculationDefaults)).toMatchObject({
      today: 19878,
      language: { tag: 'de' },
      gestationalCorrection: 'preterm',
      references: { id: 'germany' },
    })
    expect(todayIso(growthSettings({ today: '2024-06-04T23:59:59-12:00' }, calculationDefaults))).toBe('2024-06-04')
  })

  it('take the local date for today where none is given', () => {
    const now = new Date()
    const local = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    const ours = todayIso(growthSettings(undefined, calculationDefaults)).split('-').map(Number)
    expect(
      Math.abs(Date.UTC(ours[0]!, ours[1]! - 1, ours[2]) - Date.UTC(local[0]!, local[1]! - 1, local[2])),
    ).toBeLessThan(2 * 86_400_000)
  })

  it.each([
    [{ today: '2024-02-30' }, 'today', '2024-02-30'],
    [{ locale: 'xx' }, 'locale', 'xx'],
    [{ gestationalCorrection: 'always' }, 'gestationalCorrection', 'always'],
  ])('refuse %o', (options, parameter, shown) => {
    const refused = errorOf(() => growthSettings(options as GrowthOptions, calculationDefaults))
    expect(refused).toMatchObject({ code: 'invalid_parameter', parameter, value: shown })
    expect(refused.message).toContain(shown)
  })
})
