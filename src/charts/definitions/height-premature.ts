import { postmenstrualAxis } from '../axes/postmenstrual-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { lengthMeasure } from '../measures/length.js'

export const heightPremature: ChartDefinition = {
  type: 'HeightPremature',
  title: { de: 'Körperlänge Frühgeborener', en: 'Length of preterm infants' },
  measure: lengthMeasure,
  axis: postmenstrualAxis,
  series: 'pretermHeight',
}
