import { patientElements } from '../documents/patient-document.js'
import { AuxologyError } from '../model/errors.js'
import { type CallerNames, errorSentence } from '../text/error-sentence.js'
import { plainText } from '../text/plain-text.js'
import { type Command, type ExitStatus, type OptionValues, suggestion, type Terminal, UsageError } from './command.js'
import { batchCommand } from './commands/batch-command.js'
import { calculateCommand } from './commands/calculate-command.js'
import { chartCommand } from './commands/chart-command.js'
import { compareCommand } from './commands/compare-command.js'
import { completionCommand } from './commands/completion-command.js'
import { courseCommand } from './commands/course-command.js'
import { fhirCommand } from './commands/fhir-command.js'
import { referencesCommand } from './commands/references-command.js'
import { serveCommand } from './commands/serve-command.js'
import { sqlCommand } from './commands/sql-command.js'
import { tablesCommand } from './commands/tables-command.js'
import { validateCommand } from './commands/validate-command.js'
import { commandHelp, generalHelp } from './help.js'
import { growthOptions } from './options.js'
import { optionsOf, parseArguments } from './parse-arguments.js'
import { withReferencesFile } from './references-file.js'

const patientCommands: readonly Command[] = [
  calculateCommand,
  validateCommand,
  courseCommand,
  chartCommand,
  referencesCommand,
  compareCommand,
  fhirCommand,
  batchCommand,
  serveCommand,
  sqlCommand,
  tablesCommand,
]
const commands: readonly Command[] = [...patientCommands, completionCommand(patientCommands)]

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
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    terminal.print(generalHelp(commands))
    return 0
  }
  if (name === '--version' || name === '-v') {
    terminal.print(`${terminal.version}\n`)
    return 0
  }
  const command = commands.find((candidate) => candidate.name === name)
  if (command === undefined) {
    const hint = suggestion(
      name,
      commands.map((each) => each.name),
    )
    throw new UsageError(`unknown command ${name} (${hint ?? 'see auxology --help'})`)
  }
  return runCommand(command, rest, terminal)
}

async function runCommand(command: Command, args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { values: given, operands } = parseArguments(command, args)
  if (given['help'] === true) {
    terminal.print(commandHelp(command))
    return 0
  }
  const values = await withReferencesFile(given, terminal)
  try {
    const options = await growthOptions(commonValues(command, values))
    return (await command.run({ operands, values, options, terminal })) ?? 0
  } catch (error) {
    if (!(error instanceof AuxologyError)) throw error
    const detail = error.detail ?? suggestion(error.value, error.accepted)
    throw new UsageError(errorSentence({ ...error, detail }, callerNames(command)))
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
