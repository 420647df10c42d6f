import { assessCourse } from '../../clinical/course/assess-course.js'
import { askedOfDay, expectedOfDay } from '../../clinical/course/expected/expected-of-day.js'
import { explainCourse } from '../../clinical/course/explain/explain-course.js'
import { explainExpectedGrowth } from '../../clinical/course/explain/explain-expected.js'
import { assessPuberty, calculateWithPuberty } from '../../clinical/course/puberty/assess-puberty.js'
import { calculationDefaults, growthSettings } from '../../clinical/growth/growth-options.js'
import { withMeasures } from '../../clinical/references/measures/load-measures.js'
import { localeFromTag, wholeLanguage } from '../../ground/languages/built-in.js'
import { courseByHand } from '../../ground/languages/course-by-hand.js'
import { formatResultJson, formatResultXml } from '../../shown/documents/patient-result-document.js'
import { type Command, UsageError } from '../command.js'
import { readPatient, writeOutput } from '../files.js'
import { expectedDay, expectedOptions, listChoices, methodChoices, methodOptions, oneOf } from '../options.js'
import { courseExplanation } from '../printed/course-explanation.js'
import { courseTable } from '../printed/course-table.js'

const formats = ['table', 'xml', 'json'] as const

/** `auxology course`: growth over time. */
export const courseCommand: Command = {
  name: 'course',
  operands: 'FILE',
  summary: 'growth over time: velocity, target, adult height by the usual methods or by all, screening rules',
  options: [
    { name: 'to', value: 'FORMAT', accepts: formats, help: listChoices(formats, 'table') },
    { name: 'json', help: 'the same as --to json' },
    ...methodOptions,
    ...expectedOptions,
    {
      name: 'explain',
      help: 'add how each number came about: figures, tables, formulas, criteria (table alone)',
    },
    { name: 'out', value: 'FILE', help: 'where to write (default: standard output)' },
  ],
  examples: [
    'auxology course patient.xml',
    'auxology course patient.xml --bone-age-method tw2-rus --locale en',
    'auxology course patient.xml --expected-at 2025-06-04',
    'auxology course patient.xml --explain',
    'auxology course - --json < patient.xml',
  ],
  notes: [
    'A prediction is an estimate, and meeting a rule is not a diagnosis: docs/course.md says what each is worth. XML and JSON are the patient with everything computed in the extended form, with the element Course.',
  ],
  run: async (input) => {
    const { values } = input
    const asked = oneOf(values, 'to', formats)
    if (values['json'] === true && asked !== undefined && asked !== 'json') {
      throw new UsageError(`--json and --to ${asked} contradict each other`)
    }
    const format = values['json'] === true ? 'json' : (asked ?? 'table')
    const isExplained = values['explain'] === true
    if (isExplained && format !== 'table') throw new UsageError(`--explain goes with the table, not with ${format}`)
    const { patient } = await readPatient(input)
    const options = await withMeasures(input.options, patient)
    const result = calculateWithPuberty(patient, options)
    const courseOptions = { ...options, ...methodChoices(values) }
    const choice = expectedDay(values)
    const day = choice && { ...courseOptions, ...choice }
    const expected = day && expectedOfDay(patient, day)
    const course = { ...assessCourse(patient, courseOptions), expected }
    const { language } = growthSettings(options, calculationDefaults)
    const whole = await wholeLanguage(language)
    const locale = localeFromTag(language.tag) ?? 'de'
    const explanation = isExplained
      ? courseExplanation(
          result,
          explainCourse(patient, courseOptions),
          { ...whole, byHand: courseByHand[locale] },
          day && askedOfDay(patient, day).map((asked) => explainExpectedGrowth(patient, asked)),
        )
      : ''
    const text =
      format === 'table'
        ? `${courseTable(result, course, assessPuberty(patient, options), whole)}${explanation}`
        : (format === 'xml' ? formatResultXml : formatResultJson)({ ...result, course }, { extensions: true })
    await writeOutput(input, text)
  },
}
