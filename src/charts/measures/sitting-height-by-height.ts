import { sittingHeightRatio } from '../../growth/proportions.js'
import type { ChartMeasure } from './chart-measure.js'

/** Sitting height by height. */
export const sittingHeightByHeightMeasure: ChartMeasure = {
  label: { de: 'Sitzhöhe / Körpergröße', en: 'Sitting height / height' },
  unit: '',
  decimals: 2,
  highest: 1,
  value: (_measurement, { seatLegRatio }) =>
    seatLegRatio === undefined ? undefined : sittingHeightRatio(seatLegRatio),
}
