/**
 * Children in South Korea.
 *
 * @packageDocumentation
 */
import { declareSet } from '../common-series.js'
import type { ReferenceSet, Series } from '../reference-set.js'
import type { ReferenceTable } from '../table.js'
import { kdca2017Height, kdca2017Weight } from '../tables/kdca2017.js'
import { who2006Head, who2006Height, who2006Weight } from '../tables/who2006.js'

export type { Piece, ReferenceSet, Series } from '../reference-set.js'
export type { Publication, ReferenceTable } from '../table.js'
export { kdca2017Height, kdca2017Weight } from '../tables/kdca2017.js'

/** The age below which the Korean charts of 2017 are the standards of WHO, years. */
const whoUntil = 3

/* @__NO_SIDE_EFFECTS__ */
function whoThenKorea(standards: ReferenceTable, korea: ReferenceTable): Series {
  return [
    { table: standards, from: 0, to: whoUntil },
    { table: korea, from: whoUntil, to: korea.range[1], closed: true },
  ]
}

/** As the Korean charts of 2017 are made: the standards of WHO to 3 years, then Korean height and weight to 18.9; head circumference to 3, no body mass index. */
export const korea: ReferenceSet = declareSet({
  id: 'korea',
  checksum: '21cf2c81',
  name: { de: 'Südkorea 2017', en: 'South Korea 2017' },
  series: () => ({
    height: whoThenKorea(who2006Height, kdca2017Height),
    weight: whoThenKorea(who2006Weight, kdca2017Weight),
    head: [{ table: who2006Head, from: 0, to: whoUntil }],
  }),
})

/** What this entry has, by the names of editions, which stay. */
export const editions: { readonly 'korea@2026': ReferenceSet } = {
  'korea@2026': korea,
}
