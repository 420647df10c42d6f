import type { Accepted } from '../model/errors.js'
import { errorSentence } from '../text/error-sentence.js'

/** A command line that can't be used; the message is for the person who wrote it. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The error of an option's value. */
export function invalidOption(option: string, value: string, accepted: Accepted): UsageError {
  return new UsageError(errorSentence({ parameter: `--${option}`, value, accepted }))
}

/** The error of a file that the system refuses, with the system's code. */
export function fileError(action: string, path: string, error: unknown): UsageError {
  const reason = error instanceof Error && 'code' in error ? error.code : error
  return new UsageError(`can't ${action} ${path} (${reason})`)
}
