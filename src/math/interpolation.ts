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
    if ((knots[mid] as number) <= x) low = mid + 1
    else high = mid
  }
  return low - 1
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
  const at = (i: number) => ((y[i + 1] as number) - (y[i] as number)) / ((x[i + 1] as number) - (x[i] as number))
  slopes[0] = at(0)
  slopes[last] = at(last - 1)
  for (let i = 1; i < last; i++) {
    const before = at(i - 1)
    const after = at(i)
    if (before * after <= 0) continue
    const left = (x[i] as number) - (x[i - 1] as number)
    const right = (x[i + 1] as number) - (x[i] as number)
    // Harmonic mean, weighted by the neighbouring intervals.
    const weightBefore = 2 * right + left
    const weightAfter = right + 2 * left
    slopes[i] = (weightBefore + weightAfter) / (weightBefore / before + weightAfter / after)
  }
  return slopes
}

/** Cubic Hermite value in an interval of the given width, at the share t (0 to 1) of it. */
export function hermite(
  from: number,
  to: number,
  slopeFrom: number,
  slopeTo: number,
  width: number,
  t: number,
): number {
  const u = 1 - t
  return (
    (1 + 2 * t) * u * u * from + t * u * u * width * slopeFrom + t * t * (3 - 2 * t) * to - t * t * u * width * slopeTo
  )
}
