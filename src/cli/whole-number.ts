import type { CommandInput } from './command.js'
import { UsageError } from './usage-error.js'

/** An option that is a number from 1 to 999; undefined where it isn't given. */
export function wholeNumber({ values }: CommandInput, option: string): number | undefined {
  const value = values[option]
  if (typeof value !== 'string') return undefined
  if (!/^[1-9]\d{0,2}$/.test(value)) throw new UsageError(`--${option} ${value}: accepted is a number from 1 to 999`)
  return Number(value)
}
