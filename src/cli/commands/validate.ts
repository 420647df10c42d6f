import { validatePatient } from '../../assessment/validate-patient.js'
import { type Severity, severities, type ValidationMessage } from '../../model/validation-message.js'
import { type Command, choices } from '../command.js'
import { oneOf } from '../growth-options.js'
import { readPatient } from '../read-patient.js'
import { UsageError } from '../usage-error.js'
import { writeOutput } from '../write-output.js'

const formats = ['text', 'json'] as const

/** `auxology validate`: the plausibility messages of a patient. */
export const validate: Command = {
  name: 'validate',
  operands: 'FILE',
  summary: 'plausibility messages of a patient document',
  options: [
    { name: 'to', value: 'FORMAT', accepts: formats, help: 'text (default), one line a message, or json' },
    {
      name: 'fail-on',
      value: 'SEVERITY',
      accepts: severities,
      help: `exit with 1 from ${choices(severities)} upwards (default: never)`,
    },
    { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
  ],
  examples: ['auxology validate patient.xml', 'auxology validate patient.xml --fail-on error --locale en'],
  run: async (input) => {
    const { patient } = await readPatient(input)
    const { to, 'fail-on': failOn } = input.values
    const format = typeof to === 'string' ? oneOf('to', to, formats) : 'text'
    const gravest = typeof failOn === 'string' ? oneOf('fail-on', failOn, severities) : undefined
    const messages = validatePatient(patient, input.options)
    await writeOutput(input, format === 'json' ? `${JSON.stringify(messages, null, 2)}\n` : lines(messages))
    const grave = messages.filter(({ severity }) => gravest !== undefined && atLeast(severity, gravest))
    if (grave.length > 0) throw new UsageError(`${grave.length} of ${messages.length} messages at or above ${gravest}`)
  },
}

function lines(messages: readonly ValidationMessage[]): string {
  return messages
    .map(({ severity, target, text, measurementIndex }) => {
      const where = measurementIndex === undefined ? target : `${target}[${measurementIndex + 1}]`
      return `${severity.padEnd(7)}  ${where.padEnd(14)}  ${text}\n`
    })
    .join('')
}

function atLeast(severity: Severity, gravest: Severity): boolean {
  return severities.indexOf(severity) <= severities.indexOf(gravest)
}
