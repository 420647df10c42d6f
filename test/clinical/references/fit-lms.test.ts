import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreOfPercentile } from '../../../src/clinical/references/index.js'
import { fitLms } from '../../../src/clinical/references/own/fit-lms.js'
import { type Lms, lmsScore, lmsValue } from '../../../src/ground/math/lms.js'

const seven = [3, 10, 25, 50, 75, 90, 97].map(scoreOfPercentile)
const quantiles = (lms: Lms, scores: readonly number[]) =>
  scores.map((score) => ({ score, value: lmsValue(score, lms) }))

describe('a fit to percentiles', () => {
  it.each([
    { l: 1, m: 102, s: 0.04 },
    { l: 0, m: 14.3, s: 0.12 },
    { l: -1.6308, m: 22.31, s: 0.1424 },
    { l: 3.2, m: 85, s: 0.035 },
  ])('finds $l, $m, $s again', (lms) => {
    const fitted = fitLms(quantiles(lms, seven))
    expect(fitted.l).toBeCloseTo(lms.l, 3)
    expect(fitted.m).toBeCloseTo(lms.m, 4)
    expect(fitted.s).toBeCloseTo(lms.s, 5)
  })

  it('finds every distribution again, to within 0.001 SD', () => {
    const distributions = fc.record({
      l: fc.double({ min: -3, max: 4, noNaN: true }),
      m: fc.double({ min: 0.5, max: 180, noNaN: true }),
      s: fc.double({ min: 0.02, max: 0.15, noNaN: true }),
    })
    fc.assert(
      fc.property(distributions, (lms) => {
        // No growth reference ends near its third percentile.
        fc.pre(Math.abs(lms.l * lms.s) < 0.5)
        const exact = quantiles(lms, seven)
        const fitted = fitLms(exact)
        for (const { score, value } of exact) expect(Math.abs(lmsScore(value, fitted) - score)).toBeLessThan(1e-3)
      }),
    )
  })

  it('meets three percentiles exactly, the median among them', () => {
    const three = [
      { score: scoreOfPercentile(3), value: 82.6 },
      { score: 0, value: 88.2 },
      { score: scoreOfPercentile(97), value: 94.3 },
    ]
    const fitted = fitLms(three)
    for (const { score, value } of three) expect(lmsScore(value, fitted)).toBeCloseTo(score, 6)
  })

  it('does without a median', () => {
    const lms = { l: -0.5, m: 30, s: 0.15 }
    const fitted = fitLms(quantiles(lms, [5, 10, 85, 95].map(scoreOfPercentile)))
    expect(fitted.m).toBeCloseTo(30, 3)
  })

  it.each([-1, 1])('looks for powers up to 6, on the side of %d', (side) => {
    const lms = { l: side * 6.6, m: 30, s: 0.03 }
    const { l } = fitLms(quantiles(lms, seven))
    expect(l).toBeCloseTo(side * 6, 6)
  })
})
