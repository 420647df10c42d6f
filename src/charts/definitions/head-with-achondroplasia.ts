import { headMeasure } from '../measures/head.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const headWithAchondroplasia: ChartDefinition = {
  type: 'HeadWithAchondroplasia',
  title: { de: 'Kopfumfang bei Achondroplasie', en: 'Head circumference in achondroplasia' },
  measure: headMeasure,
  axis: ageAxis,
  series: 'achondroplasiaHead',
  background: 'head',
  fitsYoung: true,
}
