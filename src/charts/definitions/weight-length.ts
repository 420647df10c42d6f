import { bodyLengthAxis } from '../axes/body-length-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { weightMeasure } from '../measures/weight.js'

export const weightLength: ChartDefinition = {
  type: 'WeightLength',
  title: { de: 'Körpergewicht nach Länge', en: 'Weight for length' },
  measure: weightMeasure,
  axis: bodyLengthAxis,
  series: 'weightForLength',
}
