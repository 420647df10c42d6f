import { expect, test } from 'vitest'
import { shownValue } from '../../src/text/quoted.js'

test.each<[value: unknown, shown: string]>([
  [undefined, 'no value'],
  [null, 'null'],
  [-0, '0'],
  [Number.NaN, 'NaN'],
  [10n, '10'],
  ['', '""'],
  ['x'.repeat(81), `"${'x'.repeat(80)}…"`],
  [Symbol('s'), 'Symbol(s)'],
  [{ toString: 1 }, 'an object'],
  [Object.create(null), 'an object'],
  [new Date(Number.NaN), 'an object'],
  [[1, 2], 'a list'],
  [() => 1, 'a function'],
])('%# is shown as %s', (value, shown) => {
  expect(shownValue(value)).toBe(shown)
})
