import { createHash } from 'node:crypto'
import { lookUpTable, type ReferenceTable, scoreAt } from '../../src/clinical/references/index.js'
import { tables } from '../reference-tables.js'
import { type Difference, summedUp } from './difference.js'
import { numberOf, numbersOf, parseCsv, readCsv } from './read-csv.js'

/** How far our scores differ from those of the source's figures at each of its rows. */
export interface EveryRow {
  /** Fingerprint of the library's figures when they were compared. */
  readonly figures: string
  readonly rows: number
  /** Scores from -4 to 4. */
  readonly inner: Difference
  /** Scores beyond, to -5 and 5. */
  readonly tails: Difference
}

const summaryColumns = 'table,figures,rows,cases,largest,mean,tailCases,tailLargest,tailMean'

/** The committed summary, by table. */
export function everyRow(): ReadonlyMap<string, EveryRow> {
  return new Map(
    readCsv('every-row.csv').map((row) => {
      const number = (name: string) => Number(row[name])
      return [
        row['table'] ?? '',
        {
          figures: row['figures'] ?? '',
          rows: number('rows'),
          inner: { cases: number('cases'), largest: number('largest'), mean: number('mean') },
          tails: { cases: number('tailCases'), largest: number('tailLargest'), mean: number('tailMean') },
        },
      ]
    }),
  )
}

/** The committed summary, updated for the tables in the output of independent-values.R --every-row. */
export function everyRowSummary(text: string): string {
  const rows = parseCsv(text)
  const unknown = rows.find((row) => tables.every(({ id }) => id !== row['table']))
  if (unknown !== undefined) throw new Error(`src/clinical/references/index.ts exports no table ${unknown['table']}`)
  const lines = tables.flatMap((table) => {
    const rowsOfTable = rows.filter((row) => row['table'] === table.id)
    return rowsOfTable.length === 0 ? keptLine(table) : summaryLine(table, rowsOfTable)
  })
  return `${[summaryColumns, ...lines.sort()].join('\n')}\n`
}

function keptLine({ id }: ReferenceTable): string | [] {
  const row = readCsv('every-row.csv').find(({ table }) => table === id)
  return row === undefined ? [] : Object.values(row).join(',')
}

function summaryLine(table: ReferenceTable, rows: readonly Readonly<Record<string, string>>[]): string {
  const inner: number[] = []
  const tails: number[] = []
  for (const row of rows) {
    const place = lookUpTable(table, row['sex'] === 'male' ? 'male' : 'female', numberOf(row['x'] ?? ''))
    const values = numbersOf(row['values'] ?? '')
    numbersOf(row['scores'] ?? '').forEach((score, i) => {
      const ours = place === undefined ? undefined : scoreAt(place, values[i] as number)
      const differences = Math.abs(score) <= 4 ? inner : tails
      differences.push((ours ?? Number.NaN) - score)
    })
  }
  const written = ({ cases, largest, mean }: Difference) => `${cases},${rounded(largest)},${rounded(mean)}`
  return `${table.id},${fingerprint(table)},${rows.length},${written(summedUp(inner))},${written(summedUp(tails))}`
}

/** A fingerprint of all figures of a table, which changes if they do. */
export function fingerprint(table: ReferenceTable): string {
  const hash = createHash('sha256')
  for (const gender of ['male', 'female'] as const) {
    const curve = table.curve(gender)
    if (curve !== undefined) for (const column of [curve.x, curve.l, curve.m, curve.s]) hash.update(column)
  }
  return hash.digest('hex').slice(0, 12)
}

/** Two digits; a difference within the rounding error of double precision is given as its bound. */
function rounded(difference: number): string {
  return difference < 1e-9 ? '1e-9' : String(Number(difference.toPrecision(2)))
}
