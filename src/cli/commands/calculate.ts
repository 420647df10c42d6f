import { calculatePatient } from '../../assessment/calculate-patient.js'
import { formatPatientJson, formatPatientXml } from '../../documents/index.js'
import { growthSettings } from '../../growth/growth-options.js'
import { type Command, choices } from '../command.js'
import { oneOf } from '../growth-options.js'
import { readPatient } from '../read-patient.js'
import { resultTable } from '../result-table/result-table.js'
import { writeOutput } from '../write-output.js'

const formats = ['xml', 'json', 'table'] as const

/** `auxology calculate`: scores, percentiles and messages of a patient. */
export const calculate: Command = {
  name: 'calculate',
  operands: 'FILE',
  summary: 'scores, percentiles and plausibility messages of a patient document',
  options: [
    { name: 'to', value: 'FORMAT', accepts: formats, help: `${choices(formats)} (default: as the document came)` },
    { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
  ],
  examples: ['auxology calculate patient.xml --to table', 'auxology calculate - --to json < patient.xml'],
  run: async (input) => {
    const { patient, format } = await readPatient(input)
    const { to } = input.values
    const target = typeof to === 'string' ? oneOf('to', to, formats) : format
    const result = calculatePatient(patient, input.options)
    const write = {
      xml: () => formatPatientXml(result),
      json: () => formatPatientJson(result),
      table: () => resultTable(result, growthSettings(input.options).locale),
    }
    await writeOutput(input, write[target]())
  },
}
