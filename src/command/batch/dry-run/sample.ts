import { isUtf8 } from 'node:buffer'
import { type OptionValues, UsageError } from '../../command.js'
import { type BatchInput, openBytes } from '../read/batch-input.js'
import { type InputRow, readCells, rowAssembler, type Separator } from '../read/csv-reader.js'
import { asUtf8, type Encoding } from '../read/encoding.js'
import { columnCalled, type PatientColumn } from '../read/input-columns.js'
import { lineSplitter } from '../read/input-lines.js'
import { cellReader } from '../read/table-cells.js'
import { separatorOf, type TableForm, tableForm } from '../read/table-form.js'

/** How much of a table is read: bytes, and rows of those. */
const mostBytes = 4_194_304
const mostRows = 10_000

/** The beginning of a table. */
export interface TableSample {
  readonly header: readonly string[]
  readonly rows: readonly InputRow[]
  /** Whether these are all rows. */
  readonly isWhole: boolean
  readonly separator: Separator
  /** The encoding to state; undefined if the bytes show it. */
  readonly encoding: Encoding | undefined
}

/**
 * The first rows of a table. If they are not UTF-8, they are read as Windows-1252, in which nearly every byte is a letter.
 *
 * @throws UsageError for a table that is empty, or a row of names that can't be read
 */
export async function tableSample(input: BatchInput, form: TableForm): Promise<TableSample> {
  const chunks: Uint8Array[] = []
  let length = 0
  let isWhole = true
  for await (const chunk of openBytes(input)) {
    chunks.push(chunk)
    length += chunk.length
    isWhole = length < mostBytes
    if (!isWhole) break
  }
  const bytes = wholeLines(Buffer.concat(chunks), isWhole)
  const encoding = input.encoding ?? (isUtf8(bytes) || hasMark(bytes) ? undefined : 'windows-1252')
  const splitter = lineSplitter()
  const lines = []
  for await (const part of asUtf8(only(bytes), encoding)) lines.push(...splitter.push(part))
  lines.push(...splitter.end())
  const [first] = lines
  if (first === undefined) throw new UsageError('the input is empty')
  const separator = form.separator ?? separatorOf(Buffer.from(first.bytes).toString())
  const assembler = rowAssembler(separator)
  const rows = [...assembler.push(lines), ...assembler.end()].map((row) => readCells(row, separator))
  const header = form.header ?? rows.shift()?.cells ?? []
  const filled = rows.filter(({ cells, fault }) => fault !== undefined || cells.some((cell) => cell !== ''))
  return {
    header,
    rows: filled.slice(0, mostRows),
    isWhole: isWhole && filled.length <= mostRows,
    separator,
    encoding,
  }
}

/** A sample that isn't whole ends within a line. */
function wholeLines(bytes: Buffer, isWhole: boolean): Buffer {
  return isWhole ? bytes : bytes.subarray(0, bytes.lastIndexOf('\n') + 1)
}

/** The byte order mark of UTF-16. */
function hasMark([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** What the cells of a column are. */
export interface ColumnCells {
  readonly name: string
  /** The distinct texts, each with how many cells have it. Empty cells are left out. */
  readonly texts: ReadonlyMap<string, number>
}

/** The columns of a sample. */
export function columnsOf({ header, rows }: TableSample): readonly ColumnCells[] {
  return header.map((name, i) => {
    const texts = new Map<string, number>()
    for (const { cells } of rows) {
      const cell = cells[i] ?? ''
      if (cell !== '') texts.set(cell, (texts.get(cell) ?? 0) + 1)
    }
    return { name, texts }
  })
}

/** What options make of a column's cells. */
export interface ColumnReading {
  readonly column: PatientColumn | undefined
  /** Why it isn't known what the column is. */
  readonly fault: string | undefined
  /** Cells that have a value. */
  readonly cells: number
  readonly read: number
  /** The texts that can't be read. */
  readonly unread: ReadonlySet<string>
}

/** What options make of a column. */
export function readingOf({ name, texts }: ColumnCells, values: OptionValues): ColumnReading {
  const form = tableForm(values)
  const found = columnCalled(name, form)
  const column = found === undefined || 'reason' in found ? undefined : found
  const fault = found !== undefined && 'reason' in found ? found.reason : undefined
  const reader = column === undefined ? undefined : cellReader(column, name, form)
  const unread = new Set<string>()
  let [cells, read] = [0, 0]
  for (const [text, count] of texts) {
    const content = reader?.(text)
    if (reader !== undefined && content === undefined) continue
    cells += count
    if (content !== undefined && 'value' in content) read += count
    else unread.add(text)
  }
  return { column, fault, cells, read, unread }
}
