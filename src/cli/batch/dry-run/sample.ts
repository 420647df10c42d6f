import { isUtf8 } from 'node:buffer'
import { UsageError } from '../../command.js'
import { type BatchInput, openBytes } from '../batch-input.js'
import { type InputRow, readCells, rowAssembler, type Separator } from '../csv-reader.js'
import { asUtf8, type Encoding } from '../encoding.js'
import { lineSplitter } from '../input-lines.js'
import { separatorOf, type TableForm } from '../table-form.js'

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
