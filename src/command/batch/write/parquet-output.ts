import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { parquetWriter } from '../../parquet-packages.js'
import { type RowBytes, readCells, rowAssembler } from '../read/csv-reader.js'
import { lineSplitter } from '../read/input-lines.js'
import type { CellKind } from './result-columns.js'
import type { TableColumn } from './result-writer.js'

/** Rows of a row group: what is held in memory. */
const rowsPerGroup = 65_536

const separator = '\t'

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

/** Makes a Parquet file of a table of results, separated by tabs and without a row of column names. */
export interface ParquetSink {
  /** Takes the next bytes of the table; false if the reader has gone. */
  readonly write: (bytes: Uint8Array) => Promise<boolean>
  /** Writes what is left, and the index of the file. */
  readonly end: () => Promise<boolean>
}

/**
 * A sink that passes the file on, a row group at a time. Empty cells are null.
 *
 * @param pass takes the next bytes of the file; false if the reader has gone
 */
export async function parquetSink(
  columns: readonly TableColumn[],
  createdBy: string,
  pass: (bytes: Uint8Array) => Promise<boolean>,
): Promise<ParquetSink> {
  const { ByteWriter, ParquetWriter } = await parquetWriter()
  const elements = columns.map(({ name, kind }) => ({
    name,
    repetition_type: 'OPTIONAL' as const,
    ...kinds[kind].element,
  }))
  const memory = new ByteWriter()
  const writer = new ParquetWriter({
    writer: memory,
    schema: [{ name: 'root', num_children: elements.length }, ...elements],
    createdBy,
  })
  const readers = columns.map(({ kind }) => kinds[kind].value)
  const splitter = lineSplitter()
  const assembler = rowAssembler(separator)
  let data: CellValue[][] = columns.map(() => [])
  return {
    write: (bytes) => add(assembler.push(splitter.push(bytes))),
    end: async () => {
      const isRead = await add([...assembler.push(splitter.end()), ...assembler.end()])
      await encodeGroup()
      await writer.finish()
      return isRead && passOn()
    },
  }

  async function add(rows: readonly RowBytes[]): Promise<boolean> {
    for (const row of rows) {
      for (const [i, cell] of readCells(row, separator).cells.entries()) {
        data[i]?.push(cell === '' ? null : (readers[i]?.(cell) ?? null))
      }
      if (data[0]?.length !== rowsPerGroup) continue
      await encodeGroup()
      if (!(await passOn())) return false
    }
    return true
  }

  async function encodeGroup(): Promise<void> {
    if (data[0]?.length === 0) return
    await writer.write({
      columnData: columns.map(({ name }, i) => ({ name, data: data[i] as CellValue[] })),
      rowGroupSize: rowsPerGroup,
    })
    data = columns.map(() => [])
  }

  /** What is passed on makes room for what comes; the writer counts on by its offset. */
  function passOn(): Promise<boolean> {
    const bytes = memory.getBytes().slice()
    memory.index = 0
    return pass(bytes)
  }
}

/** Writes a complete table of results as a Parquet file. */
export async function writeParquet(
  table: string,
  path: string,
  columns: readonly TableColumn[],
  createdBy: string,
): Promise<void> {
  const file = await open(path, 'w')
  try {
    const sink = await parquetSink(columns, createdBy, async (bytes) => {
      await file.writeFile(bytes)
      return true
    })
    for await (const chunk of createReadStream(table, { highWaterMark: 1_048_576 })) await sink.write(chunk)
    await sink.end()
  } finally {
    await file.close()
  }
}
