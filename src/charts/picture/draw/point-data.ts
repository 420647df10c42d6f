import type { PartData } from '../../../ground/scene/scene.js'
import { type Decimals, formatNumber, percentileDecimals } from '../../../ground/text/number.js'
import type { ChartPoint, ChartUnused } from '../../data/chart-data.js'

/** How programs read a score in a picture, as in documents. */
export const scoreDecimals: Decimals = { min: 0, max: 2 }
/** Values as they were given; computed ones to more than anyone reads. */
const valueDecimals: Decimals = { min: 0, max: 4 }

/** What a program needs to know of a drawn value; the series is named as in CSV. */
export function pointData(
  series: 'patient' | 'birth',
  { measurementIndex, date, y, score, percentile, reference }: ChartPoint,
): PartData {
  return {
    series,
    'measurement-index': measurementIndex,
    date,
    value: formatNumber(y, valueDecimals),
    sds: score && formatNumber(score.value, scoreDecimals),
    accuracy: score?.accuracy,
    percentile: percentile === undefined ? undefined : formatNumber(percentile, percentileDecimals),
    reference,
  }
}

/** The same of a value that is not used. */
export function unusedData({ measurementIndex, date }: ChartUnused): PartData {
  return { series: 'unused', 'measurement-index': measurementIndex, date }
}
