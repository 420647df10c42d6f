import { type Command, commonOptions } from '../command.js'
import { UsageError } from '../usage-error.js'

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
  const ofOptions = [...acceptedValues(commands)].map(
    ([option, values]) => `    --${option}) COMPREPLY=($(compgen -W '${[...values].join(' ')}' -- "$word")); return ;;`,
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

/** By the option's name: the values that any command accepts for it. */
function acceptedValues(commands: readonly Command[]): ReadonlyMap<string, ReadonlySet<string>> {
  const accepted = new Map<string, Set<string>>()
  for (const { name, accepts = [] } of [...commands.flatMap(({ options }) => options), ...commonOptions]) {
    if (accepts.length > 0) accepted.set(name, new Set([...(accepted.get(name) ?? []), ...accepts]))
  }
  return accepted
}
