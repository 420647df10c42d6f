import { AuxologyError } from '../ground/model/errors.js'
import { type CallerNames, errorSentence, ReaderError } from '../ground/text/error-sentence.js'
import { plainText } from '../ground/text/plain-text.js'
import { patientElements } from '../shown/documents/patient-document.js'
import { type Command, type ExitStatus, type OptionValues, suggestion, type Terminal, UsageError } from './command.js'
import { calculateCommand } from './commands/calculate-command.js'
import { commandHelp, generalHelp } from './help.js'
import { growthOptions } from './options.js'
import { optionsOf, parseArguments } from './parse-arguments.js'
import { withFiles } from './references-file.js'

/**
 * The commands. All but the one whose parts most of them need are imported when they are asked for: what
 * the server and the batch need of Node.js would take most of the time in which a small one starts.
 */
const patientCommands = {
  calculate: async () => calculateCommand,
  validate: async () => (await import('./commands/validate-command.js')).validateCommand,
  course: async () => (await import('./commands/course-command.js')).courseCommand,
  chart: async () => (await import('./commands/chart-command.js')).chartCommand,
  references: async () => (await import('./commands/references-command.js')).referencesCommand,
  compare: async () => (await import('./commands/compare-command.js')).compareCommand,
  conform: async () => (await import('./commands/conform-command.js')).conformCommand,
  fhir: async () => (await import('./commands/fhir-command.js')).fhirCommand,
  batch: async () => (await import('./commands/batch-command.js')).batchCommand,
  serve: async () => (await import('./commands/serve-command.js')).serveCommand,
  sql: async () => (await import('./commands/sql-command.js')).sqlCommand,
  tables: async () => (await import('./commands/tables-command.js')).tablesCommand,
} satisfies Loaders

const commands: Loaders = {
  ...patientCommands,
  completion: async () =>
    (await import('./commands/completion-command.js')).completionCommand(await allOf(patientCommands)),
}

interface Loaders {
  readonly [name: string]: () => Promise<Command>
}

function allOf(loaders: Loaders): Promise<Command[]> {
  return Promise.all(Object.values(loaders).map((load) => load()))
}

/**
 * Runs the command that the arguments name.
 *
 * @returns the exit status: that of the command, or 1 after one line on standard error
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  try {
    return await runArguments(args, terminal)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    terminal.printError(`auxology: ${plainText(error.message)}`)
    return 1
  }
}

async function runArguments([name, ...rest]: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  if (name === 'help' && rest.length > 0) return runArguments([...rest, '--help'], terminal)
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    terminal.print(generalHelp(await allOf(commands)))
    return 0
  }
  if (name === '--version' || name === '-v') {
    terminal.print(`${terminal.version}\n`)
    return 0
  }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (load === undefined) {
    throw new UsageError(
      `unknown command ${name} (${suggestion(name, Object.keys(commands)) ?? 'see auxology --help'})`,
    )
  }
  return runCommand(await load(), rest, terminal)
}

async function runCommand(command: Command, args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { values: given, operands } = parseArguments(command, args)
  if (given['help'] === true) {
    terminal.print(commandHelp(command))
    return 0
  }
  if (command.operands === undefined && operands.length > 0)
    throw new UsageError(`unexpected argument ${operands.join(' ')}`)
  const values = await withFiles(given, terminal)
  try {
    const options = await growthOptions(commonValues(command, values))
    return (await command.run({ operands, values, options, terminal })) ?? 0
  } catch (error) {
    if (!(error instanceof AuxologyError)) throw error
    const names = callerNames(command)
    throw new UsageError(error instanceof ReaderError ? error.sentenceIn(names) : errorSentence(error, names))
  }
}

/** The values of common options, without those that the command reads itself. */
function commonValues({ options }: Command, values: OptionValues): OptionValues {
  const own = options.map(({ name }) => name)
  return Object.fromEntries(Object.entries(values).filter(([name]) => !own.includes(name)))
}

/** The names of a command's options and a document's elements, by the library's names. */
function callerNames(command: Command): CallerNames {
  const options = optionsOf(command).flatMap(({ name, parameter }) =>
    parameter === undefined ? [] : [[parameter, `--${name}`] as const],
  )
  return { parameters: Object.fromEntries(options), fields: patientElements }
}
