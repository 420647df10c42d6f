import { isOfLate, latestAge } from '../../../clinical/course/velocity/earlier-visits.js'
import { percentileScores, valueAt } from '../../../clinical/references/distribution.js'
import { unscoredPressureClass } from '../../../clinical/references/measures/assess-measures.js'
import type { AssessedMeasure } from '../../../clinical/references/measures/measure-set.js'
import type { PatientAssessment } from '../../../clinical/validation/engine.js'
import { valuesLeftOut } from '../../../clinical/validation/values-left-out.js'
import type { ChartLanguage, Language } from '../../../ground/languages/language.js'
import { numberText } from '../../../ground/languages/written-number.js'
import {
  adultPressureFrom,
  type ClinicClass,
  type ClinicClassName,
  clinicDecimals,
} from '../../../ground/model/clinic-values.js'
import { oneReadingText, withoutHeightTexts } from '../../data/notes/score-cautions.js'
import { clinicClassTexts } from '../../data/texts/clinic-class-text.js'
import { clinicScoredText, clinicScoreTexts } from '../../data/texts/clinic-text.js'
import { ageText, dateText, measuredText } from '../../data/texts/describe-point.js'
import { namedValues } from '../../data/texts/named-values.js'
import { chartMeasures } from '../../types/measures.js'

/** A recent reading of blood pressure in a high range. */
export interface HighPressure {
  /** The pressures that are high. */
  readonly entries: readonly AssessedMeasure[]
  /** Each with its value, score and range; without a full stop. */
  readonly text: string
  /** That it was read without a height or at one in doubt, and the high readings before. */
  readonly noted: readonly string[]
  /** The limits, and that a reading is no diagnosis. */
  readonly closing: string
  /** What else no reader may miss: these, the limits, and that a reading is no diagnosis. */
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
  const { growth, days } = assessment
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
  const before = readingsBefore(assessment, measurementIndex, language)
  const p95 = pressures.flatMap(({ scored }) => (scored ? (valueAt(scored.place, percentileScores[95]) ?? []) : []))
  const noted = [
    ...heightRemarks(assessment, measurementIndex, language),
    ...(before.length === 0 ? [] : [language.sheet.highBefore(namedValues(before, (text) => text, language))]),
  ]
  const closing = oneReadingText(years, p95, language, before.length + 1)
  return {
    entries,
    closing,
    text: language.sheet.highPressure(
      whenText(assessment, measurementIndex, language),
      readingText(entries, years, language),
    ),
    noted,
    remarks: [...noted, closing].join(' '),
  }
}

/** High readings before one, the latest first: `4 Mar 2024 (7 y 9 m) systolic 130 mmHg`. */
function readingsBefore(assessment: PatientAssessment, index: number, language: Language): readonly string[] {
  const { order } = assessment.days
  const before = order.slice(0, order.indexOf(index)).reverse()
  return before.flatMap((visit) => {
    const [first, second] = pressuresAt(assessment, visit).filter(isHigh)
    if (first === undefined) return []
    const reading = second ? `${mmHgText([first, second], language)} mmHg` : aloneText(first, language)
    return [`${whenText(assessment, visit, language)} ${reading}`]
  })
}

/** `4 Mar 2024 (7 y 9 m)` */
function whenText({ growth, patient }: PatientAssessment, index: number, language: ChartLanguage): string {
  const at = ageText(growth.measurements[index]?.age?.chronologicalYears ?? 0, language)
  const { date } = patient.measurements?.[index] ?? {}
  return date === undefined ? at : `${dateText(date, language)} (${at})`
}

/** That blood pressure was read without a height, or at one which the heights beside it contradict. */
export function heightRemarks(assessment: PatientAssessment, index: number, language: ChartLanguage): string[] {
  const isWithout = pressuresAt(assessment, index).some(({ unscored }) => unscored === 'height')
  if (!isWithout) return doubtedHeight(assessment, index, language)
  const { age } = assessment.growth.measurements[index] ?? {}
  return withoutHeightTexts([ageText(age?.chronologicalYears ?? 0, language)], language)
}

/** That it was read at a height which the heights beside it contradict. */
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

/** `142/92`, or the one of both. */
function mmHgText(entries: readonly AssessedMeasure[], language: ChartLanguage): string {
  return entries.map(({ value }) => numberText(value, clinicDecimals.systolic, language)).join('/')
}

function aloneText(entry: AssessedMeasure, language: Language): string {
  const { systolic, diastolic } = language.sheet.alone
  return (entry.measure === 'systolic' ? systolic : diastolic)(mmHgText([entry], language))
}

/** The pressures that are high, each with its score and ranges; both in one sentence, in which a range of both is said once. */
function readingText(entries: readonly AssessedMeasure[], years: number, language: Language): string {
  const [first, second] = entries
  if (first === undefined) return ''
  if (second === undefined) return [clinicScoredText(first, language), ...rangeTexts(first, years, language)].join(', ')
  const [ofSystolic, ofDiastolic] = [rangeTexts(first, years, language), rangeTexts(second, years, language)]
  const both = ofSystolic.at(-1) === ofDiastolic.at(-1) ? ofSystolic.at(-1) : undefined
  const own = (entry: AssessedMeasure, ranges: readonly string[]) =>
    [...clinicScoreTexts(entry, language), ...(both === undefined ? ranges : ranges.slice(0, -1))].join(', ')
  const parts = { systolic: own(first, ofSystolic), diastolic: own(second, ofDiastolic), both }
  return language.sheet.bothHigh(mmHgText(entries, language), parts)
}

/** Under 16 years the range of a percentile; from then on the ranges by percentile and by the fixed limits: the remarks say that the lower limit counts. */
function rangeTexts(entry: AssessedMeasure, years: number, language: Language): readonly string[] {
  const named = classOf(entry)
  if (named === undefined) return []
  if (years >= adultPressureFrom) return clinicClassTexts(named, language).slice(0, 2)
  return [language.sheet.pressureRanges[named.name] ?? language.sheet.unscoredHigh]
}
