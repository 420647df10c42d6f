import type { ChartCurve } from '../data/chart-curves.js'

/** Scores this close together are the same. */
const sameScore = 1e-6

/** A curve and the one as far on the other side of the median. */
export type BandPair = readonly [lower: ChartCurve, upper: ChartCurve]

/**
 * Curves of the median's kind in pairs about it, widest first. Lines added
 * beyond the percentiles are of another kind, and make no pairs.
 */
export function bandPairs(curves: readonly ChartCurve[]): BandPair[] {
  const kind = curves.find(({ sds }) => Math.abs(sds) < sameScore)?.kind
  return curves.flatMap((lower): BandPair[] => {
    if (lower.kind !== kind || lower.sds >= -sameScore) return []
    const upper = curves.find((curve) => curve.kind === kind && Math.abs(curve.sds + lower.sds) < sameScore)
    return upper === undefined || upper.segments.length !== lower.segments.length ? [] : [[lower, upper]]
  })
}
