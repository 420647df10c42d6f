import type { ChartMeasure } from './chart-measure.js'

/** Body length or height, cm. */
export const heightMeasure: ChartMeasure = {
  label: { de: 'Körpergröße', en: 'Height' },
  unit: 'cm',
  decimals: 1,
  highest: 300,
  value: ({ sizeCm }) => sizeCm,
  birth: ({ sizeBirthCm }) => sizeBirthCm,
  birthAssessed: ({ length }) => length,
}
