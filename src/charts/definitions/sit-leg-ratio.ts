import { sittingHeightByLegLengthMeasure } from '../measures/sitting-height-by-leg-length.js'
import { ageAxis } from '../types/axes/age-axis.js'
import type { ChartDefinition } from '../types/chart-definition.js'

export const sitLegRatio: ChartDefinition = {
  type: 'SitLegRatio',
  title: { de: 'Sitzhöhe zu Beinlänge', en: 'Sitting height to leg length ratio' },
  measure: sittingHeightByLegLengthMeasure,
  axis: ageAxis,
  series: 'sittingHeightRatio',
  fitsYoung: true,
}
