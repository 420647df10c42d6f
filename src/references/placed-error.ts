import { AuxologyError, type ErrorData } from '../model/errors.js'
import { inputError } from '../text/invalid-input.js'

/**
 * An error about data, as one about the file that they come from.
 *
 * @param placeOf what the error says of its path: the name in the file, line and column
 */
export function placedError(error: unknown, placeOf: (path: string) => ErrorData): unknown {
  if (!(error instanceof AuxologyError)) return error
  return inputError(error.code, { ...error, ...placeOf(error.path ?? '') })
}
