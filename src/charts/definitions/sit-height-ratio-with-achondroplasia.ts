import { sittingHeightByHeightMeasure } from '../measures/sitting-height-by-height.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const sitHeightRatioWithAchondroplasia: ChartDefinition = {
  type: 'SitHeightRatioWithAchondroplasia',
  title: { de: 'Sitzhöhe zu Körpergröße bei Achondroplasie', en: 'Sitting height to height ratio in achondroplasia' },
  measure: sittingHeightByHeightMeasure,
  axis: ageAxis,
  series: 'achondroplasiaSittingHeightRatio',
  background: 'sittingHeightRatio',
  fitsYoung: true,
}
