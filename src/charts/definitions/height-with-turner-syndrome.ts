import { ageAxis } from '../axes/age-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { heightMeasure } from '../measures/height.js'

export const heightWithTurnerSyndrome: ChartDefinition = {
  type: 'HeightWithTurnerSyndrome',
  title: { de: 'Körpergröße bei Ullrich-Turner-Syndrom', en: 'Height in Turner syndrome' },
  measure: heightMeasure,
  axis: ageAxis,
  series: 'turnerHeight',
  background: 'height',
  gender: 'female',
  showsBoneAge: true,
  showsTarget: true,
}
