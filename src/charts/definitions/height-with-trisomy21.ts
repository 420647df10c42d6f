import { ageAxis } from '../axes/age-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { heightMeasure } from '../measures/height.js'

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
