import { expect, it } from 'vitest'
import { assessPatient } from '../../../src/clinical/assessment/assess-patient.js'
import { validatePatient } from '../../../src/clinical/assessment/validate-patient.js'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { errorVariance } from '../../../src/clinical/growth/score-covariance.js'
import { scoreCovariances } from '../../../src/clinical/growth/three-cohorts.js'
import { germany } from '../../../src/clinical/references/built-in-sets.js'
import { lookUp } from '../../../src/clinical/references/lookup.js'
import { coursePoint } from '../../../src/clinical/validation/course/course-points.js'
import { isCoarse, measuringVariance } from '../../../src/clinical/validation/course/measuring-error.js'
import { assessedVisit } from '../../../src/clinical/validation/engine.js'
import type { Measurement } from '../../../src/ground/model/patient.js'
import { findingsOf } from './findings-of.js'

/** What a visit's value errs by: the variance in cm² or kg² and in SD², of a weight beyond that of its age. */
function errorOf(target: 'size' | 'weight' | 'head', visit: Measurement, isReadCoarsely = false, weekBirth = 40) {
  const settings = growthSettings({ today: '2026-11-20' }, calculationDefaults)
  const assessment = assessPatient({ gender: 'male', weekBirth, measurements: [visit] }, settings)
  const field = ({ size: 'sizeCm', weight: 'weightKg', head: 'headCm' } as const)[target]
  const point = coursePoint(assessedVisit(assessment, 0), field) ?? expect.fail()
  const { m, s } = point.deciding.place
  const ofAge = target === 'weight' ? errorVariance(point.years, scoreCovariances.weight) : 0
  const sds = measuringVariance(point, { target, field, unit: 'cm' }, scoreCovariances.weight, isReadCoarsely) - ofAge
  return { inUnit: sds * (m * s) ** 2, sds }
}

// 0.5 cm lying, 0.34 cm standing; read coarsely 0.75 and to four years 0.5 cm, and rounding to whole centimetres.
it.each([
  [1, false, 0.25],
  [1, true, 0.5625 + 1 / 12],
  [1.99, true, 0.5625 + 1 / 12],
  [2, true, 0.25 + 1 / 12],
  [3.99, true, 0.25 + 1 / 12],
  [2, false, 0.1156],
  [4, true, 0.1156],
])('a size at %d years, read coarsely: %s, has an error of %d cm²', (ageInYears, isReadCoarsely, expected) => {
  expect(errorOf('size', { ageInYears, sizeCm: 90 }, isReadCoarsely).inUnit).toBeCloseTo(expected, 9)
})

it('a head circumference has an error of 0.3 cm', () => {
  expect(errorOf('head', { ageInYears: 1, headCm: 46 }).inUnit).toBeCloseTo(0.09, 9)
})

it('a weight has the error of clothes from two years on, and moves in the first three weeks', () => {
  const { m } = lookUp(germany, 'weight', 'male', 2) ?? expect.fail()
  expect(errorOf('weight', { ageInYears: 2, weightKg: 12 }).inUnit).toBeCloseTo((0.015 * m) ** 2, 9)
  expect(errorOf('weight', { ageInYears: 1.99, weightKg: 12 }).inUnit).toBeCloseTo(0, 9)
  expect(errorOf('weight', { ageInYears: 20 / 365.25, weightKg: 4 }).sds).toBeCloseTo(0.16, 9)
  expect(errorOf('weight', { ageInYears: 21 / 365.25, weightKg: 4 }).sds).toBeCloseTo(0, 9)
})

it('a child born preterm has a further error of 1 SD until 50 weeks', () => {
  // Where only the week of birth is known, its middle counts: three days.
  const at = (weeks: number) =>
    errorOf('weight', { ageInYears: ((weeks - 32) * 7 - 3) / 365.25, weightKg: 5 }, false, 32).sds
  expect(at(49.8)).toBeCloseTo(1, 6)
  expect(at(50.2)).toBeCloseTo(0, 6)
})

it.each([
  [74, true],
  [74.5, true],
  [74.4, false],
  [74.6, false],
])('%d cm is read coarsely: %s', (cm, expected) => {
  expect(isCoarse(cm)).toBe(expected)
})

/** Medians of WHO's boys at half a year and every quarter later. */
const medians = [67.6, 72.1, 75.7, 79.1, 82.3]
const ages = [0.5, 0.75, 1, 1.25, 1.5]

/** The findings of a boy with the medians, whole centimetres at some visits, one of them with another length. */
function findingsWith(whole: readonly number[], at: number, cm: number, later: readonly number[] = []) {
  const measurements = medians.map((median, i) => {
    const sizeCm = i === at ? cm : whole.includes(i) ? Math.round(median) : median
    return { ageInYears: ages[i] as number, sizeCm }
  })
  const older = later.map((sizeCm, i) => ({ ageInYears: 3 + i / 2, sizeCm }))
  return findingsOf({ gender: 'male', measurements: [...measurements, ...older] })
}

it.each([
  ['millimetres, 2.8 cm off', [], 78.5, false],
  ['millimetres, 2.9 cm off', [], 78.6, true],
  ['two of five whole, 2.9 cm off', [0, 1], 78.6, true],
  ['three of five whole, 3.7 cm off', [0, 1, 3], 79.4, false],
  ['three of five whole, 3.8 cm off', [0, 1, 3], 79.5, true],
  ['whole, 3.3 cm off', [0, 1, 3, 4], 79, false],
  ['whole, 4.3 cm off', [0, 1, 3, 4], 80, true],
])('a length among lengths in %s: off the course %s', (_, whole, cm, expected) => {
  expect(findingsWith(whole, 2, cm).includes('hint size_off_course 2')).toBe(expected)
})

it('heights from three years on don’t say how lengths were read', () => {
  expect(findingsWith([0, 1], 2, 78.9, [96, 100, 104])).toContain('hint size_off_course 2')
})

it.each([
  [0, 54.9, false],
  [0, 55, true],
  [7, 54.6, false],
  [7, 54.7, true],
])('a length on day %d of %d cm, later 1 SD below the median: off the course %s', (day, cm, expected) => {
  const measurements = [
    { ageInYears: day / 365.25, sizeCm: cm },
    { ageInYears: 0.2, sizeCm: 57.7 },
    { ageInYears: 0.35, sizeCm: 62.3 },
    { ageInYears: 0.5, sizeCm: 65.5 },
  ]
  expect(findingsOf({ gender: 'male', measurements })).toEqual(expected ? ['hint size_off_course 0'] : [])
})

it.each([
  [0, true],
  [6, true],
  [8, undefined],
])('a length on day %d that doesn’t fit the later ones is told as that at birth: %s', (day, atBirth) => {
  const ages = [day / 365.25, 0.2, 0.35, 0.5]
  const measurements = [57, 57.7, 62.3, 65.5].map((sizeCm, i) => ({ ageInYears: ages[i] as number, sizeCm }))
  const messages = validatePatient({ gender: 'male', measurements }, { today: '2026-11-29' })
  const hint = messages.find(({ measurementIndex }) => measurementIndex === 0)
  expect(hint?.code === 'size_off_course' && hint.parameters.atBirth).toBe(atBirth)
})
