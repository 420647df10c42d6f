import { heightMeasure } from '../measures/height.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

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
