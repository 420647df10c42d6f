import type { ChartMeasure } from './chart-measure.js'

/** Body mass index, kg/m². */
export const bodyMassIndexMeasure: ChartMeasure = {
  label: { de: 'Body-Mass-Index', en: 'Body mass index' },
  unit: 'kg/m²',
  decimals: 1,
  highest: 120,
  value: (_measurement, { bmi }) => bmi,
}
