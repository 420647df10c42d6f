import { headMeasure } from '../measures/head.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const head: ChartDefinition = {
  type: 'Head',
  title: { de: 'Kopfumfang', en: 'Head circumference' },
  measure: headMeasure,
  axis: ageAxis,
  series: 'head',
  beforeTerm: 'pretermHead',
  fitsYoung: true,
  scoresBirthByGestation: true,
}
