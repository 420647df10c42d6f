import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInSets } from '../../src/references/built-in-sets.js'
import { percentileOf } from '../../src/references/distribution.js'
import { dayRows } from '../../src/warehouse/day-rows.js'
import { placesPerSex } from '../../src/warehouse/exported-series.js'
import { createTableSql, figureTables } from '../../src/warehouse/figure-tables.js'
import { scoringSql } from '../../src/warehouse/scoring-sql.js'
import { segmentRows } from '../../src/warehouse/segment-rows.js'
import { selfTestSql } from '../../src/warehouse/self-test-sql.js'
import { type Engine, openDuckDb, openPostgres, openSqlite, type ResultRow } from './engines.js'
import { ownSet } from './own-set.js'
import {
  comparedMeasures,
  expectedScores,
  isVisitDay,
  populationOf,
  today,
  type VisitRow,
  visitColumns,
} from './population.js'

/** Every set of the library, and one of a caller's. */
const sets = [...builtInSets, ownSet]

const engines = [
  { name: 'DuckDB', open: openDuckDb, visits: 800 },
  { name: 'PostgreSQL', open: openPostgres, visits: 800 },
  { name: 'SQLite', open: openSqlite, visits: 800 },
]

describe.each(engines)('scores in $name', ({ open, visits }) => {
  let engine: Engine

  beforeAll(async () => {
    engine = await open()
    const days = [...dayRows(sets)].filter(({ place }) => isVisitDay(place % placesPerSex))
    await load(engine, 'day', days)
    await load(engine, 'segment', segmentRows(sets))
  }, 60_000)
  afterAll(() => engine.close())

  it.each(sets.map((set) => [set.id, set] as const))('by %s, at ages from dates', async (_, references) => {
    // Stated ages are nothing to this text.
    const rows = [...populationOf(references, visits, false)].map((row) => ({ ...row, age_years: null }))
    await check(engine, rows, { references })
  })

  it.each(sets.map((set) => [set.id, set] as const))('by %s, in its own test', async (_, references) => {
    const [result] = await engine.query(selfTestSql(engine.dialect, references))
    expect(Number(result?.['largest_difference'])).toBeLessThan(1e-9)
  })

  it.each(sets.map((set) => [set.id, set] as const))('by %s, at stated ages', async (_, references) => {
    const rows = [...populationOf(references, visits, true)]
    await check(engine, rows, { references, fractionalAges: true })
  })
})

async function load(engine: Engine, grid: 'day' | 'segment', rows: Iterable<object>): Promise<void> {
  const { name, columns } = figureTables[grid]
  await engine.load(name, Object.keys(columns), rows, createTableSql(engine.dialect, grid))
  await engine.run(`CREATE INDEX place_of_${name} ON ${name} (place)`)
}

/** Scores rows in an engine and by the library; what differs in how many, and by how much. */
async function check(
  engine: Engine,
  rows: readonly VisitRow[],
  options: Parameters<typeof scoringSql>[1] & { references: (typeof sets)[number] },
): Promise<void> {
  await engine.run('DROP TABLE IF EXISTS measurements')
  await engine.load('measurements', Object.keys(visitColumns), rows, createVisits())
  const text = scoringSql(engine.dialect, { ...options, today, keep: ['id'], percentiles: true })
  const found = new Map((await engine.query(text)).map((row) => [Number(row['id']), row]))
  const wrong: string[] = []
  let compared = 0
  for (const row of rows) {
    const { scores, isSwapped } = expectedScores(row, options.references)
    if (isSwapped) continue
    const result = found.get(row.id) as ResultRow
    for (const measure of comparedMeasures) {
      const expected = scores[measure]
      const sds = result[`${measure}_sds`] ?? undefined
      if (expected !== undefined) compared++
      const isSame =
        expected === undefined
          ? sds === undefined &&
            (result[`${measure}_accuracy`] ?? undefined) === undefined &&
            (result[`${measure}_table`] ?? undefined) === undefined
          : Math.abs(expected.value - Number(sds)) <= 1e-9 &&
            Math.abs(expected.raw - Number(result[`${measure}_z`])) <= 1e-9 * Math.max(1, Math.abs(expected.raw)) &&
            expected.accuracy === result[`${measure}_accuracy`] &&
            (expected.approximate === true ? 1 : 0) === Number(result[`${measure}_approximate`]) &&
            Math.abs(percentileOf(expected.value) - Number(result[`${measure}_percentile`])) <= 1e-9
      if (!isSame)
        wrong.push(
          `${measure} of ${JSON.stringify(row)}: ${sds} (${result[`${measure}_z`]}, ${result[`${measure}_accuracy`]}) for ${JSON.stringify(expected)}`,
        )
    }
  }
  expect(wrong.slice(0, 5)).toEqual([])
  expect(compared).toBeGreaterThan(rows.length * 2)
}

function createVisits(): string {
  return `CREATE TABLE measurements (${Object.entries(visitColumns)
    .map((column) => column.join(' '))
    .join(', ')})`
}
