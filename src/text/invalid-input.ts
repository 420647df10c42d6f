import { type Accepted, AuxologyError, type ErrorCode, type ErrorData } from '../model/errors.js'
import { errorSentence } from './error-sentence.js'

/** An error from its data; the message is made of them. */
export function inputError(code: ErrorCode, data: ErrorData): AuxologyError {
  return new AuxologyError(code, errorSentence(data), data)
}

/** The error of an option or a chart parameter. */
export function invalidParameter(
  parameter: string,
  value: unknown,
  accepted: Accepted,
  more: Pick<ErrorData, 'detail' | 'partner'> = {},
): AuxologyError {
  return inputError('invalid_parameter', { parameter, value, accepted, ...more })
}

/** The error of a value in an object that was handed over; the path is `measurements[2].date`. */
export function invalidValue(path: string, value: unknown, accepted: Accepted): AuxologyError {
  return inputError('invalid_value', { path, value, accepted })
}
