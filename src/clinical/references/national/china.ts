/**
 * Children in China.
 *
 * @packageDocumentation
 */
import { declareSet, wholeTable } from '../common-series.js'
import type { ReferenceSet } from '../reference-set.js'
import { zong2013Bmi, zong2013Head, zong2013Height, zong2013Weight } from '../tables/zong2013.js'

export type { Piece, ReferenceSet, Series } from '../reference-set.js'
export type { Publication, ReferenceTable } from '../table.js'
export { zong2013Bmi, zong2013Head, zong2013Height, zong2013Weight } from '../tables/zong2013.js'

/** Height, weight and body mass index from birth to 18 years, head circumference to 6. */
export const china: ReferenceSet = declareSet({
  id: 'china',
  checksum: '0ff9d953',
  name: { de: 'China 2005', en: 'China 2005' },
  series: () => ({
    height: wholeTable(zong2013Height),
    weight: wholeTable(zong2013Weight),
    bmi: wholeTable(zong2013Bmi),
    head: wholeTable(zong2013Head),
  }),
})

/** What this entry has, by the names of editions, which stay. */
export const editions: { readonly 'china@2026': ReferenceSet } = {
  'china@2026': china,
}
