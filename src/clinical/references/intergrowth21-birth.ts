import type { ReferenceSet, Series } from './reference-set.js'
import type { ReferenceTable } from './table.js'
import { fenton2013Head, fenton2013Length, fenton2013Weight } from './tables/fenton2013.js'
import { intergrowth21Head, intergrowth21Length, intergrowth21Weight } from './tables/intergrowth21.js'

/**
 * Size at birth by the INTERGROWTH-21st standards from 33+0 to 42+6 weeks, for
 * `defineSet`. Earlier births are scored by Fenton; later ones are not scored.
 *
 * @example
 * ```ts
 * const ours = defineSet({ id: 'our-clinic', name: 'Our clinic', series: intergrowth21Birth })
 * const child = { gender: 'male', weekBirth: 40, dayBirth: 0, weightBirthG: 3382 } as const
 * calculatePatient(child, { references: ours }).weightBirthSds?.reference // 'INTERGROWTH-21st 2014'
 * ```
 */
export const intergrowth21Birth: Pick<ReferenceSet['series'], 'birthLength' | 'birthWeight' | 'birthHead'> =
  intergrowthSeries()

/* @__NO_SIDE_EFFECTS__ */
function intergrowthSeries(): typeof intergrowth21Birth {
  return {
    birthLength: fentonThen(fenton2013Length, intergrowth21Length),
    birthWeight: fentonThen(fenton2013Weight, intergrowth21Weight),
    birthHead: fentonThen(fenton2013Head, intergrowth21Head),
  }
}

function fentonThen(early: ReferenceTable, standard: ReferenceTable): Series {
  const [from, to] = standard.range
  return [
    { table: early, from: Math.floor(early.range[0]), to: from },
    { table: standard, from, to, closed: true },
  ]
}
