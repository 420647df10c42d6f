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
 * The charts of growth over time, apart from `chartTypes`: how fast a child grows
 * and gains, by the references of velocity.
 */
export const courseChartTypes = ['HeightVelocity', 'WeightVelocity'] as const

/** A chart of growth over time. */
export type CourseChartType = (typeof courseChartTypes)[number]

/**
 * The charts of children with cerebral palsy, apart from `chartTypes`: by the GMFCS level
 * of the patient, with a set that has references for it.
 */
export const levelChartTypes = ['HeightWithCerebralPalsy', 'WeightWithCerebralPalsy', 'BmiWithCerebralPalsy'] as const

/** A chart of children with cerebral palsy. */
export type LevelChartType = (typeof levelChartTypes)[number]

/**
 * The charts of what a clinic measures besides growth, apart from `chartTypes`: by the
 * references of `auxology/references/clinic-measures`.
 */
export const clinicChartTypes = [
  'Waist',
  'Hip',
  'WaistHeightRatio',
  'WaistHipRatio',
  'Arm',
  'TricepsSkinfold',
  'SubscapularSkinfold',
  'SystolicPressure',
  'DiastolicPressure',
] as const

/** A chart of what a clinic measures besides growth. */
export type ClinicChartType = (typeof clinicChartTypes)[number]

/** Every type of chart that can be asked for. */
export type AnyChartType = ChartType | CourseChartType | LevelChartType | ClinicChartType

/**
 * All of them: the 28 of the interface specification, then those of growth over time, of
 * cerebral palsy and of clinic measures.
 */
export const anyChartTypes: readonly AnyChartType[] = [
  ...chartTypes,
  ...courseChartTypes,
  ...levelChartTypes,
  ...clinicChartTypes,
]

/**
 * Whether a value is a type of chart of growth over time.
 *
 * @example
 * ```ts
 * isCourseChartType('HeightVelocity') // true
 * isCourseChartType('Height') // false
 * ```
 */
export function isCourseChartType(value: unknown): value is CourseChartType {
  return (courseChartTypes as readonly unknown[]).includes(value)
}

/**
 * Whether a value is a type of chart of clinic measures.
 *
 * @example
 * ```ts
 * isClinicChartType('Waist') // true
 * isClinicChartType('Weight') // false
 * ```
 */
export function isClinicChartType(value: unknown): value is ClinicChartType {
  return (clinicChartTypes as readonly unknown[]).includes(value)
}

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
