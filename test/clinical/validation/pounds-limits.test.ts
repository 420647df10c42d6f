import { describe, expect, it, test } from 'vitest'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { germany } from '../../../src/clinical/references/index.js'
import { lookUp } from '../../../src/clinical/references/lookup.js'
import { linearTailValue } from '../../../src/ground/math/lms.js'
import type { Patient } from '../../../src/ground/model/patient.js'

const poundsPerKg = 1 / 0.45359237

function isAsked(patient: Patient): boolean {
  return validatePatient(patient, { today: '2026-11-20', references: germany }).some(
    ({ code }) => code === 'weight_in_pounds',
  )
}

test('a newborn of 7.3 pounds', () => {
  expect(isAsked({ gender: 'male', measurements: [{ ageInYears: 0, weightKg: 7.3 }] })).toBe(true)
  expect(isAsked({ gender: 'male', measurements: [{ ageInYears: 0, weightKg: 5.5 }] })).toBe(false)
})

test('the course says nothing more of a weight that pounds explain', () => {
  const measurements = [29, 30, 70].map((weightKg, index) => ({ ageInYears: 9 + index / 3, weightKg }))
  const messages = validatePatient({ gender: 'male', measurements }, { today: '2026-11-20', locale: 'en' })
  expect(messages.map(({ code, measurementIndex }) => [code, measurementIndex])).toEqual([['weight_in_pounds', 2]])
  expect(messages[0]?.text).toBe(
    'Compared with 30 kg at the age of 9.3 years, a weight of 70 kg may have been entered in pounds (31.8 kg?).',
  )
})

describe('the limits of pounds', () => {
  const weighed = (years: number, score: number, times = 1) => {
    const place = lookUp(germany, 'weight', 'male', years) ?? expect.fail()
    return {
      gender: 'male',
      measurements: [{ ageInYears: years, weightKg: times * linearTailValue(score, place) }],
    } as const
  }
  /** A boy with a weight at an age, and later a multiple of it in pounds. */
  const later = (fromYears: number, years: number, times: number): Patient => ({
    gender: 'male',
    measurements: [
      { ageInYears: fromYears, weightKg: 12 },
      { ageInYears: fromYears + years, weightKg: 12 * times * poundsPerKg },
    ],
  })

  it('as kilograms beyond 5 SD, as pounds within 2', () => {
    expect([4.99, 5.01].map((score) => isAsked(weighed(17, score)))).toEqual([false, true])
    expect([-2.01, -1.99].map((score) => isAsked(weighed(0.5, score, poundsPerKg)))).toEqual([false, true])
  })

  it.each([
    ['from 2 years on', later(1.99, 2.4, 1), later(2, 2.4, 1)],
    ['up to 2.5 years later', later(2.1, 2.51, 1), later(2.1, 2.49, 1)],
    ['0.95 times the earlier weight', later(2, 2.4, 0.949), later(2, 2.4, 0.951)],
    ['up to 1.6 times the earlier weight', later(3, 2.4, 1.601), later(3, 2.4, 1.599)],
  ])('after an earlier weight: %s', (_, beyond, within) => {
    expect([isAsked(beyond), isAsked(within)]).toEqual([false, true])
  })
})

describe('a weight between two that contradict it', () => {
  const girl = (...weights: readonly (readonly [years: number, weightKg: number])[]) => ({
    gender: 'female' as const,
    measurements: weights.map(([ageInYears, weightKg]) => ({ ageInYears, weightKg })),
  })
  const options = { today: '2026-11-20', locale: 'en' } as const
  const severities = (patient: Patient) =>
    validatePatient(patient, options).flatMap(({ code, severity }) => (code === 'weight_in_pounds' ? [severity] : []))
  const usedWeights = (patient: Patient) => assessCourse(patient, options).intervals.map(({ toIndex }) => toIndex)
  const slip = girl([6, 21], [7, 51.8], [8, 26.5])

  it('is a warning, and nothing is derived from it', () => {
    expect(severities(slip)).toEqual(['warning'])
    expect(usedWeights(slip)).toEqual([2])
    const { intervals, scoreFalls } = assessCourse(slip, options)
    expect(intervals.map(({ gain }) => gain?.toFixed(1))).toEqual(['5.5'])
    expect(scoreFalls.map(({ sinceHighest }) => sinceHighest?.fromIndex)).toEqual([0])
  })

  it.each([
    ['en', /contradict it, which is exceptional\.$/],
    ['de', /Die Gewichte davor und danach widersprechen diesem Wert; das ist außergewöhnlich\.$/],
  ])('says so (%s)', (locale, said) => {
    const texts = validatePatient(slip, { ...options, locale }).map(({ text }) => text)
    expect(texts).toContainEqual(expect.stringMatching(said))
  })

  it.each([
    [25.4, 'warning'],
    [25.5, 'hint'],
  ])('is contradicted only by less after it: %f kg years later, %s', (weightKg, severity) => {
    const measurements = [
      { ageInYears: 2, weightKg: 11 },
      { ageInYears: 2.5, weightKg: 25.5 },
      { ageInYears: 10, weightKg },
    ]
    const found = validatePatient({ gender: 'male', measurements }, { today: '2026-11-20' })
    expect(found.filter(({ code }) => code === 'weight_in_pounds').map((each) => each.severity)).toEqual([severity])
  })

  it('is said beside the chart, with what was probably meant', () => {
    const { cautions } = chartData(slip, { type: 'Weight' }, options)
    expect(cautions.join(' ')).toMatch(/1 exceptional value at odds .*: 7 y 0 m: 51\.80 kg, perhaps 23\.50 kg/)
  })

  it.each([
    ['is the latest', girl([6, 21], [7, 51.8])],
    ['has one after that bears it out', girl([6, 21], [7, 51.8], [8, 54])],
    ['in pounds lies off the course', girl([6, 21], [7, 51.8], [8, 37])],
    ['has no weight before', girl([7, 51.8], [8, 26.5])],
  ])('keeps being used where it %s', (_, patient) => {
    expect(severities(patient)).not.toContain('warning')
    expect(assessCourse(patient, options).scoreFalls).not.toEqual([])
    const last = patient.measurements.length - 1
    expect(usedWeights(patient)).toEqual(patient.measurements.slice(1).map((_, i) => i + 1))
    expect(usedWeights(patient).at(-1)).toBe(last)
  })
})
