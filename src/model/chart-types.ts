/** All types of chart, in the order of the interface specification. */
export const chartTypes = [
  'Height',
  'HeightWithTurnerSyndrome',
  'HeightWithNoonanSyndrome',
  'HeightWithAchondroplasia',
  'BmiWithAchondroplasia',
  'HeadWithAchondroplasia',
  'WeightWithAchondroplasia',
  'LegWithAchondroplasia',
  'SitWithAchondroplasia',
  'SitHeightRatioWithAchondroplasia',
  'HeightWithTrisomy21',
  'BmiWithTrisomy21',
  'HeadWithTrisomy21',
  'WeightWithTrisomy21',
  'WeightLengthWithTrisomy21',
  'Bmi',
  'Weight',
  'WeightLength',
  'Head',
  'Leg',
  'Sit',
  'SitLegRatio',
  'HeightPremature',
  'HeightPrematureCombined',
  'WeightPremature',
  'WeightPrematureCombined',
  'HeadPremature',
  'HeadPrematureCombined',
] as const

/** A type of chart. */
export type ChartType = (typeof chartTypes)[number]

/**
 * Whether a value is a type of chart, such as one from an address or a setting.
 *
 * @example
 * ```ts
 * isChartType('Height') // true
 * isChartType('height') // false
 * ```
 */
export function isChartType(value: unknown): value is ChartType {
  return (chartTypes as readonly unknown[]).includes(value)
}
