import { documentError } from './invalid-input.js'

/** A cell of a CSV text, without white space around it, and its place: both from 1, as editors count. */
export interface CsvCell {
  readonly text: string
  readonly line: number
  readonly column: number
}

/** The rows of a CSV text. */
export interface CsvCells {
  readonly separator: string
  /** Those that have anything in a cell. */
  readonly rows: readonly (readonly CsvCell[])[]
}

/** A cell in quotes, in which two quotes are one, or one without; and what ends it. */
function cellForm(separator: string): RegExp {
  return new RegExp(`([ ]*)(?:"((?:[^"]|"")*)"[ ]*|([^"${separator}\\r\\n]*))(${separator}|\\r\\n|\\n|\\r|$)`, 'y')
}

/**
 * The rows of a CSV text (RFC 4180) with the place of every cell. The separator is whichever of
 * comma, semicolon and tab comes first.
 *
 * @throws AuxologyError `malformed_document` with line and column, for a quote that is never closed or
 * occurs within a cell
 */
export function readCsvCells(text: string): CsvCells {
  const separator = /[,;\t]/.exec(text)?.[0] ?? ','
  const form = cellForm(separator)
  const rows: CsvCell[][] = []
  let row: CsvCell[] = []
  let offset = text.startsWith('\uFEFF') ? 1 : 0
  let lineStart = offset
  let line = 1
  for (;;) {
    form.lastIndex = offset
    const match = form.exec(text)
    if (match === null) {
      const problem = 'a quote that is never closed, or within a cell'
      throw documentError('malformed_document', problem, undefined, { text, offset })
    }
    const [whole, blanks = '', quoted, plain = '', end] = match
    const start = offset + blanks.length
    row.push({ text: (quoted?.replaceAll('""', '"') ?? plain).trim(), line, column: start - lineStart + 1 })
    for (const lineEnd of (quoted ?? '').matchAll(/\r\n|\r|\n/g)) {
      line++
      lineStart = start + 1 + lineEnd.index + lineEnd[0].length
    }
    offset += whole.length
    if (end === separator) continue
    if (row.some((cell) => cell.text !== '')) rows.push(row)
    if (end === '') return { separator, rows }
    row = []
    line++
    lineStart = offset
  }
}
