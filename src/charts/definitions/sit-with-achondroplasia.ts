import { sittingHeightMeasure } from '../measures/sitting-height.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const sitWithAchondroplasia: ChartDefinition = {
  type: 'SitWithAchondroplasia',
  title: { de: 'Sitzhöhe bei Achondroplasie', en: 'Sitting height in achondroplasia' },
  measure: sittingHeightMeasure,
  axis: ageAxis,
  series: 'achondroplasiaSittingHeight',
  background: 'sittingHeight',
  fitsYoung: true,
}
