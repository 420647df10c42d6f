import { getReferences } from '../../charts/data/chart-references.js'
import { formatReferencesJson, formatReferencesXml } from '../../documents/index.js'
import { type Command, choices } from '../command.js'
import { oneOf } from '../growth-options.js'
import { readPatient } from '../read-patient.js'
import { writeOutput } from '../write-output.js'
import { chartOptions, chartRequest } from './chart-request.js'

const formats = ['text', 'xml', 'json'] as const

/** `auxology references`: the references behind a chart. */
export const references: Command = {
  name: 'references',
  operands: 'FILE',
  summary: 'the references behind a chart of a patient document',
  options: [
    { name: 'to', value: 'FORMAT', accepts: formats, help: choices(formats, 'text') },
    ...chartOptions.filter(({ name }) => name === 'type' || name.startsWith('crop')),
    { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
  ],
  examples: ['auxology references patient.xml --type HeightWithTurnerSyndrome --to xml'],
  run: async (input) => {
    const { patient } = await readPatient(input)
    const { to } = input.values
    const format = typeof to === 'string' ? oneOf('to', to, formats) : 'text'
    const found = getReferences(patient, chartRequest(input.values), input.options)
    const write = {
      text: () => found.map(({ name, text, xAxisValue }) => `${name}, from ${xAxisValue}: ${text}\n`).join(''),
      xml: () => formatReferencesXml(found),
      json: () => formatReferencesJson(found),
    }
    await writeOutput(input, write[format]())
  },
}
