import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartLanguages } from '../../src/languages/built-in.js'
import { numberText, shortNumberText } from '../../src/languages/written-number.js'
import { spread } from '../../src/scene/spread.js'

describe('labels spread along a line', () => {
  it.each([
    [
      [10, 30, 50],
      [10, 30, 50],
    ],
    [
      [10, 12, 50],
      [6, 16, 50],
    ],
    [
      [0, 0, 0],
      [0, 10, 20],
    ],
    [
      [98, 99, 100],
      [80, 90, 100],
    ],
    [[], []],
  ])('%j at a distance of 10: %j', (wanted, places) => {
    expect(spread(wanted, 10, 0, 100)).toEqual(places)
  })

  it('keep distance, order and range wherever there is room', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -20, max: 120, noNaN: true }), { maxLength: 10 }), (wanted) => {
        const sorted = [...wanted].sort((a, b) => a - b)
        const places = spread(sorted, 10, 0, 100)
        places.forEach((place, i) => {
          expect(place).toBeGreaterThanOrEqual(-1e-9)
          expect(place).toBeLessThanOrEqual(100 + 1e-9)
          if (i > 0) expect(place - (places[i - 1] as number)).toBeGreaterThanOrEqual(10 - 1e-9)
        })
      }),
    )
  })
})

describe('numbers', () => {
  it.each([
    [1.25, 1, 'de', '1,3'],
    [-0.04, 1, 'de', '0,0'],
    [-1.5, 1, 'en', '−1.5'],
    [19, 0, 'de', '19'],
  ] as const)('%f with %i decimals in %s: %s', (value, decimals, locale, text) => {
    expect(numberText(value, decimals, chartLanguages[locale])).toBe(text)
  })

  it('have no more decimals than they need', () => {
    expect(shortNumberText(177, 1, chartLanguages.de)).toBe('177')
    expect(shortNumberText(3.48, 2, chartLanguages.de)).toBe('3,48')
    expect(shortNumberText(0.1 + 0.2, 2, chartLanguages.en)).toBe('0.3')
  })
})
