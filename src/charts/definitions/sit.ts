import { sittingHeightMeasure } from '../measures/sitting-height.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const sit: ChartDefinition = {
  type: 'Sit',
  title: { de: 'Sitzhöhe', en: 'Sitting height' },
  measure: sittingHeightMeasure,
  axis: ageAxis,
  series: 'sittingHeight',
  fitsYoung: true,
}
