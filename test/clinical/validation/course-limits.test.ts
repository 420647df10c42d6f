import { expect, it } from 'vitest'
import { mostGainCm } from '../../../src/clinical/validation/course/course-limits.js'

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
