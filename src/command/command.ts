import type { GrowthOptions } from '../clinical/growth/growth-options.js'
import type { Accepted } from '../ground/model/errors.js'
import { errorSentence } from '../ground/text/error-sentence.js'
import { meantOf } from '../ground/text/invalid-input.js'

/** The streams and files that a command uses; tests provide others. */
export interface Terminal {
  /** Both end with a UsageError once there are more bytes than `most`. */
  readonly readFile: (path: string, most: number) => Promise<Uint8Array>
  readonly readStandardInput: (most: number) => Promise<Uint8Array>
  /** Writes a file; with `keep`, a file that exists is an error. */
  readonly writeFile: (path: string, content: string | Uint8Array, keep?: boolean) => Promise<void>
  readonly print: (content: string | Uint8Array) => void
  readonly printError: (line: string) => void
  /** Shows the progress of a long command in a line that the next one replaces; an empty line ends it. */
  readonly showProgress: (line: string) => void
  /** The version of the package. */
  readonly version: string
  /** Whether a person reads what is printed. */
  readonly interactive: boolean
}

/** Options as given on the command line: only texts and switches, which can be passed between threads. */
export type OptionValues = { readonly [option: string]: string | boolean | undefined }

/** An option of a command, as its help describes it. */
export interface CommandOption {
  readonly name: string
  /** The placeholder for its value in the help, `FILE`; a switch has none. */
  readonly value?: string
  /** Whether it may be given several times; its values are then joined by line breaks. */
  readonly repeats?: true
  /** The values it accepts, if they can be listed. */
  readonly accepts?: readonly string[]
  /** Decides how a batch is run, not what it writes: it is not recorded beside results. */
  readonly ofRun?: true
  /** The library's name for it, which the option replaces in errors. */
  readonly parameter?: string
  readonly help: string
}

/** A parsed command line. */
export interface CommandInput {
  readonly operands: readonly string[]
  readonly values: OptionValues
  readonly options: GrowthOptions
  readonly terminal: Terminal
}

/** A command: the word after `auxology`. */
export interface Command {
  readonly name: string
  /** What follows the name, `FILE`, if anything does. */
  readonly operands?: string
  readonly summary: string
  readonly options: readonly CommandOption[]
  /** Those common options that it takes beside `--help`: all unless it says so. */
  readonly common?: readonly string[]
  readonly examples: readonly string[]
  /** Further paragraphs of its help. */
  readonly notes?: readonly string[]
  /** @returns the exit status, 0 unless it says otherwise */
  readonly run: (input: CommandInput) => Promise<ExitStatus> | Promise<void>
}

/** 0, 1 for what can't be used, 3 for a batch in which some records failed, for documents that differ, and for a case that doesn't hold. */
export type ExitStatus = 0 | 1 | 3

/** An invalid command line or an unusable file; the message is for the person at the terminal. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The error for an option's value. */
export function invalidOption(option: string, value: string, accepted: Accepted): UsageError {
  return new UsageError(errorSentence({ parameter: `--${option}`, value, accepted, meant: meantOf(value, accepted) }))
}

/** `did you mean Height?`, if a value is nearly one of those that are accepted. */
export function suggestion(value: unknown, accepted: Accepted | undefined): string | undefined {
  const meant = meantOf(value, accepted)
  return meant === undefined ? undefined : `did you mean ${meant}?`
}

/** What the system's commonest codes mean. */
const fileReasons: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'no such file or folder'],
  ['EEXIST', 'it exists: --overwrite replaces it'],
  ['EISDIR', 'a folder'],
  ['EACCES', 'not permitted'],
  ['ENOSPC', 'no space left'],
  ['ENOTDIR', 'not a folder'],
  ['EROFS', 'a read-only file system'],
])

/** The error for a file that can't be read or written, with the system's code. */
export function fileError(action: string, path: string, error: unknown): UsageError {
  if (error instanceof UsageError) return error
  const code = error instanceof Error && 'code' in error ? error.code : error
  const reason = fileReasons.get(code)
  return new UsageError(`can't ${action} ${path} (${reason === undefined ? code : `${reason}, ${code}`})`)
}
