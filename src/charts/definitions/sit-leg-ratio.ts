import { ageAxis } from '../axes/age-axis.js'
import type { ChartDefinition } from '../chart-definition.js'
import { sittingHeightByLegLengthMeasure } from '../measures/sitting-height-by-leg-length.js'

export const sitLegRatio: ChartDefinition = {
  type: 'SitLegRatio',
  title: { de: 'Sitzhöhe zu Beinlänge', en: 'Sitting height to leg length' },
  measure: sittingHeightByLegLengthMeasure,
  axis: ageAxis,
  series: 'sittingHeightRatio',
  fitsYoung: true,
}
