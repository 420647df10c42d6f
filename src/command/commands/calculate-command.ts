import { assessPatient } from '../../clinical/assessment/assess-patient.js'
import { calculateWithPuberty, type ResultWithPuberty } from '../../clinical/course/puberty/assess-puberty.js'
import { correctedUpTo, isCorrected } from '../../clinical/growth/growth-age.js'
import { calculationDefaults, type GrowthOptions, growthSettings } from '../../clinical/growth/growth-options.js'
import { withMeasures } from '../../clinical/references/measures/load-measures.js'
import { wholeLanguage } from '../../ground/languages/built-in.js'
import type { PatientInput } from '../../ground/model/patient.js'
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
    await writeOutput(
      input,
      target === 'table' ? await table(result, patient, options, input) : formatResult(result, target, input),
    )
  },
}

function formatResult(result: ResultWithPuberty, format: 'xml' | 'json', { values }: CommandInput): string {
  const form = resultFormat(values)
  return format === 'xml' ? formatResultXml(result, form) : formatResultJson(result, form)
}

async function table(
  result: ResultWithPuberty,
  patient: PatientInput,
  options: GrowthOptions,
  { values }: CommandInput,
): Promise<string> {
  if (resultFormat(values).extensions)
    throw new UsageError('a table has no extensions: use --extensions with --to xml or --to json')
  return patientTable(result, patient, options)
}

/** The table of a patient's result, with the age up to which its scores are by corrected age. */
export async function patientTable(
  result: ResultWithPuberty,
  patient: PatientInput,
  options: GrowthOptions,
): Promise<string> {
  const settings = growthSettings(options, calculationDefaults)
  const { subject, measurements } = assessPatient(patient, settings).growth
  const isAnyCorrected = measurements.some(({ age }) => age !== undefined && isCorrected(age))
  const corrected = isAnyCorrected ? correctedUpTo(subject) : undefined
  return resultTable(result, await wholeLanguage(settings.language), corrected)
}
