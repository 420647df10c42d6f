import type { GrowthOptions } from '../growth/growth-options.js'

/** The streams and files a command works with; tests provide their own. */
export interface Terminal {
  readonly readFile: (path: string) => Promise<Uint8Array>
  readonly readStandardInput: () => Promise<Uint8Array>
  readonly writeFile: (path: string, content: string | Uint8Array) => Promise<void>
  readonly print: (content: string | Uint8Array) => void
  readonly printError: (line: string) => void
  /** Shows the progress of a long command in a line that the next one replaces; an empty one ends it. */
  readonly showProgress: (line: string) => void
  /** The version of the package. */
  readonly version: string
  /** Whether a person reads what is printed. */
  readonly interactive: boolean
}

/** Options as given on the command line: text and switches only, so that they pass between threads. */
export type OptionValues = { readonly [option: string]: string | boolean | undefined }

/** An option of a command, as its help describes it. */
export interface CommandOption {
  readonly name: string
  /** The placeholder for its value in the help, `FILE`; none for a switch. */
  readonly value?: string
  /** The values it accepts, if they can be listed. */
  readonly accepts?: readonly string[]
  /** The library's name for it, so that an error names the option instead. */
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

/** One word after `auxology`. */
export interface Command {
  readonly name: string
  /** What follows the name, `FILE`; none if nothing does. */
  readonly operands?: string
  readonly summary: string
  readonly options: readonly CommandOption[]
  readonly examples: readonly string[]
  /** What else its help says, a paragraph each. */
  readonly notes?: readonly string[]
  readonly run: (input: CommandInput) => Promise<void>
}
