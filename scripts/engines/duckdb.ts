import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { comparisonSql } from './comparison.js'
import { checkOutcome, type EngineRun } from './run-files.js'

/** DuckDB from Parquet, on one thread. */
export async function checkDuckDb(run: EngineRun): Promise<void> {
  const { folder, factor } = run
  const connection = await (await DuckDBInstance.create()).connect()
  const read = async (sql: string) =>
    Object.values((await connection.runAndReadAll(sql)).getRowObjectsJS()[0] ?? {}).map(Number)
  await connection.run('SET threads = 1')
  await connection.run(`CREATE TABLE auxology_days AS FROM '${join(folder, 'days.parquet')}'`)
  await connection.run(
    `COPY (SELECT b.* FROM '${join(folder, 'visits.parquet')}' AS b CROSS JOIN range(${factor})) TO '${join(folder, 'measurements.parquet')}'`,
  )
  await connection.run(`CREATE VIEW measurements AS FROM '${join(folder, 'measurements.parquet')}'`)
  const text = readFileSync(join(folder, 'duckdb.sql'), 'utf8')
  const started = process.cpuUsage()
  const [rows = 0, wrong = 0, largest = Number.NaN, scores = 0] = await read(comparisonSql(text))
  const { user, system } = process.cpuUsage(started)
  const seconds = (user + system) / 1e6
  const [selfTest = Number.NaN] = await read(readFileSync(join(folder, 'duckdb-self-test.sql'), 'utf8'))
  checkOutcome('DuckDB', run, { rows, wrong, largest, scores, seconds, selfTest }, 1)
  connection.closeSync()
}
