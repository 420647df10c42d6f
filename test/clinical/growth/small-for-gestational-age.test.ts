import { describe, expect, it } from 'vitest'
import { birthSize, smallForGestationalAge } from '../../../src/clinical/growth/birth-size.js'
import {
  defineSet,
  defineTable,
  niklasson2008Length,
  type ReferenceTable,
} from '../../../src/clinical/references/index.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import { subjectOf } from './subject-of.js'

const boy: Patient = { gender: 'male', weekBirth: 40, dayBirth: 0 }

describe('small for gestational age', () => {
  // Clayton 2007: below -2 SDS. What the digits of S leave of exactly -2 is not below.
  it.each([
    [-1.9, false],
    [-2, false],
    [-2 - 1e-12, false],
    [-2 - 9e-7, false],
    [-2 - 1.1e-6, true],
    [-2.001, true],
  ])('at a score of %d: %s', (score, small) => {
    const { length } = birthSize(subjectOf(boy), { ...boy, sizeBirthCm: 50 })
    const scored = length && { ...length, score }
    expect(smallForGestationalAge({ length: scored, weight: undefined, head: undefined, bmi: undefined })).toBe(small)
    expect(smallForGestationalAge({ length: undefined, weight: scored, head: undefined, bmi: undefined })).toBe(small)
  })

  // Niklasson 2008, boys at 40 weeks: 51.6 (SD 1.6) cm, so 48.4 cm is -2.
  it.each([
    [48.4, false],
    [48.3999, true],
  ])('a boy of 40 + 0 weeks and %d cm: %s', (sizeBirthCm, small) => {
    const patient = { ...boy, sizeBirthCm }
    expect(smallForGestationalAge(birthSize(subjectOf(patient), patient))).toBe(small)
  })
})

describe('a week of birth without a day', () => {
  const publication = niklasson2008Length.publications[0]
  /** A birth length that rises by 1 cm a week, so that the median shows where it was read. */
  function lengthBy(axis: 'weeks' | 'completedWeeks'): ReferenceTable {
    const rows = [38, 39, 40, 41].map((x) => ({ x, l: 1, m: x, s: 0.03 }))
    return defineTable({ id: `test-length-by-${axis}`, measure: 'height', axis, publication, rows: { male: rows } })
  }

  it.each([
    ['weeks', { weekBirth: 39 }, 39.5],
    ['weeks', { weekBirth: 39, dayBirth: 0 }, 39],
    ['weeks', { weekBirth: 39, dayBirth: 3 }, 39 + 3 / 7],
    ['weeks', { weekBirth: 39.5 }, 39 + 4 / 7],
    ['completedWeeks', { weekBirth: 39 }, 39],
    ['completedWeeks', { weekBirth: 39, dayBirth: 3 }, 39],
    ['completedWeeks', { weekBirth: 39, dayBirth: 6 }, 39],
  ] as const)('by %s, %o is read at %d', (axis, gestation, x) => {
    const series = { birthLength: [{ table: lengthBy(axis), from: 38, to: 41, closed: true }] }
    const references = defineSet({ id: 'test', name: 'Test', series })
    const patient: Patient = { gender: 'male', ...gestation, sizeBirthCm: 50 }
    expect(birthSize(subjectOf(patient, { references }), patient).length?.place.m).toBeCloseTo(x, 9)
  })
})
