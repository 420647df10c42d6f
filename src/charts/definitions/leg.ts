import { ageAxis } from '../axes/age-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { legLengthMeasure } from '../measures/leg-length.js'

export const leg: ChartDefinition = {
  type: 'Leg',
  title: { de: 'Beinlänge', en: 'Leg length' },
  measure: legLengthMeasure,
  axis: ageAxis,
  series: 'legLength',
  fitsYoung: true,
}
