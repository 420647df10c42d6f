import { type RowBytes, type RowFault, rowFaults, type Separator } from './csv-reader.js'

/** Some records of the input, as bytes: what a worker calculates at a time. Arrays of numbers pass between threads quickly. */
export interface RecordBlock {
  /** The number of the first record, from 1. */
  readonly first: number
  /** For every record, its number of rows. */
  readonly rowsOfRecords: Uint32Array
  /** For every row: its length in bytes, its line and its fault. */
  readonly rows: Uint32Array
  /** The bytes of all rows. */
  readonly bytes: Uint8Array
  /** Of a table: its column names and what separates its cells. */
  readonly table?: { readonly header: readonly string[]; readonly separator: Separator } | undefined
  /** Bytes of the input that had been read when the block was complete. */
  readonly read: number
}

const faults = [undefined, ...(Object.keys(rowFaults) as RowFault[])]
const numbersPerRow = 3

/** A block has at most so many records, and no more rows once it has so many bytes. */
const mostRecords = 64
const enoughBytes = 262_144

/** Collects records until they are a block. */
export interface BlockBuilder {
  /** Adds the rows of a record; true once the block is full. */
  readonly add: (rows: readonly RowBytes[]) => boolean
  /**
   * The records since the last block; undefined if there are none. At the end of an
   * input without any there is an empty one: a table of results has column names.
   */
  readonly take: (read: number, isEnd?: boolean) => RecordBlock | undefined
}

/** A builder of blocks, whose records are numbered from 1. */
export function blockBuilder(table?: RecordBlock['table']): BlockBuilder {
  let first = 1
  let counts: number[] = []
  let numbers: number[] = []
  let parts: Uint8Array[] = []
  let length = 0
  return {
    add: (rows) => {
      counts.push(rows.length)
      for (const { bytes, line, fault } of rows) {
        numbers.push(bytes.length, line, faults.indexOf(fault))
        parts.push(bytes)
        length += bytes.length
      }
      return counts.length >= mostRecords || length >= enoughBytes
    },
    take: (read, isEnd = false) => {
      if (counts.length === 0 && !(isEnd && first === 1)) return undefined
      const block = {
        first,
        rowsOfRecords: Uint32Array.from(counts),
        rows: Uint32Array.from(numbers),
        bytes: joined(parts, length),
        table,
        read,
      }
      first += counts.length
      counts = []
      numbers = []
      parts = []
      length = 0
      return block
    },
  }
}

/** In memory of their own: a small `Buffer` shares its memory with others, and would pass to a worker with them. */
function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** The rows of every record of a block. */
export function* recordsOf({ first, rowsOfRecords, rows, bytes }: RecordBlock): Generator<{
  readonly number: number
  readonly rows: readonly RowBytes[]
}> {
  let row = 0
  let at = 0
  for (const [i, count] of rowsOfRecords.entries()) {
    const own: RowBytes[] = []
    for (const end = row + count; row < end; row++) {
      const [length, line, fault] = rows.subarray(row * numbersPerRow) as unknown as readonly [number, number, number]
      own.push({ line, bytes: bytes.subarray(at, at + length), fault: faults[fault] })
      at += length
    }
    yield { number: first + i, rows: own }
  }
}
