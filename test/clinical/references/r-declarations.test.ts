import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { notCheckedInR } from '../../../scripts/accuracy/notes.js'
import { tables as allTables } from '../../../scripts/reference-tables.js'
import type { ReferenceTable } from '../../../src/clinical/references/index.js'
import { daysPerYear } from '../../../src/ground/model/calendar-date.js'

// The R code that computes the check values knows by name which tables have a step, WHO's tails or an axis other than
// age: written by hand from the papers, so that a wrong declaration here can't make both sides wrong.
const file = 'scripts/accuracy/references.R'
const code = readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')

/** What the R code says at a place, by a pattern with groups. */
function inR(pattern: RegExp): readonly string[] {
  const match = pattern.exec(code)
  if (match === null) throw new Error(`${file} has nothing that matches ${pattern}; change this test with it`)
  return match.slice(1)
}

const tables = allTables.filter(({ id }) => !notCheckedInR.includes(id))
const advice = `check the paper, then correct the table's declaration or ${file} (and run npm run independent-values)`
const ids = (chosen: readonly ReferenceTable[]) => chosen.map(({ id }) => id).sort()

it('R and the declarations name the same tables with WHO’s linear tails', () => {
  const [pattern = ''] = inR(/^who_rule <- function\(id\) grepl\("(.+)", id\)$/m)
  const byR = tables.filter(({ id }) => new RegExp(pattern).test(id))
  expect(byR.length).toBeGreaterThan(0)
  expect(ids(tables.filter(({ tails }) => tails === 'linear')), advice).toEqual(ids(byR))
})

it('R and the declarations name the same tables with a step, at the same age', () => {
  const [names = '', day] = inR(/^step_day <- function\(id\) if \(id %in% c\((.+)\)\) (\d+) else NA$/m)
  const byDay = names.split(', ').map((name) => [name.replaceAll('"', ''), [Number(day) / daysPerYear]] as const)
  const [pairs = ''] = inR(/^two_rows <- c\((.+)\)$/m)
  const byAge = pairs.split(', ').map((pair) => {
    const [name = '', years] = pair.replaceAll('"', '').split(' = ')
    return [name, [Number(years)]] as const
  })
  const byR = [...byDay, ...byAge]
  const declared = tables.filter(({ steps }) => steps.length > 0).map(({ id, steps }) => [id, steps])
  expect(Object.fromEntries(declared), advice).toEqual(Object.fromEntries(byR))
})

it('R and the declarations name the same tables that are not by age', () => {
  const [pattern = ''] = inR(/by_age <- !grepl\("(.+)", table\$id\)$/m)
  const byR = tables.filter(({ id }) => new RegExp(pattern).test(id))
  expect(byR.length).toBeGreaterThan(0)
  expect(ids(tables.filter(({ axis }) => axis !== 'years')), advice).toEqual(ids(byR))
})
