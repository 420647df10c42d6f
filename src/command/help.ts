import type { Command, CommandOption } from './command.js'
import { commonOptions } from './options.js'
import { optionsOf } from './parse-arguments.js'

const lineWidth = 96

const footer =
  'auxology COMMAND --help describes a command; auxology --version prints the version. The exit status is 0, or 1 with one line on standard error if an option or a document cannot be used.'

/** The help of auxology as a whole. */
export function generalHelp(commands: readonly Command[]): string {
  const rows = commands.map((command): [string, string] => [synopsis(command), command.summary])
  return [
    'auxology: growth assessment of children and adolescents',
    '',
    'Usage: auxology COMMAND [FILE] [options]',
    '',
    'FILE is a patient document, XML or JSON; - is standard input.',
    '',
    'Commands:',
    ...twoColumns(rows),
    '',
    'Options of most commands:',
    ...twoColumns(commonOptions.map(optionRow)),
    '',
    ...wrap(footer, lineWidth),
    '',
  ].join('\n')
}

/** The help of one command. */
export function commandHelp(command: Command): string {
  return [
    ...wrap(`auxology ${command.name}: ${command.summary}`, lineWidth),
    '',
    `Usage: auxology ${synopsis(command)} [options]`,
    '',
    'Options:',
    ...twoColumns(optionsOf(command).map(optionRow)),
    '',
    'Examples:',
    ...command.examples.map((example) => `  ${example}`),
    '',
    ...(command.notes ?? []).flatMap((note) => [...wrap(note, lineWidth), '']),
  ].join('\n')
}

/** The command with its operands. */
function synopsis({ name, operands }: Command): string {
  return operands === undefined ? name : `${name} ${operands}`
}

function optionRow({ name, value, help }: CommandOption): [string, string] {
  return [value === undefined ? `--${name}` : `--${name} ${value}`, help]
}

/** Two columns, the second wrapped. */
function twoColumns(rows: readonly (readonly [string, string])[]): string[] {
  const first = Math.max(...rows.map(([left]) => left.length))
  return rows.flatMap(([left, right]) =>
    wrap(right, lineWidth - first - 4).map((line, i) => `  ${(i === 0 ? left : '').padEnd(first)}  ${line}`.trimEnd()),
  )
}

function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line]
}
