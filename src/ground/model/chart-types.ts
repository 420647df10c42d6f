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
 * Every type of chart by its kind, each in the order of menus.
 *
 * - `growth`: the 28 of `chartTypes`
 * - `course`: how fast a child grows and gains, by the references of velocity; needs `courseCharts`
 * - `cerebralPalsy`: by the GMFCS level of the patient, with a set that has references for it
 * - `clinic`: what a clinic measures besides growth; needs the references of `auxology/references/clinic-measures`
 *
 * @example
 * ```ts
 * chartTypesOfKind.course // ['HeightVelocity', 'WeightVelocity']
 * Object.values(chartTypesOfKind).flat().length // 42
 * ```
 */
export const chartTypesOfKind = {
  // Declarations, written file by file, need the type.
  growth: chartTypes as typeof chartTypes,
  course: ['HeightVelocity', 'WeightVelocity'],
  cerebralPalsy: ['HeightWithCerebralPalsy', 'WeightWithCerebralPalsy', 'BmiWithCerebralPalsy'],
  clinic: [
    'Waist',
    'Hip',
    'WaistHeightRatio',
    'WaistHipRatio',
    'Arm',
    'TricepsSkinfold',
    'SubscapularSkinfold',
    'SystolicPressure',
    'DiastolicPressure',
  ],
} as const

/** A kind of chart. */
type ChartKind = keyof typeof chartTypesOfKind

/** A type of chart of one kind. */
export type ChartTypeOf<Kind extends ChartKind> = (typeof chartTypesOfKind)[Kind][number]

/** Every type of chart that can be asked for. */
export type AnyChartType = ChartTypeOf<ChartKind>

/** Every type of chart, in the order of menus. */
export const anyChartTypes: readonly AnyChartType[] = /* @__PURE__ */ allTypes()

function allTypes(): readonly AnyChartType[] {
  return Object.values(chartTypesOfKind).flat()
}
