// biome-ignore-all lint/correctness/noPrecisionLoss: the values are as computed
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type SkewT, skewTScore, skewTValue } from '../../../src/ground/math/skew-t.js'

// INTERGROWTH-21st: weight of boys at 40+0 and of girls at 33+0, length of girls at 38+0, head of boys at 42+6.
const boysWeight: SkewT = { mu: 3.296834, sigma: 0.3935461, nu: 1.095261, tau: 17.05299 }

const distributions: fc.Arbitrary<SkewT> = fc.record({
  mu: fc.double({ min: 1, max: 60, noNaN: true }),
  sigma: fc.double({ min: 0.2, max: 3, noNaN: true }),
  nu: fc.double({ min: 0.7, max: 1.5, noNaN: true }),
  tau: fc.double({ min: 4, max: 60, noNaN: true }),
})

describe('the skew t distribution of type 3', () => {
  it('without skewness and with many degrees of freedom is nearly the normal one', () => {
    const normal = { mu: 50, sigma: 2, nu: 1, tau: 1e7 }
    for (const score of [-4, -1, 0, 2, 5]) expect(skewTScore(50 + 2 * score, normal)).toBeCloseTo(score, 4)
  })

  it('has the share 1 / (1 + ν²) below μ', () => {
    expect(skewTScore(3, { mu: 3, sigma: 0.4, nu: 1, tau: 20 })).toBeCloseTo(0, 15)
    // Φ⁻¹(1 / (1 + 2²)) and Φ⁻¹(1 / (1 + 0.5²)).
    expect(skewTScore(3, { mu: 3, sigma: 0.4, nu: 2, tau: 20 })).toBeCloseTo(-0.8416212335729143, 14)
    expect(skewTScore(3, { mu: 3, sigma: 0.4, nu: 0.5, tau: 20 })).toBeCloseTo(0.8416212335729143, 14)
  })

  it('value and score undo one another, from one tail to the other', () => {
    fc.assert(
      fc.property(distributions, fc.double({ min: -8, max: 8, noNaN: true }), (distribution, score) => {
        expect(Math.abs(skewTScore(skewTValue(score, distribution), distribution) - score)).toBeLessThan(1e-10)
      }),
    )
  })

  it('the score rises with the value, however absurd, and is a number', () => {
    const values = fc.double({ min: -1e300, max: 1e300, noNaN: true })
    fc.assert(
      fc.property(distributions, values, values, (distribution, a, b) => {
        const [low, high] = [skewTScore(Math.min(a, b), distribution), skewTScore(Math.max(a, b), distribution)]
        // Of values 1e-14 apart the last bit is chance.
        expect(low).toBeLessThanOrEqual(high + 1e-12)
        expect(Number.isFinite(low) && Number.isFinite(high)).toBe(true)
      }),
    )
    const fine = Array.from({ length: 4000 }, (_, i) => skewTScore(-20 + i / 50, boysWeight))
    for (let i = 1; i < fine.length; i++) expect(fine[i]).toBeGreaterThan(fine[i - 1] as number)
  })

  it('the value rises with the score and is a number', () => {
    let before = Number.NEGATIVE_INFINITY
    for (let score = -60; score <= 60; score += 0.25) {
      const value = skewTValue(score, boysWeight)
      expect(Number.isFinite(value)).toBe(true)
      expect(value).toBeGreaterThanOrEqual(before)
      before = value
    }
  })
})
