import { type CsvError, type Parser, parse } from 'csv-parse'
import { UsageError } from '../usage-error.js'
import { longestLine } from './line-splitter.js'

/** A row of a CSV file, and the line on which it begins. */
export interface CsvRow {
  readonly line: number
  readonly cells: readonly string[]
}

/** RFC 4180, without insisting: line ends of both kinds, blanks around cells, quotes within cells that have none around them. */
const format = {
  bom: true,
  record_delimiter: ['\r\n', '\n'],
  trim: true,
  relax_quotes: true,
  // Whoever knows the columns says which row is wrong.
  relax_column_count: true,
  max_record_size: longestLine,
}

/**
 * The rows of a byte stream, one at a time. No more is read before the rows
 * of a chunk are taken, and rows before a fault are given before it is thrown.
 *
 * @throws UsageError for a quoted cell without its end or with text after it, and for a row that is too long
 */
export async function* csvRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  let rows: string[][] = []
  // Rows that wait in the stream are lost when it fails; these are not.
  const keep = (cells: string[]) => {
    rows.push(cells)
    return null
  }
  const parser = parse({ ...format, on_record: keep })
  // Each step reports its own error.
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

/** Gives the parser a chunk at a time, and then the end: an error where it has failed. */
async function* steps(parser: Parser, bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Error | undefined> {
  for await (const chunk of bytes) {
    yield await new Promise<Error | undefined>((done) => parser.write(chunk, (error) => done(error ?? undefined)))
  }
  yield await new Promise<Error | undefined>((done) => parser.end((error?: Error | null) => done(error ?? undefined)))
}

/** The parser counts a line end of two characters within quotes twice. */
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
