import { declareSet } from './common-series.js'
import type { ReferenceSet, Series } from './reference-set.js'
import type { ReferenceTable } from './table.js'
import { aga2015Bmi } from './tables/aga2015.js'
import {
  cdc2000Bmi,
  cdc2000Head,
  cdc2000Height,
  cdc2000Length,
  cdc2000Weight,
  cdc2000WeightForHeight,
  cdc2000WeightForLength,
  cdc2000WeightInfant,
} from './tables/cdc2000.js'
import { kiggsBmi, kiggsHead, kiggsHeight, kiggsWeight } from './tables/kiggs.js'
import { kromeyer2001Height, kromeyer2001Weight } from './tables/kromeyer2001.js'
import { who2006Bmi, who2006Head, who2006Height, who2006Weight } from './tables/who2006.js'
import { who2007Bmi, who2007Height, who2007Weight } from './tables/who2007.js'

/** KiGGS ends at 18; its last figures are used to the end of the nineteenth year of life. */
function whoThenKiggs(young: ReferenceTable, switchYears: number, kiggs: ReferenceTable): Series {
  return [
    { table: young, from: 0, to: switchYears },
    { table: kiggs, from: switchYears, to: 19, heldBeyond: 18 },
  ]
}

/** German children's heads are larger than those in the WHO standards: KiGGS from 4 months, as its authors recommend. */
const germanHead: Series = whoThenKiggsHead()

/* @__NO_SIDE_EFFECTS__ */
function whoThenKiggsHead(): Series {
  return whoThenKiggs(who2006Head, 1 / 3, kiggsHead)
}

/**
 * The default set: WHO standards for young children, then KiGGS for children
 * in Germany, and a reference for each disease.
 */
export const germany: ReferenceSet = declareSet(
  'germany',
  { de: 'Deutschland (WHO, KiGGS)', en: 'Germany (WHO, KiGGS)' },
  () => ({
    height: whoThenKiggs(who2006Height, 4, kiggsHeight),
    weight: whoThenKiggs(who2006Weight, 4, kiggsWeight),
    bmi: whoThenKiggs(who2006Bmi, 4, kiggsBmi),
    head: germanHead,
  }),
)

/** The standards of 2006 to their last day, then the reference of 2007 from its first month: it ends at 19 years, for weight at 10. */
function whoThenSchoolAge(standards: ReferenceTable, reference: ReferenceTable, to: number): Series {
  const [, lastDay] = who2006Height.range
  const [firstMonth] = who2007Height.range
  return [
    { table: standards, from: 0, to: firstMonth, heldBeyond: lastDay },
    { table: reference, from: firstMonth, to, closed: true },
  ]
}

/** WHO throughout: the standards of 2006, then the reference of 2007. The rest is as in the default set. */
export const who: ReferenceSet = declareSet('who', { de: 'WHO', en: 'WHO' }, () => ({
  height: whoThenSchoolAge(who2006Height, who2007Height, 19),
  weight: whoThenSchoolAge(who2006Weight, who2007Weight, 10),
  bmi: whoThenSchoolAge(who2006Bmi, who2007Bmi, 19),
  head: [{ table: who2006Head, from: 0, to: who2006Head.range[1], closed: true }],
}))

/** The US charts of 2000: length up to two years, height from then on. The rest is as in the default set. */
export const cdc: ReferenceSet = declareSet('cdc', { de: 'CDC (USA)', en: 'CDC (USA)' }, () => ({
  height: [
    { table: cdc2000Length, from: 0, to: 2 },
    { table: cdc2000Height, from: 2, to: 20, closed: true },
  ],
  weight: [
    { table: cdc2000WeightInfant, from: 0, to: 2 },
    { table: cdc2000Weight, from: 2, to: 20, closed: true },
  ],
  bmi: [{ table: cdc2000Bmi, from: 2, to: 20, closed: true }],
  head: [{ table: cdc2000Head, from: 0, to: 3, closed: true }],
  weightForLength: [
    { table: cdc2000WeightForLength, from: 45, to: 87, position: 'lying' },
    { table: cdc2000WeightForHeight, from: 87, to: 121.5, closed: true, position: 'standing' },
  ],
}))

/** Kromeyer-Hauschild for height and weight, its later adaptation for BMI. The rest is as in the default set. */
export const kromeyerHauschild: ReferenceSet = declareSet(
  'kromeyer-hauschild',
  { de: 'Kromeyer-Hauschild', en: 'Kromeyer-Hauschild' },
  () => ({
    height: [{ table: kromeyer2001Height, from: 0, to: 18, closed: true }],
    weight: [{ table: kromeyer2001Weight, from: 0, to: 18, closed: true }],
    bmi: [{ table: aga2015Bmi, from: 0, to: 20, closed: true }],
    head: germanHead,
  }),
)

/** Every set in the library, the default first. */
export const builtInSets: readonly ReferenceSet[] = [germany, who, cdc, kromeyerHauschild]
