import { type Decimals, percentileDecimals } from '../../ground/text/number.js'

/** How exactly the data of a chart are written, as a document or as comma-separated values. */
interface ChartDecimals {
  /**
   * A place on an axis, whatever its unit. Four decimals resolve an hour in years
   * of age and a gram in kilograms, and are finer than a pixel in a ratio.
   */
  readonly place: Decimals
  readonly percent: Decimals
  readonly whole: Decimals
  readonly standardDeviations: Decimals
}

export const chartDecimals: ChartDecimals = {
  place: { min: 0, max: 4 },
  percent: percentileDecimals,
  whole: { min: 0, max: 0 },
  standardDeviations: { min: 1, max: 2 },
}
