// biome-ignore-all lint/correctness/noPrecisionLoss: the values are as computed
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  halfNormalBeyond,
  halfNormalTailScore,
  halfNormalTailValue,
} from '../../../src/ground/math/half-normal-tail.js'
import { lmsScore, lmsValue } from '../../../src/ground/math/lms.js'
import { normalCdf } from '../../../src/ground/math/normal-distribution.js'

const lms = { l: -2, m: 16, s: 0.1 }
const sigma = 4

describe('a half-normal distribution above the 95th percentile', () => {
  it('begins where 5 % lie above', () => {
    expect(normalCdf(-halfNormalBeyond)).toBeCloseTo(0.05, 16)
  })

  it('is the LMS formula up to there', () => {
    for (const score of [-5, -1, 0, 1.6]) {
      expect(halfNormalTailValue(score, lms, sigma)).toBe(lmsValue(score, lms))
      expect(halfNormalTailScore(lmsValue(score, lms), lms, sigma)).toBe(lmsScore(lmsValue(score, lms), lms))
    }
  })

  it('meets it without a jump', () => {
    const edge = lmsValue(halfNormalBeyond, lms)
    for (const offset of [-1e-9, 0, 1e-9]) {
      expect(halfNormalTailScore(edge + offset, lms, sigma)).toBeCloseTo(halfNormalBeyond, 8)
      expect(halfNormalTailValue(halfNormalBeyond + offset, lms, sigma)).toBeCloseTo(edge, 7)
    }
  })

  it('is the published rule: percentile = 90 + 10 Φ((value - P95) / σ)', () => {
    const edge = lmsValue(halfNormalBeyond, lms)
    for (const distance of [0.1, 1, 2.5]) {
      const score = halfNormalTailScore(edge + distance * sigma, lms, sigma)
      expect(100 * normalCdf(score)).toBeCloseTo(90 + 10 * normalCdf(distance), 11)
    }
  })

  it('value and score undo one another far beyond where a percentile has digits', () => {
    const scores = fc.double({ min: -6, max: 30, noNaN: true })
    fc.assert(
      fc.property(scores, (score) => {
        const value = halfNormalTailValue(score, lms, sigma)
        expect(Math.abs(halfNormalTailScore(value, lms, sigma) - score)).toBeLessThan(1e-10)
      }),
    )
  })

  it('the score rises with the value, however absurd, and is a number', () => {
    let before = Number.NEGATIVE_INFINITY
    for (let value = 1; value < 1e6; value *= 1.003) {
      const score = halfNormalTailScore(value, lms, sigma)
      expect(score).toBeGreaterThanOrEqual(before)
      expect(Number.isFinite(score)).toBe(true)
      before = score
    }
    expect(Number.isFinite(halfNormalTailValue(60, lms, sigma))).toBe(true)
  })
})
