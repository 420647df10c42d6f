import { heightMeasure } from '../measures/height.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const heightWithTrisomy21: ChartDefinition = {
  type: 'HeightWithTrisomy21',
  title: { de: 'Körpergröße bei Trisomie 21', en: 'Height in trisomy 21' },
  measure: heightMeasure,
  axis: ageAxis,
  series: 'trisomy21Height',
  background: 'height',
  fitsYoung: true,
  showsBoneAge: true,
}
