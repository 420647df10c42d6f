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

/**
 * The lines of a byte stream, one at a time. No more than one line is held in
 * memory; of one that is longer than {@link longestLine}, only the beginning.
 */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<InputLine> {
  let parts: Uint8Array[] = []
  let length = 0
  let number = 0
  const takeLine = (): InputLine => {
    const bytes = parts.length === 1 ? (parts[0] as Uint8Array) : Buffer.concat(parts)
    const line: InputLine =
      length > longestLine ? { number: ++number, bytes, tooLong: true } : { number: ++number, bytes }
    parts = []
    length = 0
    return line
  }
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      keep(chunk.subarray(start, end))
      start = end + 1
      yield takeLine()
    }
    // A copy, since the stream may reuse its buffer.
    if (start < chunk.length) keep(chunk.slice(start))
  }
  if (length > 0) yield takeLine()

  function keep(part: Uint8Array): void {
    length += part.length
    parts.push(part)
    if (length > longestLine) parts = [Buffer.concat(parts).subarray(0, keptOfLongLine)]
  }
}

/** A line without the carriage return that some systems put before the line feed. */
export function withoutReturn(bytes: Uint8Array): Uint8Array {
  return bytes.at(-1) === carriageReturn ? bytes.subarray(0, -1) : bytes
}
