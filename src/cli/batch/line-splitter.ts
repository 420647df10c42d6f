/** A line of the input, or one too long to be read. */
export type InputLine = { readonly text: string } | { readonly tooLong: true }

const lineFeed = 0x0a

/** The longest line that is read, bytes: as the longest document. */
export const longestLine = 1_048_576

/**
 * The lines of a byte stream, one at a time, decoded from UTF-8. No more than
 * one line is held in memory; one that is longer than {@link longestLine}
 * is dropped and reported as such.
 */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<InputLine> {
  let parts: Uint8Array[] = []
  let length = 0
  const finished = (): InputLine => {
    const line: InputLine = length > longestLine ? { tooLong: true } : { text: decoded(parts) }
    parts = []
    length = 0
    return line
  }
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      keep(chunk.subarray(start, end))
      yield finished()
      start = end + 1
    }
    // A copy: the stream may use its buffer again.
    keep(chunk.slice(start))
  }
  if (length > 0) yield finished()

  function keep(part: Uint8Array): void {
    length += part.length
    if (length <= longestLine) parts.push(part)
    else parts = []
  }
}

function decoded(parts: readonly Uint8Array[]): string {
  const text = Buffer.concat(parts).toString('utf8')
  return text.endsWith('\r') ? text.slice(0, -1) : text
}
