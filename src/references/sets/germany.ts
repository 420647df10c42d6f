import type { Piece, Series } from '../reference-set.js'
import type { ReferenceTable } from '../table.js'
import { kiggsBmi, kiggsHead, kiggsHeight, kiggsWeight } from '../tables/kiggs.js'
import { who2006Bmi, who2006Head, who2006Height, who2006Weight } from '../tables/who2006.js'
import { declareSet } from './declare-set.js'

/** KiGGS ends at 18; its last figures serve through the nineteenth year of life. */
function kiggsFrom(from: number, table: ReferenceTable): Piece {
  return { table, from, to: 19, heldBeyond: 18 }
}

function whoThenKiggs(who: ReferenceTable, switchYears: number, kiggs: ReferenceTable): Series {
  return [{ table: who, from: 0, to: switchYears }, kiggsFrom(switchYears, kiggs)]
}

/** German heads are larger than those of WHO's children: KiGGS from 4 months, as its authors recommend. */
export const germanHead = whoThenKiggsHead()

/* @__NO_SIDE_EFFECTS__ */
function whoThenKiggsHead(): Series {
  return whoThenKiggs(who2006Head, 1 / 3, kiggsHead)
}

/**
 * The default set: WHO standards for the young, KiGGS for Germany's children
 * after them, and one reference for each disease.
 */
export const germany = declareSet('germany', { de: 'Deutschland (WHO, KiGGS)', en: 'Germany (WHO, KiGGS)' }, () => ({
  height: whoThenKiggs(who2006Height, 4, kiggsHeight),
  weight: whoThenKiggs(who2006Weight, 4, kiggsWeight),
  bmi: whoThenKiggs(who2006Bmi, 4, kiggsBmi),
  head: germanHead,
}))
