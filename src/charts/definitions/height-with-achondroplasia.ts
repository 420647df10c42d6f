import { heightMeasure } from '../measures/height.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const heightWithAchondroplasia: ChartDefinition = {
  type: 'HeightWithAchondroplasia',
  title: { de: 'Körpergröße bei Achondroplasie', en: 'Height in achondroplasia' },
  measure: heightMeasure,
  axis: ageAxis,
  series: 'achondroplasiaHeight',
  background: 'height',
  fitsYoung: true,
  showsBoneAge: true,
}
