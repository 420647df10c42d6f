import type { AuxologyError } from '../model/errors.js'
import { inputError } from '../text/invalid-input.js'

/**
 * The error of a format whose package isn't there.
 *
 * @param remedy what to do, a sentence
 */
export function missingPackage(name: string, formats: string, remedy: string, cause?: unknown): AuxologyError {
  const reason = cause instanceof Error ? ` (${cause.message.split('\n', 1)[0]})` : ''
  return inputError('missing_package', {
    subject: formats,
    detail: `the package ${name} can't be loaded${reason}. ${remedy}`,
  })
}
