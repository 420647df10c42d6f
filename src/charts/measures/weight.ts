import { gramsPerKilogram } from '../../model/units.js'
import type { ChartMeasure } from './chart-measure.js'

/** Body weight, kg. */
export const weightMeasure: ChartMeasure = {
  label: { de: 'Körpergewicht', en: 'Weight' },
  unit: 'kg',
  decimals: 2,
  axisBegins: 0,
  highest: 600,
  value: ({ weightKg }) => weightKg,
  birth: ({ weightBirthG }) => (weightBirthG === undefined ? undefined : weightBirthG / gramsPerKilogram),
  birthAssessed: ({ weight }) => weight,
}
