import { legLengthMeasure } from '../measures/leg-length.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const legWithAchondroplasia: ChartDefinition = {
  type: 'LegWithAchondroplasia',
  title: { de: 'Beinlänge bei Achondroplasie', en: 'Leg length in achondroplasia' },
  measure: legLengthMeasure,
  axis: ageAxis,
  series: 'achondroplasiaLegLength',
  background: 'legLength',
  fitsYoung: true,
}
