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

/** Lines of a byte stream that comes in chunks. */
export interface LineSplitter {
  /** The lines that a chunk completes. */
  readonly push: (chunk: Uint8Array) => InputLine[]
  /** The last line, if it has no line feed. */
  readonly end: () => InputLine[]
}

/**
 * Splits a byte stream into lines. Of a line that isn't complete, no more is held
 * than {@link longestLine}; of one that is longer, only the beginning.
 */
export function lineSplitter(): LineSplitter {
  let parts: Uint8Array[] = []
  let length = 0
  let number = 0
  return {
    push: (chunk) => {
      const lines: InputLine[] = []
      let start = 0
      for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
        const part = chunk.subarray(start, end)
        if (length === 0 && part.length <= longestLine) lines.push({ number: ++number, bytes: part })
        else {
          keep(part)
          lines.push(takeLine())
        }
        start = end + 1
      }
      if (start < chunk.length) keep(chunk.subarray(start))
      return lines
    },
    end: () => (length > 0 ? [takeLine()] : []),
  }

  function takeLine(): InputLine {
    const bytes = parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts)
    const isTooLong = length > longestLine
    parts = []
    length = 0
    return isTooLong ? { number: ++number, bytes, tooLong: true } : { number: ++number, bytes }
  }

  function keep(part: Uint8Array): void {
    length += part.length
    parts.push(part)
    if (length > longestLine) parts = [Buffer.from(Buffer.concat(parts).subarray(0, keptOfLongLine))]
  }
}

/** A line without the carriage return that some systems put before the line feed. */
export function withoutReturn(bytes: Uint8Array): Uint8Array {
  return bytes.at(-1) === carriageReturn ? bytes.subarray(0, -1) : bytes
}
