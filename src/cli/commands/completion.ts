import { chartFormats } from '../../charts/chart-formats.js'
import { chartTypes } from '../../charts/chart-types.js'
import { locales } from '../../model/localized.js'
import { type Command, commonOptions } from '../command.js'
import { UsageError } from '../usage-error.js'

/** What may follow an option, where the shell can't know it. */
const optionWords: Readonly<Record<string, readonly string[]>> = {
  type: chartTypes,
  format: chartFormats,
  locale: locales,
  references: ['germany', 'who', 'cdc', 'kromeyer-hauschild'],
  correction: ['preterm', 'none'],
  to: ['xml', 'json', 'table', 'text'],
  'fail-on': ['error', 'warning', 'hint'],
}

/** `auxology completion`: a script for the shell, made from the commands' own descriptions. */
export const completion = (commands: readonly Command[]): Command => ({
  name: 'completion',
  operands: 'bash',
  summary: 'a script that completes commands and options in bash (and zsh after bashcompinit)',
  options: [],
  examples: ['source <(auxology completion bash)'],
  run: async ({ operands, terminal }) => {
    if (operands.length !== 1 || operands[0] !== 'bash') throw new UsageError('completion is for bash')
    terminal.print(script(commands))
  },
})

function script(commands: readonly Command[]): string {
  const ofOptions = Object.entries(optionWords).map(
    ([option, words]) => `    --${option}) COMPREPLY=($(compgen -W '${words.join(' ')}' -- "$word")); return ;;`,
  )
  const ofCommands = commands.map(({ name, options }) => {
    const flags = [...options, ...commonOptions].map((option) => `--${option.name}`)
    return `    ${name}) options='${flags.join(' ')}' ;;`
  })
  return `_auxology() {
  local word="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" options=''
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W '${commands.map(({ name }) => name).join(' ')}' -- "$word"))
    return
  fi
  case "$previous" in
${ofOptions.join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${ofCommands.join('\n')}
  esac
  if [[ "$word" == -* ]]; then
    COMPREPLY=($(compgen -W "$options" -- "$word"))
  else
    COMPREPLY=($(compgen -f -- "$word"))
  fi
}
complete -o filenames -F _auxology auxology
`
}
