/**
 * Children in Sweden.
 *
 * @packageDocumentation
 */
import { declareSet, wholeTable } from '../common-series.js'
import type { ReferenceSet } from '../reference-set.js'
import { albertsson2002Height } from '../tables/albertsson2002.js'

export type { Piece, ReferenceSet, Series } from '../reference-set.js'
export type { Publication, ReferenceTable } from '../table.js'
export { albertsson2002Height } from '../tables/albertsson2002.js'

/** Height from 7 to 18 years alone: all of the Swedish reference that is known here. */
export const sweden: ReferenceSet = declareSet({
  id: 'sweden',
  checksum: '6a2c603b',
  name: { de: 'Schweden 2002', en: 'Sweden 2002' },
  series: () => ({
    height: wholeTable(albertsson2002Height),
  }),
})

/** What this entry has, by the names of editions, which stay. */
export const editions: { readonly 'sweden@2026': ReferenceSet } = {
  'sweden@2026': sweden,
}
