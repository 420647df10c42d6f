import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartLanguages } from '../../src/ground/languages/built-in.js'
import { numberText, shortNumberText } from '../../src/ground/languages/written-number.js'
import { spread } from '../../src/ground/scene/spread.js'
import { freeStretches, spreadBetween } from '../../src/ground/scene/spread-between.js'

describe('labels spread along a line', () => {
  it.each([
    { wanted: [10, 30, 50], places: [10, 30, 50] },
    { wanted: [10, 12, 50], places: [6, 16, 50] },
    { wanted: [0, 0, 0], places: [0, 10, 20] },
    { wanted: [98, 99, 100], places: [80, 90, 100] },
    { wanted: [], places: [] },
  ])('$wanted at a distance of 10: $places', ({ wanted, places }) => {
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

describe('labels spread between what is taken', () => {
  it.each([
    ['nothing', [], [10, 12, 50], [6, 16, 50]],
    ['a line through the lower two', [[5, 20]], [10, 12, 50], [5, 20, 50]],
    [
      'both ends',
      [
        [-5, 30],
        [70, 120],
      ],
      [10, 50, 90],
      [30, 50, 70],
    ],
    [
      'overlapping lines',
      [
        [10, 40],
        [20, 60],
      ],
      [30, 35],
      [10, 60],
    ],
  ] as const)('%s', (_, taken, wanted, places) => {
    const between = spreadBetween(wanted, 10, freeStretches([0, 100], taken))
    expect(between?.map((place) => Math.round(place))).toEqual(places)
  })

  it('are nowhere if there is not enough room', () => {
    expect(spreadBetween([10, 20, 30], 10, [[0, 10]])).toBeUndefined()
    expect(spreadBetween([10], 10, [])).toBeUndefined()
    expect(spreadBetween([], 10, [])).toEqual([])
  })

  it('keep distance and order, and stay in what is free, however much is taken', () => {
    const stretch = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 20 }))
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 14 }),
        fc.array(stretch, { maxLength: 20 }),
        (wanted, stretches) => {
          const free = freeStretches(
            [0, 300],
            stretches.map(([from, length]) => [from, from + length] as const),
          )
          const places = spreadBetween(
            [...wanted].sort((a, b) => a - b),
            10,
            free,
          )
          places?.forEach((place, i) => {
            if (i > 0) expect(place).toBeGreaterThan(places[i - 1] as number)
            expect(free.some(([from, to]) => place >= from - 1e-9 && place <= to + 1e-9)).toBe(true)
          })
        },
      ),
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
