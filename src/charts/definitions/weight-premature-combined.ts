import { weightMeasure } from '../measures/weight.js'
import { postmenstrualAxis } from '../types/axes/postmenstrual-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const weightPrematureCombined: ChartDefinition = {
  type: 'WeightPrematureCombined',
  title: { de: 'Körpergewicht Frühgeborener bis 2 Jahre', en: 'Weight of preterm infants up to 2 years' },
  measure: weightMeasure,
  axis: postmenstrualAxis,
  series: 'pretermCombinedWeight',
}
