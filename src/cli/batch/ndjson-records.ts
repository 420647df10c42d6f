import type { BatchRecord } from './batch-record.js'

/** A line of the input, or one too long to be read. */
export type InputLine = { readonly text: string } | { readonly tooLong: true }

const lineFeed = 0x0a

/** The longest line that is read, bytes, the same as the longest document. */
export const longestLine = 1_048_576

/**
 * The lines of a byte stream, one at a time, decoded from UTF-8. No more than
 * one line is held in memory; one that is longer than {@link longestLine}
 * is dropped and reported as such.
 */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<InputLine> {
  let parts: Uint8Array[] = []
  let length = 0
  const takeLine = (): InputLine => {
    const line: InputLine = length > longestLine ? { tooLong: true } : { text: decode(parts) }
    parts = []
    length = 0
    return line
  }
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      keep(chunk.subarray(start, end))
      yield takeLine()
      start = end + 1
    }
    // A copy, since the stream may reuse its buffer.
    keep(chunk.slice(start))
  }
  if (length > 0) yield takeLine()

  function keep(part: Uint8Array): void {
    length += part.length
    if (length <= longestLine) parts.push(part)
    else parts = []
  }
}

function decode(parts: readonly Uint8Array[]): string {
  const text = Buffer.concat(parts).toString('utf8')
  return text.endsWith('\r') ? text.slice(0, -1) : text
}

/** The records of newline-delimited JSON: a patient document on each line. Blank lines are skipped. */
export async function* ndjsonRecords(lines: AsyncIterable<InputLine>): AsyncGenerator<BatchRecord> {
  let number = 0
  let line = 0
  for await (const input of lines) {
    line++
    if ('tooLong' in input) {
      yield { number: ++number, line, document: { unreadable: `the line is longer than ${longestLine} bytes` } }
    } else if (input.text.trim() !== '') {
      yield { number: ++number, line, document: input.text }
    }
  }
}
