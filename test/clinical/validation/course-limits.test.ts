import { expect, it } from 'vitest'
import { mostChange, mostDeparture, mostGainCm } from '../../../src/clinical/validation/course/course-limits.js'

// The limits of docs/plausibility-course.md: 0.8 SD and 0.35 more a year, so 1.15 over a year, times what the age allows.
it.each([
  ['size', 0, 2.8],
  ['size', 0.25, 2.425],
  ['size', 0.5, 2.05],
  ['size', 1, 1.65],
  ['size', 2, 1.15],
  ['size', 3, 1],
  ['size', 12, 1],
  ['weight', 0, 3.2],
  ['weight', 0.25, 2.7],
  ['weight', 0.5, 2.2],
  ['weight', 1, 1.8],
  ['weight', 1.5, 1.6],
  ['weight', 4, 1.4],
  ['weight', 5, 1.2],
  ['weight', 6, 1],
  ['head', 0, 2.6],
  ['head', 0.25, 2.25],
  ['head', 0.5, 1.9],
  ['head', 1, 1.5],
  ['head', 1.5, 1.3],
  ['head', 2, 1.1],
] as const)('the score of %s may change in the year from %d on by %d times the usual', (target, years, times) => {
  expect(mostChange(target, years, 1)).toBeCloseTo(times * 1.15, 9)
})

it.each([
  [3, 1.85],
  [1 / 365.25, 0.8 + 0.35 / 365.25],
  [1 / 365.25 - 1e-9, 0.6 * (0.8 + 0.35 / 365.25)],
  [0, 0.48],
])('over %d years a score may change by %d SD', (gap, most) => {
  expect(mostChange('size', 3, gap)).toBeCloseTo(most, 8)
})

// Between neighbours a year away on both sides, 0.55 + 0.3 SD; the third value is the age at the visit itself.
it.each([
  ['size', 3, 0.85],
  ['size', 7.5, 0.85],
  ['size', 8.5, 1.25 * 0.85],
  ['size', 9.5, 1.5 * 0.85],
  ['size', 14, 1.5 * 0.85],
  ['size', 15, 1.25 * 0.85],
  ['size', 16, 0.85],
  ['weight', 9.5, 0.85],
  ['head', 0, 2.6 * 0.85],
] as const)('%s may depart between neighbours, of whom the first is %d years old, by %d SD', (target, years, most) => {
  expect(mostDeparture(target, years, 1, 1)).toBeCloseTo(most, 9)
})

it.each([
  [1, 3, 0.55 + 0.3 * 1.5],
  [3, 1, 0.55 + 0.3 * 1.5],
  [0, 2, 0.55],
  [0, 0, 0.55],
])('neighbours %d years before and %d after allow %d SD', (before, after, most) => {
  expect(mostDeparture('weight', 7, before, after)).toBeCloseTo(most, 9)
})

it.each([
  ['male', [2, 2.5, 3, 4, 8.5, 9.25, 10, 15, 16, 17, 18], [13.2, 12.55, 11.9, 10.9, 10.9, 12, 13.1, 12.5, 9, 6, 6]],
  [
    'female',
    [2, 2.5, 3, 4, 7.5, 8, 8.5, 12, 12.5, 13, 14, 15, 16],
    [13.5, 12.7, 11.9, 10.9, 10.9, 11.3, 11.7, 11.7, 11.1, 10.5, 8, 5.5, 4],
  ],
] as const)('the fastest children of sex %s gain, from %o years on, %o cm in a year', (gender, ages, gains) => {
  expect(ages.map((years) => mostGainCm(gender, years, 1))).toEqual(gains.map((cm) => expect.closeTo(cm, 9)))
})

it.each([
  [0.399, Number.POSITIVE_INFINITY],
  [0.4, 10.9 * 0.4 ** 0.75],
  [2, 10.9 * 2 ** 0.75],
  [2.5, 10.9 * 2.5 ** 0.75],
  [2.501, Number.POSITIVE_INFINITY],
])('over %d years they gain at most %d cm', (gap, most) => {
  expect(mostGainCm('female', 4, gap)).toBeCloseTo(most, 9)
})
