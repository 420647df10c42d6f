import assert from 'node:assert/strict'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareWithReader, loadFigures, observations, patients } from '../../test/doors/warehouse/bulk-export.js'
import { openDuckDb } from '../../test/doors/warehouse/engines.js'
import { validatorPackages } from '../fhir/packages.js'
import type { EngineRun } from './run-files.js'

const examples = join(import.meta.dirname, '../../examples/warehouse/fhir')

type Row = Readonly<Record<string, string | number | boolean | null>>

interface ViewEngine {
  readonly evalSqlOnFhir: (view: object, resources: readonly object[]) => readonly Row[]
}

/**
 * The ViewDefinitions in an implementation of SQL on FHIR, Medplum's: their rows are those of the views that the script
 * for DuckDB has in their place, and lead to the scores of the reader and the library.
 */
export async function checkViews({ folder }: EngineRun): Promise<void> {
  const { evalSqlOnFhir }: ViewEngine = validatorPackages()('@medplum/core')
  const script = readFileSync(join(examples, 'bulk-fhir.sql'), 'utf8')
  const views = /CREATE VIEW patients AS[^;]*;\s*CREATE VIEW observations AS[^;]*;/
  assert.match(script, views)
  for (const [name, resources] of [
    ['Patient', patients],
    ['Observation', observations],
  ] as const) {
    writeFileSync(join(folder, `${name}.ndjson`), resources.map((each) => `${JSON.stringify(each)}\n`).join(''))
  }
  const inFolder = (sql: string) => sql.replaceAll(/'(\w+\.ndjson)'/g, (_, file: string) => `'${join(folder, file)}'`)

  const byScript = await openDuckDb()
  await byScript.run(inFolder(script))
  const byViews = await openDuckDb()
  await loadFigures(byViews)
  for (const [name, resources] of [
    ['patients', patients],
    ['observations', observations],
  ] as const) {
    const view: object = JSON.parse(readFileSync(join(examples, `${name}.view.json`), 'utf8'))
    const rows = evalSqlOnFhir(view, JSON.parse(JSON.stringify(resources)))
    const sorted = async (engine: typeof byScript, table: string) =>
      (await engine.query(`SELECT * FROM ${table}`)).map((row) => JSON.stringify(row)).sort()
    const columns = Object.keys(rows[0] ?? {})
    const types = columns.map((column) => `${column} ${typeOf(rows, column)}`)
    await byViews.load(`${name}_as_given`, columns, rows, `CREATE TABLE ${name}_as_given (${types.join(', ')})`)
    const birthDate = name === 'patients' ? ' REPLACE (TRY_CAST(birth_date AS DATE) AS birth_date)' : ''
    await byViews.run(`CREATE VIEW ${name} AS SELECT *${birthDate} FROM ${name}_as_given`)
    assert.deepEqual(await sorted(byViews, name), await sorted(byScript, name), `rows of ${name}`)
    assert.ok(rows.length >= patients.length, name)
  }
  await byViews.run(script.replace(views, ''))
  const [visits, scores] = await compareWithReader(byViews)
  assert.ok(visits >= 8 && scores >= 16, `${visits} visits, ${scores} scores`)
  await byScript.close()
  await byViews.close()
  console.log(`ViewDefinitions in Medplum's SQL on FHIR: ${visits} visits, ${scores} scores, those of the FHIR reader`)
}

function typeOf(rows: readonly Row[], column: string): string {
  const [value] = rows.map((row) => row[column]).filter((each) => each !== null)
  return typeof value === 'number' ? 'DOUBLE' : typeof value === 'boolean' ? 'BOOLEAN' : 'VARCHAR'
}
