import { weightMeasure } from '../measures/weight.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const weightWithTrisomy21: ChartDefinition = {
  type: 'WeightWithTrisomy21',
  title: { de: 'Körpergewicht bei Trisomie 21', en: 'Weight in trisomy 21' },
  measure: weightMeasure,
  axis: ageAxis,
  series: 'trisomy21Weight',
  background: 'weight',
  fitsYoung: true,
}
