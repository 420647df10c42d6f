/** The figure at an index that lies within its column. */
export function figureAt(column: Float64Array, index: number): number {
  return column[index] as number
}

/** The same for a plain list: engines read columns fast as long as one function sees no other kind. */
export function numberAt(list: readonly number[], index: number): number {
  return list[index] as number
}

/**
 * Index i of the last knot with knots[i] ≤ x: for x within the knots, the
 * start of its interval. Of two equal knots the second counts, so that a step
 * takes effect at its very x.
 *
 * @param knots ascending, at least one
 * @returns the index, -1 if x lies before the first knot
 */
export function lastKnotAtOrBelow(knots: Float64Array, x: number): number {
  let low = 0
  let high = knots.length
  while (low < high) {
    const mid = (low + high) >>> 1
    if (figureAt(knots, mid) <= x) low = mid + 1
    else high = mid
  }
  return low - 1
}

/** The figure at the share t (0 to 1) of the interval from knot i to the next, along a straight line. */
export function linear(y: Float64Array, i: number, t: number): number {
  const from = figureAt(y, i)
  return from + (figureAt(y, i + 1) - from) * t
}

/** How much the figures at the two ends of an interval, and the slopes there, count in a cubic. */
export interface CubicShares {
  readonly from: number
  readonly fromSlope: number
  readonly to: number
  readonly toSlope: number
}

/** The shares at the share t (0 to 1) of an interval. */
export function cubicShares(width: number, t: number): CubicShares {
  const u = 1 - t
  return {
    from: (1 + 2 * t) * u * u,
    fromSlope: t * u * u * width,
    to: t * t * (3 - 2 * t),
    toSlope: t * t * u * width,
  }
}

/** The figure within the interval from knot i to the next, by a cubic with slopes at the knots. */
export function hermite(y: Float64Array, slopes: Float64Array, i: number, shares: CubicShares): number {
  return (
    shares.from * figureAt(y, i) +
    shares.fromSlope * figureAt(slopes, i) +
    shares.to * figureAt(y, i + 1) -
    shares.toSlope * figureAt(slopes, i + 1)
  )
}

/**
 * Slopes at the knots for monotone cubic interpolation: the curve runs
 * through the knots, is smooth, and doesn't overshoot.
 *
 * F. N. Fritsch, J. Butland: "A method for constructing local monotone
 * piecewise cubic interpolants", SIAM J. Sci. Stat. Comput. 5 (1984) 300-304.
 */
export function monotoneSlopes(x: Float64Array, y: Float64Array): Float64Array {
  const last = x.length - 1
  const slopes = new Float64Array(x.length)
  if (last < 1) return slopes
  const width = (i: number) => figureAt(x, i + 1) - figureAt(x, i)
  const secant = (i: number) => (figureAt(y, i + 1) - figureAt(y, i)) / width(i)
  slopes[0] = secant(0)
  slopes[last] = secant(last - 1)
  for (let i = 1; i < last; i++) {
    const before = secant(i - 1)
    const after = secant(i)
    if (before * after <= 0) continue
    // Harmonic mean, weighted by the neighbouring intervals.
    const weightBefore = 2 * width(i) + width(i - 1)
    const weightAfter = width(i) + 2 * width(i - 1)
    slopes[i] = (weightBefore + weightAfter) / (weightBefore / before + weightAfter / after)
  }
  return slopes
}
