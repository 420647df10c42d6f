import { lengthMeasure } from '../measures/length.js'
import { postmenstrualAxis } from '../types/axes/postmenstrual-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const heightPremature: ChartDefinition = {
  type: 'HeightPremature',
  title: { de: 'Körperlänge Frühgeborener', en: 'Length of preterm infants' },
  measure: lengthMeasure,
  axis: postmenstrualAxis,
  series: 'pretermHeight',
}
