import { ageAxis } from '../axes/age-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { bodyMassIndexMeasure } from '../measures/body-mass-index.js'

export const bmi: ChartDefinition = {
  type: 'Bmi',
  title: { de: 'Body-Mass-Index', en: 'Body mass index' },
  measure: bodyMassIndexMeasure,
  axis: ageAxis,
  series: 'bmi',
  fitsYoung: true,
}
