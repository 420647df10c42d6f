import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Lms, linearTailScore, linearTailValue, lmsScore, lmsValue } from '../../../src/ground/math/lms.js'

const powers = fc.double({ min: -4, max: 4, noNaN: true })
const spreads = fc.double({ min: 0.02, max: 0.2, noNaN: true })
const medians = fc.double({ min: 0.3, max: 200, noNaN: true })
const distributions: fc.Arbitrary<Lms> = fc.record({ l: powers, m: medians, s: spreads })

describe('the LMS formula', () => {
  // Worked by hand: score = ((y/M)^L - 1) / (L S).
  it.each([
    { value: 110, lms: { l: 1, m: 100, s: 0.05 }, score: 2 },
    { value: 85, lms: { l: 1, m: 100, s: 0.05 }, score: -3 },
    { value: 144, lms: { l: 0.5, m: 100, s: 0.1 }, score: 4 },
    { value: 125, lms: { l: -1, m: 100, s: 0.1 }, score: 2 },
    { value: 80, lms: { l: -2, m: 100, s: 0.1 }, score: -2.8125 },
    { value: 100 * Math.exp(0.3), lms: { l: 0, m: 100, s: 0.1 }, score: 3 },
    { value: 100, lms: { l: 0, m: 100, s: 0.1 }, score: 0 },
  ])('$value scores $score with $lms', ({ value, lms, score }) => {
    expect(lmsScore(value, lms)).toBeCloseTo(score, 12)
    expect(lmsValue(score, lms)).toBeCloseTo(value, 10)
  })

  it('WHO: a girl of 365 days and 9 kg scores 0.0488 (LMS -0.2022, 8.9462, 0.12267)', () => {
    // E. Grellety's worked example of the WHO procedure, doi 10.6084/m9.figshare.4294085: 0.048847178.
    expect(lmsScore(9, { l: -0.2022, m: 8.9462, s: 0.12267 })).toBeCloseTo(0.048847178, 8)
  })

  it.each([5e-324, 1e-300, 1e-15, 1e-12, 1e-9, -1e-9, -1e-12])('with L = %d is as good as with L = 0', (l) => {
    for (const value of [60, 90, 100, 115, 160]) {
      const near = lmsScore(value, { l, m: 100, s: 0.1 })
      expect(Math.abs(near - lmsScore(value, { l: 0, m: 100, s: 0.1 }))).toBeLessThan(2e-9)
    }
    for (const score of [-4, -1, 0, 2.5]) {
      expect(
        Math.abs(lmsValue(score, { l, m: 100, s: 0.1 }) / lmsValue(score, { l: 0, m: 100, s: 0.1 }) - 1),
      ).toBeLessThan(1e-9)
    }
  })

  it('value and score undo one another', () => {
    fc.assert(
      fc.property(distributions, fc.double({ min: -4, max: 4, noNaN: true }), (lms, score) => {
        fc.pre(1 + lms.l * lms.s * score > 0.05)
        expect(Math.abs(lmsScore(lmsValue(score, lms), lms) - score)).toBeLessThan(1e-10)
      }),
    )
  })

  it('gives NaN for what has no score and no value', () => {
    const lms = { l: -2, m: 100, s: 0.2 }
    expect(lmsScore(-1, lms)).toBeNaN()
    expect(lmsValue(2.5, lms)).toBeNaN()
    expect(lmsValue(3, lms)).toBeNaN()
  })
})

describe('the WHO rule beyond ±3', () => {
  // The LMS figures and the columns SD4neg, SD3neg, SD3, SD4 as WHO prints
  // them in its expanded tables: weight-for-height of girls (2006), weight of
  // boys and BMI of girls (2007). Printed to 0.001.
  it.each([
    { at: 'girls 65 cm', lms: { l: -0.3833, m: 7.2402, s: 0.09113 }, printed: [5.095, 5.583, 9.664, 10.583] },
    { at: 'girls 83 cm', lms: { l: -0.3833, m: 10.9051, s: 0.08905 }, printed: [7.733, 8.456, 14.455, 15.797] },
    { at: 'boys 61 months', lms: { l: -0.2026, m: 18.5057, s: 0.12988 }, printed: [11.07, 12.718, 27.77, 31.375] },
    { at: 'boys 120 months', lms: { l: -0.6764, m: 31.1586, s: 0.16305 }, printed: [17.634, 20.42, 56.434, 67.829] },
    { at: 'girls 61 months', lms: { l: -0.8886, m: 15.2441, s: 0.09692 }, printed: [10.793, 11.77, 21.34, 23.821] },
    { at: 'girls 144 months', lms: { l: -1.4006, m: 17.9966, s: 0.13129 }, printed: [11.912, 13.151, 31.91, 38.854] },
    { at: 'girls 228 months', lms: { l: -0.7496, m: 21.4269, s: 0.14441 }, printed: [12.951, 14.724, 36.179, 42.689] },
  ])('$at', ({ lms, printed }) => {
    const scores = [-4, -3, 3, 4]
    scores.forEach((score, i) => {
      expect(Math.abs(linearTailValue(score, lms) - (printed[i] as number))).toBeLessThanOrEqual(0.002)
      expect(Math.abs(linearTailScore(printed[i] as number, lms) - score)).toBeLessThanOrEqual(0.002)
    })
  })

  it('goes on at the pace between 2 and 3 SD', () => {
    const lms = { l: -1, m: 100, s: 0.1 }
    const at2 = 125
    const at3 = 100 / 0.7
    expect(linearTailScore(at3 + 5 * (at3 - at2), lms)).toBeCloseTo(8, 10)
    expect(linearTailValue(8, lms)).toBeCloseTo(at3 + 5 * (at3 - at2), 10)
  })

  it('is the formula within ±3 and meets it at ±3 without a jump', () => {
    fc.assert(
      fc.property(distributions, fc.constantFrom(-3, 3), (lms, edge) => {
        fc.pre(1 + lms.l * lms.s * edge > 0.05)
        const value = lmsValue(edge, lms)
        expect(linearTailScore(value, lms)).toBeCloseTo(edge, 9)
        for (const factor of [1 - 1e-9, 1 + 1e-9]) {
          expect(Math.abs(linearTailScore(value * factor, lms) - edge)).toBeLessThan(1e-6)
        }
        expect(linearTailScore(lmsValue(edge / 2, lms), lms)).toBeCloseTo(edge / 2, 9)
      }),
    )
  })

  it('rises with the value, however absurd, and undoes itself', () => {
    const shares = fc.double({ min: -2, max: 6, noNaN: true })
    fc.assert(
      fc.property(distributions, shares, shares, (lms, a, b) => {
        // Beyond this skewness there is no value even at ±2; no table comes near.
        fc.pre(Math.abs(lms.l * lms.s) < 0.45)
        const [low, high] = [Math.min(a, b) * lms.m, Math.max(a, b) * lms.m]
        expect(linearTailScore(low, lms)).toBeLessThanOrEqual(linearTailScore(high, lms))
        // A distribution that ends within ±3 gives every value beyond its end the same score.
        fc.pre(Math.abs(3 * lms.l * lms.s) < 0.95)
        const score = linearTailScore(high, lms)
        expect(Math.abs(linearTailValue(score, lms) - high)).toBeLessThan(1e-8 * lms.m * Math.max(1, Math.abs(score)))
      }),
    )
  })

  it('gives NaN for numbers that are not finite', () => {
    expect(linearTailScore(Number.NaN, { l: 1, m: 100, s: 0.05 })).toBeNaN()
  })
})
