import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cubicShares, hermite, lastKnotAtOrBelow, monotoneSlopes } from '../../../src/ground/math/interpolation.js'

describe('the last knot at or below x', () => {
  it.each([
    { knots: [0, 1, 2], x: -0.1, index: -1 },
    { knots: [0, 1, 2], x: 0, index: 0 },
    { knots: [0, 1, 2], x: 0.999, index: 0 },
    { knots: [0, 1, 2], x: 1, index: 1 },
    { knots: [0, 1, 2], x: 2, index: 2 },
    { knots: [0, 1, 2], x: 99, index: 2 },
    { knots: [5], x: 5, index: 0 },
    { knots: [5], x: 4, index: -1 },
    // A step: the second of two equal knots counts at its very x.
    { knots: [0, 1, 1, 2], x: 0.999, index: 0 },
    { knots: [0, 1, 1, 2], x: 1, index: 2 },
    { knots: [0, 1, 1, 2], x: 1.5, index: 2 },
    { knots: [0, 1], x: Number.NaN, index: -1 },
  ])('of $knots at $x is $index', ({ knots, x, index }) => {
    expect(lastKnotAtOrBelow(Float64Array.from(knots), x)).toBe(index)
  })

  it('is what a plain search finds', () => {
    const numbers = fc.integer({ min: -50, max: 50 })
    fc.assert(
      fc.property(
        fc.array(numbers, { minLength: 1, maxLength: 40 }),
        fc.double({ min: -60, max: 60, noNaN: true }),
        (some, x) => {
          const knots = some.sort((a, b) => a - b)
          expect(lastKnotAtOrBelow(Float64Array.from(knots), x)).toBe(knots.filter((knot) => knot <= x).length - 1)
        },
      ),
    )
  })
})

/** The curve through knots, by the slopes under test. */
function curve(x: Float64Array, y: Float64Array): (at: number) => number {
  const slopes = monotoneSlopes(x, y)
  return (at) => {
    const i = Math.min(Math.max(lastKnotAtOrBelow(x, at), 0), x.length - 2)
    const from = x[i] as number
    const width = (x[i + 1] as number) - from
    return hermite(y, slopes, i, cubicShares(width, (at - from) / width))
  }
}

const knots = fc
  .array(
    fc.record({
      width: fc.double({ min: 0.05, max: 5, noNaN: true }),
      y: fc.double({ min: -100, max: 100, noNaN: true }),
    }),
    { minLength: 2, maxLength: 15 },
  )
  .map((steps) => {
    let at = 0
    return {
      x: Float64Array.from(steps, ({ width }) => {
        at += width
        return at
      }),
      y: Float64Array.from(steps, ({ y }) => y),
    }
  })

describe('monotone cubic interpolation', () => {
  it('keeps a straight line straight', () => {
    const x = Float64Array.of(0, 1, 3, 7)
    const at = curve(
      x,
      x.map((v) => 2 * v + 5),
    )
    for (const v of [0, 0.3, 1, 2.2, 3, 6.9, 7]) expect(at(v)).toBeCloseTo(2 * v + 5, 12)
  })

  it('has level slopes at a peak, a trough and a plateau', () => {
    const slopes = monotoneSlopes(Float64Array.of(0, 1, 2, 3, 4), Float64Array.of(0, 2, 1, 1, 3))
    expect([...slopes].slice(1, 4)).toEqual([0, 0, 0])
  })

  it('knows what to do with a single knot', () => {
    expect([...monotoneSlopes(Float64Array.of(1), Float64Array.of(5))]).toEqual([0])
  })

  it('takes the weighted harmonic mean of the neighbouring slopes', () => {
    // Fritsch and Butland: widths 1 and 3, slopes 1 and 2: (7 + 5) / (7/1 + 5/2).
    const slopes = monotoneSlopes(Float64Array.of(0, 1, 4), Float64Array.of(0, 1, 7))
    expect(slopes[1]).toBeCloseTo(12 / 9.5, 12)
  })

  it('runs through its knots and never overshoots between them', () => {
    fc.assert(
      fc.property(knots, fc.double({ min: 0, max: 1, noNaN: true }), ({ x, y }, t) => {
        const at = curve(x, y)
        for (let i = 0; i + 1 < x.length; i++) {
          const [from, to, yFrom, yTo] = [x[i], x[i + 1], y[i], y[i + 1]] as [number, number, number, number]
          expect(at(from)).toBeCloseTo(yFrom, 9)
          const value = at(from + t * (to - from))
          expect(value).toBeGreaterThanOrEqual(Math.min(yFrom, yTo) - 1e-9)
          expect(value).toBeLessThanOrEqual(Math.max(yFrom, yTo) + 1e-9)
        }
      }),
    )
  })
})
