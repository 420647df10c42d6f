// biome-ignore-all lint/correctness/noPrecisionLoss: the values are as computed and as printed
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalCdf, normalQuantile } from '../../../src/ground/math/normal-distribution.js'

// Computed with Python's decimal at 700 digits: erf by its Taylor series,
// Φ(z) = (1 + erf(z/√2)) / 2, pi by Machin's formula.
const computedCdf: [z: number, share: number][] = [
  [-37, 5.7255712225245771e-300],
  [-30, 4.90671392714818718e-198],
  [-20, 2.75362411860623374e-89],
  [-12, 1.77648211207767904e-33],
  [-10, 7.61985302416052545e-24],
  [-8, 6.22096057427178387e-16],
  [-6, 9.86587645037698091e-10],
  [-5.7, 5.99037140106353454e-9],
  [-5, 0.00000028665157187919],
  [-4, 0.00003167124183311992],
  [-3, 0.00134989803163009453],
  [-2.5, 0.00620966532577613517],
  [-2, 0.0227501319481792072],
  [-1.5, 0.066807201268858066],
  [-1, 0.15865525393145705141],
  [-0.7, 0.24196365222307301475],
  [-0.66, 0.25462691467133614761],
  [-0.5, 0.30853753872598689636],
  [-0.1, 0.46017216272297101853],
  [-0.001, 0.49960105778608893742],
  [0.001, 0.50039894221391106258],
  [0.1, 0.53982783727702898147],
  [0.66, 0.74537308532866385239],
  [0.7, 0.75803634777692698525],
  [1.88, 0.96994596103880021284],
  [4, 0.99996832875816688008],
  [5, 0.99999971334842812081],
  [6, 0.99999999901341235496],
  [8, 0.9999999999999993779],
]

// M. Abramowitz, I. A. Stegun (eds.): Handbook of Mathematical Functions
// (1964), table 26.1, P(x) to 15 places.
const abramowitzStegun: [z: number, share: number][] = [
  [0, 0.5],
  [0.5, 0.691462461274013],
  [1, 0.841344746068543],
  [1.5, 0.933192798731142],
  [2, 0.977249868051821],
  [2.5, 0.993790334674224],
  [3, 0.99865010196837],
]

// By Newton's method on the Φ above, for the very double below.
const computedQuantiles: [share: number, z: number][] = [
  [1e-300, -37.047096299361199237],
  [1e-100, -21.273453560965324294],
  [1e-12, -7.034483825301131933],
  [0.000001, -4.753424308822898957],
  [0.005, -2.575829303548900754],
  [0.01, -2.326347874040841093],
  [0.03, -1.880793608151250955],
  [0.05, -1.644853626951472688],
  [0.07, -1.475791028179170686],
  [0.074, -1.44663206715897851],
  [0.075, -1.439531470938455935],
  [0.1, -1.281551565544600435],
  [0.15, -1.036433389493789604],
  [0.4, -0.253347103135799741],
  [0.49999, -0.00002506628274896],
  [0.5, 0],
  [0.6, 0.253347103135799741],
  [0.75, 0.674489750196081743],
  [0.9, 1.281551565544600593],
  [0.925, 1.439531470938456229],
  [0.93, 1.475791028179171099],
  [0.97, 1.880793608151250547],
  [0.99, 2.326347874040840768],
  [0.995, 2.575829303548900454],
  [0.999, 3.090232306167813278],
  [0.999999, 4.753424308817087766],
]

// M. J. Wichura: Algorithm AS 241 (1988), the paper's own check values.
const wichura: [share: number, z: number][] = [
  [0.25, -0.6744897501960817],
  [0.001, -3.090232306167814],
  [1e-20, -9.262340089798408],
]

/** 1e-12, of the value itself where it is smaller than 1: the tails keep their digits. */
function expectWithin(actual: number, expected: number, relative = 1e-12): void {
  expect(Math.abs(actual - expected)).toBeLessThanOrEqual(relative * Math.abs(expected))
}

describe('Φ', () => {
  it.each(computedCdf)('Φ(%d) is %d', (z, share) => expectWithin(normalCdf(z), share))

  it.each(abramowitzStegun)('Φ(%d) is %d in Abramowitz and Stegun', (z, share) => {
    expect(Math.abs(normalCdf(z) - share)).toBeLessThanOrEqual(1e-15)
  })

  it('reaches 0 and 1 far out', () => {
    expect(normalCdf(-40)).toBe(0)
    expect(normalCdf(Number.NEGATIVE_INFINITY)).toBe(0)
    expect(normalCdf(9)).toBe(1)
    expect(normalCdf(Number.POSITIVE_INFINITY)).toBe(1)
  })

  it('is symmetric', () => {
    fc.assert(
      fc.property(fc.double({ min: -38, max: 38, noNaN: true }), (z) => {
        expect(Math.abs(normalCdf(z) + normalCdf(-z) - 1)).toBeLessThanOrEqual(2e-16)
      }),
    )
  })

  it('never falls', () => {
    const score = fc.double({ min: -38, max: 9, noNaN: true })
    fc.assert(
      fc.property(score, score, (a, b) => {
        expect(normalCdf(Math.min(a, b))).toBeLessThanOrEqual(normalCdf(Math.max(a, b)))
      }),
    )
  })
})

describe('Φ⁻¹', () => {
  it.each([...computedQuantiles, ...wichura])('Φ⁻¹(%d) is %d', (share, z) => {
    expectWithin(normalQuantile(share), z)
  })

  it.each([0, 1, -0.1, 1.1, Number.NaN, Number.POSITIVE_INFINITY])('refuses the share %d', (share) => {
    expect(() => normalQuantile(share)).toThrow(RangeError)
    expect(() => normalQuantile(share)).toThrow(String(share))
  })

  it('undoes Φ', () => {
    fc.assert(
      fc.property(fc.double({ min: -37, max: 5, noNaN: true }), (z) => {
        // Near 1 a share has no more digits than 2⁻⁵³: the density says what that is worth in z.
        const coarse = z > 0 ? 2 ** -53 / (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) : 0
        expect(Math.abs(normalQuantile(normalCdf(z)) - z)).toBeLessThanOrEqual(1e-12 * Math.max(1, -z) + 2 * coarse)
      }),
    )
  })

  it('is undone by Φ', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-300, max: 1 - 1e-12, noNaN: true }), (share) => {
        expectWithin(normalCdf(normalQuantile(share)), share, 2e-12)
      }),
    )
  })
})
