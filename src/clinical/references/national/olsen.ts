/**
 * Newborns in the USA, with body mass index at birth.
 *
 * @packageDocumentation
 */
import { cdcBmiClasses } from '../bmi/bmi-limits.js'
import { cdc } from '../built-in-sets.js'
import { customEdition } from '../checksum.js'
import { declareSet } from '../common-series.js'
import type { ReferenceSet, Series } from '../reference-set.js'
import type { ReferenceTable } from '../table.js'
import { olsen2010Head, olsen2010Length, olsen2010Weight } from '../tables/olsen2010.js'
import { olsen2015Bmi } from '../tables/olsen2015.js'

export type { Piece, ReferenceSet, Series } from '../reference-set.js'
export type { Publication, ReferenceTable } from '../table.js'
export { olsen2010Head, olsen2010Length, olsen2010Weight } from '../tables/olsen2010.js'
export { olsen2015Bmi } from '../tables/olsen2015.js'

/** From the first completed week to the end of the last. */
function completed(table: ReferenceTable): Series {
  const [from, last] = table.range
  return [{ table, from, to: last + 1, heldBeyond: last }]
}

/* @__NO_SIDE_EFFECTS__ */
function newborns(): ReferenceSet['series'] {
  return {
    birthLength: completed(olsen2010Length),
    birthWeight: completed(olsen2010Weight),
    birthHead: completed(olsen2010Head),
    birthBmi: completed(olsen2015Bmi),
  }
}

/**
 * A set in which newborns are scored by those of Olsen: length, weight and head
 * circumference of 23 to 41 completed weeks, body mass index of 24 to 41.
 *
 * @example
 * ```ts
 * const newborn = { gender: 'male', weekBirth: 28, sizeBirthCm: 37, weightBirthG: 1100 } as const
 * calculatePatient(newborn, { references: withOlsenNewborns(germany) }).bmiBirthSds?.reference // 'Olsen 2015'
 * ```
 */
export function withOlsenNewborns(base: ReferenceSet): ReferenceSet {
  const frozen = {
    bmiClasses: base.bmiClasses,
    series: { ...base.series, ...newborns() },
    groups: base.groups,
  }
  return { ...base, id: `${base.id}-olsen`, edition: customEdition(frozen), ...frozen }
}

/** As the CDC recommends for the USA, with newborns of Olsen, also by body mass index. */
export const olsen: ReferenceSet = declareSet({
  id: 'olsen',
  checksum: '7a8b277a',
  name: { de: 'CDC (USA), Neugeborene nach Olsen', en: 'CDC (USA), newborns by Olsen' },
  bmiClasses: cdcBmiClasses,
  series: () => ({ ...cdc.series, ...newborns() }),
})

/** What this entry has, by the names of editions, which stay. */
export const editions: { readonly 'olsen@2026': ReferenceSet } = {
  'olsen@2026': olsen,
}
