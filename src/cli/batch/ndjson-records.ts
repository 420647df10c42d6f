import type { BatchRecord } from './batch-record.js'
import { decodedText } from './encoding.js'
import { type InputLine, longestLine } from './input-lines.js'

/** The records of newline-delimited JSON: a patient document on each line. Blank lines are skipped. */
export async function* ndjsonRecords(lines: AsyncIterable<InputLine>): AsyncGenerator<BatchRecord> {
  let number = 0
  for await (const { number: line, bytes, tooLong } of lines) {
    if (tooLong) {
      yield { number: ++number, line, failure: { reason: `the line is longer than ${longestLine} bytes` } }
      continue
    }
    const text = decodedText(bytes)
    if (text === undefined) {
      yield { number: ++number, line, failure: { reason: 'the line is not in the encoding of the file' } }
    } else if (text.trim() !== '') {
      yield { number: ++number, line, document: text }
    }
  }
}
