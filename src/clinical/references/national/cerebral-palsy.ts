/**
 * Children with cerebral palsy, by level of the Gross Motor Function Classification System.
 *
 * @packageDocumentation
 */
import { agaBmiClasses } from '../bmi/bmi-limits.js'
import { germany } from '../built-in-sets.js'
import { customEdition } from '../checksum.js'
import { declareSet, wholeTable } from '../common-series.js'
import type { GroupReferences, ReferenceSet } from '../reference-set.js'
import type { ReferenceTable } from '../table.js'
import {
  brooks2011Gmfcs1Bmi,
  brooks2011Gmfcs1Height,
  brooks2011Gmfcs1Weight,
  brooks2011Gmfcs2Bmi,
  brooks2011Gmfcs2Height,
  brooks2011Gmfcs2Weight,
  brooks2011Gmfcs3Bmi,
  brooks2011Gmfcs3Height,
  brooks2011Gmfcs3Weight,
  brooks2011Gmfcs4Bmi,
  brooks2011Gmfcs4Height,
  brooks2011Gmfcs4Weight,
  brooks2011Gmfcs5OralBmi,
  brooks2011Gmfcs5OralHeight,
  brooks2011Gmfcs5OralWeight,
  brooks2011Gmfcs5TubeBmi,
  brooks2011Gmfcs5TubeHeight,
  brooks2011Gmfcs5TubeWeight,
} from '../tables/brooks2011.js'

export type { GroupReferences, Piece, ReferenceSet, Series } from '../reference-set.js'
export type { Publication, ReferenceTable } from '../table.js'
export {
  brooks2011Gmfcs1Bmi,
  brooks2011Gmfcs1Height,
  brooks2011Gmfcs1Weight,
  brooks2011Gmfcs2Bmi,
  brooks2011Gmfcs2Height,
  brooks2011Gmfcs2Weight,
  brooks2011Gmfcs3Bmi,
  brooks2011Gmfcs3Height,
  brooks2011Gmfcs3Weight,
  brooks2011Gmfcs4Bmi,
  brooks2011Gmfcs4Height,
  brooks2011Gmfcs4Weight,
  brooks2011Gmfcs5OralBmi,
  brooks2011Gmfcs5OralHeight,
  brooks2011Gmfcs5OralWeight,
  brooks2011Gmfcs5TubeBmi,
  brooks2011Gmfcs5TubeHeight,
  brooks2011Gmfcs5TubeWeight,
} from '../tables/brooks2011.js'

function level(height: ReferenceTable, weight: ReferenceTable, bmi: ReferenceTable): GroupReferences {
  return {
    series: {
      cerebralPalsyHeight: wholeTable(height),
      cerebralPalsyWeight: wholeTable(weight),
      cerebralPalsyBmi: wholeTable(bmi),
    },
  }
}

/** The series of each level, from 2 to 20 years; level V apart by how a child is fed. */
const levels: NonNullable<ReferenceSet['groups']> = {
  'gmfcs-1': /* @__PURE__ */ level(brooks2011Gmfcs1Height, brooks2011Gmfcs1Weight, brooks2011Gmfcs1Bmi),
  'gmfcs-2': /* @__PURE__ */ level(brooks2011Gmfcs2Height, brooks2011Gmfcs2Weight, brooks2011Gmfcs2Bmi),
  'gmfcs-3': /* @__PURE__ */ level(brooks2011Gmfcs3Height, brooks2011Gmfcs3Weight, brooks2011Gmfcs3Bmi),
  'gmfcs-4': /* @__PURE__ */ level(brooks2011Gmfcs4Height, brooks2011Gmfcs4Weight, brooks2011Gmfcs4Bmi),
  'gmfcs-5-oral': /* @__PURE__ */ level(
    brooks2011Gmfcs5OralHeight,
    brooks2011Gmfcs5OralWeight,
    brooks2011Gmfcs5OralBmi,
  ),
  'gmfcs-5-tube': /* @__PURE__ */ level(
    brooks2011Gmfcs5TubeHeight,
    brooks2011Gmfcs5TubeWeight,
    brooks2011Gmfcs5TubeBmi,
  ),
}

/**
 * A set with the references for children with cerebral palsy beside its own: a child whose
 * GMFCS level is stated is scored and drawn by them too. Nothing else changes.
 *
 * @example
 * ```ts
 * calculatePatient({ gender: 'male', gmfcsLevel: 3 }, { references: withCerebralPalsy(netherlands) })
 * ```
 */
export function withCerebralPalsy(base: ReferenceSet): ReferenceSet {
  const frozen = {
    series: base.series,
    bmiClasses: base.bmiClasses,
    groups: { ...base.groups, ...levels },
  }
  return { ...base, id: `${base.id}-cerebral-palsy`, edition: customEdition(frozen), ...frozen }
}

/** The default set, and beside it the references for children with cerebral palsy whose GMFCS level is stated. */
export const cerebralPalsy: ReferenceSet = declareSet({
  id: 'cerebral-palsy',
  checksum: 'db0af794',
  name: {
    de: 'Deutschland, bei Zerebralparese auch nach GMFCS-Stufe',
    en: 'Germany, in cerebral palsy also by GMFCS level',
  },
  bmiClasses: agaBmiClasses,
  series: () => germany.series,
  groups: levels,
})

/** What this entry has, by the names of editions, which stay. */
export const editions: { readonly 'cerebral-palsy@2026': ReferenceSet } = {
  'cerebral-palsy@2026': cerebralPalsy,
}
