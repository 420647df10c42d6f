import { ageAxis } from '../axes/age-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { weightMeasure } from '../measures/weight.js'

export const weightWithAchondroplasia: ChartDefinition = {
  type: 'WeightWithAchondroplasia',
  title: { de: 'Körpergewicht bei Achondroplasie', en: 'Weight in achondroplasia' },
  measure: weightMeasure,
  axis: ageAxis,
  series: 'achondroplasiaWeight',
  background: 'weight',
  fitsYoung: true,
}
