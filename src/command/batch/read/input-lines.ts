/** Why a row can't be used. */
export type RowFault = 'too-long' | 'not-closed' | 'text-after-quote'

/** A line of the input without its line feed, or a row of several: the bytes between two places. */
export interface LinePlace {
  readonly bytes: Uint8Array
  readonly start: number
  readonly end: number
  /** The line on which it begins, from 1. */
  readonly line: number
  readonly fault: RowFault | undefined
}

/** A line of the input without its line feed, or one too long to be read. */
export interface InputLine {
  /** Its number, from 1. */
  readonly number: number
  readonly bytes: Uint8Array
  /** True if the line is longer than {@link longestLine}; its bytes are then only the first ones. */
  readonly tooLong?: true
}

const lineFeed = 0x0a
const carriageReturn = 0x0d

/** The longest line that is read, bytes, the same as the longest document. */
export const longestLine = 1_048_576

/** How much of a line that is too long is kept, bytes: enough for an Id in its first cells. */
const keptOfLongLine = 1024

/** Takes each line; of one that is too long, only its first bytes. */
export type LineListener = (line: LinePlace) => void

/** Finds the lines of a byte stream that comes in chunks. */
export interface LineFinder {
  /** Tells the lines that a chunk completes. */
  readonly push: (chunk: Uint8Array) => void
  /** Tells the last line, if it has no line feed. */
  readonly end: () => void
}

/**
 * Finds the lines of a byte stream, without copying those that lie within a chunk. Of a
 * line that isn't complete, no more is held than {@link longestLine}; of one that is
 * longer, only the beginning.
 */
export function lineFinder(onLine: LineListener): LineFinder {
  let parts: Uint8Array[] = []
  let length = 0
  let number = 0
  return {
    push: (chunk) => {
      let start = 0
      for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
        if (length === 0 && end - start <= longestLine)
          onLine({ bytes: chunk, start, end, line: ++number, fault: undefined })
        else {
          keep(chunk.subarray(start, end))
          tellKept()
        }
        start = end + 1
      }
      if (start < chunk.length) keep(chunk.subarray(start))
    },
    end: () => {
      if (length > 0) tellKept()
    },
  }

  function tellKept(): void {
    const bytes = parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts)
    const fault = length > longestLine ? 'too-long' : undefined
    parts = []
    length = 0
    onLine({ bytes, start: 0, end: bytes.length, line: ++number, fault })
  }

  function keep(part: Uint8Array): void {
    length += part.length
    parts.push(part)
    if (length > longestLine) parts = [Buffer.from(Buffer.concat(parts).subarray(0, keptOfLongLine))]
  }
}

/** Lines of a byte stream that comes in chunks. */
export interface LineSplitter {
  /** The lines that a chunk completes. */
  readonly push: (chunk: Uint8Array) => InputLine[]
  /** The last line, if it has no line feed. */
  readonly end: () => InputLine[]
}

/** Splits a byte stream into lines, as {@link lineFinder} finds them. */
export function lineSplitter(): LineSplitter {
  let lines: InputLine[] = []
  const finder = lineFinder((line) => lines.push(lineOf(line)))
  const taken = () => {
    const all = lines
    lines = []
    return all
  }
  return {
    push: (chunk) => {
      finder.push(chunk)
      return taken()
    },
    end: () => {
      finder.end()
      return taken()
    },
  }
}

/** A line on its own. */
export function lineOf({ bytes, start, end, line, fault }: LinePlace): InputLine {
  const own = { number: line, bytes: bytes.subarray(start, end) }
  return fault === undefined ? own : { ...own, tooLong: true }
}

/** A line without the carriage return that some systems put before the line feed. */
export function withoutReturn(bytes: Uint8Array): Uint8Array {
  return bytes.at(-1) === carriageReturn ? bytes.subarray(0, -1) : bytes
}
