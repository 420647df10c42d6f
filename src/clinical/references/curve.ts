import {
  cubicShares,
  figureAt,
  hermite,
  lastKnotAtOrBelow,
  linear,
  monotoneSlopes,
} from '../../ground/math/interpolation.js'
import { inTails, type Lms } from '../../ground/math/lms.js'

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
  /** What that is computed from, as published: the columns of a skew-t distribution, the coefficients of σ of a half-normal one. */
  readonly parameters?: { readonly [name: string]: Float64Array } | undefined
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

/**
 * The distribution at a place in a table that L, M and S don't describe. It
 * comes with the table, so that a program without such a table has nothing of it.
 */
export interface PlaceDistribution {
  /** What it was computed from, by name: `mu`, `sigma`, `nu` and `tau` of a skew-t distribution. */
  readonly parameters: Readonly<Record<string, number>>
  /** The score of a positive value. */
  readonly score: (value: number) => number
  /** The value at a score; NaN outside the distribution. */
  readonly value: (score: number) => number
  /** The score of any value, linear in the value beyond ±3. */
  readonly uncappedScore: (value: number) => number
}

/** No measure is 0 or less, though a t distribution reaches there. */
function positive(value: number): number {
  return value > 0 ? value : Number.NaN
}

/** A distribution from its score and its value, linear for plausibility checks as L, M and S are by {@link linearTailScore}. */
export function placeDistribution({
  parameters,
  score,
  value,
}: Omit<PlaceDistribution, 'uncappedScore'>): PlaceDistribution {
  const uncappedScore = (measured: number) => {
    const within = measured > 0 ? score(measured) : Number.NEGATIVE_INFINITY
    if (!inTails(within)) return within
    const side = Math.sign(within)
    const edge = value(3 * side)
    return 3 * side + (measured - edge) / Math.abs(edge - value(2 * side))
  }
  return { parameters, score, value: (at) => positive(value(at)), uncappedScore }
}
