/**
 * Scores of an Arrow table, as a new column of it: from Parquet, from a stream of pandas or polars, or
 * from any other that has Arrow.
 *
 *     npx tsx examples/columns/arrow.ts
 */
import { makeVector, Table, tableFromArrays, type Vector, vectorFromArray } from 'apache-arrow'
import { scoreColumns } from 'auxology'
import { germany } from 'auxology/references'

const visits = tableFromArrays({
  sex: Uint8Array.of(1, 2, 2, 1),
  ageDays: Int32Array.of(3653, 2000, 731, 4000),
}).assign(new Table({ heightCm: vectorFromArray([141.55, 116.2, null, 151], undefined) }))

/** Numbers in which a null is NaN: what lies below a null in Arrow's memory is no value. */
function numbers(column: Vector | null): Float64Array {
  if (column === null) throw new RangeError('the table has no such column')
  // Without nulls, the memory of the column itself.
  if (column.nullCount === 0) return Float64Array.from(column.toArray())
  return Float64Array.from(column, (value: number | null) => value ?? Number.NaN)
}

const scores = scoreColumns({
  references: germany,
  series: 'height',
  sex: Uint8Array.from(numbers(visits.getChild('sex'))),
  ageDays: numbers(visits.getChild('ageDays')),
  value: numbers(visits.getChild('heightCm')),
})

const scored = visits.assign(new Table({ heightSds: makeVector(scores) }))
console.log(scored.toString())
