import { bodyMassIndexMeasure } from '../measures/body-mass-index.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const bmiWithAchondroplasia: ChartDefinition = {
  type: 'BmiWithAchondroplasia',
  title: { de: 'Body-Mass-Index bei Achondroplasie', en: 'Body mass index in achondroplasia' },
  measure: bodyMassIndexMeasure,
  axis: ageAxis,
  series: 'achondroplasiaBmi',
  background: 'bmi',
  fitsYoung: true,
}
