import type { ChartMeasure } from './chart-measure.js'

/** Leg length: height less sitting height, cm. */
export const legLengthMeasure: ChartMeasure = {
  label: { de: 'Beinlänge', en: 'Leg length' },
  unit: 'cm',
  decimals: 1,
  highest: 200,
  value: (_measurement, { legCm }) => legCm,
}
