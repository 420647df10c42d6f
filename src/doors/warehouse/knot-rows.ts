import { builtInSets } from '../../clinical/references/built-in-sets.js'
import type { ReferenceSet } from '../../clinical/references/reference-set.js'
import type { ReferenceTable } from '../../clinical/references/table.js'
import { figureAt } from '../../ground/math/interpolation.js'
import { genders } from '../../ground/model/patient.js'

/** A row of a table as the library keeps it. The names are those of the columns. */
export interface KnotRow {
  readonly table_id: string
  readonly sex: 'male' | 'female'
  /** In the unit of the table's axis: see its provenance. */
  readonly x: number
  readonly l: number
  readonly m: number
  readonly s: number
}

/** The tables of sets, those of their groups too, each once. */
export function tablesOf(sets: readonly ReferenceSet[]): readonly ReferenceTable[] {
  const tables = sets.flatMap(({ series, groups = {} }) =>
    [series, ...Object.values(groups).map((group) => group?.series ?? {})].flatMap((all) =>
      Object.values(all).flatMap((pieces) => pieces ?? []),
    ),
  )
  return [...new Map(tables.map(({ table }) => [table.id, table])).values()]
}

/**
 * Every table of sets that L, M and S describe, row by row as the library keeps
 * it: for programs that have an LMS formula and interpolation of their own.
 * A table of medians has s 0.
 *
 * @param sets by default all of the library
 * @example
 * ```ts
 * const [row] = knotRows([germany])
 * row?.table_id // 'who2006-height'
 * ```
 */
export function* knotRows(sets: readonly ReferenceSet[] = builtInSets): Generator<KnotRow> {
  for (const table of tablesOf(sets)) {
    if (table.distribution === 'skew-t') continue
    for (const sex of genders) {
      const curve = table.curve(sex)
      if (curve === undefined) continue
      for (let i = 0; i < curve.x.length; i++) {
        const [x, l, m, s] = [figureAt(curve.x, i), figureAt(curve.l, i), figureAt(curve.m, i), figureAt(curve.s, i)]
        yield { table_id: table.id, sex, x, l, m, s }
      }
    }
  }
}
