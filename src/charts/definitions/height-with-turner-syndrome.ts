import { heightMeasure } from '../measures/height.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

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
