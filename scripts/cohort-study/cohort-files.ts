import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CohortName } from './share.js'

/** One row of a cohort's file, by column. */
export type CohortRow = Readonly<Record<string, string>>

/** A missing value in a file. */
const missing = new Set(['', 'NA'])

/** The rows of a cohort, from the folder with the files of all. */
export function cohortRows(folder: string, cohort: CohortName): readonly CohortRow[] {
  const [head = '', ...lines] = readFileSync(join(folder, `${cohort}.csv`), 'utf8')
    .trim()
    .split(/\r?\n/)
  const columns = head.split(',')
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, i) => [columns[i] ?? '', cell])))
}

/** @throws RangeError for what is no number */
export function numberIn(row: CohortRow, column: string): number | undefined {
  const cell = row[column] ?? ''
  const number = Number(cell)
  if (missing.has(cell)) return undefined
  if (!Number.isFinite(number)) throw new RangeError(`${column}: ${cell} is no number`)
  return number
}
