import { lengthMeasure } from '../measures/length.js'
import { postmenstrualAxis } from '../types/axes/postmenstrual-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const heightPrematureCombined: ChartDefinition = {
  type: 'HeightPrematureCombined',
  title: { de: 'Körperlänge Frühgeborener bis 2 Jahre', en: 'Length of preterm infants up to 2 years' },
  measure: lengthMeasure,
  axis: postmenstrualAxis,
  series: 'pretermCombinedHeight',
}
