import { type Accepted, AuxologyError, type ErrorCode, type ErrorData } from '../model/errors.js'
import { errorSentence } from './error-sentence.js'
import { nearestName } from './nearest-name.js'

/** An error with the sentence that its data make. It proposes the accepted name that is nearest to the value. */
export function inputError(code: ErrorCode, given: ErrorData): AuxologyError {
  const data = given.meant === undefined ? { ...given, meant: meantOf(given.value, given.accepted) } : given
  return new AuxologyError(code, errorSentence(data), data)
}

/** The one of those accepted that a value nearly is. */
export function meantOf(value: unknown, accepted: Accepted | undefined): string | undefined {
  return typeof value === 'string' && Array.isArray(accepted) ? nearestName(value, accepted) : undefined
}

/** The error for an option or a chart parameter. */
export function invalidParameter(
  parameter: string,
  value: unknown,
  accepted: Accepted,
  more: Pick<ErrorData, 'detail' | 'partner'> = {},
): AuxologyError {
  return inputError('invalid_parameter', { parameter, value, accepted, ...more })
}

/** What other libraries call an option. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['lang', 'locale'],
  ['language', 'locale'],
  ['referenceSet', 'references'],
])

/**
 * Refuses options that don't exist: a misspelt one would silently have no effect.
 *
 * @param others names that another argument takes, and which one it is
 * @throws AuxologyError `invalid_parameter` with the name, and those that are known
 */
export function refuseUnknownNames(
  given: object,
  known: readonly string[],
  others?: { readonly names: readonly string[]; readonly place: string },
): void {
  for (const name in given) {
    if (known.includes(name) || given[name as keyof typeof given] === undefined) continue
    if (others?.names.includes(name)) throw inputError('invalid_parameter', { parameter: name, detail: others.place })
    const meant = optionMeant(name, known)
    throw inputError('invalid_parameter', { parameter: name, detail: 'no such option', accepted: known, meant })
  }
}

/** The option that was probably meant by a name that none has. */
export function optionMeant(name: string, known: readonly string[]): string | undefined {
  const alias = otherNames.get(name)
  return alias !== undefined && known.includes(alias) ? alias : nearestName(name, known)
}

/** The error for a value in an object that a caller passes; the path looks like `measurements[2].date`. */
export function invalidValue(path: string, value: unknown, accepted: Accepted, detail?: string): AuxologyError {
  return inputError('invalid_value', { path, value, accepted, detail })
}

/** The error of a table's or a set's data. */
export function invalidReference(
  { id, path }: { readonly id: unknown; readonly path: string },
  value: unknown,
  accepted: Accepted,
  detail?: string,
): AuxologyError {
  return inputError('invalid_reference', { subject: typeof id === 'string' ? id : '', path, value, accepted, detail })
}

/** Whether a value is an object that is not a list. */
export function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A place in the text of a document: an index into it. */
export interface TextPlace {
  readonly text: string
  readonly offset: number
}

/** What is wrong with a value: the value as written, and what is accepted. */
export type InvalidPart = Pick<ErrorData, 'value' | 'accepted' | 'detail' | 'meant'>

/**
 * The error for a document that can't be read or written.
 *
 * @param problem in words, or as a value and what is accepted
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

/** Line and column, both from 1, in UTF-16 units as editors and JavaScript count them. */
export function lineAndColumn({ text, offset }: TextPlace): { line: number; column: number } {
  let line = 1
  let lineStart = 0
  for (const end of text.slice(0, offset).matchAll(/\r\n|\r|\n/g)) {
    line++
    lineStart = end.index + end[0].length
  }
  return { line, column: offset - lineStart + 1 }
}

/**
 * An error about data, as one about the file that they come from.
 *
 * @param placeOf what the error says of its path: the name in the file, line and column
 */
export function placedError(error: unknown, placeOf: (path: string) => ErrorData): unknown {
  if (!(error instanceof AuxologyError)) return error
  return inputError(error.code, { ...error, ...placeOf(error.path ?? '') })
}
