/**
 * Children in Turkey.
 *
 * @packageDocumentation
 */
import { declareSet, wholeTable } from '../common-series.js'
import type { ReferenceSet } from '../reference-set.js'
import { bundak2006Bmi, neyzi2006Height, neyzi2006Weight } from '../tables/neyzi2006.js'

export type { Piece, ReferenceSet, Series } from '../reference-set.js'
export type { Publication, ReferenceTable } from '../table.js'
export { bundak2006Bmi, neyzi2006Height, neyzi2006Weight } from '../tables/neyzi2006.js'

/** Height, weight and, approximate, body mass index from 6 to 18 years; no head circumference. */
export const turkey: ReferenceSet = declareSet({
  id: 'turkey',
  checksum: '3d24e092',
  name: { de: 'Türkei 2006', en: 'Turkey 2006' },
  series: () => ({
    height: wholeTable(neyzi2006Height),
    weight: wholeTable(neyzi2006Weight),
    bmi: wholeTable(bundak2006Bmi),
  }),
})

/** What this entry has, by the names of editions, which stay. */
export const editions: { readonly 'turkey@2026': ReferenceSet } = {
  'turkey@2026': turkey,
}
