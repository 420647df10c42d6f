import { weightMeasure } from '../measures/weight.js'
import { bodyLengthAxis } from '../types/axes/body-length-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const weightLengthWithTrisomy21: ChartDefinition = {
  type: 'WeightLengthWithTrisomy21',
  title: { de: 'Körpergewicht nach Länge bei Trisomie 21', en: 'Weight for length in trisomy 21' },
  measure: weightMeasure,
  axis: bodyLengthAxis,
  series: 'trisomy21WeightForLength',
  background: 'weightForLength',
}
