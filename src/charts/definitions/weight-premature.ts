import { postmenstrualAxis } from '../axes/postmenstrual-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { weightMeasure } from '../measures/weight.js'

export const weightPremature: ChartDefinition = {
  type: 'WeightPremature',
  title: { de: 'Körpergewicht Frühgeborener', en: 'Weight of preterm infants' },
  measure: weightMeasure,
  axis: postmenstrualAxis,
  series: 'pretermWeight',
}
