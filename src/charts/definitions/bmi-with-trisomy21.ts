import { bodyMassIndexMeasure } from '../measures/body-mass-index.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const bmiWithTrisomy21: ChartDefinition = {
  type: 'BmiWithTrisomy21',
  title: { de: 'Body-Mass-Index bei Trisomie 21', en: 'Body mass index in trisomy 21' },
  measure: bodyMassIndexMeasure,
  axis: ageAxis,
  series: 'trisomy21Bmi',
  background: 'bmi',
  fitsYoung: true,
}
