/**
 * Children with trisomy 21 in the Netherlands.
 *
 * @packageDocumentation
 */
import { customEdition } from '../checksum.js'
import { declareSet, wholeTable } from '../common-series.js'
import { netherlands } from '../dutch-set.js'
import type { ReferenceSet } from '../reference-set.js'
import { vangameren2012Head, vangameren2012Height } from '../tables/vangameren2012.js'

export type { Piece, ReferenceSet, Series } from '../reference-set.js'
export type { Publication, ReferenceTable } from '../table.js'
export { vangameren2012Head, vangameren2012Height } from '../tables/vangameren2012.js'

/** The age to which the publication has head circumference, years. */
const lastOfHead = 1.25

/** Height to 21 years, head circumference to 15 months; body mass index, weight and weight for length stay Zemel's. */
const dutch: ReferenceSet['series'] = {
  trisomy21Height: wholeTable(vangameren2012Height),
  trisomy21Head: wholeTable(vangameren2012Head, 0, lastOfHead),
}

/**
 * A set in which children with trisomy 21 are scored and drawn by the Dutch references:
 * height, and head circumference to 15 months. The rest is as in the set.
 *
 * @example
 * ```ts
 * calculatePatient(sofie, { references: withDutchTrisomy21(germany) })
 * ```
 */
export function withDutchTrisomy21(base: ReferenceSet): ReferenceSet {
  const frozen = {
    bmiClasses: base.bmiClasses,
    series: { ...base.series, ...dutch },
    groups: base.groups,
  }
  return { ...base, id: `${base.id}-trisomy-21-netherlands`, edition: customEdition(frozen), ...frozen }
}

/** The Dutch set of 2009, with the Dutch references for children with trisomy 21. */
export const trisomy21Netherlands: ReferenceSet = declareSet({
  id: 'trisomy-21-netherlands',
  checksum: '71e8bf0a',
  name: { de: 'Niederlande 2009, Trisomie 21 niederländisch', en: 'Netherlands 2009, trisomy 21 Dutch' },
  series: () => ({ ...netherlands.series, ...dutch }),
})

/** What this entry has, by the names of editions, which stay. */
export const editions: { readonly 'trisomy-21-netherlands@2026': ReferenceSet } = {
  'trisomy-21-netherlands@2026': trisomy21Netherlands,
}
