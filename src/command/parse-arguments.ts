import { optionMeant } from '../ground/text/invalid-input.js'
import { type Command, type CommandOption, type OptionValues, UsageError } from './command.js'
import { commonOptions } from './options.js'
import { util } from './required-modules.js'

/** The options and operands of a command line. */
export interface Arguments {
  readonly values: OptionValues
  readonly operands: readonly string[]
}

/** All options of a command. One that it declares itself takes the place of the common one. */
export function optionsOf({ options, common }: Command): readonly CommandOption[] {
  const own = new Set(options.map(({ name }) => name))
  const isTaken = (name: string) => common === undefined || name === 'help' || common.includes(name)
  return [...options, ...commonOptions.filter(({ name }) => !own.has(name) && isTaken(name))]
}

/**
 * Reads what follows the name of a command.
 *
 * @throws UsageError for an unknown option, a missing value and a value that the option doesn't take
 */
export function parseArguments(command: Command, args: readonly string[]): Arguments {
  const known = optionsOf(command)
  const options = Object.fromEntries(
    known.map(
      ({ name, value, repeats = false }) =>
        [name, { type: value === undefined ? 'boolean' : 'string', multiple: repeats }] as const,
    ),
  )
  const { values, positionals, tokens } = util.parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const given = new Map<string, string | undefined>()
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { name, value } = token
    const { repeats } = checkOption(token, known, command)
    if (repeats !== true && given.has(name) && given.get(name) !== value)
      throw new UsageError(`--${name} is given twice: ${given.get(name)} and ${value}`)
    given.set(name, value)
  }
  return { values: Object.fromEntries(Object.entries(values).map(joined)), operands: positionals }
}

/** The values of an option that repeats, in one text. */
function joined([name, value]: readonly [string, unknown]): readonly [string, string | boolean | undefined] {
  return [name, Array.isArray(value) ? value.join('\n') : (value as string | boolean | undefined)]
}

/** An option as written: `--scale 2` or, with its value inline, `--scale=2`. */
interface GivenOption {
  readonly name: string
  readonly rawName: string
  readonly value: string | undefined
  readonly inlineValue: boolean | undefined
}

function checkOption(given: GivenOption, known: readonly CommandOption[], { name: command }: Command): CommandOption {
  const { name, rawName, value, inlineValue } = given
  const option = known.find((candidate) => candidate.name === name)
  if (option === undefined || rawName !== `--${name}`) {
    const meant = optionMeant(
      name,
      known.map((each) => each.name),
    )
    const hint = meant === undefined ? `see auxology ${command} --help` : `did you mean --${meant}?`
    throw new UsageError(`unknown option ${rawName} (${hint})`)
  }
  if (option.value === undefined) {
    if (value !== undefined) throw new UsageError(`${rawName} takes no value`)
  } else if (value === undefined || value === '' || (!inlineValue && /^-\D/.test(value))) {
    throw new UsageError(`${rawName} needs a value: ${rawName}=${option.value}`)
  }
  return option
}
