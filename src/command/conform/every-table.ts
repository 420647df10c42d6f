import * as clinic from '../../clinical/references/clinic-measures.js'
import * as references from '../../clinical/references/index.js'
import type { ReferenceSet } from '../../clinical/references/reference-set.js'
import { setCatalogue } from '../../clinical/references/set-catalogue.js'
import type { ReferenceTable } from '../../clinical/references/table.js'

/** Every table that the library exports, from whichever entry, in the order of their ids. */
export async function everyTable(): Promise<readonly ReferenceTable[]> {
  const sets = await Promise.all(setCatalogue.map(({ load }) => load()))
  const exported = [...Object.values(references), ...Object.values(clinic)].filter(
    (value): value is ReferenceTable => typeof value === 'object' && value !== null && 'curve' in value,
  )
  return [...new Set([...exported, ...sets.flatMap(tablesIn)])].sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** The tables of a set, those of its groups too. */
function tablesIn({ series, groups = {} }: ReferenceSet): readonly ReferenceTable[] {
  return [series, ...Object.values(groups).map((group) => group?.series ?? {})].flatMap((each) =>
    Object.values(each).flatMap((pieces) => (pieces ?? []).map(({ table }) => table)),
  )
}
