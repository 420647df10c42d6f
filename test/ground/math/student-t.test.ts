// biome-ignore-all lint/correctness/noPrecisionLoss: the values are as computed
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { studentTail, studentTailQuantile } from '../../../src/ground/math/student-t.js'

// Computed with mpmath 1.4.1 at 60 digits: half the regularised incomplete beta
// function of ν/2 and 1/2, from 0 to ν / (ν + t²).
const computed: readonly (readonly [t: number, freedom: number, share: number])[] = [
  [0.001, 1, 0.49968169021991944],
  [0.1, 17.05299, 0.46075527704686511],
  [0.7, 15.4146, 0.24717861377501164],
  [1.6, 17.05299, 0.063980143567532431],
  [1.7, 26.17975, 0.050491771022412168],
  [3, 20.97268, 0.003414195103573308],
  [5, 2.5, 0.011725594985430924],
  [6, 15.4146, 1.08402336662587e-5],
  [12, 19.65738, 8.4584165410359014e-11],
  [40, 17.05299, 1.3319131935591149e-18],
  [30, 300, 1.3031072100489278e-92],
  [1000, 26.17975, 8.1166837933581762e-62],
]

describe('the upper tail of the t distribution', () => {
  it.each(computed)('above %d with %d degrees of freedom', (t, freedom, share) => {
    expect(Math.abs(studentTail(t, freedom) / share - 1)).toBeLessThan(2e-13)
    expect(Math.abs(studentTailQuantile(share, freedom) / t - 1)).toBeLessThan(share > 0.49 ? 1e-11 : 2e-13)
  })

  it('is that of Cauchy for one degree of freedom', () => {
    for (const t of [0.2, 1, 3, 50]) expect(studentTail(t, 1)).toBeCloseTo(0.5 - Math.atan(t) / Math.PI, 14)
  })

  it('is half at 0, and vanishes without a jump or NaN', () => {
    expect(studentTail(0, 17)).toBe(0.5)
    let before = 0.5
    for (let exponent = -20; exponent < 300; exponent += 0.05) {
      const share = studentTail(10 ** exponent, 17.05299)
      expect(share).toBeLessThanOrEqual(before)
      before = share
    }
    expect(before).toBe(0)
  })

  it('share and t undo one another', () => {
    const freedoms = fc.double({ min: 0.8, max: 400, noNaN: true })
    fc.assert(
      fc.property(freedoms, fc.double({ min: -290, max: Math.log10(0.5), noNaN: true }), (freedom, exponent) => {
        const share = 10 ** exponent
        const t = studentTailQuantile(share, freedom)
        fc.pre(t < 1e100)
        expect(Math.abs(studentTail(t, freedom) / share - 1)).toBeLessThan(1e-11)
      }),
    )
  })

  it('has a finite t for the smallest share', () => {
    for (const freedom of [1, 17.05299, 300]) expect(studentTailQuantile(Number.MIN_VALUE, freedom)).toBeGreaterThan(30)
    expect(studentTailQuantile(0.5, 17)).toBe(0)
  })
})
