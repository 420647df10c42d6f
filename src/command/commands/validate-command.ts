import { validatePatient } from '../../clinical/assessment/validate-patient.js'
import { withMeasures } from '../../clinical/references/measures/load-measures.js'
import { type Severity, severities, type ValidationMessage } from '../../ground/model/validation-message.js'
import { type Command, UsageError } from '../command.js'
import { readPatient, writeOutput } from '../files.js'
import { listChoices, oneOf } from '../options.js'

const formats = ['text', 'json'] as const

/** `auxology validate`: the plausibility messages of a patient. */
export const validateCommand: Command = {
  name: 'validate',
  operands: 'FILE',
  summary: 'plausibility messages of a patient document',
  options: [
    { name: 'to', value: 'FORMAT', accepts: formats, help: 'text (default), one line per message, or json' },
    {
      name: 'fail-on',
      value: 'SEVERITY',
      accepts: severities,
      help: `exit with status 1 if a message is at least this severe: ${listChoices(severities)} (default: never)`,
    },
    { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
  ],
  examples: ['auxology validate patient.xml', 'auxology validate patient.xml --fail-on error --locale en'],
  run: async (input) => {
    const { patient } = await readPatient(input)
    const format = oneOf(input.values, 'to', formats) ?? 'text'
    const threshold = oneOf(input.values, 'fail-on', severities)
    const messages = validatePatient(patient, await withMeasures(input.options, patient))
    await writeOutput(input, format === 'json' ? `${JSON.stringify(messages, null, 2)}\n` : messageLines(messages))
    const severe = messages.filter(({ severity }) => threshold !== undefined && isAtLeast(severity, threshold))
    if (severe.length > 0) {
      throw new UsageError(`${severe.length} of ${messages.length} messages are at or above ${threshold}`)
    }
  },
}

function messageLines(messages: readonly ValidationMessage[]): string {
  return messages
    .map(({ severity, target, text, measurementIndex }) => {
      const where = measurementIndex === undefined ? target : `${target}[${measurementIndex + 1}]`
      return `${severity.padEnd(7)}  ${where.padEnd(14)}  ${text}\n`
    })
    .join('')
}

function isAtLeast(severity: Severity, threshold: Severity): boolean {
  return severities.indexOf(severity) <= severities.indexOf(threshold)
}
