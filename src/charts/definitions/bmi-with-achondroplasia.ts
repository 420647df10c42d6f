import { ageAxis } from '../axes/age-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { bodyMassIndexMeasure } from '../measures/body-mass-index.js'

export const bmiWithAchondroplasia: ChartDefinition = {
  type: 'BmiWithAchondroplasia',
  title: { de: 'Body-Mass-Index bei Achondroplasie', en: 'Body mass index in achondroplasia' },
  measure: bodyMassIndexMeasure,
  axis: ageAxis,
  series: 'achondroplasiaBmi',
  background: 'bmi',
  fitsYoung: true,
}
