import type { ReferenceSet, ReferenceTable } from '../src/clinical/references/index.js'
import { setCatalogue } from '../src/clinical/references/set-catalogue.js'
import { everyTable } from '../src/command/conform/every-table.js'

/** Every set of the library with the entry that exports it, the default first. */
export const sets: readonly (readonly [set: ReferenceSet, entry: string])[] = await Promise.all(
  setCatalogue.map(async ({ load, entry }) => [await load(), entry] as const),
)

/** Every table that the library exports, from whichever entry, in the order of their ids. */
export const tables: readonly ReferenceTable[] = await everyTable()
