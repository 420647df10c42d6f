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
