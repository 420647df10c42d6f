/**
 * Scores of a query of DuckDB, chunk by chunk: memory stays as small as a chunk, and the result goes
 * back as a table.
 *
 *     npx tsx examples/columns/duckdb.ts
 */
import { DuckDBInstance } from '@duckdb/node-api'
import { scoreColumns } from 'auxology'
import { germany } from 'auxology/references'

const connection = await (await DuckDBInstance.create(':memory:')).connect()
await connection.run(`
  create table visits as
  select i as id, 1 + i % 2 as sex, date '2014-06-04' as born, date '2014-06-04' + (i * 7 % 6900)::integer as visited,
    case when i % 50 = 0 then null else 50 + 1.5 * sqrt(i * 7 % 6900) + i % 31 - 15 end as height_cm
  from range(100000) rows(i)`)
await connection.run('create table scores (id bigint, height_sds double)')

const appender = await connection.createAppender('scores')
const result = await connection.stream(`
  select id, sex::utinyint, (visited - born)::integer, height_cm::double from visits`)
for (let chunk = await result.fetchChunk(); chunk !== null && chunk.rowCount > 0; chunk = await result.fetchChunk()) {
  const [ids = [], sex = [], ageDays = [], heights = []] = chunk.getColumns()
  const scores = scoreColumns({
    references: germany,
    series: 'height',
    sex: Uint8Array.from(sex, Number),
    ageDays: Int32Array.from(ageDays, Number),
    value: Float64Array.from(heights, (height) => (height === null ? Number.NaN : Number(height))),
  })
  for (const [i, id] of ids.entries()) {
    appender.appendBigInt(BigInt(Number(id)))
    const score = scores[i] as number
    if (Number.isNaN(score)) appender.appendNull()
    else appender.appendDouble(score)
    appender.endRow()
  }
}
appender.closeSync()

const summary = await connection.runAndReadAll(`
  select count(*)::integer as visits, count(height_sds)::integer as scored, round(avg((height_sds < -2)::integer), 3) as below
  from scores`)
console.log(JSON.stringify(summary.getRowObjectsJson()[0]))
connection.closeSync()
