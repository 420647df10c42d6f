import type { ChartCurve } from '../../data/chart-curves.js'

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

/** Whether a chart has percentiles above the median and none below it, as one of blood pressure does. */
export function isOneSided(curves: readonly ChartCurve[]): boolean {
  return curves.length > 1 && curves.every(({ kind, sds }) => kind === 'percentile' && sds > -sameScore)
}

/** Each curve of a one-sided chart with the next above it. */
export function bandsAbove(curves: readonly ChartCurve[]): BandPair[] {
  return curves.slice(1).map((upper, i): BandPair => [curves[i] as ChartCurve, upper])
}
