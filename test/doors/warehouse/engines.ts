import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DuckDBInstance } from '@duckdb/node-api'
import { PGlite } from '@electric-sql/pglite'
import initSqlJs from 'sql.js'
import type { DialectName } from '../../../src/doors/warehouse/dialects.js'

/** A value of a table. */
export type Cell = string | number | bigint | null

/** A row of a result, by the names of its columns. */
export type ResultRow = Readonly<Record<string, Cell>>

/** A database in this process. */
export interface Engine {
  readonly dialect: DialectName
  readonly run: (sql: string) => Promise<void>
  /** Creates a table and fills it. */
  readonly load: (table: string, columns: readonly string[], rows: Iterable<object>, create: string) => Promise<void>
  readonly query: (sql: string) => Promise<readonly ResultRow[]>
  readonly close: () => Promise<void>
}

function csvOf(columns: readonly string[], rows: Iterable<object>): string {
  const lines: string[] = []
  for (const row of rows) {
    lines.push(columns.map((name) => csvCell((row as Readonly<Record<string, unknown>>)[name])).join(','))
  }
  return `${lines.join('\n')}\n`
}

function csvCell(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? `"${value}"` : String(value)
}

/** DuckDB. */
export async function openDuckDb(): Promise<Engine> {
  const connection = await (await DuckDBInstance.create()).connect()
  const folder = mkdtempSync(join(tmpdir(), 'auxology-duckdb-'))
  return {
    dialect: 'duckdb',
    run: async (sql) => {
      await connection.run(sql)
    },
    load: async (table, columns, rows, create) => {
      const file = join(folder, `${table}.csv`)
      writeFileSync(file, csvOf(columns, rows))
      await connection.run(create)
      await connection.run(`COPY ${table} FROM '${file}' (FORMAT csv, HEADER false, DELIMITER ',', QUOTE '"')`)
    },
    query: async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJS() as unknown as readonly ResultRow[],
    close: async () => {
      connection.closeSync()
      rmSync(folder, { recursive: true })
    },
  }
}

/** PostgreSQL. */
export async function openPostgres(): Promise<Engine> {
  const database = await PGlite.create()
  return {
    dialect: 'postgres',
    run: async (sql) => {
      await database.exec(sql)
    },
    load: async (table, columns, rows, create) => {
      await database.exec(create)
      await database.query(`COPY ${table} FROM '/dev/blob' (FORMAT csv)`, [], {
        blob: new Blob([csvOf(columns, rows)]),
      })
      await database.exec(`ANALYZE ${table}`)
    },
    query: async (sql) => (await database.query<ResultRow>(sql)).rows,
    close: () => database.close(),
  }
}

/** SQLite. */
export async function openSqlite(): Promise<Engine> {
  // With the mathematical functions of SQLite itself.
  const { Database } = await initSqlJs({ useOldExtensionFunctions: false } as Parameters<typeof initSqlJs>[0])
  const database = new Database()
  return {
    dialect: 'sqlite',
    run: async (sql) => {
      database.run(sql)
    },
    load: async (table, columns, rows, create) => {
      database.run(create)
      database.run('BEGIN')
      const insert = database.prepare(`INSERT INTO ${table} VALUES (${columns.map(() => '?').join(', ')})`)
      for (const row of rows) {
        insert.run(
          columns.map((name) => ((row as Readonly<Record<string, unknown>>)[name] ?? null) as Exclude<Cell, bigint>),
        )
      }
      insert.free()
      database.run('COMMIT')
    },
    query: async (sql) => {
      const statement = database.prepare(sql)
      const found: ResultRow[] = []
      while (statement.step()) found.push(statement.getAsObject() as unknown as ResultRow)
      statement.free()
      return found
    },
    close: async () => database.close(),
  }
}
