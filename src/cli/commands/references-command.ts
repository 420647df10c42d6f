import { getReferences } from '../../charts/data/get-references.js'
import { formatReferencesJson, formatReferencesXml } from '../../documents/references-document.js'
import type { Reference } from '../../model/reference.js'
import type { Command } from '../command.js'
import { readPatient, writeOutput } from '../files.js'
import { listChoices, oneOf } from '../options.js'
import { chartOptions, chartRequest } from './chart-command.js'

const formats = ['text', 'xml', 'json'] as const

/** `auxology references`: the references behind a chart. */
export const referencesCommand: Command = {
  name: 'references',
  operands: 'FILE',
  summary: 'the references behind a chart of a patient document',
  options: [
    { name: 'to', value: 'FORMAT', accepts: formats, help: listChoices(formats, 'text') },
    ...chartOptions.filter(({ name }) => name === 'type' || name.startsWith('crop')),
    { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
  ],
  examples: ['auxology references patient.xml --type HeightWithTurnerSyndrome --to xml'],
  run: async (input) => {
    const { patient } = await readPatient(input)
    const format = oneOf(input.values, 'to', formats) ?? 'text'
    await writeOutput(
      input,
      formatReferences(getReferences(patient, chartRequest(input.values), input.options), format),
    )
  },
}

function formatReferences(references: readonly Reference[], format: (typeof formats)[number]): string {
  if (format === 'text') return references.map(referenceLine).join('')
  return format === 'xml' ? formatReferencesXml(references) : formatReferencesJson(references)
}

function referenceLine({ name, text, xAxisValue }: Reference): string {
  return `${name}, from ${xAxisValue}: ${text}\n`
}
