/**
 * Children in Norway.
 *
 * @packageDocumentation
 */
import { declareSet, wholeTable } from '../common-series.js'
import type { ReferenceSet } from '../reference-set.js'
import { juliusson2013Height } from '../tables/juliusson2013.js'

export type { Piece, ReferenceSet, Series } from '../reference-set.js'
export type { Publication, ReferenceTable } from '../table.js'
export { juliusson2013Height } from '../tables/juliusson2013.js'

/** Height from 7 to 19 years alone: all of the Norwegian reference that is known here. */
export const norway: ReferenceSet = declareSet({
  id: 'norway',
  checksum: '4a360503',
  name: { de: 'Norwegen 2013', en: 'Norway 2013' },
  series: () => ({
    height: wholeTable(juliusson2013Height),
  }),
})

/** What this entry has, by the names of editions, which stay. */
export const editions: { readonly 'norway@2026': ReferenceSet } = {
  'norway@2026': norway,
}
