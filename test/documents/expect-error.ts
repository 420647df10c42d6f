import { expect } from 'vitest'
import { AuxologyError } from '../../src/model/errors.js'

/** What an error says of itself. */
export interface Trouble {
  readonly code: string
  readonly path: string | undefined
  readonly line: number | undefined
  readonly column: number | undefined
}

/** The error that an action throws, which must be an AuxologyError. */
export function errorOf(action: () => unknown): AuxologyError {
  try {
    action()
  } catch (error) {
    expect(error).toBeInstanceOf(AuxologyError)
    return error as AuxologyError
  }
  throw new Error('nothing was thrown')
}

export function troubleOf(action: () => unknown): Trouble {
  const { code, path, line, column } = errorOf(action)
  return { code, path, line, column }
}
