import { ageAxis } from '../axes/age-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { headMeasure } from '../measures/head.js'

export const headWithAchondroplasia: ChartDefinition = {
  type: 'HeadWithAchondroplasia',
  title: { de: 'Kopfumfang bei Achondroplasie', en: 'Head circumference in achondroplasia' },
  measure: headMeasure,
  axis: ageAxis,
  series: 'achondroplasiaHead',
  background: 'head',
  fitsYoung: true,
}
