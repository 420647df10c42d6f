import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { calculatePatient } from '../../src/clinical/assessment/calculate-patient.js'
import { germany } from '../../src/clinical/references/built-in-sets.js'
import { tableFile } from '../../src/command/commands/tables-command.js'
import { type DayRow, dayRows } from '../../src/doors/warehouse/day-rows.js'
import { type DialectName, dialectNames } from '../../src/doors/warehouse/dialects.js'
import { placesPerSex } from '../../src/doors/warehouse/exported-series.js'
import { createTableSql, figureTables } from '../../src/doors/warehouse/figure-tables.js'
import { scoringSql } from '../../src/doors/warehouse/scoring-sql.js'
import { selfTestSql } from '../../src/doors/warehouse/self-test-sql.js'
import { formatPatientJson, parsePatientJson } from '../../src/shown/documents/patient-document.js'
import { formatResultJson } from '../../src/shown/documents/patient-result-document.js'
import { healthyChildren } from '../../test/clinical/validation/healthy-children.js'
import { expectedScores, isVisitDay, populationOf, today } from '../../test/doors/warehouse/population.js'
import { comparisonSql, runMeasures } from './comparison.js'

/** How much is scored. */
export interface Counts {
  readonly visits: number
  readonly children: number
}

/** A run: its files, and how often the base of visits is repeated. */
export interface EngineRun {
  readonly folder: string
  readonly counts: Counts
  readonly baseRows: number
  readonly factor: number
}

/** Visits that are scored by the library; engines repeat them. */
const baseVisits = 20_000
/** Children whose results by the library are known; the pipe gets them repeatedly. */
const baseChildren = 500

const dialects: readonly DialectName[] = dialectNames.filter((name) => name !== 'sqlite')
const expectedNames = runMeasures.flatMap((measure) => [`${measure}_expected`, `${measure}_expected_accuracy`])

/** Writes what the engines read: figures, visits with the scores that the library gives them, children, and the texts. */
export async function writeRun(folder: string, counts: Counts): Promise<EngineRun> {
  const file = (name: string) => join(folder, name)
  for (const grid of ['day', 'segment', 'knot', 'curve'] as const) {
    writeFileSync(file(`${grid}s.parquet`), await tableFile(figureTables[grid], 'parquet', [germany]))
    writeFileSync(file(`${grid}s.csv`), await tableFile(figureTables[grid], 'csv', [germany]))
  }
  const visited = { ...figureTables.day, rows: () => daysVisited() }
  writeFileSync(file('visited-days.csv'), await tableFile(visited, 'csv'))
  const rows = [...populationOf(germany, baseVisits, false)].flatMap((row) => {
    const { scores, isSwapped } = expectedScores({ ...row, age_years: null }, germany)
    if (isSwapped) return []
    const expected = runMeasures.map((measure) => [
      [`${measure}_expected`, scores[measure]?.value ?? null],
      [`${measure}_expected_accuracy`, scores[measure]?.accuracy ?? null],
    ])
    return [{ ...row, ...Object.fromEntries(expected.flat()) } as Readonly<Record<string, string | number | null>>]
  })
  const ofVisit = ['id', 'sex', 'birth_date', 'visit_date', 'size_cm', 'weight_kg', 'head_cm', 'seat_cm']
  const names = [...ofVisit, ...expectedNames]
  const texts = new Set(['sex', 'birth_date', 'visit_date'])
  const columnData = names.map((name) => ({
    name,
    type: texts.has(name) || name.endsWith('_accuracy') ? ('STRING' as const) : ('DOUBLE' as const),
    data: rows.map((row) => row[name] ?? null),
    nullable: true,
  }))
  writeFileSync(file('visits.parquet'), new Uint8Array(parquetWriteBuffer({ columnData })))
  const lines = rows.map((row) => names.map((name) => row[name] ?? '').join(','))
  writeFileSync(file('visits.csv'), `${names.join(',')}\n${lines.join('\n')}\n`)
  for (const dialect of dialects) {
    writeFileSync(file(`${dialect}.sql`), scoringSql(dialect, { today, keep: expectedNames }))
    writeFileSync(file(`${dialect}-self-test.sql`), selfTestSql(dialect))
    writeFileSync(file(`${dialect}-create.sql`), `${createTableSql(dialect, 'day')};\n`)
    writeFileSync(file(`${dialect}-comparison.sql`), comparisonSql(scoringSql(dialect, { today, keep: expectedNames })))
    const stated = { today, fractionalAges: true, percentiles: true, columns: { age_years: null }, keep: expectedNames }
    writeFileSync(file(`${dialect}-stated.sql`), comparisonSql(scoringSql(dialect, stated)))
    writeFileSync(file(`${dialect}-create-segments.sql`), `${createTableSql(dialect, 'segment')};\n`)
  }
  writeChildren(folder)
  return { folder, counts, baseRows: rows.length, factor: Math.ceil(counts.visits / rows.length) }
}

/** The figures of the days on which visits happen, for engines to which each row has to be handed. */
function* daysVisited(): Generator<DayRow> {
  for (const row of dayRows([germany])) if (isVisitDay(row.place % placesPerSex)) yield row
}

/** Children as the pipe reads them, and what the library gives for each. */
function writeChildren(folder: string): void {
  const children = healthyChildren(baseChildren, 7).map((child, i) => ({ ...child, firstName: `Child ${i}` }))
  const documents = children.map((child) => JSON.stringify(JSON.parse(formatPatientJson(child))))
  const expected = documents.map((document, i) => {
    return JSON.stringify([`Child ${i}`, formatResultJson(calculatePatient(parsePatientJson(document), { today }))])
  })
  assert.equal(new Set(expected).size, baseChildren)
  writeFileSync(join(folder, 'children.ndjson'), `${documents.join('\n')}\n`)
  writeFileSync(join(folder, 'expected.ndjson'), `${expected.join('\n')}\n`)
  const cli = join(import.meta.dirname, '../../dist/cli.js')
  const command = [process.execPath, cli, 'batch', '-', '--out', '-', '--today', today, '--workers', '1']
  writeFileSync(join(folder, 'command.json'), JSON.stringify(command))
}

/** What an engine counted. */
export interface Outcome {
  readonly rows: number
  readonly wrong: number
  readonly largest: number
  readonly scores: number
  /** Of the processor, where the engine is one process; else of the clock. */
  readonly seconds: number
  readonly selfTest: number
}

/** Fails unless an engine scored every row as the library does; else says how fast. */
export function checkOutcome(engine: string, { baseRows, factor }: EngineRun, outcome: Outcome, cores: number): void {
  const { rows, wrong, largest, scores, seconds, selfTest } = outcome
  assert.equal(rows, baseRows * factor, `${engine}: rows`)
  assert.equal(wrong, 0, `${engine}: scores missing, too many, or with another accuracy`)
  assert.ok(largest <= 1e-9, `${engine}: the largest difference is ${largest}`)
  assert.ok(selfTest < 1e-9, `${engine}: the self-test gives ${selfTest}`)
  const perCore = scores / seconds / cores / 1e6
  console.log(
    `${engine}: ${rows} visits, ${scores} scores in ${seconds.toFixed(1)} s, ${perCore.toFixed(2)} million scores/s per core; largest difference ${largest.toExponential(1)}, self-test ${selfTest.toExponential(1)}`,
  )
}

/** An outcome of an engine that scores by stated ages too, with percentiles. */
export interface OutcomeOfBoth extends Outcome {
  readonly bySegments: Pick<Outcome, 'rows' | 'wrong' | 'largest' | 'scores'>
}

/** Fails unless an engine that had the base of visits once scored it as the library does, by days and by segments. */
export function checkBoth(engine: string, run: EngineRun, outcome: OutcomeOfBoth): void {
  checkOutcome(engine, { ...run, factor: 1 }, outcome, 1)
  const { rows, wrong, largest, scores } = outcome.bySegments
  const expected = { rows: outcome.rows, wrong: 0, scores: outcome.scores }
  assert.deepEqual({ rows, wrong, scores }, expected, `${engine}: segments`)
  assert.ok(largest <= 1e-9, `${engine}, segments: the largest difference is ${largest}`)
}
