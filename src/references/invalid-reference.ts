import type { Accepted, AuxologyError } from '../model/errors.js'
import { inputError } from '../text/invalid-input.js'

/** The error of a table's or a set's data. */
export function invalidReference(
  id: unknown,
  path: string,
  value: unknown,
  accepted: Accepted,
  detail?: string,
): AuxologyError {
  return inputError('invalid_reference', { subject: typeof id === 'string' ? id : '', path, value, accepted, detail })
}
