import type { MeasurementResult } from './patient-result.js'
import type { Score } from './score.js'

export type VisitMeasureName = 'size' | 'turner' | 'noonan' | 'weight' | 'bmi' | 'head' | 'seat' | 'leg' | 'seatLeg'

/** Where the result of a visit has what belongs to one measure. */
export interface VisitMeasure {
  /** Missing where the value stands with another measure already. */
  readonly value?: (visit: MeasurementResult) => number | undefined
  readonly score: (visit: MeasurementResult) => Score | undefined
  readonly percentile: (visit: MeasurementResult) => number | undefined
}

/** The measures of a visit, in the order in which tables of visits have them. */
export const visitMeasures: Readonly<Record<VisitMeasureName, VisitMeasure>> = {
  size: {
    value: (v) => v.sizeCm,
    score: (v) => v.sizeSds,
    percentile: (v) => v.sizePercentile,
  },
  turner: {
    score: (v) => v.sizeTurnerSyndromeSds,
    percentile: (v) => v.sizeTurnerSyndromePercentile,
  },
  noonan: {
    score: (v) => v.sizeNoonanSyndromeSds,
    percentile: (v) => v.sizeNoonanSyndromePercentile,
  },
  weight: {
    value: (v) => v.weightKg,
    score: (v) => v.weightSds,
    percentile: (v) => v.weightPercentile,
  },
  bmi: {
    value: (v) => v.bmi,
    score: (v) => v.bmiSds,
    percentile: (v) => v.bmiPercentile,
  },
  head: {
    value: (v) => v.headCm,
    score: (v) => v.headSds,
    percentile: (v) => v.headPercentile,
  },
  seat: {
    value: (v) => v.seatCm,
    score: (v) => v.seatSds,
    percentile: (v) => v.seatPercentile,
  },
  leg: {
    value: (v) => v.legCm,
    score: (v) => v.legSds,
    percentile: (v) => v.legPercentile,
  },
  seatLeg: {
    value: (v) => v.seatLegRatio,
    score: (v) => v.seatLegSds,
    percentile: (v) => v.seatLegPercentile,
  },
}

/** Whether anything is known of a measure at any visit. */
export function isKnown({ value, score }: VisitMeasure, visits: readonly MeasurementResult[]): boolean {
  return visits.some((visit) => value?.(visit) !== undefined || score(visit) !== undefined)
}
