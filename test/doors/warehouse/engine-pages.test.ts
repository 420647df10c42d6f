import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { enginePage, engineWords } from '../../../scripts/engine-pages.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { germany } from '../../../src/clinical/references/built-in-sets.js'
import { dayRows } from '../../../src/doors/warehouse/day-rows.js'
import { dialectNames } from '../../../src/doors/warehouse/dialects.js'
import { createTableSql, figureTables } from '../../../src/doors/warehouse/figure-tables.js'
import { scoringSql } from '../../../src/doors/warehouse/scoring-sql.js'
import { type Engine, openDuckDb, openPostgres, openSqlite } from './engines.js'

it('has a page for each engine, as it is written now', () => {
  expect(readdirSync('docs/engines').sort()).toEqual(dialectNames.map((name) => `${name}.md`).sort())
  for (const words of engineWords) {
    expect(readFileSync(`docs/engines/${words.dialect}.md`, 'utf8')).toBe(enginePage(words))
  }
})

/** Boys of five in two districts and two years; in the north of 2023 one of two is short. */
const visits = [
  { year: 2023, district: 'north', size_cm: 110 },
  { year: 2023, district: 'north', size_cm: 95 },
  { year: 2023, district: 'south', size_cm: 112 },
  { year: 2024, district: 'north', size_cm: 94 },
  { year: 2024, district: 'south', size_cm: null },
]

describe.each([
  ['DuckDB', openDuckDb],
  ['PostgreSQL', openPostgres],
  ['SQLite', openSqlite],
] as const)('%s', (_, open) => {
  it('counts with the query of its page what the library counts', async () => {
    const engine = await open()
    await load(engine)
    const page = readFileSync(`docs/engines/${engine.dialect}.md`, 'utf8')
    await engine.run(`CREATE VIEW scores AS\n${scoringSql(engine.dialect)}`)
    const [, share = ''] = /```sql\n(SELECT .*?)```/s.exec(page) ?? []
    const found = await engine.query(share)
    const shares = found.map(({ year, district, children, share_below }) => [
      Number(year),
      district,
      Number(children),
      Number(share_below),
    ])
    expect(shares).toEqual(expectedShares())
    await engine.close()
  }, 60_000)
})

async function load(engine: Engine): Promise<void> {
  const { name, columns } = figureTables.day
  const days = [...dayRows([germany])].filter(({ place }) => [1826, 1827].includes(place % 8192))
  await engine.load(name, Object.keys(columns), days, createTableSql(engine.dialect, 'day'))
  const rows = visits.map(({ year, district, size_cm }) => ({
    sex: 'male',
    birth_date: `${year - 5}-06-01`,
    visit_date: `${year}-06-01`,
    size_cm,
    weight_kg: 18,
    head_cm: 51,
    seat_cm: null,
    district,
  }))
  const create =
    'CREATE TABLE measurements (sex VARCHAR(10), birth_date DATE, visit_date DATE, size_cm DOUBLE PRECISION, weight_kg DOUBLE PRECISION, head_cm DOUBLE PRECISION, seat_cm DOUBLE PRECISION, district VARCHAR(10))'
  await engine.load('measurements', Object.keys(rows[0] as object), rows, create)
}

function expectedShares(): unknown[] {
  const groups = new Map<string, number[]>()
  for (const { year, district, size_cm } of visits) {
    const patient = {
      dateOfBirth: `${year - 5}-06-01`,
      gender: 'male',
      measurements: [{ date: `${year}-06-01`, sizeCm: size_cm }],
    } as const
    const score = calculatePatient(patient).measurements[0]?.sizeSds?.value
    if (score === undefined) continue
    const key = `${year} ${district}`
    groups.set(key, [...(groups.get(key) ?? []), score < -2 ? 1 : 0])
  }
  return [...groups].sort().map(([key, short]) => {
    const [year, district] = key.split(' ')
    return [Number(year), district, short.length, short.reduce((sum, each) => sum + each, 0) / short.length]
  })
}
