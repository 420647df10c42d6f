import { expect, it } from 'vitest'
import { assessPatient } from '../../../src/clinical/assessment/assess-patient.js'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { germany } from '../../../src/clinical/references/built-in-sets.js'
import { valueAt } from '../../../src/clinical/references/distribution.js'
import { lookUp } from '../../../src/clinical/references/lookup.js'
import { changeShare, isSpike, unevenness } from '../../../src/clinical/validation/course/course-changes.js'
import { type CoursePoint, coursePoint } from '../../../src/clinical/validation/course/course-points.js'
import { assessedVisit } from '../../../src/clinical/validation/engine.js'
import type { Gender, MeasurementInput } from '../../../src/ground/model/patient.js'
import { findingsOf } from './findings-of.js'

type Visit = readonly [years: number, score: number, thinner?: number | undefined]

const fieldOf = { size: 'sizeCm', weight: 'weightKg' } as const

/** Visits with scores of height or weight; `thinner` gives a weight too: the logarithm by which the body mass index lies below the median's. */
function points(target: 'size' | 'weight', gender: Gender, visits: readonly Visit[]): CoursePoint[] {
  const placeAt = (name: 'height' | 'weight', years: number) => lookUp(germany, name, gender, years) ?? expect.fail()
  const measurements = visits.map(([ageInYears, score, thinner]): MeasurementInput => {
    if (target === 'weight') return { ageInYears, weightKg: valueAt(placeAt('weight', ageInYears), score) }
    const height = placeAt('height', ageInYears)
    const sizeCm = valueAt(height, score) ?? Number.NaN
    if (thinner === undefined) return { ageInYears, sizeCm }
    return {
      ageInYears,
      sizeCm,
      weightKg: placeAt('weight', ageInYears).m * (sizeCm / height.m) ** 2 * Math.exp(-thinner),
    }
  })
  const settings = growthSettings({ today: '2026-11-20' }, calculationDefaults)
  const assessment = assessPatient({ gender, measurements }, settings)
  return visits.map((_, i) => coursePoint(assessedVisit(assessment, i), fieldOf[target]) ?? expect.fail())
}

// A fall of 1 SD, of 1.15 expected in one year and 1.5 in two. The weight stays behind beyond 0.03 and 0.03 a year.
it.each([
  ['a weight that is not known', 1, undefined, 1 / 1.15],
  ['a weight that follows', 1, -0.0599, 1 / 1.15],
  ['a weight that stays', 1, -0.0601, 1 / 1.15 / 0.85],
  ['a weight that follows in two years', 2, -0.0899, 1 / 1.5],
  ['a weight that stays for two years', 2, -0.0901, 1 / 1.5 / 0.85],
] as const)('a fall of height beside %s', (_, years, thinner, expected) => {
  const before = thinner === undefined ? undefined : 0
  const [from, to] = points('size', 'male', [
    [5, 0, before],
    [5 + years, -1, thinner],
  ]) as [CoursePoint, CoursePoint]
  expect(changeShare('size', from, to)).toBeCloseTo(expected, 6)
})

// From 17 years on the fastest boys gain 6 cm a year, over 0.9 years 6 * 0.9 ** 0.75.
it.each([
  ['not known', undefined, 1.1],
  ['follows', 0, 1.3],
  ['stays', 0.06, 0.92],
] as const)('a gain of height beside a weight that %s', (_, thinner, times) => {
  const before = thinner === undefined ? undefined : 0
  const [from, to] = points('size', 'male', [
    [17, 0, before],
    [17.9, 1.2, thinner],
  ]) as [CoursePoint, CoursePoint]
  expect(changeShare('size', from, to)).toBeCloseTo((to.value - from.value) / (6 * 0.9 ** 0.75) / times, 6)
})

it('compares a gain with the fastest children from two years on', () => {
  const gain = (years: number) =>
    points('size', 'female', [
      [years, 0],
      [years + 1, 1],
    ]) as [CoursePoint, CoursePoint]
  const [from, to] = gain(2)
  expect(changeShare('size', from, to) * 1.1).toBeCloseTo((to.value - from.value) / 13.5, 6)
  // Before, by the change of score alone: 1.15 times 1.15 SD, and a hundredth of half a year's slope.
  expect(changeShare('size', ...gain(1.999))).toBeCloseTo(1 / 1.15 / 1.1505, 6)
})

it('the course begins with a newborn at term', () => {
  expect(points('weight', 'male', [[0, 0]])).toHaveLength(1)
})

// Between neighbours a year away 0.85 SD; for a height that the weight follows 1.15 times as much.
it.each([
  ['size', 0.84, 0, undefined, false],
  ['size', 0.86, 0, undefined, true],
  ['size', 0.84, 0, 0.061, false],
  ['size', 0.86, 0, 0.061, true],
  ['size', 0.97, 0, 0, false],
  ['size', 0.98, 0, 0, true],
  ['weight', 0.84, 0, undefined, false],
  ['weight', 0.86, 0, undefined, true],
  // The nearer neighbour is at least half the departure away: of 1.5 at most 1.
  ['weight', 1.5, 0.99, undefined, true],
  ['weight', 1.5, 1.01, undefined, false],
  ['weight', 1.5, 1.6, undefined, false],
] as const)('a value of %s %d SD above the first and the last at %d, BMI %d: departs %s', (...row) => {
  const [target, here, after, thinner, expected] = row
  const usual = thinner === undefined ? undefined : 0
  const three = points(target, 'male', [
    [6.5, 0, usual],
    [7.5, here, thinner],
    [8.5, after, usual],
  ]) as [CoursePoint, CoursePoint, CoursePoint]
  expect(isSpike(target, ...three)).toBe(expected)
})

it('counts both neighbours alike where all three are of one day', () => {
  const three = points('weight', 'male', [
    [7, 0],
    [7, 0.8],
    [7, 0.48],
  ]) as [CoursePoint, CoursePoint, CoursePoint]
  expect(isSpike('weight', ...three)).toBe(true)
})

it('adds the squares of changes as shares of 1.15 SD a year', () => {
  const three = points('weight', 'male', [
    [7, 0],
    [8, 1],
    [9, 0.5],
  ])
  expect(unevenness('weight', three)).toBeCloseTo((1 / 1.15) ** 2 + (0.5 / 1.15) ** 2, 6)
})

// Of one day 0.6 times 0.8 SD, and 0.85 of it where the weight does not follow: 0.408 SD.
it.each([
  [0.4, false],
  [0.42, true],
])('two heights of one day, %d SD apart: the higher is named %s', (score, expected) => {
  const measurements = points('size', 'male', [
    [5, 0],
    [6, 0],
    [6, score],
    [7, 0],
  ]).map(({ years, value }) => ({
    ageInYears: years,
    sizeCm: value,
    weightKg: lookUp(germany, 'weight', 'male', years)?.m,
  }))
  const codes = findingsOf({ gender: 'male', measurements })
  expect(codes.includes('hint size_off_course 2')).toBe(expected)
})

// The earlier of two alone is doubtful beyond 2 SD, and more than 1 SD farther from the median than the later.
it.each([
  [2.03, 0.8, 8, 0],
  [1.97, 0.7, 8, 1],
  // Later, so that the height does not fall.
  [2.3, -1.27, 11, 0],
  [2.3, -1.33, 11, 1],
])('of two heights alone, of %d and %d SD at 7 and %d years, the visit %d is named', (before, later, age, expected) => {
  const measurements = points('size', 'male', [
    [7, before],
    [age, later],
  ]).map(({ years, value }) => ({ ageInYears: years, sizeCm: value }))
  expect(findingsOf({ gender: 'male', measurements })).toEqual([`hint size_off_course ${expected}`])
})

// A height that decreases by more than 1.5 cm is off an otherwise even course.
it.each([
  [151.3, false],
  [151.9, true],
])('a height of %d cm before one of 150.1 cm is off the course: %s', (sizeCm, expected) => {
  const heights = [149.8, sizeCm, 150.1, 150.5]
  const measurements = heights.map((cm, i) => ({ ageInYears: 12 + i / 10, sizeCm: cm }))
  expect(findingsOf({ gender: 'male', measurements }).includes('warning size_off_course 1')).toBe(expected)
})
