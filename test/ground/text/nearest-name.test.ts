import { expect, test } from 'vitest'
import { nearestName } from '../../../src/ground/text/nearest-name.js'

const known = ['SizeCm', 'SeatCm', 'HeadCm', 'WeightKg', 'Date', 'DateOfBirth', 'Measurements', 'Markers', 'Gender']

test.each([
  ['sizecm', 'SizeCm'],
  ['size_cm', 'SizeCm'],
  ['SizCm', 'SizeCm'],
  ['WieghtKg', 'WeightKg'],
  ['Measurment', 'Measurements'],
  ['Dat', 'Date'],
  ['Size', undefined],
  ['D', undefined],
  ['Sex', undefined],
  ['', undefined],
  ['Marker', 'Markers'],
  ['x'.repeat(1_000_000), undefined],
])('%.20s means %s', (name, meant) => {
  expect(nearestName(name, known)).toBe(meant)
})

test('the nearest of several, the first of equals', () => {
  expect(nearestName('abcdef', ['abcdxx', 'abcdex', 'abcdey'])).toBe('abcdex')
})
