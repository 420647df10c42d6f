import { hermite, lastKnotAtOrBelow, monotoneSlopes } from '../math/interpolation.js'
import type { Lms } from '../math/lms.js'

/**
 * The figures of one sex: knots with L, M and S, ascending in x. Two knots at
 * the same x mark a step; the second applies from there on.
 *
 * A table of medians has l 1 and s 0.
 */
export interface Curve {
  readonly x: Float64Array
  readonly l: Float64Array
  readonly m: Float64Array
  readonly s: Float64Array
  /** Slopes for monotone cubic interpolation; undefined where it is linear. */
  readonly slopes?: { readonly l: Float64Array; readonly m: Float64Array; readonly s: Float64Array } | undefined
}

/** Wider than this, linear interpolation between knots cuts visibly across a growth curve, years. */
export const widestLinearYears = 0.5

/** Ages come from whole days, ranges from rounded figures: an end is met within this, in units of x. */
const endTolerance = 1e-5

/** Adds the slopes that make interpolation cubic. */
export function cubic(curve: Curve): Curve {
  const { x, l, m, s } = curve
  return { ...curve, slopes: { l: monotoneSlopes(x, l), m: monotoneSlopes(x, m), s: monotoneSlopes(x, s) } }
}

/**
 * L, M and S of a curve at x, interpolated between its knots.
 *
 * @returns undefined outside the curve
 */
export function curveAt(curve: Curve, x: number): Lms | undefined {
  const knots = curve.x
  const last = knots.length - 1
  const first = knots[0] as number
  const end = knots[last] as number
  if (!(x >= first - endTolerance && x <= end + endTolerance)) return undefined
  let i = lastKnotAtOrBelow(knots, x)
  if (i < 0) i = 0
  if (i >= last) return { l: curve.l[last] as number, m: curve.m[last] as number, s: curve.s[last] as number }
  const from = knots[i] as number
  const width = (knots[i + 1] as number) - from
  const t = x <= from ? 0 : (x - from) / width
  const { l, m, s, slopes } = curve
  if (slopes === undefined) return { l: linear(l, i, t), m: linear(m, i, t), s: linear(s, i, t) }
  return {
    l: smooth(l, slopes.l, i, width, t),
    m: smooth(m, slopes.m, i, width, t),
    s: smooth(s, slopes.s, i, width, t),
  }
}

function linear(y: Float64Array, i: number, t: number): number {
  const from = y[i] as number
  return from + ((y[i + 1] as number) - from) * t
}

function smooth(y: Float64Array, slopes: Float64Array, i: number, width: number, t: number): number {
  return hermite(y[i] as number, y[i + 1] as number, slopes[i] as number, slopes[i + 1] as number, width, t)
}
