import type { ChartMeasure } from './chart-measure.js'

/** Sitting height, cm. */
export const sittingHeightMeasure: ChartMeasure = {
  label: { de: 'Sitzhöhe', en: 'Sitting height' },
  unit: 'cm',
  decimals: 1,
  highest: 200,
  value: ({ seatCm }) => seatCm,
}
