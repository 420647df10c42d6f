import * as clinic from '../../clinical/references/clinic-measures.js'
import * as references from '../../clinical/references/index.js'
import { setCatalogue } from '../../clinical/references/set-catalogue.js'
import { tablesInSet } from '../../clinical/references/set-rights.js'
import type { ReferenceTable } from '../../clinical/references/table.js'

/** Every table that the library exports, from whichever entry, in the order of their ids. */
export async function everyTable(): Promise<readonly ReferenceTable[]> {
  const sets = await Promise.all(setCatalogue.map(({ load }) => load()))
  const exported = [...Object.values(references), ...Object.values(clinic)].filter(
    (value): value is ReferenceTable => typeof value === 'object' && value !== null && 'curve' in value,
  )
  return [...new Set([...exported, ...sets.flatMap(tablesInSet)])].sort((a, b) => (a.id < b.id ? -1 : 1))
}
