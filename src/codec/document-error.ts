import { AuxologyError, type ErrorCode } from '../model/errors.js'

/** A place in the text of a document: an index into it. */
export interface TextPlace {
  readonly text: string
  readonly offset: number
}

/**
 * The error for a document that can't be read or written.
 *
 * The message names the place and what is expected there.
 */
export function documentError(
  code: ErrorCode,
  expectation: string,
  path: string | undefined,
  place?: TextPlace,
): AuxologyError {
  const position = place && lineAndColumn(place)
  const where = [path, position && `line ${position.line}, column ${position.column}`].filter(Boolean).join(', ')
  return new AuxologyError(code, where === '' ? expectation : `${where}: ${expectation}`, { path, ...position })
}

/** So much of a value is shown in a message, characters. */
const longestExcerpt = 40

/** A value that can't be read, shortened and in quotes. */
export function excerpt(value: string): string {
  const shown = value.trim()
  return JSON.stringify(shown.length > longestExcerpt ? `${shown.slice(0, longestExcerpt)}…` : shown)
}

/** Line and column, each from 1, in UTF-16 units as editors and JavaScript count them. */
function lineAndColumn({ text, offset }: TextPlace): { line: number; column: number } {
  let line = 1
  let lineStart = 0
  for (const end of text.slice(0, offset).matchAll(/\r\n|\r|\n/g)) {
    line++
    lineStart = end.index + end[0].length
  }
  return { line, column: offset - lineStart + 1 }
}
