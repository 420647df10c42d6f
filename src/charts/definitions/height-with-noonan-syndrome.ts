import { heightMeasure } from '../measures/height.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const heightWithNoonanSyndrome: ChartDefinition = {
  type: 'HeightWithNoonanSyndrome',
  title: { de: 'Körpergröße bei Noonan-Syndrom', en: 'Height in Noonan syndrome' },
  measure: heightMeasure,
  axis: ageAxis,
  series: 'noonanHeight',
  background: 'height',
  showsBoneAge: true,
  showsTarget: true,
}
