import { postmenstrualAxis } from '../axes/postmenstrual-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { headMeasure } from '../measures/head.js'

export const headPremature: ChartDefinition = {
  type: 'HeadPremature',
  title: { de: 'Kopfumfang Frühgeborener', en: 'Head circumference of preterm infants' },
  measure: headMeasure,
  axis: postmenstrualAxis,
  series: 'pretermHead',
}
