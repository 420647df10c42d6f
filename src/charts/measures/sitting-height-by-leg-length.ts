import { seatLegRatioOf, sittingHeightRatio } from '../../growth/proportions.js'
import type { ChartMeasure } from './chart-measure.js'

/** Sitting height by leg length. The reference is by sitting height by height. */
export const sittingHeightByLegLengthMeasure: ChartMeasure = {
  label: { de: 'Sitzhöhe / Beinlänge', en: 'Sitting height / leg length' },
  unit: '',
  decimals: 2,
  highest: 6,
  value: (_measurement, { seatLegRatio }) => seatLegRatio,
  ofReference: seatLegRatioOf,
  toReference: sittingHeightRatio,
}
