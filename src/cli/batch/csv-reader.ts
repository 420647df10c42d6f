import { parse } from 'csv-parse/sync'
import { decodedText } from './encoding.js'
import { type InputLine, longestLine, withoutReturn } from './input-lines.js'

/** A row of a CSV file. */
export interface InputRow {
  /** The line on which it begins, from 1. */
  readonly line: number
  /** Its cells, or as many as could be read of a row with a fault. */
  readonly cells: readonly string[]
  /** Why the row can't be used. */
  readonly fault?: string | undefined
  /** The cells, by index, that are not in the encoding of the file. */
  readonly unreadable?: readonly number[] | undefined
}

/** A row has at most this many further lines, so that a quote that is never closed costs little. */
const mostLinesOfRow = 100

const lineEnd = Buffer.from('\n')

/** RFC 4180, but lenient: blanks around cells, quotes within unquoted cells. */
const format = { record_delimiter: ['\r\n', '\n'], trim: true, relax_quotes: true, relax_column_count: true }

/**
 * The rows of lines, one at a time. A fault ends its row alone: of a quoted cell
 * that is never closed, only the line on which the row begins is lost, and reading
 * continues on the next.
 */
export async function* splitRows(lines: AsyncIterable<InputLine>): AsyncGenerator<InputRow> {
  const source = lines[Symbol.asyncIterator]()
  /** Lines that belong to no row yet: read ahead for one that turned out to have a fault. */
  let ahead: InputLine[] = []
  const nextLine = async (): Promise<InputLine | undefined> => ahead.shift() ?? (await source.next()).value
  try {
    for (let first = await nextLine(); first !== undefined; first = await nextLine()) {
      if (first.tooLong) {
        yield faultyRow(first, `is longer than ${longestLine} bytes`)
        continue
      }
      const taken: InputLine[] = []
      let state = scanCells(first.bytes, 'start')
      while (state === 'quoted' && taken.length < mostLinesOfRow) {
        const next = await nextLine()
        if (next === undefined) break
        taken.push(next)
        state = next.tooLong ? 'quoted' : scanCells(next.bytes, state)
      }
      const row =
        state === 'quoted' ? faultyRow(first, 'has a quoted cell that is never closed') : readRow(first, taken)
      if (row.fault !== undefined) ahead = [...taken, ...ahead]
      yield row
    }
  } finally {
    await source.return?.()
  }
}

const comma = 0x2c
const quote = 0x22
const blanks: ReadonlySet<number> = new Set([0x20, 0x09])

type CellState = 'start' | 'unquoted' | 'quoted'

/** Where a line leaves the cell that it ends in. A quote opens a cell only as its first character. */
function scanCells(line: Uint8Array, before: CellState): CellState {
  if (!line.includes(quote)) return before === 'quoted' ? 'quoted' : 'unquoted'
  let state = before
  for (const byte of line) {
    if (state === 'quoted') {
      // A doubled quote closes the cell and opens it again.
      if (byte === quote) state = 'start'
    } else if (byte === comma) state = 'start'
    else if (state === 'start' && byte === quote) state = 'quoted'
    else if (!blanks.has(byte)) state = 'unquoted'
  }
  return state
}

function readRow({ number: line, bytes: first }: InputLine, others: readonly InputLine[]): InputRow {
  const whole = others.length === 0 ? first : Buffer.concat([first, ...others.flatMap((each) => [lineEnd, each.bytes])])
  const bytes = withoutReturn(whole)
  const text = decodedText(bytes)
  if (text !== undefined) return parsedRow(line, text)
  // Each byte as one character, to find the cells that can't be read.
  const cells = parsedRow(line, Buffer.from(bytes).toString('latin1')).cells.map((cell) => Buffer.from(cell, 'latin1'))
  const unreadable = cells.flatMap((cell, i) => (decodedText(cell) === undefined ? [i] : []))
  return { line, cells: cells.map((cell) => decodedText(cell) ?? ''), unreadable }
}

function parsedRow(line: number, text: string): InputRow {
  if (!text.includes('"')) return { line, cells: text.split(',').map((cell) => cell.trim()) }
  try {
    const [cells = ['']] = parse(text, format)
    return { line, cells }
  } catch {
    return { line, cells: [], fault: 'has text after a closing quote' }
  }
}

function faultyRow({ number: line, bytes }: InputLine, fault: string): InputRow {
  // The cells before the fault, if the Id is among them.
  const text = decodedText(bytes) ?? ''
  const sound = text.slice(0, Math.max(0, text.search(/"|$/)))
  return { line, cells: sound.split(',').slice(0, -1), fault }
}
