import { readFileSync } from 'node:fs'

/** What a process is asked to try. */
export interface Plan {
  /** The switched code of a source. */
  readonly code: { readonly [file: string]: string }
  /** The file of each change, by its number. */
  readonly fileOf: readonly string[]
  /** The tests that import a file with a change. */
  readonly tests: readonly string[]
  /** The changes to try. */
  readonly numbers: readonly number[]
  /** Processor time for the tests of one change. */
  readonly milliseconds: number
  /** A file for a line when a change is begun, and one when it is decided. */
  readonly log: string
  /** A file for what the tests show of the unchanged source. */
  readonly reached: string
}

/** The plan in the file that the environment names. */
export function readPlan(): Plan {
  return JSON.parse(readFileSync(process.env['MUTANTS'] ?? '', 'utf8'))
}
