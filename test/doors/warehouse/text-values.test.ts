import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { germany } from '../../../src/clinical/references/built-in-sets.js'
import { clinicMeasures } from '../../../src/clinical/references/clinic-measures.js'
import { createTableSql, figureTables } from '../../../src/doors/warehouse/figure-tables.js'
import { scoringSql } from '../../../src/doors/warehouse/scoring-sql.js'
import { type Cell, type Engine, openSqlite, type ResultRow } from './engines.js'

/** As `.import` leaves a table: every value is a text. */
const good = {
  sex: 'male',
  birth_date: '2014-03-02',
  visit_date: '2024-03-01',
  age_years: '',
  size_cm: '138.9',
  gestation_days: '280',
  waist_cm: '60.5',
}

const columns = {
  weight_kg: null,
  head_cm: null,
  seat_cm: null,
  gestation_days: 'gestation_days',
  waist_cm: 'waist_cm',
}

const [visit] = calculatePatient({
  gender: 'male',
  dateOfBirth: '2014-03-02',
  measurements: [{ date: '2024-03-01', sizeCm: 138.9 }],
}).measurements
const expected = Number(visit?.sizeSds?.value)

let engine: Engine

beforeAll(async () => {
  engine = await openSqlite()
  for (const grid of ['day', 'segment'] as const) {
    const { name, columns: names, rows } = figureTables[grid]
    const isOfTen = ({ place }: { readonly place: number }) => grid === 'segment' || Math.abs((place % 8192) - 3652) < 3
    const figures = [...(rows([germany, clinicMeasures.references]) as Iterable<{ readonly place: number }>)].filter(
      isOfTen,
    )
    await engine.load(name, Object.keys(names), figures, createTableSql('sqlite', grid))
    await engine.run(`CREATE INDEX place_of_${name} ON ${name} (place)`)
  }
}, 60_000)
afterAll(() => engine.close())

async function scored(
  changed: Readonly<Record<string, Cell>>,
  type = 'TEXT',
  fractionalAges = false,
): Promise<ResultRow> {
  const row = { ...good, ...changed }
  const names = Object.keys(row)
  await engine.run('DROP TABLE IF EXISTS measurements')
  const create = `CREATE TABLE measurements (${names.map((name) => `${name} ${type}`).join(', ')})`
  await engine.load('measurements', names, [row], create)
  const [found] = await engine.query(
    scoringSql('sqlite', { columns, measures: clinicMeasures, fractionalAges, today: '2024-06-01' }),
  )
  if (found === undefined) throw new Error('no row')
  return found
}

describe.each(['TEXT', 'REAL', ''])('texts in SQLite in columns of type "%s"', (type) => {
  it.each(['138.9', ' 138.9 ', '1389e-1', 138.9])('scores %j', async (size_cm) => {
    const { size_sds, size_reason } = await scored({ size_cm }, type)
    expect(size_reason).toBeNull()
    expect(size_sds).toBeCloseTo(expected, 9)
  })

  it.each([
    ['138,9', 'impossible'],
    ['138.9 cm', 'impossible'],
    ['138abc', 'impossible'],
    ['1_38', 'impossible'],
    ['x', 'impossible'],
    ['', 'no_value'],
    [null, 'no_value'],
  ])('has no score of the height %j: %s', async (size_cm, reason) => {
    expect(await scored({ size_cm }, type)).toMatchObject({ size_sds: null, size_reason: reason })
  })

  it.each([
    '2014-02-30',
    '2014-02-29',
    '2014-04-31',
    '2014-3-2',
    '02.03.2014',
    '20140302',
    '2014',
    '2014-03',
    'now',
    '',
    null,
  ])('has no age of a child born on %j', async (birth_date) => {
    expect(await scored({ birth_date }, type)).toMatchObject({ size_sds: null, size_reason: 'no_age' })
  })

  it.each(['2024-02-30', '2024-03-01 25:00', '2460370.5', 2_460_370.5])(
    'has no age at a visit on %j',
    async (visit_date) => {
      expect(await scored({ visit_date }, type)).toMatchObject({ size_sds: null, size_reason: 'no_age' })
    },
  )

  it.each(['2024-03-01T08:15', '2024-03-01 08:15:00'])('takes the day of a visit on %j', async (visit_date) => {
    expect((await scored({ visit_date }, type))['size_sds']).toBe((await scored({}, type))['size_sds'])
  })

  it.each([
    ['60.5', null],
    ['60,5', 'impossible'],
    ['', 'no_value'],
  ])('reads a waist of %j: %s', async (waist_cm, reason) => {
    expect((await scored({ waist_cm }, type))['waist_reason']).toBe(reason)
  })

  it.each([
    ['200', null],
    ['200,5', 'impossible'],
    ['200 days', 'impossible'],
    ['', 'no_value'],
  ])('reads a gestation of %j: %s', async (gestation_days, reason) => {
    expect((await scored({ gestation_days }, type))['gestation_reason']).toBe(reason)
  })

  it.each([
    ['10.5', null],
    ['10,5', 'impossible'],
    ['', 'no_age'],
  ])('reads a stated age of %j: %s', async (age_years, reason) => {
    expect((await scored({ age_years, birth_date: '' }, type, true))['size_reason']).toBe(reason)
  })
})
