import { type Command, UsageError } from '../command.js'
import { optionsOf } from '../parse-arguments.js'

/** `auxology completion`: a script for the shell, made from the commands' own descriptions. */
export function completionCommand(commands: readonly Command[]): Command {
  return {
    name: 'completion',
    operands: 'bash',
    summary: 'a script that completes commands and options in bash (and in zsh with bashcompinit)',
    common: [],
    options: [],
    examples: ['source <(auxology completion bash)'],
    run: async ({ operands, terminal }) => {
      if (operands.length !== 1 || operands[0] !== 'bash') throw new UsageError('completion supports bash only')
      terminal.print(bashScript(commands))
    },
  }
}

function bashScript(commands: readonly Command[]): string {
  const valueCases = commands.flatMap((command) =>
    optionsOf(command)
      .filter(({ accepts }) => accepts !== undefined)
      .map(
        ({ name, accepts = [] }) =>
          `    '${command.name} --${name}') COMPREPLY=($(compgen -W '${accepts.join(' ')}' -- "$word")); return ;;`,
      ),
  )
  const optionCases = commands.map((command) => {
    const flags = optionsOf(command).map(({ name }) => `--${name}`)
    return `    ${command.name}) options='${flags.join(' ')}' ;;`
  })
  return `_auxology() {
  local word="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" options=''
  if ((COMP_CWORD == 1)); then
    COMPREPLY=($(compgen -W '${commands.map(({ name }) => name).join(' ')}' -- "$word"))
    return
  fi
  case "\${COMP_WORDS[1]} $previous" in
${valueCases.join('\n')}
  esac
  case "\${COMP_WORDS[1]}" in
${optionCases.join('\n')}
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
