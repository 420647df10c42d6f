import { type Command, type CommandOption, commonOptions } from './command.js'

/** The help of the whole command. */
export function generalHelp(commands: readonly Command[]): string {
  const rows = commands.map(({ name, operands, summary }): [string, string] => [`${name} ${operands}`, summary])
  return [
    'auxology: growth assessment of children and adolescents',
    '',
    'Usage: auxology COMMAND FILE [options]',
    '',
    'FILE is a patient document, XML or JSON; - is standard input.',
    '',
    'Commands:',
    ...columns(rows),
    '',
    'Options of every command:',
    ...columns(commonOptions.map(optionRow)),
    '',
    '  auxology --version tells the version, auxology COMMAND --help tells more. The exit status is 0, or 1 for a document or an',
    '  option that cannot be used, with one line on standard error that says why.',
    '',
  ].join('\n')
}

/** The help of one command. */
export function commandHelp(command: Command): string {
  return [
    `auxology ${command.name}: ${command.summary}`,
    '',
    `Usage: auxology ${command.name} ${command.operands} [options]`,
    '',
    'Options:',
    ...columns([...command.options, ...commonOptions].map(optionRow)),
    '',
    'Examples:',
    ...command.examples.map((example) => `  ${example}`),
    '',
  ].join('\n')
}

function optionRow({ name, value, help }: CommandOption): [string, string] {
  return [value === undefined ? `--${name}` : `--${name} ${value}`, help]
}

const lineWidth = 96

/** Two columns, the second wrapped. */
function columns(rows: readonly (readonly [string, string])[]): string[] {
  const first = Math.max(...rows.map(([left]) => left.length))
  return rows.flatMap(([left, right]) =>
    wrapped(right, lineWidth - first - 4).map((line, i) =>
      `  ${(i === 0 ? left : '').padEnd(first)}  ${line}`.trimEnd(),
    ),
  )
}

function wrapped(text: string, width: number): string[] {
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
