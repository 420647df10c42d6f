import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastDay } from '../../src/warehouse/day-rows.js'
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
  if (spawnSync('Rscript', ['--version']).error !== undefined) {
    console.log('R is not installed: its example was not run.')
    return
  }
  const csv = [file('days.csv'), file('curves.csv'), file('visits.csv'), file('r.csv')]
  const printed = runOrFail('Rscript', [join(examples, 'scores.R'), ...csv])
  compare(`R (${printed.trim()})`, folder, 'r.csv', { height_sds: 'size', weight_sds: 'weight' })
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
