import { createReadStream } from 'node:fs'
import { parquetWriter } from '../parquet-packages.js'
import { readCells, rowAssembler } from './csv-reader.js'
import { lineSplitter } from './input-lines.js'
import type { CellKind } from './result-columns.js'
import type { TableColumn } from './result-writer.js'

/** A row group has so many rows: what is held in memory. */
const rowsPerGroup = 65_536

type CellValue = string | number | boolean | Date | null

interface ParquetKind {
  readonly element: {
    readonly type: 'DOUBLE' | 'INT32' | 'BYTE_ARRAY' | 'BOOLEAN'
    readonly converted_type?: 'UTF8' | 'DATE'
  }
  readonly value: (cell: string) => CellValue
}

/** How the cells of a table are written. */
const kinds: { readonly [kind in CellKind]: ParquetKind } = {
  text: { element: { type: 'BYTE_ARRAY', converted_type: 'UTF8' }, value: (cell) => cell },
  word: { element: { type: 'BYTE_ARRAY', converted_type: 'UTF8' }, value: (cell) => cell },
  number: { element: { type: 'DOUBLE' }, value: Number },
  integer: { element: { type: 'INT32' }, value: Number },
  date: { element: { type: 'INT32', converted_type: 'DATE' }, value: (cell) => new Date(`${cell}T00:00:00Z`) },
  flag: { element: { type: 'BOOLEAN' }, value: (cell) => cell === '1' },
}

/**
 * Writes a complete table of results, separated by tabs and without a row of column
 * names, as a Parquet file. Empty cells are null.
 */
export async function writeParquet(
  table: string,
  path: string,
  columns: readonly TableColumn[],
  createdBy: string,
): Promise<void> {
  const { fileWriter, ParquetWriter } = await parquetWriter()
  const elements = columns.map(({ name, kind }) => ({
    name,
    repetition_type: 'OPTIONAL' as const,
    ...kinds[kind].element,
  }))
  const writer = new ParquetWriter({
    writer: fileWriter(path),
    schema: [{ name: 'root', num_children: elements.length }, ...elements],
    createdBy,
  })
  const readers = columns.map(({ kind }) => kinds[kind].value)
  let data: CellValue[][] = columns.map(() => [])
  const writeGroup = async () => {
    if (data[0]?.length === 0) return
    await writer.write({
      columnData: columns.map(({ name }, i) => ({ name, data: data[i] as CellValue[] })),
      rowGroupSize: rowsPerGroup,
    })
    data = columns.map(() => [])
  }
  for await (const rows of rowsOfTable(table)) {
    for (const cells of rows) {
      for (const [i, cell] of cells.entries()) data[i]?.push(cell === '' ? null : (readers[i]?.(cell) ?? null))
      if (data[0]?.length === rowsPerGroup) await writeGroup()
    }
  }
  await writeGroup()
  await writer.finish()
}

async function* rowsOfTable(path: string): AsyncGenerator<readonly (readonly string[])[]> {
  const separator = '\t'
  const splitter = lineSplitter()
  const assembler = rowAssembler(separator)
  for await (const chunk of createReadStream(path, { highWaterMark: 1_048_576 })) {
    yield assembler.push(splitter.push(chunk)).map((row) => readCells(row, separator).cells)
  }
  yield [...assembler.push(splitter.end()), ...assembler.end()].map((row) => readCells(row, separator).cells)
}
