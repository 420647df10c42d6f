import { cubicShares, figureAt, hermite, lastKnotAtOrBelow, linear, monotoneSlopes } from '../math/interpolation.js'
import type { Lms } from '../math/lms.js'
import type { PlaceDistribution } from './place-distribution.js'

/**
 * The figures of one sex: knots with L, M and S, ascending in x. Two knots at
 * the same x mark a step; the second applies from there on.
 *
 * A table of medians has l 1 and s 0. One with a skew-t distribution has the
 * median in m, l 1, and in s half the distance between its values at ±1 by the
 * median: a description, its scores come from `distributionAt`.
 */
export interface Curve {
  readonly x: Float64Array
  readonly l: Float64Array
  readonly m: Float64Array
  readonly s: Float64Array
  /** Slopes for monotone cubic interpolation; undefined where it is linear. */
  readonly slopes?: { readonly l: Float64Array; readonly m: Float64Array; readonly s: Float64Array } | undefined
  /** The distribution at x, with L, M and S there, of a table that these alone don't describe. */
  readonly distributionAt?: ((x: number, lms: Lms) => PlaceDistribution) | undefined
}

/** Where knots are farther apart than this, straight lines cut visibly across a growth curve, years. */
export const widestLinearYears = 0.5

/** Ages are computed from whole days and ranges from rounded figures, so the ends are met within this, in units of x. */
const endTolerance = 1e-5

/** Adds the slopes that make interpolation cubic. */
export function withSlopes(curve: Curve): Curve {
  const { x, l, m, s } = curve
  return { ...curve, slopes: { l: monotoneSlopes(x, l), m: monotoneSlopes(x, m), s: monotoneSlopes(x, s) } }
}

/** Where L, M and S of a place are written. */
export interface LmsRoom {
  l: number
  m: number
  s: number
}

/**
 * Writes L, M and S of a curve at x, interpolated between its knots, into an object that has
 * room for them: a patient's scores take a hundred of them, a line between visits another hundred.
 *
 * @returns whether x is within the curve; outside nothing is written
 */
export function readCurve(curve: Curve, x: number, room: LmsRoom): boolean {
  const { x: knots, l, m, s, slopes } = curve
  const last = knots.length - 1
  if (!(x >= figureAt(knots, 0) - endTolerance && x <= figureAt(knots, last) + endTolerance)) return false
  const i = Math.max(lastKnotAtOrBelow(knots, x), 0)
  if (i >= last) {
    room.l = figureAt(l, last)
    room.m = figureAt(m, last)
    room.s = figureAt(s, last)
    return true
  }
  const from = figureAt(knots, i)
  const width = figureAt(knots, i + 1) - from
  const t = x <= from ? 0 : (x - from) / width
  if (slopes === undefined) {
    room.l = linear(l, i, t)
    room.m = linear(m, i, t)
    room.s = linear(s, i, t)
    return true
  }
  const shares = cubicShares(width, t)
  room.l = hermite(l, slopes.l, i, shares)
  room.m = hermite(m, slopes.m, i, shares)
  room.s = hermite(s, slopes.s, i, shares)
  return true
}

/**
 * L, M and S of a curve at x, as {@link readCurve} interpolates them.
 *
 * @returns undefined outside the curve
 */
export function curveAt(curve: Curve, x: number): Lms | undefined {
  const lms = { l: Number.NaN, m: Number.NaN, s: Number.NaN }
  return readCurve(curve, x, lms) ? lms : undefined
}
