import { headMeasure } from '../measures/head.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const headWithTrisomy21: ChartDefinition = {
  type: 'HeadWithTrisomy21',
  title: { de: 'Kopfumfang bei Trisomie 21', en: 'Head circumference in trisomy 21' },
  measure: headMeasure,
  axis: ageAxis,
  series: 'trisomy21Head',
  background: 'head',
  fitsYoung: true,
}
