import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packFigures } from '../../scripts/pack-figures.js'
import { addPoint, decodeColumns, foreseenAlong } from '../../src/references/figure-coding.js'
import { lazyCurves, unpackFigures, withInterpolation } from '../../src/references/figures.js'
import { digits } from '../../src/references/number-coding.js'

/** Columns of the same length, as those of a sex are. */
function columnsOf(count: number) {
  const whole = fc.oneof(
    fc.integer({ min: -3, max: 3 }),
    fc.integer({ min: -5000, max: 5000 }),
    fc.integer({ min: -(2 ** 42), max: 2 ** 42 }),
  )
  const column = (rows: number) => fc.array(whole, { minLength: rows, maxLength: rows })
  return fc.integer({ min: 1, max: 40 }).chain((rows) => fc.array(column(rows), { minLength: count, maxLength: count }))
}

const texts = [
  { text: 'zF>', columns: [[0]] },
  {
    text: 'v|&;z&kofeu4]               &m1Edy)9',
    columns: [
      [0, 3, 6],
      [-5, 812, 2 ** 40],
    ],
  },
]

describe('packed figures', () => {
  it.each(texts)('keep their form, $text: another one needs every table packed again', ({ text, columns }) => {
    expect(packFigures(columns)).toBe(text)
    expect(decodeColumns(text, columns.length)).toEqual(columns)
  })

  it('need no escape in any kind of quotes, nor in a page or its template', () => {
    expect(digits).toHaveLength(64)
    expect(new Set(digits).size).toBe(64)
    for (const character of '"\'`\\$<{') expect(digits).not.toContain(character)
  })

  it('give back numbers that a polynomial foresees too far away to be exact', () => {
    const columns = [
      [-3, 0, -3, 11098, 0, 0, 0],
      [0, 2434790045415, 0, 1243590930031, 0, 0, 0],
    ]
    expect(decodeColumns(packFigures(columns), columns.length)).toEqual(columns)
  })

  it('give back every whole number, also beyond 32 bits', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 4).chain(columnsOf), (columns) => {
        expect(decodeColumns(packFigures(columns), columns.length)).toEqual(columns)
      }),
    )
  })

  it('stand for the doubles of the printed decimals', () => {
    const text = packFigures([[3], [1234567]])
    expect(unpackFigures({ x: 12, m: 1e4 }, text)).toEqual({ x: Float64Array.of(0.25), m: Float64Array.of(123.4567) })
  })

  it('hold smooth figures in a third of a character each', () => {
    const smooth = Array.from({ length: 200 }, (_, i) => Math.round(5000 + 400 * Math.sqrt(i + 9)))
    expect(packFigures([smooth]).length).toBeLessThan(smooth.length / 3)
  })

  it.each([
    { points: 1, polynomial: () => 7 },
    { points: 2, polynomial: (x: number) => 3 * x - 40 },
    { points: 3, polynomial: (x: number) => x * x - 5 * x },
    { points: 4, polynomial: (x: number) => x ** 3 - 9 * x * x + 100 },
  ])('are foreseen by $points points where these determine them, along uneven rows', ({ points, polynomial }) => {
    const x = [0, 1, 2, 5, 6, 10, 12, 13, 20, 28, 29, 40]
    const slopes = new Float64Array(points)
    const differences = x.map((place, row) => {
      const foreseen = foreseenAlong(x, row, slopes)
      addPoint(x, row, slopes, polynomial(place))
      return polynomial(place) - foreseen
    })
    expect(differences.slice(points).every((difference) => difference === 0)).toBe(true)
    expect(differences.slice(0, points).some((difference) => difference !== 0)).toBe(true)
  })

  // Pieces that n cuts make of a line, a pancake and a cake, and those in four dimensions.
  it.each([
    [1, 1, 1, 1, 1, 1],
    [1, 2, 3, 4, 5, 6],
    [1, 2, 4, 7, 11, 16],
    [1, 2, 4, 8, 15, 26],
    [1, 2, 4, 8, 16, 31],
    [3, -3, 3, -3, 3, -3],
  ])('come back, whichever order of differences is the smallest: %j', (...numbers) => {
    expect(decodeColumns(packFigures([numbers]), 1)).toEqual([numbers])
  })

  it('go on after a step, where two rows have the same x', () => {
    const columns = [
      [0, 10, 20, 20, 30, 40],
      [100, 110, 120, 60, 70, 80],
    ]
    expect(decodeColumns(packFigures(columns), 2)).toEqual(columns)
  })
})

describe('unpacked curves', () => {
  const columns = [
    [0, 1, 2],
    [500, 760, 880],
  ]
  const per = { x: 1, m: 10 }

  it('of medians have L 1 and S 0', () => {
    const curve = lazyCurves({ range: [0, 2], per, male: packFigures(columns) }, 'years')('male')
    expect(curve && [...curve.l]).toEqual([1, 1, 1])
    expect(curve && [...curve.s]).toEqual([0, 0, 0])
    expect(curve && [...curve.m]).toEqual([50, 76, 88])
  })

  it('are unpacked once and missing where a sex has no figures', () => {
    const curves = lazyCurves({ range: [0, 2], per, female: packFigures(columns) }, 'years')
    expect(curves('female')).toBe(curves('female'))
    expect(curves('male')).toBeUndefined()
  })

  it.each([
    { axis: 'years', x: [0, 0.5, 1], cubic: false },
    { axis: 'years', x: [0, 0.5, 1.1], cubic: true },
    { axis: 'years', x: [0, 1, 2], cubic: true },
    { axis: 'completedWeeks', x: [24, 25, 26], cubic: false },
    { axis: 'weeks', x: [24, 26, 28], cubic: false },
    { axis: 'cm', x: [45, 50, 55], cubic: false },
  ] as const)('along $axis at $x are interpolated by a cubic: $cubic', ({ axis, x, cubic }) => {
    const ones = Float64Array.of(1, 1, 1)
    const curve = withInterpolation({ x: Float64Array.from(x), l: ones, m: ones, s: ones }, axis)
    expect(curve.slopes !== undefined).toBe(cubic)
  })
})
