import { weightMeasure } from '../measures/weight.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

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
