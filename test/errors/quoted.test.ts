import { expect, test } from 'vitest'
import { shortened, shownValue } from '../../src/ground/text/quoted.js'

test.each<[value: unknown, shown: string]>([
  [undefined, 'no value'],
  [null, 'null'],
  [-0, '0'],
  [Number.NaN, 'NaN'],
  [10n, '10'],
  ['', '""'],
  ['180\u00a0', '"180\\u00a0"'],
  ['\u200b180 \ufeff', '"\\u200b180 \\ufeff"'],
  ['18\u00ad0', '"18\\u00ad0"'],
  ['\u200e180\u202e\u2066', '"\\u200e180\\u202e\\u2066"'],
  ['Größe 180', '"Größe 180"'],
  ['x'.repeat(61), `"${'x'.repeat(60)}…"`],
  [Symbol('s'), 'Symbol(s)'],
  [{ toString: 1 }, 'an object'],
  [Object.create(null), 'an object'],
  [new Date(Number.NaN), 'a Date object'],
  [[1, 2], 'a list'],
  [[], 'an empty list'],
  [() => 1, 'a function'],
])('%# is shown as %s', (value, shown) => {
  expect(shownValue(value)).toBe(shown)
})

test.each<[text: string, longest: number, cut: string]>([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc…'],
  ['ab😀d', 3, 'ab…'],
  ['ab😀d', 4, 'ab😀…'],
  ['ab😀', 4, 'ab😀'],
])('%s is cut to %i without half a character', (text, longest, cut) => {
  expect(shortened(text, longest)).toBe(cut)
})
