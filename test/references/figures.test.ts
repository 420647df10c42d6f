import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { packFigures } from '../../scripts/pack-figures.js'
import { decodeColumns } from '../../src/references/figure-coding.js'
import { lazyCurves, unpackFigures, withInterpolation } from '../../src/references/figures.js'

/** Columns of the same length, as those of one sex are. */
function columnsOf(count: number) {
  const whole = fc.oneof(
    fc.integer({ min: -3, max: 3 }),
    fc.integer({ min: -5000, max: 5000 }),
    fc.integer({ min: -(2 ** 42), max: 2 ** 42 }),
  )
  const column = (rows: number) => fc.array(whole, { minLength: rows, maxLength: rows })
  return fc.integer({ min: 1, max: 40 }).chain((rows) => fc.array(column(rows), { minLength: count, maxLength: count }))
}

describe('packed figures', () => {
  // Base64 VLQ, as source maps code numbers: sign in the lowest bit, five bits a character, the sixth saying that more
  // follow. A: no rows, or order 0; C: one row, or order 1; K: the same as the other sex.
  it.each([
    { sexes: {}, columns: 2, text: 'AA' },
    { sexes: { male: [[0]] }, columns: 1, text: 'CAAA' },
    { sexes: { male: [[-1]] }, columns: 1, text: 'CADA' },
    { sexes: { male: [[15]] }, columns: 1, text: 'CAeA' },
    { sexes: { female: [[16]] }, columns: 1, text: 'ACAgB' },
    { sexes: { female: [[1, 2, 3, 4]] }, columns: 1, text: 'AICCCCC' },
    { sexes: { male: [[1, 2, 3, 4]], female: [[1, 2, 3, 4]] }, columns: 1, text: 'ICCCCCIK' },
    {
      sexes: {
        male: [
          [3, 3],
          [100, 100],
        ],
      },
      columns: 2,
      text: 'EAGGGoGAA',
    },
  ])('$sexes are "$text"', ({ sexes, columns, text }) => {
    expect(packFigures(sexes)).toBe(text)
    expect(decodeColumns(text, columns)).toEqual(sexes)
  })

  it('give back every whole number of both sexes, also beyond 32 bits', () => {
    const counts = fc.constantFrom(1, 2, 4)
    const sexes = counts.chain((count) =>
      fc
        .record({ male: columnsOf(count), female: columnsOf(count) }, { requiredKeys: [] })
        .map((some) => ({ count, some })),
    )
    fc.assert(
      fc.property(sexes, ({ count, some }) => {
        expect(decodeColumns(packFigures(some), count)).toEqual(some)
      }),
    )
  })

  it('stand for the doubles of the printed decimals', () => {
    const text = packFigures({ female: [[3], [1234567]] })
    expect(unpackFigures({ x: 12, m: 1e4 }, text)).toEqual({
      female: { x: Float64Array.of(0.25), m: Float64Array.of(123.4567) },
    })
  })

  it('hold smooth figures in about one character each, and take two where both sexes have the same', () => {
    const smooth = Array.from({ length: 200 }, (_, i) => Math.round(5000 + 400 * Math.sqrt(i + 9)))
    const male = packFigures({ male: [smooth] }).slice(0, -1)
    expect(male.length).toBeLessThan(1.1 * smooth.length)
    expect(packFigures({ male: [smooth], female: [smooth] })).toBe(`${male}wMK`)
  })

  // The numbers of pieces that n cuts make of a line, a pancake and a cake, and those in four dimensions.
  it.each([
    { order: 'A', numbers: [1, 1, 1, 1, 1, 1] },
    { order: 'C', numbers: [1, 2, 3, 4, 5, 6] },
    { order: 'E', numbers: [1, 2, 4, 7, 11, 16] },
    { order: 'G', numbers: [1, 2, 4, 8, 15, 26] },
    { order: 'I', numbers: [1, 2, 4, 8, 16, 31] },
  ])('are $numbers where the differences of order $order are one', ({ order, numbers }) => {
    expect(decodeColumns(`M${order}CCCCCCA`, 1)).toEqual({ male: [numbers] })
  })
})

describe('unpacked curves', () => {
  const columns = [
    [0, 1, 2],
    [500, 760, 880],
  ]
  const per = { x: 1, m: 10 }

  it('of medians have L 1 and S 0', () => {
    const curve = lazyCurves({ range: [0, 2], per, text: packFigures({ male: columns }) }, 'years')('male')
    expect(curve && [...curve.l]).toEqual([1, 1, 1])
    expect(curve && [...curve.s]).toEqual([0, 0, 0])
    expect(curve && [...curve.m]).toEqual([50, 76, 88])
  })

  it('are unpacked once and missing where a sex has no figures', () => {
    const curves = lazyCurves({ range: [0, 2], per, text: packFigures({ female: columns }) }, 'years')
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
