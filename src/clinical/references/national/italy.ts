/**
 * Children in Italy, as a whole and by region.
 *
 * @packageDocumentation
 */
import { declareSet, wholeTable } from '../common-series.js'
import type { ReferenceSet } from '../reference-set.js'
import {
  cacciari2006Bmi,
  cacciari2006Height,
  cacciari2006NorthHeight,
  cacciari2006SouthHeight,
  cacciari2006Weight,
} from '../tables/cacciari2006.js'

export type { Piece, ReferenceSet, Series } from '../reference-set.js'
export type { Publication, ReferenceTable } from '../table.js'
export {
  cacciari2006Bmi,
  cacciari2006Height,
  cacciari2006NorthHeight,
  cacciari2006SouthHeight,
  cacciari2006Weight,
} from '../tables/cacciari2006.js'

/** The whole country: height, weight and body mass index from 2 to 20 years; no head circumference. */
export const italy: ReferenceSet = declareSet({
  id: 'italy',
  checksum: 'bfd18be2',
  name: { de: 'Italien 2006', en: 'Italy 2006' },
  series: () => ({
    height: wholeTable(cacciari2006Height),
    weight: wholeTable(cacciari2006Weight),
    bmi: wholeTable(cacciari2006Bmi),
  }),
})

/** Central and northern Italy: height from 2 to 20 years alone. */
export const italyNorth: ReferenceSet = declareSet({
  id: 'italy-north',
  checksum: 'f0e63ce5',
  name: { de: 'Italien 2006, Mitte und Norden', en: 'Italy 2006, centre and north' },
  series: () => ({
    height: wholeTable(cacciari2006NorthHeight),
  }),
})

/** Southern Italy and the islands: height from 2 to 20 years alone. */
export const italySouth: ReferenceSet = declareSet({
  id: 'italy-south',
  checksum: '0720ecd7',
  name: { de: 'Italien 2006, Süden', en: 'Italy 2006, south' },
  series: () => ({
    height: wholeTable(cacciari2006SouthHeight),
  }),
})

/** What this entry has, by the names of editions, which stay. */
export const editions: { readonly [name in 'italy@2026' | 'italy-north@2026' | 'italy-south@2026']: ReferenceSet } = {
  'italy@2026': italy,
  'italy-north@2026': italyNorth,
  'italy-south@2026': italySouth,
}
