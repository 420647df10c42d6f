import { calculatePatient } from '../../assessment/calculate-patient.js'
import { assessCourse } from '../../course/assess-course.js'
import { formatResultJson, formatResultXml } from '../../documents/patient-result-document.js'
import { calculationDefaults, growthSettings } from '../../growth/growth-options.js'
import { wholeLanguage } from '../../languages/built-in.js'
import { boneAgeMethods, pubertalTimings } from '../../model/course-names.js'
import { type Command, UsageError } from '../command.js'
import { courseTable } from '../course-table.js'
import { readPatient, writeOutput } from '../files.js'
import { listChoices, oneOf } from '../options.js'

const formats = ['table', 'xml', 'json'] as const

/** `auxology course`: growth over time. */
export const courseCommand: Command = {
  name: 'course',
  operands: 'FILE',
  summary: 'growth over time: velocity, target, adult height by every method that holds, screening rules',
  options: [
    { name: 'to', value: 'FORMAT', accepts: formats, help: listChoices(formats, 'table') },
    { name: 'json', help: 'the same as --to json' },
    {
      name: 'bone-age-method',
      value: 'METHOD',
      parameter: 'boneAgeMethod',
      accepts: boneAgeMethods,
      help: `how bone ages were rated: ${listChoices(boneAgeMethods)} (default: greulich-pyle is assumed, and said so)`,
    },
    {
      name: 'pubertal-timing',
      value: 'TIMING',
      parameter: 'pubertalTiming',
      accepts: pubertalTimings,
      help: `height velocity by Kelly 2014: ${listChoices(pubertalTimings)} (default: DONALD 2025)`,
    },
    { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
  ],
  examples: [
    'auxology course patient.xml',
    'auxology course patient.xml --bone-age-method tw2-rus --locale en',
    'auxology course - --json < patient.xml',
  ],
  notes: [
    'A prediction is no promise, and a rule that is met no diagnosis: docs/course.md says what each is worth. XML and JSON are the patient with everything computed in the extended form, with the element Course.',
  ],
  run: async (input) => {
    const { values, options } = input
    const asked = oneOf(values, 'to', formats)
    if (values['json'] === true && asked !== undefined && asked !== 'json') {
      throw new UsageError(`--json and --to ${asked} contradict each other`)
    }
    const format = values['json'] === true ? 'json' : (asked ?? 'table')
    const boneAgeMethod = oneOf(values, 'bone-age-method', boneAgeMethods)
    const pubertalTiming = oneOf(values, 'pubertal-timing', pubertalTimings)
    const { patient } = await readPatient(input)
    const result = calculatePatient(patient, options)
    const course = assessCourse(patient, { ...options, boneAgeMethod, pubertalTiming })
    const { language } = growthSettings(options, calculationDefaults)
    const text =
      format === 'table'
        ? courseTable(result, course, await wholeLanguage(language))
        : (format === 'xml' ? formatResultXml : formatResultJson)({ ...result, course }, { extensions: true })
    await writeOutput(input, text)
  },
}
