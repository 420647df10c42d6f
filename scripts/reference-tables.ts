import * as clinic from '../src/clinical/references/clinic-measures.js'
import type { ReferenceSet, ReferenceTable } from '../src/clinical/references/index.js'
import * as references from '../src/clinical/references/index.js'
import { setCatalogue } from '../src/clinical/references/set-catalogue.js'

/** Every set of the library with the entry that exports it, the default first. */
export const sets: readonly (readonly [set: ReferenceSet, entry: string])[] = await Promise.all(
  setCatalogue.map(async ({ load, entry }) => [await load(), entry] as const),
)

/** The tables that sets of entries of their own are made from, and no other. */
const nationalTables: readonly ReferenceTable[] = sets.flatMap(([{ series, groups = {} }]) =>
  [series, ...Object.values(groups).map((group) => group?.series ?? {})].flatMap((each) =>
    Object.values(each).flatMap((pieces) => (pieces ?? []).map(({ table }) => table)),
  ),
)

const exported: readonly ReferenceTable[] = [...Object.values(references), ...Object.values(clinic)].filter(
  (value): value is ReferenceTable => typeof value === 'object' && value !== null && 'curve' in value,
)

/** Every table that the library exports, from whichever entry, in the order of their ids. */
export const tables: readonly ReferenceTable[] = [...new Set([...exported, ...nationalTables])].sort((a, b) =>
  a.id < b.id ? -1 : 1,
)
