/**
 * Runs the SQL of auxology/warehouse and the pipe of `auxology batch` in engines
 * that don't fit into a test's process: the PostgreSQL server, Apache Spark with
 * several executors, ClickHouse and HSQLDB; and the examples for Python and R. It needs `npm run build`.
 *
 *     npm run test:engines            300,000 visits, 20,000 children
 *     npm run test:engines -- spark   one engine
 *     npm run test:engines -- --full  10,000,000 visits, 1,000,000 children
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkClickHouse } from './engines/clickhouse.js'
import { checkDuckDb } from './engines/duckdb.js'
import { checkExamples } from './engines/examples.js'
import { checkHsqldb } from './engines/hsqldb.js'
import { checkPostgres } from './engines/postgres.js'
import { preparePython } from './engines/python.js'
import { writeRun } from './engines/run-files.js'
import { checkSpark } from './engines/spark.js'
import { checkViews } from './engines/views.js'

const isFull = process.argv.includes('--full')
const started = performance.now()
const folder = mkdtempSync(join(tmpdir(), 'auxology-engines-'))
const only = process.argv.slice(2).filter((word) => !word.startsWith('-'))

try {
  const python = preparePython()
  const run = await writeRun(
    folder,
    isFull ? { visits: 10_000_000, children: 1_000_000 } : { visits: 300_000, children: 20_000 },
  )
  const checks = {
    duckdb: checkDuckDb,
    postgres: checkPostgres,
    clickhouse: checkClickHouse,
    hsqldb: checkHsqldb,
    spark: checkSpark,
    examples: checkExamples,
    views: checkViews,
  }
  for (const [name, check] of Object.entries(checks)) {
    if (only.length > 0 && !only.includes(name)) continue
    await check(run, python)
  }
  console.log(
    `All engines give the scores of calculatePatient, ${((performance.now() - started) / 1000).toFixed(0)} s.`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
