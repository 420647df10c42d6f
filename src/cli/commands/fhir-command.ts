import { calculatePatient } from '../../assessment/calculate-patient.js'
import { acceptedText, limitsOf } from '../../codec/read-document.js'
import { formatPatientJson, formatPatientXml } from '../../documents/patient-document.js'
import { patientFromFhir } from '../../fhir/patient-from-fhir.js'
import { calculationDefaults, growthSettings } from '../../growth/growth-options.js'
import { wholeLanguage } from '../../languages/built-in.js'
import { type Command, type CommandInput, UsageError } from '../command.js'
import { onlyFile, readBytes, writeOutput } from '../files.js'
import { listChoices, oneOf } from '../options.js'
import { resultTable } from '../result-table.js'

const formats = ['json', 'xml', 'table'] as const

/** `auxology fhir`: the patient of a FHIR record. */
export const fhirCommand: Command = {
  name: 'fhir',
  operands: 'FILE',
  summary: 'the patient document of a FHIR record in JSON; on standard error what of the record was not used',
  options: [
    { name: 'patient', value: 'ID', parameter: 'patient', help: 'whose record it is, where it holds several patients' },
    {
      name: 'to',
      value: 'FORMAT',
      accepts: formats,
      help: `${listChoices(formats, 'json')}; a table has the scores`,
    },
    { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
  ],
  examples: ['auxology fhir bundle.json --to table', 'auxology fhir bundle.json | auxology chart - --out height.svg'],
  notes: [
    'FILE is a Bundle, a list of resources or a resource, R4 or R5: docs/fhir.md says what is read. Every other command takes the document that this one writes.',
  ],
  run: async (input) => {
    const { values, options, terminal } = input
    const format = oneOf(values, 'to', formats) ?? 'json'
    const { patient, unused, otherTypes, referenceSex } = patientFromFhir(await readRecord(input), {
      patient: typeof values['patient'] === 'string' ? values['patient'] : undefined,
      timeZone: options.timeZone,
      locale: growthSettings(options, calculationDefaults).language.tag,
    })
    for (const { reference, path, text } of unused) {
      terminal.printError(`auxology: ${reference}${path === '' ? '' : `, ${path}`}: ${text}`)
    }
    const others = Object.entries(otherTypes).map(([type, count]) => `${type} (${count})`)
    if (others.length > 0) terminal.printError(`auxology: not read: ${others.join(', ')}`)
    if (format !== 'table') {
      return writeOutput(input, format === 'xml' ? formatPatientXml(patient) : formatPatientJson(patient))
    }
    const result = calculatePatient(patient, { referenceSex, ...options })
    return writeOutput(
      input,
      await resultTable(result, await wholeLanguage(growthSettings(options, calculationDefaults).language)),
    )
  },
}

async function readRecord({ operands, terminal }: CommandInput): Promise<{ readonly resourceType: string }> {
  const path = onlyFile(operands, 'FILE: a FHIR record in JSON, or - for standard input')
  const text = acceptedText(await readBytes(path, terminal), limitsOf({}))
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`the record is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
