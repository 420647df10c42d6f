/**
 * References for what a clinic measures besides growth: waist, hip, the ratios of waist
 * to height and to hip, the upper arm, skinfolds and blood pressure.
 *
 * @packageDocumentation
 */
import type { LocalizedText } from '../../ground/model/localized.js'
import { editionYear, wholeTable } from './common-series.js'
import { setProvenance } from './edition.js'
import { assessBloodPressure, assessByAge, isScoredBySet } from './measures/assess-measures.js'
import { kiggs2011Pressures } from './measures/blood-pressure.js'
import { armLimits, waistHalfHeight } from './measures/clinic-class-limits.js'
import type { MeasureSet } from './measures/measure-set.js'
import type { PressureReference, ReferenceSet } from './reference-set.js'
import { abdelRahman2017ArmCircumference } from './tables/abdel-rahman2017.js'
import {
  kiggsHip,
  kiggsTricepsSkinfold,
  kiggsWaist,
  kiggsWaistHeightRatio,
  kiggsWaistHipRatio,
} from './tables/kiggs-clinic.js'
import { life2019Hip, life2019Waist, life2019WaistHeightRatio, life2019WaistHipRatio } from './tables/life2019.js'
import {
  who2007ArmCircumference,
  who2007SubscapularSkinfold,
  who2007TricepsSkinfold,
} from './tables/who2007-arm-and-skinfolds.js'

export { type ClinicMeasureName, clinicMeasureNames } from '../../ground/model/clinic-values.js'
export { lookUpBloodPressure } from './measures/blood-pressure.js'
export type { ClinicClassLimit } from './measures/clinic-class-limits.js'
export type { AssessedMeasure, MeasuredChild, MeasuredGrowth, MeasureSet } from './measures/measure-set.js'
export type {
  HeightsOfChild,
  Piece,
  Pressure,
  PressurePlace,
  PressureReference,
  ReferenceSet,
  Series,
} from './reference-set.js'
export type { Publication, ReferenceTable } from './table.js'
export { abdelRahman2017ArmCircumference } from './tables/abdel-rahman2017.js'
export {
  kiggsHip,
  kiggsTricepsSkinfold,
  kiggsWaist,
  kiggsWaistHeightRatio,
  kiggsWaistHipRatio,
} from './tables/kiggs-clinic.js'
export { kiggs2011Diastolic, kiggs2011Systolic } from './tables/kiggs2011.js'
export { life2019Hip, life2019Waist, life2019WaistHeightRatio, life2019WaistHipRatio } from './tables/life2019.js'
export {
  who2007ArmCircumference,
  who2007SubscapularSkinfold,
  who2007TricepsSkinfold,
} from './tables/who2007-arm-and-skinfolds.js'

/** From here on children's arms are scored by Abdel-Rahman's figures, years: the standards of WHO are for those below. */
const armSwitchYears = 5

/** What a set of these references declares. */
interface MeasureSetDeclaration {
  readonly id: string
  readonly checksum: string
  readonly name: LocalizedText
  readonly series: () => ReferenceSet['series']
  readonly pressures?: PressureReference
}

/* @__NO_SIDE_EFFECTS__ */
function setOf({ id, checksum, name, series, pressures }: MeasureSetDeclaration): MeasureSet {
  const frozen = { series: series(), bmiClasses: undefined, pressures }
  const references: ReferenceSet = { id, name, edition: { year: editionYear, checksum, frozen }, ...frozen }
  return {
    references,
    pressures,
    limits: { waistHeightRatio: [waistHalfHeight], arm: armLimits },
    assess: (child, visit) => [
      ...assessByAge(references, child, visit),
      ...assessBloodPressure(pressures, child, visit),
    ],
    provenance: (ofGrowth, growth) =>
      isScoredBySet(growth) ? { ...ofGrowth, measures: setProvenance(references) } : ofGrowth,
  }
}

/**
 * For children in Germany: waist, hip and their ratios of LIFE Child from 3 to 18 years,
 * triceps skinfold of KiGGS from 4 months to 18 years, blood pressure of KiGGS from 3 to
 * 17 years; arm circumference of WHO to 5 years and of US children beyond, subscapular
 * skinfold of WHO from 3 to 60 months.
 *
 * @example
 * ```ts
 * const [visit] = calculatePatient(
 *   { dateOfBirth: '2014-06-04', gender: 'male', measurements: [{ date: '2024-06-04', sizeCm: 140, waistCm: 60 }] },
 *   { today: '2024-06-04', measures: clinicMeasures },
 * ).measurements
 * visit?.clinicMeasures?.map(({ measure, score }) => [measure, score?.reference])
 * // [['waist', 'LIFE Child 2019'], ['waistHeightRatio', 'LIFE Child 2019']]
 * ```
 */
export const clinicMeasures: MeasureSet = setOf({
  id: 'clinic-measures',
  checksum: '3d721a20',
  name: { de: 'Weitere Messwerte (Deutschland)', en: 'Clinic measures (Germany)' },
  series: () => ({
    waist: wholeTable(life2019Waist),
    hip: wholeTable(life2019Hip),
    waistHeightRatio: wholeTable(life2019WaistHeightRatio),
    waistHipRatio: wholeTable(life2019WaistHipRatio),
    armCircumference: [
      { table: who2007ArmCircumference, from: who2007ArmCircumference.range[0], to: armSwitchYears },
      { table: abdelRahman2017ArmCircumference, from: armSwitchYears, to: 18.5, closed: true },
    ],
    tricepsSkinfold: wholeTable(kiggsTricepsSkinfold),
    subscapularSkinfold: wholeTable(who2007SubscapularSkinfold),
  }),
  pressures: kiggs2011Pressures,
})

/** KiGGS alone: waist, hip and their ratios from 11 to 18 years, triceps skinfold from 4 months, blood pressure. */
export const clinicMeasuresOfKiggs: MeasureSet = setOf({
  id: 'clinic-measures-kiggs',
  checksum: 'ba0b1f23',
  name: { de: 'Weitere Messwerte (KiGGS)', en: 'Clinic measures (KiGGS)' },
  series: () => ({
    waist: wholeTable(kiggsWaist),
    hip: wholeTable(kiggsHip),
    waistHeightRatio: wholeTable(kiggsWaistHeightRatio),
    waistHipRatio: wholeTable(kiggsWaistHipRatio),
    tricepsSkinfold: wholeTable(kiggsTricepsSkinfold),
  }),
  pressures: kiggs2011Pressures,
})

/** The standards of WHO alone: arm circumference, triceps and subscapular skinfold from 3 to 60 months. */
export const clinicMeasuresOfWho: MeasureSet = setOf({
  id: 'clinic-measures-who',
  checksum: 'ef812e8a',
  name: { de: 'Weitere Messwerte (WHO)', en: 'Clinic measures (WHO)' },
  series: () => ({
    armCircumference: wholeTable(who2007ArmCircumference),
    tricepsSkinfold: wholeTable(who2007TricepsSkinfold),
    subscapularSkinfold: wholeTable(who2007SubscapularSkinfold),
  }),
})

/** The sets of these references. */
export const measureSets: readonly MeasureSet[] = [clinicMeasures, clinicMeasuresOfKiggs, clinicMeasuresOfWho]
