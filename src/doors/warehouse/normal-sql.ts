import { lowerTailRatios } from '../../ground/math/normal-distribution.js'
import { numberSql } from './dialects.js'

/**
 * The normal distribution as SQL, which few engines have.
 *
 * Φ after J. F. Hart et al.: "Computer approximations", Wiley, New York 1968, algorithm
 * 5666, as given by G. West: "Better approximations to cumulative normal functions",
 * Wilmott Magazine (May 2005) 70-76.
 */

// Coefficients from the highest power down, for |z| below 7.07; scores end at 6.
const hartAbove = [
  3.52624965998911e-2, 0.700383064443688, 6.37396220353165, 33.912866078383, 112.079291497871, 221.213596169931,
  220.206867912376,
]
const hartBelow = [
  8.83883476483184e-2, 1.75566716318264, 16.064177579207, 86.7807322029461, 296.564248779674, 637.333633378831,
  793.826512519948, 440.413735824752,
]
/** Beyond it a continued fraction takes over. */
const hartEnd = 7.07106781186547
const rootTwoPi = 2.506628274631

/** A polynomial by Horner's rule. */
function polynomialSql(x: string, coefficients: readonly number[]): string {
  return coefficients.map(numberSql).reduce((sum, coefficient) => `(${sum} * ${x} + ${coefficient})`)
}

/** The share of a normal population above z, for a z that isn't negative. */
export function upperTailSql(z: string): string {
  const hart = `${polynomialSql(z, hartAbove)} / ${polynomialSql(z, hartBelow)}`
  const fraction = [4, 3, 2, 1].reduce((rest, n) => `(${z} + ${n} / ${rest})`, `(${z} + 0.65E0)`)
  const density = `EXP(-0.5E0 * ${z} * ${z})`
  return `CASE WHEN ${z} < ${numberSql(hartEnd)} THEN ${density} * ${hart} ELSE ${density} / ${fraction} / ${numberSql(rootTwoPi)} END`
}

/** 100 Φ(z), for a z within ±6. */
export function percentileSql(z: string): string {
  const above = `EXP(-0.5E0 * ${z} * ${z}) * ${polynomialSql(`ABS(${z})`, hartAbove)} / ${polynomialSql(`ABS(${z})`, hartBelow)}`
  return `CASE WHEN ${z} <= 0 THEN 100 * ${above} ELSE 100 - 100 * ${above} END`
}

/** -Φ⁻¹(p) from r = √(-ln p), for p below 0.075 (Wichura, AS 241, as in the library). */
export function upperQuantileSql(r: string): string {
  const [near, far] = lowerTailRatios.map(({ from, ratio: [above, below] }) => {
    const x = `(${r} - ${numberSql(from)})`
    return `${polynomialSql(x, above)} / ${polynomialSql(x, below)}`
  })
  return `CASE WHEN ${r} <= 5 THEN ${near} ELSE ${far} END`
}
