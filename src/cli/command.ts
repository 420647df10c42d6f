import type { ParseArgsConfig } from 'node:util'
import { type GrowthOptions, gestationalCorrections } from '../growth/growth-options.js'
import { defaultLocale, locales } from '../model/localized.js'
import { germany } from '../references/sets/germany.js'
import { type OptionValues, setNames } from './growth-options.js'

/** The streams and files a command works with; tests give their own. */
export interface Terminal {
  readonly readFile: (path: string) => Promise<Uint8Array>
  readonly readStandardInput: () => Promise<Uint8Array>
  readonly writeFile: (path: string, content: string | Uint8Array) => Promise<void>
  readonly print: (content: string | Uint8Array) => void
  readonly printError: (line: string) => void
  /** Shows how far a long command is in a line that the next one replaces; an empty one ends it. */
  readonly showProgress: (line: string) => void
  /** The version of the package. */
  readonly version: string
  /** Whether what is printed goes to a person's terminal. */
  readonly interactive: boolean
}

/** An option of a command, as its help describes it. */
export interface CommandOption {
  readonly name: string
  /** What stands for the value in the help, `FILE`; none for a switch. */
  readonly value?: string
  /** The values there are, where they can be listed. */
  readonly accepts?: readonly string[]
  readonly help: string
}

/** What the command line gave. */
export interface CommandInput {
  readonly operands: readonly string[]
  readonly values: OptionValues
  readonly options: GrowthOptions
  readonly terminal: Terminal
}

/** One word after `auxology`. */
export interface Command {
  readonly name: string
  /** What follows the name, `FILE`. */
  readonly operands: string
  readonly summary: string
  readonly options: readonly CommandOption[]
  readonly examples: readonly string[]
  readonly run: (input: CommandInput) => Promise<void>
}

/** `germany (default), who or cdc`: the values an option accepts, in its help. */
export function choices(accepted: readonly string[], byDefault?: string): string {
  const said = accepted.map((value) => (value === byDefault ? `${value} (default)` : value))
  return [said.slice(0, -1).join(', '), ...said.slice(-1)].filter((part) => part !== '').join(' or ')
}

/** The options every command has. */
export const commonOptions: readonly CommandOption[] = [
  { name: 'today', value: 'DATE', help: 'the day that counts as today, such as 2024-05-06 (default: the current day)' },
  {
    name: 'locale',
    value: 'LANGUAGE',
    accepts: locales,
    help: `language of messages and charts: ${choices(locales, defaultLocale)}`,
  },
  {
    name: 'references',
    value: 'SET',
    accepts: setNames,
    help: choices(setNames, germany.id),
  },
  {
    name: 'correction',
    value: 'WHICH',
    accepts: gestationalCorrections,
    help: `age correction of children born early: ${choices(gestationalCorrections, 'preterm')}`,
  },
  { name: 'help', help: 'show this help' },
]

/** The options in the form in which Node reads them. */
export function parseOptions(options: readonly CommandOption[]): NonNullable<ParseArgsConfig['options']> {
  return Object.fromEntries(
    options.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' }] as const),
  )
}
