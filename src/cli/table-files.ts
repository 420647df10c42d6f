import type { ReferenceSet } from '../references/reference-set.js'
import { csvText, harmlessText } from '../text/csv.js'
import type { ColumnKind, FigureTable } from '../warehouse/figure-tables.js'
import { parquetWriter } from './parquet-packages.js'

/** The formats of tables of figures. */
export const tableFormats = ['csv', 'parquet'] as const

/** A format of tables of figures. */
export type TableFormat = (typeof tableFormats)[number]

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
