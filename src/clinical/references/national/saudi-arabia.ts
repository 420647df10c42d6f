/**
 * Children in Saudi Arabia.
 *
 * @packageDocumentation
 */
import { declareSet, wholeTable } from '../common-series.js'
import type { ReferenceSet } from '../reference-set.js'
import { elmouzan2016Bmi, elmouzan2016Height, elmouzan2016Weight } from '../tables/elmouzan2016.js'

export type { Piece, ReferenceSet, Series } from '../reference-set.js'
export type { Publication, ReferenceTable } from '../table.js'
export { elmouzan2016Bmi, elmouzan2016Height, elmouzan2016Weight } from '../tables/elmouzan2016.js'

/** Height and body mass index from 5 to 18 years, weight to 13; no head circumference. */
export const saudiArabia: ReferenceSet = declareSet({
  id: 'saudi-arabia',
  checksum: 'c879950d',
  name: { de: 'Saudi-Arabien 2016', en: 'Saudi Arabia 2016' },
  series: () => ({
    height: wholeTable(elmouzan2016Height),
    weight: wholeTable(elmouzan2016Weight),
    bmi: wholeTable(elmouzan2016Bmi),
  }),
})

/** What this entry has, by the names of editions, which stay. */
export const editions: { readonly 'saudi-arabia@2026': ReferenceSet } = {
  'saudi-arabia@2026': saudiArabia,
}
