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

/** Told of each line: the bytes between two places, its number from 1, and whether it is too long, when these are only its first. */
export type LineListener = (bytes: Uint8Array, start: number, end: number, number: number, tooLong: boolean) => void

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
        if (length === 0 && end - start <= longestLine) onLine(chunk, start, end, ++number, false)
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
    const isTooLong = length > longestLine
    parts = []
    length = 0
    onLine(bytes, 0, bytes.length, ++number, isTooLong)
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
  const finder = lineFinder((bytes, start, end, number, tooLong) =>
    lines.push(lineOf(bytes, start, end, number, tooLong)),
  )
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
export function lineOf(bytes: Uint8Array, start: number, end: number, number: number, tooLong: boolean): InputLine {
  const line = { number, bytes: bytes.subarray(start, end) }
  return tooLong ? { ...line, tooLong } : line
}

/** A line without the carriage return that some systems put before the line feed. */
export function withoutReturn(bytes: Uint8Array): Uint8Array {
  return bytes.at(-1) === carriageReturn ? bytes.subarray(0, -1) : bytes
}
