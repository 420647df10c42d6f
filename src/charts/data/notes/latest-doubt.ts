import { offCourseNeighbours } from '../../../clinical/validation/doubted-values.js'
import type { PatientAssessment } from '../../../clinical/validation/engine.js'
import type { Finding, Findings } from '../../../clinical/validation/findings.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { numberText, shortNumberText } from '../../../ground/languages/written-number.js'
import { daysPerYear } from '../../../ground/model/calendar-date.js'
import { chartMeasures, type MeasuredField } from '../../types/measures.js'
import type { ChartFrame } from '../frame/frame.js'
import { chartedFields } from '../points/unused-values.js'
import { ageText, dateText } from '../texts/describe-point.js'
import { namedValues } from '../texts/named-values.js'

/** What heads a chart: a confirmed loss of height, a latest value in doubt, and earlier ones in doubt that changes are counted from. */
export function latestDoubts(frame: ChartFrame): string[] {
  const { definition, assessment, values, language } = frame
  const { fields, birthField } = measuredOn(frame)
  const checked = { ...assessment, findings: values.findings }
  const doubts = doubtsOfLatest(checked, definition.axis.hasOwnScores ? [...fields, 'sizeCm'] : fields, language)
  const born = birthField === undefined ? [] : doubtsOf(values.findings, 'birth', [birthField], language)
  const atBirth = born.map(({ value }) => `${value} (${language.chart.birth})`)
  const earlier = [...atBirth, ...fields.flatMap((field) => earlierOff(checked, field, language))]
  const { offCourseBefore } = language.chart.cautions
  return [
    ...shownLosses(frame).map(({ text }) => text),
    ...doubts.map((doubt) => `${doubtText(doubt, language)} ${language.chart.cautions.latestRests}`),
    ...(earlier.length === 0 ? [] : [offCourseBefore(namedValues(earlier, (text) => text, language))]),
  ]
}

/** What is measured for a chart, of velocities too. */
function measuredOn({ definition, measure }: ChartFrame) {
  return definition.velocity === undefined ? measure : chartMeasures[definition.velocity.measured]
}

/** The confirmed loss that a chart of heights, or of their velocity, says. */
export function shownLosses(frame: ChartFrame): ConfirmedLoss[] {
  const { assessment, values, language } = frame
  const isOfHeight = measuredOn(frame).fields.join() === 'sizeCm'
  return isOfHeight ? confirmedLosses({ ...assessment, findings: values.findings }, language) : []
}

/** A loss of height in words, and the visit at which it was found. */
interface ConfirmedLoss {
  readonly visit: number
  readonly text: string
}

/** The latest loss of height that further heights confirm. */
export function confirmedLosses(
  { patient, days, findings }: Pick<PatientAssessment, 'patient' | 'days' | 'findings'>,
  language: ChartLanguage,
): ConfirmedLoss[] {
  const losses = days.order.flatMap((visit) =>
    (findings.visits[visit] ?? []).flatMap(({ code, parameters }) => {
      if (code !== 'size_shrinks' || !('isConfirmed' in parameters)) return []
      const { value, earlier, visit: from } = parameters
      const date = patient.measurements?.[visit]?.date
      const dated = (cm: number, day = '') =>
        `${shortNumberText(cm, 1, language)} cm${day === '' ? '' : ` (${dateText(day, language)})`}`
      const text = language.chart.cautions.lossConfirmed({
        loss: dated(earlier - value),
        earlier: dated(earlier),
        earlierDated: dated(earlier, from.date),
        value: dated(value),
        valueDated: dated(value, date),
      })
      return [{ visit, text }]
    }),
  )
  return losses.slice(-1)
}

/** Velocities and changes of late are counted from up to a year and a half before the latest value, and a day, years. */
const countedFromYears = 1.5 + 1 / daysPerYear

/** The earlier values off the course that a change or velocity to the latest may be counted from: `66.5 cm (1 Apr 2025)`. */
function earlierOff(
  { patient, days, growth, findings }: PatientAssessment,
  field: MeasuredField,
  language: ChartLanguage,
): string[] {
  const { unit, target } = chartedFields[field]
  const given = days.order.flatMap((visit) => {
    const { [field]: value, date } = patient.measurements?.[visit] ?? {}
    const { age } = growth.measurements[visit] ?? {}
    return value === undefined || age === undefined ? [] : [{ visit, value, date, age }]
  })
  const latest = given.pop()
  return given.flatMap(({ visit, value, date, age }) => {
    if (latest === undefined || latest.age.chronologicalYears - age.chronologicalYears > countedFromYears) return []
    if (offCourseNeighbours(findings.visits[visit], target) === undefined) return []
    const when = date === undefined ? ageText(age.chronologicalYears, language) : dateText(date, language)
    return [`${shortNumberText(value, 2, language)} ${unit} (${when})`]
  })
}

/** A value in doubt. */
export interface Doubt {
  readonly visit: number
  /** As written, with its unit. */
  readonly value: string
  /** The value that was probably meant. */
  readonly meant: string | undefined
  readonly isPounds?: true
  readonly isCopied?: true
}

/** What is in doubt of the latest visit that has all of these fields. */
export function doubtsOfLatest(
  { patient, days, findings }: Pick<PatientAssessment, 'patient' | 'days'> & { readonly findings: Findings },
  fields: readonly MeasuredField[],
  language: ChartLanguage,
): readonly Doubt[] {
  const { measurements = [] } = patient
  const latest = days.order.filter((visit) => fields.every((field) => measurements[visit]?.[field] !== undefined))
  return doubtsOf(findings, latest.at(-1) ?? -1, fields, language)
}

/** What is in doubt of a visit, or of birth, in use all the same: a visit's value with a warning has a caution of its own. */
export function doubtsOf(
  findings: Findings,
  visit: number | 'birth',
  fields: readonly (keyof typeof chartedFields)[],
  language: ChartLanguage,
): readonly Doubt[] {
  const [index, found] = visit === 'birth' ? [-1, findings.patient] : [visit, findings.visits[visit] ?? []]
  const targets = fields.map((field) => chartedFields[field].target)
  return found
    .filter(({ severity, target }) => (severity === 'hint' || visit === 'birth') && targets.includes(target))
    .flatMap((finding) => doubtOf(index, finding, language))
}

function doubtOf(visit: number, { code, parameters }: Finding, language: ChartLanguage): Doubt[] {
  const quantity = (value: number, unit: string) => `${shortNumberText(value, 2, language)} ${unit}`
  if (code === 'weight_in_pounds' && 'meantKg' in parameters) {
    const { weightKg, meantKg } = parameters
    return [{ visit, value: quantity(weightKg, 'kg'), meant: `${numberText(meantKg, 1, language)} kg`, isPounds: true }]
  }
  if (code === 'size_unchanged' && 'expectedCm' in parameters)
    return [{ visit, value: quantity(parameters.value, parameters.unit), meant: undefined, isCopied: true }]
  // A hint that a value is off the course, or one by its score that says so too, has the scores around it.
  if (!('neighbours' in parameters) || parameters.neighbours === undefined || !('unit' in parameters)) return []
  const { value, unit, slip } = parameters
  return [{ visit, value: quantity(value, unit), meant: slip && quantity(slip.meant, unit) }]
}

/** A doubt as a caution. */
export function doubtText({ value, meant, isPounds, isCopied }: Doubt, { chart: { cautions } }: ChartLanguage): string {
  if (isCopied) return cautions.maybeCopied(value)
  return isPounds && meant !== undefined ? cautions.maybePounds(value, meant) : cautions.offCourse(value, meant)
}
