import { legLengthMeasure } from '../measures/leg-length.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const leg: ChartDefinition = {
  type: 'Leg',
  title: { de: 'Beinlänge', en: 'Leg length' },
  measure: legLengthMeasure,
  axis: ageAxis,
  series: 'legLength',
  fitsYoung: true,
}
