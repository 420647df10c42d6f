import { type RowBytes, rowFaults, type Separator } from './csv-reader.js'
import type { LinePlace, RowFault } from './input-lines.js'

/** Some records of the input, as bytes: what a worker calculates at a time. Arrays of numbers pass between threads quickly. */
export interface RecordBlock {
  /** The number of the first record, from 1. */
  readonly first: number
  /** For every record, its number of rows. */
  readonly rowsOfRecords: Uint32Array
  /** For every row: where its bytes begin and end, its line and its fault. */
  readonly rows: Uint32Array
  /** The rows, and what is between them. */
  readonly bytes: Uint8Array
  /** Of a table: its column names and what separates its cells. */
  readonly table?: { readonly header: readonly string[]; readonly separator: Separator } | undefined
  /** Bytes of the input that had been read when the block was complete. */
  readonly read: number
}

const faults = [undefined, ...(Object.keys(rowFaults) as RowFault[])]
const numbersPerRow = 4

/** The most records of a block, and the bytes after which it takes no further row. */
const mostRecords = 256
const enoughBytes = 262_144

/** Collects records until they are a block. */
export interface BlockBuilder {
  /** Adds a row to the record that is being collected. Its bytes must not change until the block is taken. */
  readonly addRow: (row: LinePlace) => void
  /** The rows since the last record are one; true once the block is full. */
  readonly endRecord: () => boolean
  /**
   * The records since the last block; undefined if there are none. At the end of an
   * input without any there is an empty one: a table of results has column names.
   */
  readonly take: (read: number, isEnd?: boolean) => RecordBlock | undefined
}

/** A stretch of the input that goes into a block as it is. */
interface Stretch {
  readonly buffer: ArrayBufferLike
  readonly from: number
  to: number
}

/** Between two rows that follow each other in the input: a line feed, and perhaps a carriage return. */
const longestLineEnd = 2

/** A builder of blocks, whose records are numbered from 1. Rows that follow each other in the input are copied at once. */
export function blockBuilder(table?: RecordBlock['table']): BlockBuilder {
  let first = 1
  let counts: number[] = []
  let counted = 0
  let rows = new Uint32Array(1024 * numbersPerRow)
  let used = 0
  let stretches: Stretch[] = []
  let stretch: Stretch | undefined
  /** Where the stretches before the last end in the block. */
  let before = 0
  /** The bytes of the rows alone, which don't depend on how the input was read. */
  let length = 0
  return {
    addRow: ({ bytes, start, end, line, fault }) => {
      const from = bytes.byteOffset + start
      const gap = stretch !== undefined && stretch.buffer === bytes.buffer ? from - stretch.to : -1
      if (stretch === undefined || gap < 0 || gap > longestLineEnd) {
        if (stretch !== undefined) before += stretch.to - stretch.from
        stretch = { buffer: bytes.buffer, from, to: from }
        stretches.push(stretch)
      }
      const at = before + from - stretch.from
      stretch.to = from + end - start
      if (used === rows.length) rows = enlarged(rows)
      rows[used] = at
      rows[used + 1] = at + end - start
      rows[used + 2] = line
      rows[used + 3] = fault === undefined ? 0 : faults.indexOf(fault)
      used += numbersPerRow
      length += end - start
    },
    endRecord: () => {
      const total = used / numbersPerRow
      counts.push(total - counted)
      counted = total
      return counts.length >= mostRecords || length >= enoughBytes
    },
    take: (read, isEnd = false) => {
      if (counts.length === 0 && !(isEnd && first === 1)) return undefined
      const block = {
        first,
        rowsOfRecords: Uint32Array.from(counts),
        rows: rows.slice(0, used),
        bytes: joined(stretches),
        table,
        read,
      }
      first += counts.length
      counts = []
      counted = 0
      used = 0
      stretches = []
      stretch = undefined
      before = 0
      length = 0
      return block
    },
  }
}

function enlarged(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const more = new Uint32Array(2 * numbers.length)
  more.set(numbers)
  return more
}

/** In memory of their own, which can be handed to a worker. */
function joined(stretches: readonly Stretch[]): Uint8Array {
  const bytes = new Uint8Array(stretches.reduce((length, { from, to }) => length + to - from, 0))
  let at = 0
  for (const { buffer, from, to } of stretches) {
    bytes.set(new Uint8Array(buffer, from, to - from), at)
    at += to - from
  }
  return bytes
}

/** The memory of a block, which is handed to a worker instead of being copied. */
export function memoryOf({ rowsOfRecords, rows, bytes }: RecordBlock): ArrayBuffer[] {
  return [rowsOfRecords, rows, bytes].map(({ buffer }) => buffer as ArrayBuffer)
}

/** Where the rows of a record are among those of its block. */
export interface RecordRows {
  /** The number of the record, from 1. */
  readonly number: number
  readonly row: number
  readonly count: number
}

/** The records of a block. */
export function* recordsOf({ first, rowsOfRecords }: RecordBlock): Generator<RecordRows> {
  let row = 0
  for (let i = 0; i < rowsOfRecords.length; i++) {
    const count = rowsOfRecords[i] as number
    yield { number: first + i, row, count }
    row += count
  }
}

/** Where a row begins among the bytes of its block. */
export function startOfRow({ rows }: RecordBlock, row: number): number {
  return rows[row * numbersPerRow] as number
}

/** Where a row ends, without its line feed. */
export function endOfRow({ rows }: RecordBlock, row: number): number {
  return rows[row * numbersPerRow + 1] as number
}

export function lineOfRow({ rows }: RecordBlock, row: number): number {
  return rows[row * numbersPerRow + 2] as number
}

export function faultOfRow({ rows }: RecordBlock, row: number): RowFault | undefined {
  return faults[rows[row * numbersPerRow + 3] as number]
}

/** The rows of a record, each with its bytes. */
export function rowsOf(block: RecordBlock, { row, count }: RecordRows): RowBytes[] {
  return Array.from({ length: count }, (_, i) => ({
    line: lineOfRow(block, row + i),
    bytes: block.bytes.subarray(startOfRow(block, row + i), endOfRow(block, row + i)),
    fault: faultOfRow(block, row + i),
  }))
}
