import { headMeasure } from '../measures/head.js'
import { postmenstrualAxis } from '../types/axes/postmenstrual-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const headPrematureCombined: ChartDefinition = {
  type: 'HeadPrematureCombined',
  title: { de: 'Kopfumfang Frühgeborener bis 2 Jahre', en: 'Head circumference of preterm infants up to 2 years' },
  measure: headMeasure,
  axis: postmenstrualAxis,
  series: 'pretermCombinedHead',
}
