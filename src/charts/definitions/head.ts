import { ageAxis } from '../axes/age-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { headMeasure } from '../measures/head.js'

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
