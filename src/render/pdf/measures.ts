import type { MeasurementResult } from '../../model/patient-result.js'
import type { Score } from '../../model/score.js'

export type MeasureName = 'size' | 'turner' | 'noonan' | 'weight' | 'bmi' | 'head' | 'seat' | 'leg' | 'seatLeg'

/** What is told of one measure at a visit. */
export interface Measure {
  readonly name: MeasureName
  /** Of the value; empty for a ratio. */
  readonly unit: string
  /** At least so many decimals, and at most those of {@link mostDecimals}. */
  readonly decimals: number
  readonly mostDecimals: number
  /** Missing where the value stands with another measure already. */
  readonly value?: (visit: MeasurementResult) => number | undefined
  readonly score: (visit: MeasurementResult) => Score | undefined
  readonly percentile: (visit: MeasurementResult) => number | undefined
  /** The body mass index of the same score at 18 years. */
  readonly equivalent?: (visit: MeasurementResult) => number | undefined
}

/** A number as given has up to three decimals, a computed one no more than are of use. */
const asGiven = { decimals: 1, mostDecimals: 3 }
const centimetres = { unit: 'cm', ...asGiven }

/** The measures in the order of the table. */
export const measures: readonly Measure[] = [
  {
    name: 'size',
    ...centimetres,
    value: (v) => v.sizeCm,
    score: (v) => v.sizeSds,
    percentile: (v) => v.sizePercentile,
  },
  {
    name: 'turner',
    ...centimetres,
    score: (v) => v.sizeTurnerSyndromeSds,
    percentile: (v) => v.sizeTurnerSyndromePercentile,
  },
  {
    name: 'noonan',
    ...centimetres,
    score: (v) => v.sizeNoonanSyndromeSds,
    percentile: (v) => v.sizeNoonanSyndromePercentile,
  },
  {
    name: 'weight',
    unit: 'kg',
    ...asGiven,
    value: (v) => v.weightKg,
    score: (v) => v.weightSds,
    percentile: (v) => v.weightPercentile,
  },
  {
    name: 'bmi',
    unit: 'kg/m²',
    decimals: 1,
    mostDecimals: 1,
    value: (v) => v.bmi,
    score: (v) => v.bmiSds,
    percentile: (v) => v.bmiPercentile,
    equivalent: (v) => v.equiBmi,
  },
  {
    name: 'head',
    ...centimetres,
    value: (v) => v.headCm,
    score: (v) => v.headSds,
    percentile: (v) => v.headPercentile,
  },
  {
    name: 'seat',
    ...centimetres,
    value: (v) => v.seatCm,
    score: (v) => v.seatSds,
    percentile: (v) => v.seatPercentile,
  },
  {
    name: 'leg',
    unit: 'cm',
    decimals: 1,
    mostDecimals: 1,
    value: (v) => v.legCm,
    score: (v) => v.legSds,
    percentile: (v) => v.legPercentile,
  },
  {
    name: 'seatLeg',
    unit: '',
    decimals: 2,
    mostDecimals: 2,
    value: (v) => v.seatLegRatio,
    score: (v) => v.seatLegSds,
    percentile: (v) => v.seatLegPercentile,
  },
]

/** Whether anything is known of a measure at any visit. */
export function isKnown({ value, score }: Measure, visits: readonly MeasurementResult[]): boolean {
  return visits.some((visit) => value?.(visit) !== undefined || score(visit) !== undefined)
}
