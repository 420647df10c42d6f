import { limitsOf } from '../../codec/read-document.js'
import { UsageError } from '../command.js'
import { type InputRow, type RowBytes, readCells, rowAssembler, rowFaults, type Separator } from './csv-reader.js'
import { decodedText } from './encoding.js'
import { type TableColumns, tableColumns } from './input-columns.js'
import { type InputLine, lineSplitter } from './input-lines.js'
import { blockBuilder, type RecordBlock } from './record-block.js'
import { separatorOf, type TableForm } from './table-form.js'
import { rowFailure } from './table-patients.js'

/** The input as it comes: bytes in UTF-8, and how many of the input's own have been read. */
export interface InputBytes {
  readonly chunks: AsyncIterable<Uint8Array>
  readonly bytesRead: () => number
}

/** What is to be told about a table before and while it is read. */
export interface TableListener {
  readonly onColumns: (columns: TableColumns) => void
  readonly onId: (id: string) => void
}

/** The records of newline-delimited JSON: a patient document on each line. Blank lines are skipped. */
export async function* documentBlocks({ chunks, bytesRead }: InputBytes): AsyncGenerator<RecordBlock> {
  const builder = blockBuilder()
  for await (const lines of linesOf(chunks)) {
    for (const { number: line, bytes, tooLong } of lines) {
      if (!tooLong && isBlank(bytes)) continue
      if (builder.add([{ line, bytes, fault: tooLong && 'too-long' }])) yield builder.take(bytesRead()) as RecordBlock
    }
  }
  const last = builder.take(bytesRead(), true)
  if (last !== undefined) yield last
}

async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<readonly InputLine[]> {
  const splitter = lineSplitter()
  for await (const chunk of chunks) yield splitter.push(chunk)
  yield splitter.end()
}

const blanks: ReadonlySet<number> = new Set([0x20, 0x09, 0x0b, 0x0c, 0x0d])

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => blanks.has(byte))
}

/** Of a patient with more rows, which fails, the further ones are not kept. */
const mostRows = limitsOf({}).maxEntries + 1

/** After so many rows that can't be read, the patient before them is over. */
const mostBetween = 1000

/**
 * The records of a table, which has a row for each measurement, with the patient's
 * fields in every row. Consecutive rows with the same `Id` are one patient; a row
 * without an `Id` is a separate patient. A row that can't be read fails the patient
 * it belongs to, and reading continues.
 *
 * @throws UsageError for a row of column names that can't be used, before any record,
 * and for an `Id` that is not in the encoding of the file: two children would become one
 */
export async function* tableBlocks(
  { chunks, bytesRead }: InputBytes,
  form: TableForm,
  listener: TableListener,
): AsyncGenerator<RecordBlock> {
  let table: PatientGrouper | undefined
  for await (const lines of linesOf(chunks)) {
    const [first] = lines
    if (first === undefined) continue
    table ??= patientGrouper(first, form, listener, bytesRead)
    yield* table.push(lines)
  }
  if (table !== undefined) yield* table.end()
}

interface PatientGrouper {
  readonly push: (lines: readonly InputLine[]) => Generator<RecordBlock>
  readonly end: () => Generator<RecordBlock>
}

function patientGrouper(
  firstLine: InputLine,
  form: TableForm,
  { onColumns, onId }: TableListener,
  bytesRead: () => number,
): PatientGrouper {
  const separator = form.separator ?? separatorOf(decodedText(firstLine.bytes) ?? '')
  const assembler = rowAssembler(separator)
  let columns: TableColumns | undefined
  let builder = blockBuilder()
  let idAt = -1
  let patient: RowBytes[] = []
  let patientId = ''
  /** Rows with a fault and without an Id, which may lie within the patient's rows. */
  let between: RowBytes[] = []
  if (form.header !== undefined) begin(form.header)

  return {
    push: (lines) => group(assembler.push(lines)),
    end: function* () {
      yield* group(assembler.end())
      yield* add(patient, between)
      const last = builder.take(bytesRead(), true)
      if (last !== undefined) yield last
    },
  }

  function begin(header: readonly string[]): void {
    columns = tableColumns(header, form)
    idAt = columns.columns.findIndex((column) => column?.of === 'id')
    builder = blockBuilder({ header, separator })
    onColumns(columns)
  }

  function* group(rows: readonly RowBytes[]): Generator<RecordBlock> {
    for (const row of rows) {
      if (columns === undefined) {
        begin(columnNames(row, separator))
        continue
      }
      if (row.fault === undefined && isEmptyRow(row.bytes, separator)) continue
      const id = idOf(row, idAt, separator)
      if (id === '' && patientId !== '' && between.length < mostBetween && isFaulty(row, columns)) between.push(row)
      else if (id !== '' && id === patientId) {
        if (patient.length < mostRows) patient.push(...between, row)
        between = []
      } else {
        yield* add(patient, between)
        if (id !== '') onId(id)
        between = []
        patient = [row]
        patientId = id
      }
    }
  }

  /** The rows of a patient, then each that may have lain within them as a patient of its own. */
  function* add(own: readonly RowBytes[], lost: readonly RowBytes[]): Generator<RecordBlock> {
    if (own.length > 0 && builder.add(own)) yield builder.take(bytesRead()) as RecordBlock
    for (const row of lost) if (builder.add([row])) yield builder.take(bytesRead()) as RecordBlock
  }

  function isFaulty(row: RowBytes, { header }: TableColumns): boolean {
    return rowFailure(readCells(row, separator), header) !== undefined
  }
}

function columnNames(row: RowBytes, separator: Separator): readonly string[] {
  const { cells, fault, unreadable = [] }: InputRow = readCells(row, separator)
  if (fault !== undefined) throw new UsageError(`the row of column names ${rowFaults[fault]}`)
  if (unreadable.length > 0) {
    throw new UsageError('the column names are not in the encoding of the file: see --encoding')
  }
  return cells
}

const quote = 0x22

/** Whether a row has a single cell, and that is empty. */
function isEmptyRow(bytes: Uint8Array, separator: Separator): boolean {
  for (const byte of bytes) if (byte !== quote && !blanks.has(byte)) return false
  const { cells } = readCells({ line: 0, bytes }, separator)
  return cells.length === 1 && cells[0] === ''
}

/**
 * The Id of a row; an empty text if it has none.
 *
 * @throws UsageError if it is not in the encoding of the file
 */
function idOf(row: RowBytes, at: number, separator: Separator): string {
  if (at < 0) return ''
  const plain = row.fault === undefined ? plainCell(row.bytes, at, separator.charCodeAt(0)) : undefined
  if (plain !== undefined) return plain
  const { cells, unreadable = [] } = readCells(row, separator)
  if (unreadable.includes(at)) {
    throw new UsageError(`line ${row.line}: the Id is not in the encoding of the file: see --encoding`)
  }
  return cells[at] ?? ''
}

const firstBeyondAscii = 0x80

/** A cell before which no quote stands, in ASCII; undefined for any other. */
function plainCell(bytes: Uint8Array, at: number, separator: number): string | undefined {
  let column = 0
  let start = 0
  let end = 0
  for (; end < bytes.length; end++) {
    const byte = bytes[end] as number
    if (byte === quote || byte >= firstBeyondAscii) return undefined
    if (byte !== separator) continue
    if (column === at) break
    column++
    start = end + 1
  }
  return column < at
    ? ''
    : Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start)
        .toString('latin1')
        .trim()
}
