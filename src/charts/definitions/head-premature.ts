import { headMeasure } from '../measures/head.js'
import { postmenstrualAxis } from '../types/axes/postmenstrual-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const headPremature: ChartDefinition = {
  type: 'HeadPremature',
  title: { de: 'Kopfumfang Frühgeborener', en: 'Head circumference of preterm infants' },
  measure: headMeasure,
  axis: postmenstrualAxis,
  series: 'pretermHead',
}
