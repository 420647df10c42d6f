import { isOfLate, latestAge } from '../../../clinical/course/velocity/earlier-visits.js'
import { percentileScores, valueAt } from '../../../clinical/references/distribution.js'
import { unscoredPressureClass } from '../../../clinical/references/measures/assess-measures.js'
import type { AssessedMeasure } from '../../../clinical/references/measures/measure-set.js'
import type { PatientAssessment } from '../../../clinical/validation/engine.js'
import { valuesLeftOut } from '../../../clinical/validation/values-left-out.js'
import type { ChartLanguage, Language } from '../../../ground/languages/language.js'
import { adultPressureFrom, type ClinicClass, type ClinicClassName } from '../../../ground/model/clinic-values.js'
import { oneReadingText } from '../../data/notes/score-cautions.js'
import { clinicScoredText } from '../../data/texts/clinic-text.js'
import { ageText, clinicClassTexts, dateText, measuredText } from '../../data/texts/describe-point.js'
import { chartMeasures } from '../../types/measures.js'

/** A recent reading of blood pressure in a high range. */
export interface HighPressure {
  readonly measurementIndex: number
  /** The pressures that are high. */
  readonly entries: readonly AssessedMeasure[]
  /** Each with its value, score and range; without a full stop. */
  readonly text: string
  /** That it was read at a height in doubt. */
  readonly doubts: readonly string[]
  /** What else no reader may miss: the doubts, the limits, and that one reading is no diagnosis. */
  readonly remarks: string
}

/** ESH's hypertensive range under 16 years, and by its fixed limits the high-normal one too; P95 at every age. */
const highClasses: readonly ClinicClassName[] = [
  'fromP95',
  'fromP99',
  'adultHighNormal',
  'adultHypertensive',
  'adultHypertensive2',
]

/** The reading of the latest pressure of each kind that is recent and high; where both are and were read apart, the later one. */
export function highPressure(assessment: PatientAssessment, language: Language): HighPressure | undefined {
  const { growth, patient, days } = assessment
  const latest = (['systolic', 'diastolic'] as const).flatMap((measure) => {
    const readings = days.order.flatMap((index) =>
      pressuresAt(assessment, index).flatMap((entry) => (entry.measure === measure ? { index, entry } : [])),
    )
    return readings.slice(-1).filter(({ entry }) => isHigh(entry))
  })
  const measurementIndex = days.order.filter((index) => latest.some((each) => each.index === index)).at(-1) ?? -1
  const pressures = pressuresAt(assessment, measurementIndex)
  const entries = latest.filter(({ index }) => index === measurementIndex).map(({ entry }) => entry)
  const { age } = growth.measurements[measurementIndex] ?? {}
  const today = latestAge(growth)
  if (entries.length === 0 || age === undefined || today === undefined || !isOfLate({ age }, today)) return undefined
  const years = age.chronologicalYears
  const { date } = patient.measurements?.[measurementIndex] ?? {}
  const at = ageText(years, language)
  const when = date === undefined ? at : `${dateText(date, language)} (${at})`
  const values = entries.map((entry) => pressureText(entry, years, language))
  const p95 = pressures.flatMap(({ scored }) => (scored ? (valueAt(scored.place, percentileScores[95]) ?? []) : []))
  const doubts = doubtedHeight(assessment, measurementIndex, language)
  return {
    measurementIndex,
    entries,
    text: language.sheet.highPressure(when, values.join('; ')),
    doubts,
    remarks: [...doubts, oneReadingText(years, p95, language)].join(' '),
  }
}

/** That blood pressure was read at a height which the heights beside it contradict. */
export function doubtedHeight(assessment: PatientAssessment, index: number, language: ChartLanguage): string[] {
  const cm = assessment.patient.measurements?.[index]?.sizeCm
  const { age } = assessment.growth.measurements[index] ?? {}
  if (cm === undefined || !valuesLeftOut(assessment, 'sizeCm').has(index)) return []
  const height = `${ageText(age?.chronologicalYears ?? 0, language)}: ${measuredText(cm, chartMeasures.height, language)}`
  return [language.chart.cautions.atHeight(height)]
}

function pressuresAt({ growth }: PatientAssessment, index: number): readonly AssessedMeasure[] {
  const { clinic = [] } = growth.measurements[index] ?? {}
  return clinic.filter(isPressure)
}

export function isPressure({ measure }: Pick<AssessedMeasure, 'measure'>): boolean {
  return measure === 'systolic' || measure === 'diastolic'
}

function isHigh(entry: AssessedMeasure): boolean {
  const named = classOf(entry)
  return named !== undefined && (named.adult !== undefined || highClasses.includes(named.name))
}

/** The class of a pressure; of one without a score, for lack of a height, by the limits of adults where it is beyond these. */
function classOf({ measure, value, scored, class: named }: AssessedMeasure): ClinicClass | undefined {
  if (scored !== undefined || named !== undefined) return named
  return measure === 'systolic' || measure === 'diastolic' ? unscoredPressureClass(measure, value) : undefined
}

/** A pressure with its range; from 16 years with the ranges by percentile and by the fixed limits: the remarks say that the lower limit counts. */
function pressureText(entry: AssessedMeasure, years: number, language: Language): string {
  const named = classOf(entry)
  const range = named && years < adultPressureFrom ? language.sheet.pressureRanges[named.name] : undefined
  const classes = named === undefined ? [] : clinicClassTexts(named, language).slice(0, 2)
  return [clinicScoredText(entry, language), ...(range === undefined ? classes : [range])].join(', ')
}
