import { describe, expect, it, test } from 'vitest'
import { isAtEndOfGrowth } from '../../../src/clinical/course/velocity/end-of-growth.js'
import { assessCourse, type Patient } from '../../../src/index.js'

const today = '2026-11-28'

/** Grown by a number of centimetres in the year before today. */
function grown(patient: Pick<Patient, 'gender' | 'dateOfBirth' | 'menarche'>, fromCm: number, gainCm: number): Patient {
  const measurements = [
    { date: '2025-11-28', sizeCm: fromCm },
    { date: today, sizeCm: fromCm + gainCm },
  ]
  return { ...patient, measurements }
}

function velocityOf(patient: Patient) {
  const { intervals, findings, screening } = assessCourse(patient, { today })
  const velocity = intervals.find(({ measure }) => measure === 'size')
  return {
    reason: velocity?.reason,
    isScored: velocity?.sds !== undefined,
    isSlow: findings.some(({ code }) => code === 'slow_growth'),
    ghrs: screening.find(({ rule }) => rule === 'ghrs2000')?.met,
  }
}

const girl = (born: string, menarche?: string) => ({ gender: 'female', dateOfBirth: born, menarche }) as const
const unjudged = { reason: 'end_of_growth', isScored: false, isSlow: false, ghrs: undefined }
const slow = { reason: undefined, isScored: true, isSlow: true, ghrs: true }
const usual = { reason: undefined, isScored: true, isSlow: false, ghrs: undefined }

describe('a velocity at the end of growth', () => {
  it.each<[of: string, patient: Patient, expected: object]>([
    ['a girl of 16, three years after menarche', grown(girl('2010-11-28', '2023-11-28'), 166, 0.1), unjudged],
    [
      'a girl of 14, two years and two days after menarche',
      grown(girl('2012-11-28', '2024-11-26'), 160, 0.3),
      unjudged,
    ],
    ['a girl of 14, two years after menarche', grown(girl('2012-11-28', '2024-11-28'), 160, 0.3), slow],
    ['a girl of 16 whose menarche has no date', grown(girl('2010-11-28'), 166, 0.1), unjudged],
    ['a girl of 16 who still grows', grown(girl('2010-11-28', '2023-11-28'), 165, 1.4), usual],
    ['a girl of 12 who stopped growing', grown(girl('2014-11-28'), 150, 0.1), slow],
    ['a boy of 16', grown({ gender: 'male', dateOfBirth: '2010-11-28' }, 176, 0.1), slow],
    ['a boy of 17¼', grown({ gender: 'male', dateOfBirth: '2009-08-28' }, 178, 0.1), unjudged],
  ])('%s', (_, patient, expected) => expect(velocityOf(patient)).toMatchObject(expected))
})

test('only a velocity below the mean is one at the end of growth', () => {
  const late = { error: 0.4, lms: { l: 1, m: 2, s: 0.5 }, yearsSinceMenarche: 3 }
  expect(isAtEndOfGrowth({ ...late, cmPerYear: 2 })).toBe(false)
  expect(isAtEndOfGrowth({ ...late, cmPerYear: 1.99 })).toBe(true)
})

test('a velocity up to its error says nothing where that of the slowest healthy children is no larger', () => {
  const young = { error: 0.4, yearsSinceMenarche: undefined }
  // M (1 - 2 S) is 0.4 here, and more with a larger M.
  const lms = { l: 1, m: 2, s: 0.4 }
  expect(isAtEndOfGrowth({ ...young, lms, cmPerYear: 0.4, error: 0.4 + 1e-9 })).toBe(true)
  expect(isAtEndOfGrowth({ ...young, lms, cmPerYear: 0.41 })).toBe(false)
  expect(isAtEndOfGrowth({ ...young, lms: { ...lms, m: 2.01 }, cmPerYear: 0.4 })).toBe(false)
})
