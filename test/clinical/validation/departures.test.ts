import { expect, it } from 'vitest'
import { assessPatient } from '../../../src/clinical/assessment/assess-patient.js'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import { germany } from '../../../src/clinical/references/built-in-sets.js'
import { valueAt } from '../../../src/clinical/references/distribution.js'
import { lookUp } from '../../../src/clinical/references/lookup.js'
import { type CoursePoint, coursePoint } from '../../../src/clinical/validation/course/course-points.js'
import { isContradicted } from '../../../src/clinical/validation/course/weight-beside.js'
import { assessedVisit } from '../../../src/clinical/validation/engine.js'
import type { Gender } from '../../../src/ground/model/patient.js'
import { findingsOf } from './findings-of.js'

/** Scores at an age, years. */
interface Scores {
  readonly years: number
  readonly height?: number
  readonly weight?: number
  readonly head?: number
}

/** A child with scores at ages, whose lengths are not read coarsely. */
function child(gender: Gender, visits: readonly Scores[]) {
  return {
    gender,
    measurements: visits.map(({ years, ...scores }) => {
      const value = (series: keyof typeof scores) => {
        const [score, place] = [scores[series], lookUp(germany, series, gender, years)]
        if (score === undefined || place === undefined) return undefined
        return Math.round(100 * (valueAt(place, score) ?? Number.NaN)) / 100 + 0.001
      }
      return { ageInYears: years, sizeCm: value('height'), weightKg: value('weight'), headCm: value('head') }
    }),
  }
}

/** Heights alone. */
function heights(...scores: readonly (readonly [years: number, height: number])[]) {
  return scores.map(([years, height]) => ({ years, height }))
}

function offCourse(gender: Gender, visits: readonly Scores[]): readonly string[] {
  return findingsOf(child(gender, visits)).filter((it) => it.includes('off_course'))
}

/** The least score from which the last visit is off the course. */
function offFrom(gender: Gender, visits: (score: number) => readonly Scores[]): number {
  let [least, most] = [0, 4]
  while (most - least > 0.002) {
    const middle = (least + most) / 2
    if (offCourse(gender, visits(middle)).length > 0) most = middle
    else least = middle
  }
  return most
}

// After two visits at the median; beyond what children gain at all where the weight stays behind, and at 12 and 14 years.
it.each([
  ['a girl of eight, yearly', 'female', 8, 1, (x) => ({ height: x }), 0.991],
  ['the same, weighed, and her weight stays', 'female', 8, 1, (x) => ({ height: x, weight: 0 }), 0.776],
  ['the same, shorter', 'female', 8, 1, (x) => ({ height: -x, weight: 0 }), 0.84],
  ['the same, and her weight follows', 'female', 8, 1, (x) => ({ height: x, weight: x }), 1.088],
  ['a girl of eight, half-yearly', 'female', 8, 0.5, (x) => ({ height: x }), 0.727],
  ['a girl of twelve, half-yearly', 'female', 12, 0.5, (x) => ({ height: x }), 0.643],
  ['a boy of 14, half-yearly', 'male', 14, 0.5, (x) => ({ height: x }), 0.534],
  ['a boy of 14, half-yearly, shorter', 'male', 14, 0.5, (x) => ({ height: -x }), 0.621],
  ['a boy of 14, yearly, shorter', 'male', 14, 1, (x) => ({ height: -x }), 0.961],
  ['a boy of one, half-yearly', 'male', 1.1, 0.5, (x) => ({ height: x }), 1.848],
  ['the weight of a boy of eight, yearly', 'male', 8, 1, (x) => ({ weight: x }), 1.268],
  ['the weight of a boy of one, half-yearly', 'male', 1.1, 0.5, (x) => ({ weight: x }), 1.98],
  ['the head of a boy of four, yearly', 'male', 4, 1, (x) => ({ head: x }), 1.631],
] as const satisfies readonly (readonly [string, Gender, number, number, (x: number) => Partial<Scores>, number])[])(
  '%s: off the course from a score on',
  (_, gender, years, gap, scores, expected) => {
    const newest = (x: number) =>
      [2, 1, 0].map((back) => ({ years: years - back * gap, ...scores(back === 0 ? x : 0) }))
    expect(offFrom(gender, newest)).toBeCloseTo(expected, 2)
  },
)

// Six before and six after count: a seventh, far below, doesn't lower what is expected.
it.each([
  ['before', 6, -1, true],
  ['before', 7, -1, false],
  ['after', 6, 1, true],
  ['after', 7, 1, false],
])('%s a height, at place %d: the sixth counts, the seventh does not', (_, place, direction, expected) => {
  const at = (step: number) => 7 + 0.2 * step * direction
  const near = Array.from({ length: place - 1 }, (_, i) => ({ years: at(i + 1), height: 0 }))
  const newest = (x: number) => [...near, { years: 7, height: x }]
  const far = { years: at(place + 4), height: -0.9 }
  expect(offFrom('male', (x) => [...newest(x), far]) < offFrom('male', newest)).toBe(expected)
})

// A height within 0.35 SD of the one beside it is not judged, however exact adolescents' heights are.
it.each([
  [0.34, []],
  [0.36, ['hint size_off_course 1']],
])('a week later %d SD more: %j', (more, expected) => {
  expect(offCourse('male', heights([16, 0], [16.02, more]))).toEqual(expected)
})

// Of two alone the earlier is named where it is 1 SD farther from the median.
it.each([
  [-2, 0.99, 0],
  [-2, 1.01, 1],
])('of two heights with scores %d and %d alone the one at %d is named', (earlier, later, named) => {
  expect(offCourse('female', heights([6, earlier], [6.2, later]))).toEqual([`hint size_off_course ${named}`])
})

// Three at the median, a fourth, and two that bear each other out: within 1.75 conditional SD, before a loss 2.6, of those
// before it the fourth is confirmed, and the child has changed course.
it.each([
  [0.39, 2.2, []],
  [0.4, 2.2, ['hint size_off_course 3']],
  [0.59, -1.6, []],
  [0.6, -1.6, ['warning size_off_course 3']],
])('a height with a score of %d before two with %d: %j', (fourth, later, expected) => {
  const course = heights([5, 0], [5.5, 0], [6, 0], [6.5, fourth], [7, later], [7.5, later])
  expect(offCourse('male', course)).toEqual(expected)
})

// 0.03, and 0.03 a year, of the logarithm of the body mass index, by a change of the weight or by half as much of the height.
it.each([
  [1, true, -0.059, false],
  [1, true, -0.061, true],
  [0.5, true, -0.044, false],
  [0.5, true, -0.046, true],
  [1, false, 0.059, false],
  [1, false, 0.061, true],
  [1, true, 0.061, false],
])('over %d years, too high: %s, a change of %d contradicts: %s', (gap, isHigh, change, expected) => {
  const point = (years: number, weightTimes: number, heightTimes = 1): CoursePoint => {
    const [height, weight] = [lookUp(germany, 'height', 'male', years), lookUp(germany, 'weight', 'male', years)]
    const visit = {
      ageInYears: years,
      sizeCm: (height?.m ?? 0) * heightTimes,
      weightKg: (weight?.m ?? 0) * weightTimes,
    }
    const settings = growthSettings({ today: '2026-11-20' }, calculationDefaults)
    const assessment = assessPatient({ gender: 'male', measurements: [visit] }, settings)
    return coursePoint(assessedVisit(assessment, 0), 'sizeCm') ?? expect.fail()
  }
  expect(isContradicted(point(6 + gap, Math.exp(change)), isHigh, point(6, 1))).toBe(expected)
  expect(isContradicted(point(6 + gap, 1, Math.exp(-change / 2)), isHigh, point(6, 1))).toBe(expected)
})

// Entered twice, a wrong value doesn't bear itself out, and the right one after it isn't blamed.
it.each([
  ['once', [[6, 3]], ['size_off_course 2']],
  [
    'twice',
    [
      [6, 3],
      [6, 3],
    ],
    ['size_off_course 2', 'size_off_course 3'],
  ],
  [
    'twice, and a right one later',
    [
      [6, 3],
      [6, 3],
      [7, 0],
    ],
    ['size_off_course 2', 'size_off_course 3'],
  ],
] as const)('a wrong height after two right ones, entered %s, is off the course', (_, later, expected) => {
  const found = offCourse('female', heights([4, 0], [5, 0], ...later))
  expect(found.map((it) => it.replace(/^\w+ /, ''))).toEqual(expected)
})

it('a copied height does not hide the slip of the weight beside it', () => {
  const { gender, measurements } = child('female', heights([4, 0], [5, 0], [6, 0], [7, 0]))
  const weights = [16.5, 18.5, 31, 23.5]
  const copied = measurements.map(({ ageInYears, sizeCm = 0 }, i) => {
    return { ageInYears, sizeCm: Math.round(i === 2 ? (measurements[1]?.sizeCm ?? 0) : sizeCm), weightKg: weights[i] }
  })
  const found = findingsOf({ gender, measurements: copied })
  expect(found).toEqual(expect.arrayContaining(['hint size_unchanged 2', 'hint weight_off_course 2']))
})
