import { postmenstrualAxis } from '../axes/postmenstrual-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { weightMeasure } from '../measures/weight.js'

export const weightPrematureCombined: ChartDefinition = {
  type: 'WeightPrematureCombined',
  title: { de: 'Körpergewicht Frühgeborener bis 2 Jahre', en: 'Weight of preterm infants to 2 years' },
  measure: weightMeasure,
  axis: postmenstrualAxis,
  series: 'pretermCombinedWeight',
}
