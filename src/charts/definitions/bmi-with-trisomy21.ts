import { ageAxis } from '../axes/age-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { bodyMassIndexMeasure } from '../measures/body-mass-index.js'

export const bmiWithTrisomy21: ChartDefinition = {
  type: 'BmiWithTrisomy21',
  title: { de: 'Body-Mass-Index bei Trisomie 21', en: 'Body mass index in trisomy 21' },
  measure: bodyMassIndexMeasure,
  axis: ageAxis,
  series: 'trisomy21Bmi',
  background: 'bmi',
  fitsYoung: true,
}
