import type { ChartMeasure } from './chart-measure.js'

/** Head circumference, cm. */
export const headMeasure: ChartMeasure = {
  label: { de: 'Kopfumfang', en: 'Head circumference' },
  unit: 'cm',
  decimals: 1,
  highest: 75,
  value: ({ headCm }) => headCm,
  birth: ({ headBirthCm }) => headBirthCm,
  birthAssessed: ({ head }) => head,
}
