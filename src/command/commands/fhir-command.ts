import { calculatePatient } from '../../clinical/assessment/calculate-patient.js'
import { explainScores } from '../../clinical/assessment/explain-scores.js'
import { assessCourse } from '../../clinical/course/assess-course.js'
import { growthOfDay } from '../../clinical/course/expected/expected-of-day.js'
import { calculateWithPuberty } from '../../clinical/course/puberty/assess-puberty.js'
import { calculationDefaults, growthSettings, requireModule } from '../../clinical/growth/growth-options.js'
import { withMeasures } from '../../clinical/references/measures/load-measures.js'
import { patientFromFhir } from '../../doors/fhir/read/patient-from-fhir.js'
import { formatFhirXml } from '../../doors/fhir/write/fhir-xml.js'
import { resultToFhir } from '../../doors/fhir/write/result-to-fhir.js'
import { isReference } from '../../doors/fhir/write/written-codes.js'
import { acceptedText, limitsOf } from '../../ground/codec/read-document.js'
import { hasModule } from '../../ground/model/module-names.js'
import { formatPatientJson, formatPatientXml } from '../../shown/documents/patient-document.js'
import { type Command, type CommandInput, UsageError } from '../command.js'
import { fhirCodes, fhirCodesOption } from '../fhir-codes.js'
import { onlyFile, readBytes, writeOutput } from '../files.js'
import { expectedDay, expectedOptions, listChoices, oneOf } from '../options.js'
import { patientTable } from './calculate-command.js'

const formats = ['json', 'xml', 'table', 'fhir', 'fhir-xml'] as const
const profiles = ['vital-signs', 'us-core'] as const

/** `auxology fhir`: the patient of a FHIR record. */
export const fhirCommand: Command = {
  name: 'fhir',
  operands: 'FILE',
  summary:
    'the patient document of a FHIR record in JSON, or its scores as FHIR; on standard error what of the record was not used',
  options: [
    { name: 'patient', value: 'ID', parameter: 'patient', help: 'whose record it is, where it holds several patients' },
    {
      name: 'to',
      value: 'FORMAT',
      accepts: formats,
      help: `${listChoices(formats, 'json')}; a table has the scores, fhir and fhir-xml the bundle of them`,
    },
    {
      name: 'profile',
      value: 'PROFILE',
      parameter: 'profile',
      accepts: profiles,
      help: `with --to fhir: ${listChoices(profiles, 'vital-signs')}`,
    },
    fhirCodesOption,
    { name: 'measured', help: 'with --to fhir: write what was measured too' },
    ...expectedOptions.map((option) => ({ ...option, help: `with --to fhir: ${option.help}` })),
    { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
  ],
  examples: [
    'auxology fhir bundle.json --to table',
    'auxology fhir bundle.json --to fhir --out growth.json',
    'auxology fhir bundle.json | auxology chart - --out height.svg',
  ],
  notes: [
    'FILE is a Bundle, a list of resources or a resource, R4 or R5: docs/fhir.md says what is read. Every other command takes the document that this one writes.',
  ],
  run: async (input) => {
    const { values, options, terminal } = input
    const format = oneOf(values, 'to', formats) ?? 'json'
    const profile = oneOf(values, 'profile', profiles)
    const isMeasuredWritten = values['measured'] === true
    const expectedChoice = expectedDay(values)
    if (!format.startsWith('fhir') && (profile !== undefined || isMeasuredWritten || expectedChoice !== undefined)) {
      throw new UsageError('--profile, --measured and --expected-at go with --to fhir')
    }
    requireModule(options, 'exchange', 'fhir')
    const { language } = growthSettings(options, calculationDefaults)
    const read = patientFromFhir(await readRecord(input), {
      patient: typeof values['patient'] === 'string' ? values['patient'] : undefined,
      timeZone: options.timeZone,
      codes: fhirCodes(values),
      locale: language.tag,
    })
    const { patient, unused, otherTypes, referenceSex } = read
    for (const { reference, path, text } of unused) {
      terminal.printError(`auxology: ${reference}${path === '' ? '' : `, ${path}`}: ${text}`)
    }
    const others = Object.entries(otherTypes).map(([type, count]) => `${type} (${count})`)
    if (others.length > 0) terminal.printError(`auxology: not read: ${others.join(', ')}`)
    if (format === 'xml') return writeOutput(input, formatPatientXml(patient))
    if (format === 'json') return writeOutput(input, formatPatientJson(patient))
    const growth = { referenceSex, ...(await withMeasures(options, patient)) }
    if (format === 'table')
      return writeOutput(input, await patientTable(calculateWithPuberty(patient, growth), patient, growth))
    const result = calculatePatient(patient, growth)
    const isAssessed = hasModule(options.modules, 'course')
    const course = isAssessed && assessCourse(patient, { ...growth, boneAgeMethod: read.boneAgeMethods[0] })
    const expected = expectedChoice && growthOfDay(patient, { ...growth, ...expectedChoice })
    const bundle = resultToFhir(
      { ...result, ...(course && { course }), expected },
      {
        profile,
        subject: isReference(read.reference) ? read.reference : undefined,
        measured: isMeasuredWritten,
        locale: language.tag,
        explanations: explainScores(patient, growth),
      },
    )
    return writeOutput(input, format === 'fhir' ? `${JSON.stringify(bundle, null, 2)}\n` : formatFhirXml(bundle))
  },
}

async function readRecord({ operands, terminal }: CommandInput): Promise<{ readonly resourceType: string }> {
  const path = onlyFile(operands, 'FILE: a FHIR record in JSON, or - for standard input')
  const text = acceptedText(await readBytes(path, terminal), limitsOf({}))
  if (text.trimStart().startsWith('<')) throw new UsageError('the record is XML: FHIR is read as JSON')
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageError(`the record is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}
