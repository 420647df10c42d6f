import { weightMeasure } from '../measures/weight.js'
import { bodyLengthAxis } from '../types/axes/body-length-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const weightLength: ChartDefinition = {
  type: 'WeightLength',
  title: { de: 'Körpergewicht nach Länge', en: 'Weight for length' },
  measure: weightMeasure,
  axis: bodyLengthAxis,
  series: 'weightForLength',
}
