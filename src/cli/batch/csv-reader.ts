import { type CsvError, type Parser, parse } from 'csv-parse'
import { UsageError } from '../command.js'
import { longestLine } from './ndjson-records.js'

/** A row of a CSV file, and the line on which it begins. */
export interface InputRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** RFC 4180, but lenient: both kinds of line ends, blanks around cells, quotes within unquoted cells. */
const format = {
  bom: true,
  record_delimiter: ['\r\n', '\n'],
  trim: true,
  relax_quotes: true,
  // The number of cells is checked with the columns, to name the line.
  relax_column_count: true,
  max_record_size: longestLine,
}

/**
 * The rows of a byte stream, one at a time. The next chunk is only read when the
 * rows of the last one are consumed, and rows before a fault come before the error.
 *
 * @throws UsageError for a quoted cell that is never closed or has text after it, and for a row that is too long
 */
export async function* splitRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<InputRow> {
  let rows: string[][] = []
  // Rows buffered in the stream would be lost when it fails; these are not.
  const keep = (cells: string[]) => {
    rows.push(cells)
    return null
  }
  const parser = parse({ ...format, on_record: keep })
  // Errors are reported by the steps.
  parser.on('error', () => {}).resume()
  let line = 1
  try {
    for await (const step of steps(parser, bytes)) {
      for (const cells of rows) {
        yield { line, cells }
        line += 1 + lineFeedsIn(cells)
      }
      rows = []
      if (step !== undefined) throw faultOf(step, line)
    }
  } finally {
    parser.destroy()
  }
}

/** Feeds the parser one chunk at a time, and then the end; yields its error if it fails. */
async function* steps(parser: Parser, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Error | undefined> {
  for await (const chunk of bytes) {
    yield await new Promise<Error | undefined>((done) => parser.write(chunk, (error) => done(error ?? undefined)))
  }
  yield await new Promise<Error | undefined>((done) => parser.end((error?: Error | null) => done(error ?? undefined)))
}

/** Counted here, since the parser counts a line end of two characters within quotes twice. */
function lineFeedsIn(cells: readonly string[]): number {
  return cells.reduce((count, cell) => (cell.includes('\n') ? count + cell.split('\n').length - 1 : count), 0)
}

const faults: Partial<Record<CsvError['code'], string>> = {
  CSV_QUOTE_NOT_CLOSED: 'has a quoted cell that is never closed',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'has text after a closing quote',
  CSV_MAX_RECORD_SIZE: `is longer than ${longestLine} bytes`,
}

function faultOf(error: Error, line: number): Error {
  const fault = 'code' in error ? faults[error.code as CsvError['code']] : undefined
  return fault === undefined ? error : new UsageError(`the row that begins on line ${line} ${fault}`)
}
