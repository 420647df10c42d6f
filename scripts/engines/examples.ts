import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parquetWriteBuffer } from 'hyparquet-writer'
import { lastDay } from '../../src/doors/warehouse/day-rows.js'
import { runOrFail } from './python.js'
import type { EngineRun } from './run-files.js'

const examples = join(import.meta.dirname, '../../examples/warehouse')

/** The examples for pandas, polars and, where it is installed, R: what they score is what the library scores. */
export function checkExamples({ folder }: EngineRun, python: string): void {
  const file = (name: string) => join(folder, name)
  const parquet = [file('days.parquet'), file('curves.parquet'), file('visits.parquet'), file('python.csv')]
  runOrFail(python, [join(examples, 'scores.py'), ...parquet])
  compare('pandas and polars', folder, 'python.csv', {
    height_sds: 'size',
    weight_sds: 'weight',
    weight_sds_polars: 'weight',
  })
  writeGestations(folder)
  const ofGestations = [...parquet.slice(0, 2), file('gestations.parquet'), file('python-gestations.csv')]
  runOrFail(python, [join(examples, 'scores.py'), ...ofGestations])
  checkPreterm('pandas and polars', file('python-gestations.csv'))
  if (spawnSync('Rscript', ['--version']).error !== undefined) {
    console.log('R is not installed: its example was not run.')
    return
  }
  const csv = [file('days.csv'), file('curves.csv'), file('visits.csv'), file('r.csv')]
  const printed = runOrFail('Rscript', [join(examples, 'scores.R'), ...csv])
  compare(`R (${printed.trim()})`, folder, 'r.csv', { height_sds: 'size', weight_sds: 'weight' })
  const csvOfGestations = [...csv.slice(0, 2), file('gestations.csv'), file('r-gestations.csv')]
  runOrFail('Rscript', [join(examples, 'scores.R'), ...csvOfGestations])
  checkPreterm('R', file('r-gestations.csv'))
}

/**
 * Days of gestation and of age, and whether the library corrects the age: of a child born before 37 weeks (259 days),
 * to two years (730.5 days) after term (280 days).
 */
const gestations: readonly (readonly [gestation: number | null, days: number, isCorrected: boolean])[] = [
  [null, 100, false],
  [258, 100, true],
  [259, 100, false],
  [258, 752, true],
  [258, 753, false],
  [180, 830, true],
  [180, 831, false],
]

/** Visits with a column of the gestation, as Parquet and as CSV. */
function writeGestations(folder: string): void {
  const born = Date.UTC(2020, 0, 1)
  const rows = gestations.map(([gestation, days], id) => ({
    id,
    sex: id % 2 === 0 ? 'male' : 'female',
    birth_date: isoDay(born),
    visit_date: isoDay(born + days * 86_400_000),
    size_cm: days < 400 ? 60 : 87,
    weight_kg: days < 400 ? 6 : 12,
    gestation_days: gestation,
  }))
  const names = ['id', 'sex', 'birth_date', 'visit_date', 'size_cm', 'weight_kg', 'gestation_days'] as const
  const columnData = names.map((name) => ({
    name,
    type: name === 'sex' || name.endsWith('_date') ? ('STRING' as const) : ('DOUBLE' as const),
    data: rows.map((row) => row[name]),
    nullable: true,
  }))
  writeFileSync(join(folder, 'gestations.parquet'), new Uint8Array(parquetWriteBuffer({ columnData })))
  const lines = rows.map((row) => names.map((name) => row[name] ?? '').join(','))
  writeFileSync(join(folder, 'gestations.csv'), `${names.join(',')}\n${lines.join('\n')}\n`)
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** An age that the library corrects has no score, for the reason `preterm`; all others have one. */
function checkPreterm(name: string, result: string): void {
  const rows = readTable(result)
  assert.equal(rows.length, gestations.length, name)
  for (const [i, row] of rows.entries()) {
    const isCorrected = gestations[i]?.[2] === true
    const about = `${name}: ${gestations[i]?.join(', ')}: ${JSON.stringify(row)}`
    for (const series of ['height', 'weight'])
      assert.equal(row[`${series}_reason`], isCorrected ? 'preterm' : '', about)
    const scores = Object.entries(row).filter(([column]) => column.includes('_sds'))
    assert.ok(scores.length >= 2, about)
    for (const [, score] of scores) assert.equal(score === '', isCorrected, about)
  }
}

function compare(name: string, folder: string, result: string, columns: Readonly<Record<string, string>>): void {
  const expected = new Map(readTable(join(folder, 'visits.csv')).map((row) => [Number(row['id']), row]))
  let [largest, compared] = [0, 0]
  for (const row of readTable(join(folder, result))) {
    const known = expected.get(Number(row['id']))
    // The examples leave out what could not be, not what could only not be at that age, nor the spellings of a sex.
    if (known === undefined || (known['sex'] !== 'male' && known['sex'] !== 'female')) continue
    for (const [column, measure] of Object.entries(columns)) {
      const value = known[`${measure}_expected`]
      const [reason, table] = [row[column.replace(/_sds.*/, '_reason')], row[column.replace(/_sds.*/, '_table')]]
      const about: string = `${name}: ${column} of ${JSON.stringify(known)}`
      assert.deepEqual([reason === '', table !== ''], [row[column] !== '', row[column] !== ''], about)
      if (known['visit_date'] && known['birth_date'] && known['visit_date'] < known['birth_date'] && table === '') {
        assert.ok(reason === 'before_birth' || reason === 'no_value', about)
      }
      if (isAgeOfNoChild(known)) assert.equal(row[column], '', about)
      if (value === '' || value === undefined) continue
      largest = Math.max(largest, Math.abs(Number(value) - Number(row[column] === '' ? Number.NaN : row[column])) || 0)
      assert.notEqual(row[column], '', about)
      compared++
    }
  }
  assert.ok(compared > 20_000, `${name}: only ${compared} scores`)
  assert.ok(largest <= 1e-9, `${name}: the largest difference is ${largest}`)
  console.log(`${name}: ${compared} scores, largest difference ${largest.toExponential(1)}`)
}

/** Before birth, or beyond the last day that a curve can have. */
function isAgeOfNoChild({ birth_date: birth = '', visit_date: visit = '' }: Readonly<Record<string, string>>): boolean {
  const days = (Date.parse(visit) - Date.parse(birth)) / 86_400_000
  return days < 0 || days > lastDay
}

function readTable(path: string): readonly Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/)
  const names = head.split(',').map((name) => name.replaceAll('"', ''))
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, i) => [names[i], cell.replaceAll('"', '')])))
}
