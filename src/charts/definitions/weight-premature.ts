import { weightMeasure } from '../measures/weight.js'
import { postmenstrualAxis } from '../types/axes/postmenstrual-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const weightPremature: ChartDefinition = {
  type: 'WeightPremature',
  title: { de: 'Körpergewicht Frühgeborener', en: 'Weight of preterm infants' },
  measure: weightMeasure,
  axis: postmenstrualAxis,
  series: 'pretermWeight',
}
