import { calculateWithPuberty, type ResultWithPuberty } from '../../clinical/course/puberty/assess-puberty.js'
import { calculationDefaults, growthSettings } from '../../clinical/growth/growth-options.js'
import { withMeasures } from '../../clinical/references/measures/load-measures.js'
import { wholeLanguage } from '../../ground/languages/built-in.js'
import { formatResultJson, formatResultXml } from '../../shown/documents/patient-result-document.js'
import { type Command, type CommandInput, UsageError } from '../command.js'
import { readPatient, writeOutput } from '../files.js'
import { extensionsOption, listChoices, oneOf, resultFormat } from '../options.js'
import { resultTable } from '../printed/result-table.js'

const formats = ['xml', 'json', 'table'] as const

/** `auxology calculate`: scores, percentiles and messages of a patient. */
export const calculateCommand: Command = {
  name: 'calculate',
  operands: 'FILE',
  summary: 'scores, percentiles and plausibility messages of a patient document',
  options: [
    {
      name: 'to',
      value: 'FORMAT',
      accepts: formats,
      help: `${listChoices(formats)} (default: the format of the document)`,
    },
    extensionsOption,
    { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
  ],
  examples: ['auxology calculate patient.xml --to table', 'auxology calculate - --to json --extensions < patient.xml'],
  run: async (input) => {
    const { patient, format } = await readPatient(input)
    const target = oneOf(input.values, 'to', formats) ?? format
    const options = await withMeasures(input.options, patient)
    const result = calculateWithPuberty(patient, options)
    await writeOutput(input, await formatResult(result, target, input))
  },
}

async function formatResult(
  result: ResultWithPuberty,
  format: (typeof formats)[number],
  { options, values }: CommandInput,
): Promise<string> {
  const form = resultFormat(values)
  if (format === 'table') {
    if (form.extensions) throw new UsageError('a table has no extensions: use --extensions with --to xml or --to json')
    return resultTable(result, await wholeLanguage(growthSettings(options, calculationDefaults).language))
  }
  return format === 'xml' ? formatResultXml(result, form) : formatResultJson(result, form)
}
