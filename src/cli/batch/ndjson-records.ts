import type { BatchRecord } from './batch-record.js'
import { type InputLine, longestLine } from './line-splitter.js'

/** The records of newline-delimited JSON: a patient document on each line. Blank lines are skipped. */
export async function* ndjsonRecords(lines: AsyncIterable<InputLine>): AsyncGenerator<BatchRecord> {
  let number = 0
  let line = 0
  for await (const read of lines) {
    line++
    if ('tooLong' in read) {
      yield { number: ++number, line, document: { unreadable: `the line is longer than ${longestLine} bytes` } }
    } else if (read.text.trim() !== '') {
      yield { number: ++number, line, document: read.text }
    }
  }
}
