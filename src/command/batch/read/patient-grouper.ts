import { limitsOf } from '../../../ground/codec/read-document.js'
import { UsageError } from '../../command.js'
import { type InputRow, type RowBytes, readCells, rowAssembler, rowFaults, type Separator } from './csv-reader.js'
import { decodedText } from './encoding.js'
import { type TableColumns, tableColumns } from './input-columns.js'
import { type LineListener, type LinePlace, lineOf } from './input-lines.js'
import { type BlockBuilder, blockBuilder } from './record-block.js'
import { separatorOf, type TableForm } from './table-form.js'
import { rowFailure } from './table-patients.js'

/**
 * The Id of a row; an empty text if it has none.
 *
 * @throws UsageError if it is not in the encoding of the file
 */
type IdFinder = (row: LinePlace) => string

const quote = 0x22
const firstBeyondAscii = 0x80
/** An Id that is longer is read anew in each row. */
const longestRemembered = 256

/**
 * Finds the Ids of rows in the column at this place. Most rows have the Id of the row
 * before: no text is made of the same bytes again.
 */
function idFinder(at: number, separator: Separator): IdFinder {
  if (at < 0) return () => ''
  const separatorByte = separator.charCodeAt(0)
  const remembered = new Uint8Array(longestRemembered)
  let length = -1
  let id = ''
  return (row) => {
    const { bytes, end } = row
    if (row.fault !== undefined) return readId(row)
    let from = row.start
    for (let column = 0; column < at; column++) {
      const next = endOfCell(bytes, from, end, separatorByte)
      if (next < 0) return readId(row)
      if (next === end) return ''
      from = next + 1
    }
    let to = endOfCell(bytes, from, end, separatorByte)
    if (to < 0) return readId(row)
    if (bytes[from] === quote && to > from) {
      from++
      to--
    }
    if (to - from === length && isRemembered(bytes, from)) return id
    for (let i = from; i < to; i++) if (!isPlain(bytes[i])) return readId(row)
    remember(bytes, from, to)
    return id
  }

  function remember(bytes: Uint8Array, from: number, to: number): void {
    id = Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from)
      .toString('latin1')
      .trim()
    length = to - from <= longestRemembered ? to - from : -1
    for (let i = 0; i < length; i++) remembered[i] = bytes[from + i] as number
  }

  function isRemembered(bytes: Uint8Array, from: number): boolean {
    for (let i = 0; i < length; i++) if (bytes[from + i] !== remembered[i]) return false
    return true
  }

  function readId(row: LinePlace): string {
    const { line, fault } = row
    const { cells, unreadable = [] } = readCells({ line, bytes: lineOf(row).bytes, fault }, separator)
    if (unreadable.includes(at)) {
      throw new UsageError(
        `line ${line}: the Id is not in the encoding of the file: --encoding names another, such as windows-1252`,
      )
    }
    return cells[at] ?? ''
  }
}

/**
 * The place after a cell: a separator or the end of the row. Below 0 for a cell with quotes anywhere but around it.
 */
function endOfCell(bytes: Uint8Array, from: number, end: number, separator: number): number {
  let at = from
  if (from < end && bytes[from] === quote) {
    at = bytes.indexOf(quote, from + 1) + 1
    return at > 0 && at <= end && (at === end || bytes[at] === separator) ? at : -1
  }
  while (at < end && bytes[at] !== separator) if (bytes[at++] === quote) return -1
  return at
}

/** Whether a byte is in ASCII and no quote. */
function isPlain(byte: number | undefined): boolean {
  return byte !== quote && (byte as number) < firstBeyondAscii
}

/** What is to be told about a table before and while it is read. */
export interface TableListener {
  readonly onColumns: (columns: TableColumns) => void
  readonly onId: (id: string) => void
}

/** Puts lines together to blocks of records. */
export interface LineReader {
  readonly line: LineListener
  readonly end: () => void
}

/** Of a patient with more rows, which fails, the further ones are not kept. */
const mostRows = limitsOf({}).maxEntries + 1

/** A patient ends after this many rows that can't be read. */
const mostBetween = 1000

/**
 * Puts the rows of a table together to patients. A row without quotes, as most are, is
 * looked at no further than to its Id.
 *
 * @param emit is given the builder whenever a block is complete, and at the end
 */
export function patientGrouper(
  firstLine: Uint8Array,
  form: TableForm,
  { onColumns, onId }: TableListener,
  emit: (builder: BlockBuilder, isEnd?: true) => void,
): LineReader {
  const separator = form.separator ?? separatorOf(decodedText(firstLine) ?? '')
  const assembler = rowAssembler(separator)
  const isPlain = plainLineFinder(separator.charCodeAt(0))
  let columns: TableColumns | undefined
  let builder = blockBuilder()
  let idOf: IdFinder = () => ''
  let patientId = ''
  let patientRows = 0
  /** Rows with a fault and without an Id, which may lie within the patient's rows. */
  let between: LinePlace[] = []
  if (form.header !== undefined) begin(form.header)

  return {
    line: (line) => {
      const row = line.bytes[line.end - 1] === carriageReturn ? { ...line, end: line.end - 1 } : line
      if (columns !== undefined && line.fault === undefined && !assembler.isWaiting() && isPlain(row)) place(row)
      else for (const whole of assembler.push([lineOf(line)])) take(whole)
    },
    end: () => {
      for (const row of assembler.end()) take(row)
      endPatient()
      emit(builder, true)
    },
  }

  function begin(header: readonly string[]): void {
    columns = tableColumns(header, form)
    idOf = idFinder(
      columns.columns.findIndex((column) => column?.of === 'id'),
      separator,
    )
    builder = blockBuilder({ header, separator })
    onColumns(columns)
  }

  function take({ bytes, line, fault }: RowBytes): void {
    if (columns === undefined) begin(columnNames({ bytes, line, fault }, separator))
    else if (fault !== undefined || !isEmptyRow(bytes, separator)) {
      place({ bytes, start: 0, end: bytes.length, line, fault })
    }
  }

  function place(row: LinePlace): void {
    const id = idOf(row)
    if (id !== '' && id === patientId) {
      if (patientRows < mostRows) {
        for (const earlier of between) addRow(earlier)
        addRow(row)
      }
      if (between.length > 0) between = []
    } else if (id === '' && patientId !== '' && between.length < mostBetween && isFaulty(row)) between.push(row)
    else {
      endPatient()
      if (id !== '') onId(id)
      patientId = id
      addRow(row)
    }
  }

  function addRow(row: LinePlace): void {
    builder.addRow(row)
    patientRows++
  }

  /** The rows of the patient, then each that may have lain within them as a patient of its own. */
  function endPatient(): void {
    if (patientRows > 0) endRecord()
    patientRows = 0
    for (const row of between) {
      builder.addRow(row)
      endRecord()
    }
    if (between.length > 0) between = []
  }

  function endRecord(): void {
    if (builder.endRecord()) emit(builder)
  }

  function isFaulty(row: LinePlace): boolean {
    const cells = readCells({ bytes: lineOf(row).bytes, line: row.line, fault: row.fault }, separator)
    return rowFailure(cells, (columns as TableColumns).header) !== undefined
  }
}

function columnNames(row: RowBytes, separator: Separator): readonly string[] {
  const { cells, fault, unreadable = [] }: InputRow = readCells(row, separator)
  if (fault !== undefined) throw new UsageError(`the row of column names ${rowFaults[fault]}`)
  if (unreadable.length > 0) {
    throw new UsageError(
      'the column names are not in the encoding of the file: --encoding names another, such as windows-1252; --dry-run proposes the options',
    )
  }
  return cells
}

const carriageReturn = 0x0d
const space = 0x20
const blanks: ReadonlySet<number> = new Set([space, 0x09, 0x0b, 0x0c, 0x0d])

/** Tells the lines that are a row each and can't be blank: their quotes are around whole cells, and they begin with no white space. */
function plainLineFinder(separator: number): (line: LinePlace) => boolean {
  let searched: Uint8Array | undefined
  let hasQuotes = false
  return ({ bytes, start, end }) => {
    if (bytes !== searched) {
      searched = bytes
      hasQuotes = bytes.includes(quote)
    }
    if (start >= end || (bytes[start] as number) <= space) return false
    if (!hasQuotes) return true
    let at = endOfCell(bytes, start, end, separator)
    // A single cell in quotes may be empty.
    if (at === end && bytes[start] === quote) return false
    while (at >= 0 && at < end) at = endOfCell(bytes, at + 1, end, separator)
    return at === end
  }
}

/** Whether a row has a single cell, and that is empty. */
function isEmptyRow(bytes: Uint8Array, separator: Separator): boolean {
  for (const byte of bytes) if (byte !== quote && !blanks.has(byte)) return false
  const { cells } = readCells({ line: 0, bytes }, separator)
  return cells.length === 1 && cells[0] === ''
}
