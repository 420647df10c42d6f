import { builtInSets } from '../../clinical/references/built-in-sets.js'
import { withMeasures } from '../../clinical/references/measures/load-measures.js'
import type { ReferenceSet } from '../../clinical/references/reference-set.js'
import { clearedSet } from '../../clinical/references/set-rights.js'
import { type ColumnKind, type FigureTable, figureTables } from '../../doors/warehouse/figure-tables.js'
import { notExportedLines } from '../../doors/warehouse/scoring-sql.js'
import { csvText, harmlessText } from '../../ground/text/csv.js'
import { plainText } from '../../ground/text/plain-text.js'
import { type Command, fileError, type Terminal, UsageError } from '../command.js'
import { listChoices, oneOf } from '../options.js'
import { parquetWriter } from '../parquet-packages.js'

/** The formats of tables of figures. */
const tableFormats = ['csv', 'parquet'] as const
type TableFormat = (typeof tableFormats)[number]

const grids = ['day', 'segment', 'knot'] as const

/** `auxology tables`: the figures for other engines, and where they come from. */
export const tablesCommand: Command = {
  name: 'tables',
  summary: 'the figures of the references as tables for other engines',
  common: ['references', 'references-file', 'measures', 'cleared-only'],
  options: [
    {
      name: 'grid',
      value: 'GRID',
      accepts: grids,
      help: `a row for each ${listChoices(grids, 'day')}: days for ages from dates, segments for stated ages, knots as the library keeps them`,
    },
    { name: 'to', value: 'FORMAT', accepts: tableFormats, help: listChoices(tableFormats, 'csv') },
    { name: 'out', value: 'FILE', help: 'where to write; its provenance and the places of its curves go beside it' },
    { name: 'overwrite', help: 'replace files that exist' },
  ],
  examples: [
    'auxology tables --grid day --to parquet --out auxology_days.parquet',
    'auxology tables --grid segment --references who --to csv --out auxology_segments.csv',
  ],
  notes: [
    'Without --references, all sets are written; those that share figures share rows. The set of --measures is written too, but for blood pressure, which goes by height. Beside FILE, a file with .provenance before its ending has the citation, terms, checksum and version of every table, and one with .curve where each series begins.',
    'The texts of auxology sql read these tables. What no SQL can score by is named on standard error.',
  ],
  run: async ({ values, options, terminal }) => {
    const { out } = values
    if (typeof out !== 'string') throw new UsageError('missing --out FILE for the table')
    const grid = oneOf(values, 'grid', grids) ?? 'day'
    const format = oneOf(values, 'to', tableFormats) ?? 'csv'
    const given = options.references === undefined ? builtInSets : [options.references]
    const { measures } = await withMeasures(options, undefined, { isNeeded: true })
    const chosen = measures === undefined ? given : [...given, measures.references]
    const sets = options.clearedOnly === true ? chosen.map(clearedSet) : chosen
    const keep = values['overwrite'] !== true
    for (const table of [grid, 'provenance', 'curve'] as const) {
      const path = table === grid ? out : pathBeside(out, table)
      await write(terminal, { path, content: await tableFile(figureTables[table], format, sets), keep })
    }
    for (const line of notExportedLines(sets)) terminal.printError(`auxology: ${plainText(line)}`)
  },
}

/** `days.parquet` → `days.provenance.parquet` */
function pathBeside(path: string, name: string): string {
  return path.replace(/(\.\w+)?$/, `.${name}$1`)
}

interface WrittenTable {
  readonly path: string
  readonly content: string | Uint8Array
  /** Whether a file that exists is left as it is. */
  readonly keep: boolean
}

async function write(terminal: Terminal, { path, content, keep }: WrittenTable): Promise<void> {
  try {
    await terminal.writeFile(path, content, keep)
  } catch (error) {
    throw fileError('write', path, error)
  }
}

/**
 * A table of figures in a format: CSV with a heading and empty cells for what is missing, or Parquet.
 *
 * @throws UsageError for Parquet without its package
 */
export async function tableFile(
  table: FigureTable,
  format: TableFormat,
  sets?: readonly ReferenceSet[],
): Promise<string | Uint8Array> {
  return format === 'csv' ? tableCsv(table, sets) : tableParquet(table, sets)
}

type Cells = Readonly<Record<string, string | number | undefined>>

function tableCsv({ columns, rows }: FigureTable, sets?: readonly ReferenceSet[]): string {
  const names = Object.keys(columns)
  const lines: string[][] = [names]
  for (const row of rows(sets)) lines.push(names.map((name) => csvCell((row as Cells)[name])))
  return csvText(lines)
}

function csvCell(value: string | number | undefined): string {
  return typeof value === 'string' ? harmlessText(value) : String(value ?? '')
}

const parquetTypes: { readonly [kind in ColumnKind]: 'INT64' | 'DOUBLE' | 'STRING' } = {
  integer: 'INT64',
  number: 'DOUBLE',
  text: 'STRING',
}

async function tableParquet({ columns, rows }: FigureTable, sets?: readonly ReferenceSet[]): Promise<Uint8Array> {
  const { parquetWriteBuffer } = await parquetWriter()
  const kinds = Object.entries<ColumnKind>(columns)
  const data = kinds.map((): (string | number | bigint | undefined)[] => [])
  for (const row of rows(sets)) {
    kinds.forEach(([name, kind], i) => {
      const value = (row as Cells)[name]
      data[i]?.push(kind === 'integer' ? BigInt(value as number) : value)
    })
  }
  const columnData = kinds.map(([name, kind], i) => ({ name, type: parquetTypes[kind], data: data[i] ?? [] }))
  return new Uint8Array(parquetWriteBuffer({ columnData }))
}
