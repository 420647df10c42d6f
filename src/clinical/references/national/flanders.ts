/**
 * Children in Flanders, Belgium.
 *
 * @packageDocumentation
 */
import { declareSet, wholeTable } from '../common-series.js'
import type { ReferenceSet } from '../reference-set.js'
import { roelants2009Bmi, roelants2009Head, roelants2009Height, roelants2009Weight } from '../tables/roelants2009.js'

export type { Piece, ReferenceSet, Series } from '../reference-set.js'
export type { Publication, ReferenceTable } from '../table.js'
export { roelants2009Bmi, roelants2009Head, roelants2009Height, roelants2009Weight } from '../tables/roelants2009.js'

/** Height and weight from birth to 21 years, body mass index from 2, head circumference to 20. */
export const flanders: ReferenceSet = declareSet({
  id: 'flanders',
  checksum: '56a6ac1c',
  name: { de: 'Flandern 2009', en: 'Flanders 2009' },
  series: () => ({
    height: wholeTable(roelants2009Height),
    weight: wholeTable(roelants2009Weight),
    bmi: wholeTable(roelants2009Bmi),
    head: wholeTable(roelants2009Head),
  }),
})

/** What this entry has, by the names of editions, which stay. */
export const editions: { readonly 'flanders@2026': ReferenceSet } = {
  'flanders@2026': flanders,
}
