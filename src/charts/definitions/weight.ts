import { ageAxis } from '../axes/age-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { weightMeasure } from '../measures/weight.js'

export const weight: ChartDefinition = {
  type: 'Weight',
  title: { de: 'Körpergewicht', en: 'Weight' },
  measure: weightMeasure,
  axis: ageAxis,
  series: 'weight',
  beforeTerm: 'pretermWeight',
  fitsYoung: true,
  scoresBirthByGestation: true,
}
