import { parse } from 'csv-parse/sync'
import { decodedText } from './encoding.js'
import { type InputLine, longestLine, type RowFault, withoutReturn } from './input-lines.js'

/** What separates the cells of a table. */
export type Separator = ',' | ';' | '\t' | '|'

/** What is wrong with a row that can't be used. */
export const rowFaults: { readonly [fault in RowFault]: string } = {
  'too-long': `is longer than ${longestLine} bytes`,
  'not-closed': 'has a quoted cell that is never closed',
  'text-after-quote': 'has text after a closing quote',
}

/** A row of a table as bytes, before its cells are read. */
export interface RowBytes {
  /** The line on which it begins, from 1. */
  readonly line: number
  readonly bytes: Uint8Array
  readonly fault?: RowFault | undefined
}

/** A row of a table. */
export interface InputRow {
  readonly line: number
  /** Its cells, or as many as could be read of a row with a fault. */
  readonly cells: readonly string[]
  readonly fault?: RowFault | undefined
  /** The cells, by index, that are not in the encoding of the file. */
  readonly unreadable?: readonly number[] | undefined
}

/** A row has at most this many further lines, so that a quote that is never closed costs little. */
const mostLinesOfRow = 100

const lineEnd = Buffer.from('\n')

/** Puts the lines of a table together to rows. */
export interface RowAssembler {
  /** The rows that these lines complete. */
  readonly push: (lines: readonly InputLine[]) => RowBytes[]
  /** The rows of the lines that are left. */
  readonly end: () => RowBytes[]
  /** Whether lines wait for the end of a quoted cell. */
  readonly isWaiting: () => boolean
}

/**
 * Puts lines together to rows. A fault ends its row alone: of a quoted cell that is
 * never closed, only the line on which the row begins is lost, and reading continues
 * on the next.
 */
export function rowAssembler(separator: Separator): RowAssembler {
  const separatorByte = separator.charCodeAt(0)
  let waiting: readonly InputLine[] = []
  return {
    push: (lines) => take(waiting.length === 0 ? lines : [...waiting, ...lines], false),
    end: () => take(waiting, true),
    isWaiting: () => waiting.length > 0,
  }

  function take(lines: readonly InputLine[], isEnd: boolean): RowBytes[] {
    const rows: RowBytes[] = []
    let at = 0
    while (at < lines.length) {
      const first = lines[at] as InputLine
      const more = first.tooLong ? 0 : furtherLines(lines, at, isEnd)
      if (more === undefined) break
      const row = rowOf(first, more === 'not-closed' ? more : lines.slice(at + 1, at + 1 + more))
      rows.push(row)
      // Of a row with a fault only its first line is lost.
      at += row.fault === undefined && typeof more === 'number' ? 1 + more : 1
    }
    waiting = lines.slice(at)
    return rows
  }

  /** How many further lines a row has; undefined if that isn't known yet. */
  function furtherLines(lines: readonly InputLine[], at: number, isEnd: boolean): number | 'not-closed' | undefined {
    let state = scanCells((lines[at] as InputLine).bytes, 'start', separatorByte)
    let length = (lines[at] as InputLine).bytes.length
    for (let more = 0; ; ) {
      if (state !== 'quoted') return more
      more++
      const next = lines[at + more]
      if (more > mostLinesOfRow || (next === undefined && isEnd)) return 'not-closed'
      if (next === undefined) return undefined
      length += next.bytes.length
      if (next.tooLong || length > longestLine) return 'not-closed'
      state = scanCells(next.bytes, state, separatorByte)
    }
  }

  function rowOf(first: InputLine, others: readonly InputLine[] | 'not-closed'): RowBytes {
    const { number: line } = first
    if (first.tooLong) return { line, bytes: first.bytes, fault: 'too-long' }
    if (others === 'not-closed') return { line, bytes: first.bytes, fault: others }
    if (others.length === 0) return { line, bytes: withoutReturn(first.bytes) }
    const whole = Buffer.concat([first.bytes, ...others.flatMap((each) => [lineEnd, each.bytes])])
    const row = { line, bytes: withoutReturn(whole) }
    const { fault } = readCells(row, separator)
    return fault === undefined ? row : { line, bytes: first.bytes, fault }
  }
}

const quote = 0x22
const blanks: ReadonlySet<number> = new Set([0x20, 0x09])

type CellState = 'start' | 'unquoted' | 'quoted'

/** Where a line leaves the cell that it ends in. A quote opens a cell only as its first character. */
function scanCells(line: Uint8Array, before: CellState, separator: number): CellState {
  if (!line.includes(quote)) return before === 'quoted' ? 'quoted' : 'unquoted'
  let state = before
  for (const byte of line) {
    if (state === 'quoted') {
      // A doubled quote closes the cell and opens it again.
      if (byte === quote) state = 'start'
    } else if (byte === separator) state = 'start'
    else if (state === 'start' && byte === quote) state = 'quoted'
    else if (!blanks.has(byte)) state = 'unquoted'
  }
  return state
}

/** The cells of a row. */
export function readCells({ line, bytes, fault }: RowBytes, separator: Separator): InputRow {
  if (fault !== undefined) return { line, cells: cellsBeforeFault(bytes, separator), fault }
  const text = decodedText(bytes)
  if (text !== undefined) return { line, ...parsedCells(text, separator) }
  // Each byte as one character, to find the cells that can't be read.
  const parsed = parsedCells(Buffer.from(bytes).toString('latin1'), separator)
  const cells = parsed.cells.map((cell) => decodedText(Buffer.from(cell, 'latin1')))
  const unreadable = cells.flatMap((cell, i) => (cell === undefined ? [i] : []))
  return { line, cells: cells.map((cell) => cell ?? ''), fault: parsed.fault, unreadable }
}

/** RFC 4180, but lenient: blanks around cells, quotes within unquoted cells. */
const format = { record_delimiter: ['\r\n', '\n'], relax_quotes: true, relax_column_count: true }

function parsedCells(text: string, separator: Separator): Pick<InputRow, 'cells' | 'fault'> {
  const plain = plainCells(text, separator)
  if (plain !== undefined) return { cells: plain }
  try {
    const [cells = ['']] = parse(text, { ...format, delimiter: separator, trim: separator !== '\t' })
    return { cells: cells.map((cell) => cell.trim()) }
  } catch {
    return { cells: [], fault: 'text-after-quote' }
  }
}

/** The cells of a row in which a quote only ever opens or closes a cell; undefined for any other, which the library reads. */
export function plainCells(text: string, separator: Separator): string[] | undefined {
  if (!text.includes('"')) return text.split(separator).map((cell) => cell.trim())
  const cells: string[] = []
  for (let at = 0; ; ) {
    const isQuoted = text.charCodeAt(at) === quote
    const end = isQuoted ? text.indexOf('"', at + 1) + 1 : text.indexOf(separator, at)
    if (isQuoted && (end === 0 || (end < text.length && text.charAt(end) !== separator))) return undefined
    const cell = isQuoted ? text.slice(at + 1, end - 1) : text.slice(at, end < 0 ? undefined : end)
    if (!isQuoted && cell.includes('"')) return undefined
    cells.push(cell.trim())
    if (end < 0 || end === text.length) return cells
    at = end + 1
  }
}

/** The cells before a fault, if the Id is among them. */
function cellsBeforeFault(bytes: Uint8Array, separator: Separator): string[] {
  const text = decodedText(bytes) ?? ''
  const sound = text.slice(0, Math.max(0, text.search(/"|$/)))
  return sound
    .split(separator)
    .slice(0, -1)
    .map((cell) => cell.trim())
}
