import type { AuxologyError, ErrorCode, ErrorData } from '../model/errors.js'
import { inputError } from '../text/invalid-input.js'

/** A place in the text of a document: an index into it. */
export interface TextPlace {
  readonly text: string
  readonly offset: number
}

/** What is wrong with a value: the value as written, and what is accepted. */
export type InvalidPart = Pick<ErrorData, 'value' | 'accepted' | 'detail'>

/**
 * The error for a document that can't be read or written.
 *
 * @param problem in words, or as value and what is accepted
 */
export function documentError(
  code: ErrorCode,
  problem: string | InvalidPart,
  path: string | undefined,
  place?: TextPlace,
): AuxologyError {
  const part = typeof problem === 'string' ? { detail: problem } : problem
  return inputError(code, { path, ...(place && lineAndColumn(place)), ...part })
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
