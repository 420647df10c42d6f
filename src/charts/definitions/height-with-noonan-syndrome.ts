import { ageAxis } from '../axes/age-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { heightMeasure } from '../measures/height.js'

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
