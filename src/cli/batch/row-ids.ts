import { UsageError } from '../command.js'
import { type RowFault, readCells, type Separator } from './csv-reader.js'

/**
 * The Id of the row between two places; an empty text if it has none.
 *
 * @throws UsageError if it is not in the encoding of the file
 */
export type IdFinder = (bytes: Uint8Array, start: number, end: number, line: number, fault?: RowFault) => string

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
  return (bytes, start, end, line, fault) => {
    if (fault !== undefined) return readId(bytes.subarray(start, end), line, fault)
    let from = start
    for (let column = 0; column < at; column++) {
      while (from < end && bytes[from] !== separatorByte && isPlain(bytes[from])) from++
      if (from === end) return ''
      if (bytes[from] !== separatorByte) return readId(bytes.subarray(start, end), line)
      from++
    }
    let to = from
    while (to < end && bytes[to] !== separatorByte) to++
    if (to - from === length && isRemembered(bytes, from)) return id
    for (let i = from; i < to; i++) if (!isPlain(bytes[i])) return readId(bytes.subarray(start, end), line)
    id = Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from)
      .toString('latin1')
      .trim()
    length = to - from <= longestRemembered ? to - from : -1
    for (let i = 0; i < length; i++) remembered[i] = bytes[from + i] as number
    return id
  }

  function isRemembered(bytes: Uint8Array, from: number): boolean {
    for (let i = 0; i < length; i++) if (bytes[from + i] !== remembered[i]) return false
    return true
  }

  function readId(bytes: Uint8Array, line: number, fault?: RowFault): string {
    const { cells, unreadable = [] } = readCells({ line, bytes, fault }, separator)
    if (unreadable.includes(at)) {
      throw new UsageError(
        `line ${line}: the Id is not in the encoding of the file: --encoding names another, such as windows-1252`,
      )
    }
    return cells[at] ?? ''
  }
}

/** Whether a byte is in ASCII and no quote. */
function isPlain(byte: number | undefined): boolean {
  return byte !== quote && (byte as number) < firstBeyondAscii
}
