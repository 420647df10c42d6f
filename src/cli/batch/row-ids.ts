import { UsageError } from '../command.js'
import { readCells, type Separator } from './csv-reader.js'
import { type LinePlace, lineOf } from './input-lines.js'

/**
 * The Id of a row; an empty text if it has none.
 *
 * @throws UsageError if it is not in the encoding of the file
 */
export type IdFinder = (row: LinePlace) => string

const quote = 0x22
const firstBeyondAscii = 0x80
/** An Id that is longer is read anew in each row. */
const longestRemembered = 256

/**
 * Finds the Ids of rows in the column at this place. Most rows have the Id of the row
 * before: no text is made of the same bytes again.
 */
export function idFinder(at: number, separator: Separator): IdFinder {
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
export function endOfCell(bytes: Uint8Array, from: number, end: number, separator: number): number {
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
