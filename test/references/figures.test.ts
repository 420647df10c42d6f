import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lazyCurves, packNumbers, unpackColumn, withInterpolation } from '../../src/references/figures.js'

describe('packed columns', () => {
  // Base64 VLQ of second differences, as source maps code numbers: sign in the
  // lowest bit, five bits a character, the sixth saying that more follow.
  it.each([
    { numbers: [], text: '' },
    { numbers: [0], text: 'A' },
    { numbers: [1], text: 'C' },
    { numbers: [-1], text: 'D' },
    { numbers: [15], text: 'e' },
    { numbers: [16], text: 'gB' },
    { numbers: [1, 2, 3, 4], text: 'CAAA' },
    { numbers: [100, 100, 100], text: 'oGpGA' },
  ])('$numbers is $text', ({ numbers, text }) => {
    expect(packNumbers(numbers)).toBe(text)
    expect([...unpackColumn({ per: 1, text })]).toEqual(numbers)
  })

  it('give back every whole number, also beyond 32 bits', () => {
    const numbers = fc.array(fc.integer({ min: -(2 ** 49), max: 2 ** 49 }), { maxLength: 50 })
    fc.assert(
      fc.property(numbers, fc.constantFrom(1, 10, 1000, 1e7), (some, per) => {
        expect([...unpackColumn({ per, text: packNumbers(some) })]).toEqual(some.map((number) => number / per))
      }),
    )
  })

  it('hold smooth figures in about one character each', () => {
    const smooth = Array.from({ length: 200 }, (_, i) => Math.round(5000 + 400 * Math.sqrt(i + 9)))
    expect(packNumbers(smooth).length).toBeLessThan(1.1 * smooth.length)
  })
})

describe('unpacked curves', () => {
  const x = { per: 1, text: packNumbers([0, 1, 2]) }
  const m = { per: 10, text: packNumbers([500, 760, 880]) }

  it('of medians have L 1 and S 0', () => {
    const curve = lazyCurves({ range: [0, 2], male: { x, m } }, 'years')('male')
    expect(curve && [...curve.l]).toEqual([1, 1, 1])
    expect(curve && [...curve.s]).toEqual([0, 0, 0])
    expect(curve && [...curve.m]).toEqual([50, 76, 88])
  })

  it('are unpacked once and missing where a sex has no figures', () => {
    const curves = lazyCurves({ range: [0, 2], female: { x, m } }, 'years')
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
