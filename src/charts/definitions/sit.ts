import { ageAxis } from '../axes/age-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { sittingHeightMeasure } from '../measures/sitting-height.js'

export const sit: ChartDefinition = {
  type: 'Sit',
  title: { de: 'Sitzhöhe', en: 'Sitting height' },
  measure: sittingHeightMeasure,
  axis: ageAxis,
  series: 'sittingHeight',
  fitsYoung: true,
}
