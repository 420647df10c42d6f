import { weightMeasure } from '../measures/weight.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const weightWithAchondroplasia: ChartDefinition = {
  type: 'WeightWithAchondroplasia',
  title: { de: 'Körpergewicht bei Achondroplasie', en: 'Weight in achondroplasia' },
  measure: weightMeasure,
  axis: ageAxis,
  series: 'achondroplasiaWeight',
  background: 'weight',
  fitsYoung: true,
}
