import { bodyMassIndexMeasure } from '../measures/body-mass-index.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const bmi: ChartDefinition = {
  type: 'Bmi',
  title: { de: 'Body-Mass-Index', en: 'Body mass index' },
  measure: bodyMassIndexMeasure,
  axis: ageAxis,
  series: 'bmi',
  fitsYoung: true,
}
