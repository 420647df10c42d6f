import { ageAxis } from '../axes/age-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { heightMeasure } from '../measures/height.js'

export const height: ChartDefinition = {
  type: 'Height',
  title: { de: 'Körpergröße', en: 'Height' },
  measure: heightMeasure,
  axis: ageAxis,
  series: 'height',
  beforeTerm: 'pretermHeight',
  fitsYoung: true,
  showsBoneAge: true,
  showsTarget: true,
  scoresBirthByGestation: true,
}
