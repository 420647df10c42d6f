import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packFigures } from '../../../scripts/pack-figures.js'
import {
  decodeColumns,
  digits,
  lazyCurves,
  unpackFigures,
  withInterpolation,
} from '../../../src/clinical/references/figures.js'

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
  { text: '1A', columns: [[0]] },
  {
    text: '1AGG 1LizBot+/////B',
    columns: [
      [0, 3, 6],
      [-5, 812, 2 ** 40],
    ],
  },
]

describe('packed figures', () => {
  it.each(texts)('keep their form, $text: another one needs every table packed again', ({ text, columns }) => {
    expect(packFigures(columns)).toBe(text)
    expect(decodeColumns(text)).toEqual(columns)
  })

  it('need no escape in any kind of quotes, nor in a page or its template', () => {
    expect(digits).toHaveLength(64)
    expect(new Set(digits).size).toBe(64)
    for (const character of '"\'`\\$<{') expect(digits).not.toContain(character)
  })

  it('give back every whole number, also beyond 32 bits', () => {
    fc.assert(
      fc.property(fc.constantFrom(1, 2, 4).chain(columnsOf), (columns) => {
        expect(decodeColumns(packFigures(columns))).toEqual(columns)
      }),
    )
  })

  it('stand for the doubles of the printed decimals', () => {
    const text = packFigures([[3], [1234567]])
    expect(unpackFigures({ x: 12, m: 1e4 }, text)).toEqual({ x: Float64Array.of(0.25), m: Float64Array.of(123.4567) })
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
    expect(decodeColumns(packFigures([numbers]))).toEqual([numbers])
  })

  it('go on after a step, where two rows have the same x', () => {
    const columns = [
      [0, 10, 20, 20, 30, 40],
      [100, 110, 120, 60, 70, 80],
    ]
    expect(decodeColumns(packFigures(columns))).toEqual(columns)
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
