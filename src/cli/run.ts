import { parseArgs } from 'node:util'
import { AuxologyError } from '../model/errors.js'
import { type Command, commonOptions, parseOptions, type Terminal } from './command.js'
import { batch } from './commands/batch.js'
import { calculate } from './commands/calculate.js'
import { chart } from './commands/chart.js'
import { completion } from './commands/completion.js'
import { references } from './commands/references.js'
import { serve } from './commands/serve.js'
import { validate } from './commands/validate.js'
import { growthOptions, type OptionValues } from './growth-options.js'
import { commandHelp, generalHelp } from './help.js'
import { UsageError } from './usage-error.js'

const working: readonly Command[] = [calculate, validate, chart, references, batch, serve]
const commands: readonly Command[] = [...working, completion(working)]

/**
 * Runs the command that the arguments name.
 *
 * @returns the exit status: 0, or 1 after one line on standard error
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<0 | 1> {
  try {
    await runCommand(args, terminal)
    return 0
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof AuxologyError)) throw error
    terminal.printError(`auxology: ${error.message.replace(/\s*\n\s*/g, ' ')}`)
    return 1
  }
}

async function runCommand([name, ...rest]: readonly string[], terminal: Terminal): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    terminal.print(generalHelp(commands))
    return
  }
  if (name === '--version' || name === '-v') {
    terminal.print(`${terminal.version}\n`)
    return
  }
  const command = commands.find((candidate) => candidate.name === name)
  if (command === undefined) {
    const known = commands.map((candidate) => candidate.name).join(', ')
    throw new UsageError(`${name} is no command; the commands are ${known} (auxology --help tells more)`)
  }
  const { values, positionals } = parsed(command, rest)
  if (values['help'] === true) {
    terminal.print(commandHelp(command))
    return
  }
  await command.run({ operands: positionals, values, options: growthOptions(values), terminal })
}

function parsed(command: Command, args: readonly string[]) {
  try {
    const options = parseOptions([...command.options, ...commonOptions])
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
    return { values: values as OptionValues, positionals }
  } catch (error) {
    // Node's own words, whose first sentence names the option.
    const reason = error instanceof Error ? (error.message.split(/\. |\n/)[0] ?? '') : String(error)
    throw new UsageError(`${reason} (auxology ${command.name} --help tells more)`)
  }
}
