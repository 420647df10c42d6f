import { ageAxis } from '../axes/age-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { headMeasure } from '../measures/head.js'

export const headWithTrisomy21: ChartDefinition = {
  type: 'HeadWithTrisomy21',
  title: { de: 'Kopfumfang bei Trisomie 21', en: 'Head circumference in trisomy 21' },
  measure: headMeasure,
  axis: ageAxis,
  series: 'trisomy21Head',
  background: 'head',
  fitsYoung: true,
}
