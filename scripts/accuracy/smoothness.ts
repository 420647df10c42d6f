import type { Curve } from '../../src/clinical/references/curve.js'
import {
  type Gender,
  type Lookup,
  lookUpTable,
  type ReferenceTable,
  scoreAt,
  valueAt,
} from '../../src/clinical/references/index.js'

const columns = ['l', 'm', 's'] as const
const comparedScores = [-2, 0, 2]

/** The row of a table that departs most from its neighbours. */
export interface RoughestRow {
  readonly gender: Gender
  readonly x: number
  /** By how much a score of -2, 0 or 2 changes if L, M or S is that of the cubic through the two rows on either side, SD. */
  readonly sd: number
}

/** The least smooth row of a complete table; undefined if it has no L, M and S or too few rows. */
export function roughestRow(table: ReferenceTable): RoughestRow | undefined {
  if (table.thinned || table.distribution === 'median' || table.distribution === 'skew-t') return undefined
  let roughest: RoughestRow | undefined
  for (const gender of ['male', 'female'] as const) {
    const curve = table.curve(gender)
    curve?.x.forEach((x, i) => {
      const sd = departure(table, gender, curve, i)
      if (sd !== undefined && sd > (roughest?.sd ?? 0)) roughest = { gender, x, sd }
    })
  }
  return roughest
}

function departure(table: ReferenceTable, gender: Gender, curve: Curve, i: number): number | undefined {
  const neighbours = [i - 2, i - 1, i + 1, i + 2]
  const xs = neighbours.map((at) => curve.x[at])
  const x = curve.x[i] as number
  // Nothing is interpolated across a step.
  if (xs.some((at) => at === undefined || at === x) || new Set(xs).size < 4) return undefined
  const place = lookUpTable(table, gender, x)
  if (place === undefined) return undefined
  const described: Lookup = { ...place, distribution: undefined }
  const changes = columns.flatMap((column) => {
    const predicted = cubicThrough(
      xs as number[],
      neighbours.map((at) => curve[column][at] as number),
      x,
    )
    const other: Lookup = { ...described, [column]: predicted }
    return comparedScores.map((score) => Math.abs((scoreAt(other, valueAt(described, score) as number) ?? 0) - score))
  })
  return Math.max(...changes)
}

/** The value at x of the cubic through four points (Lagrange). */
function cubicThrough(xs: readonly number[], ys: readonly number[], x: number): number {
  return ys.reduce((sum, y, i) => {
    const weight = xs.reduce(
      (product, at, j) => (i === j ? product : (product * (x - at)) / ((xs[i] as number) - at)),
      1,
    )
    return sum + y * weight
  }, 0)
}

/** The decimals of S, and what half a unit of the last is worth at ±2, SD; undefined if it has more than three. */
export function roundingOfS(table: ReferenceTable): { readonly decimals: number; readonly sd: number } | undefined {
  if (table.distribution !== 'lms') return undefined
  const spreads = (['male', 'female'] as const).flatMap((gender) => [...(table.curve(gender)?.s ?? [])])
  const decimals = Math.max(...spreads.map((s) => (String(s).split('.')[1] ?? '').length))
  return decimals > 3 ? undefined : { decimals, sd: (2 * 0.5 * 10 ** -decimals) / Math.min(...spreads) }
}
