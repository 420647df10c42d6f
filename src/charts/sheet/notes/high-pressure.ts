import { dayOfTolerance, isOfLate, latestAge } from '../../../clinical/course/velocity/earlier-visits.js'
import { percentileScores, valueAt } from '../../../clinical/references/distribution.js'
import { isFarHigh, unscoredPressureClass } from '../../../clinical/references/measures/assess-measures.js'
import type { AssessedMeasure } from '../../../clinical/references/measures/measure-set.js'
import { referenceName } from '../../../clinical/references/table.js'
import type { PatientAssessment } from '../../../clinical/validation/engine.js'
import { valuesLeftOut } from '../../../clinical/validation/values-left-out.js'
import type { ChartLanguage, Language } from '../../../ground/languages/language.js'
import { numberText } from '../../../ground/languages/written-number.js'
import { daysPerYear } from '../../../ground/model/calendar-date.js'
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

/** High readings of days before count up to this long before the latest, years: our own choice. */
const beforeYears = 2

/** A pressure, and the index of its measurement. */
interface Reading {
  readonly index: number
  readonly entry: AssessedMeasure
}

/** The reading of the latest pressure of each kind that is recent and high; where both are and were read on two days, the later one. */
export function highPressure(assessment: PatientAssessment, language: Language): HighPressure | undefined {
  const { growth, days } = assessment
  const latest = (['systolic', 'diastolic'] as const).flatMap((measure) =>
    days.order
      .flatMap((index) => readingsAt(assessment, index).filter(({ entry }) => entry.measure === measure))
      .slice(-1),
  )
  const measurementIndex =
    days.order.filter((index) => latest.some((each) => each.index === index && isHigh(each.entry))).at(-1) ?? -1
  const { age } = growth.measurements[measurementIndex] ?? {}
  const today = latestAge(growth)
  if (age === undefined || today === undefined || !isOfLate({ age }, today)) return undefined
  const ofDay = latest.filter(({ index }) => dayOf(assessment, index) === dayOf(assessment, measurementIndex))
  const high = ofDay.filter(({ entry }) => isHigh(entry))
  const years = age.chronologicalYears
  const before = daysBefore(assessment, measurementIndex, language)
  const sameDay = days.order
    .filter((index) => dayOf(assessment, index) === dayOf(assessment, measurementIndex))
    .flatMap((index) => highText(assessment, index, language, high) ?? [])
  const p95 = ofDay.flatMap(({ entry: { scored } }) =>
    scored ? (valueAt(scored.place, percentileScores[95]) ?? []) : [],
  )
  const noted = [
    ...new Set(high.flatMap(({ index }) => heightRemarks(assessment, index, language))),
    ...(sameDay.length === 0 ? [] : [language.sheet.highSameDay(sameDay.join(', '))]),
    ...(before.length === 0 ? [] : [language.sheet.highBefore(namedValues(before, (text) => text, language))]),
  ]
  const isFar = high.some(({ entry }) => isFarHigh(entry, years))
  const closing = oneReadingText(years, p95, language, { days: before.length + 1, isFar })
  return {
    entries: high.map(({ entry }) => entry),
    closing,
    text: language.sheet.highPressure(
      whenText(assessment, measurementIndex, language),
      readingsText(high, years, language),
    ),
    noted,
    remarks: [...noted, closing].join(' '),
  }
}

/** The days with high readings before that of one, the latest first: `4 Mar 2024 (7 y 9 m) systolic 130 mmHg`. */
function daysBefore(assessment: PatientAssessment, latest: number, language: Language): readonly string[] {
  const { order } = assessment.days
  const texts = new Map<string, string>()
  for (const index of order.slice(0, order.indexOf(latest)).reverse()) {
    const reading = highText(assessment, index, language)
    const day = dayOf(assessment, index)
    if (reading === undefined || day === undefined || day === dayOf(assessment, latest)) continue
    if (yearsBefore(assessment, index, latest) > beforeYears + dayOfTolerance) continue
    const before = texts.get(day) ?? whenText(assessment, index, language)
    texts.set(day, [before, reading].join(texts.has(day) ? ', ' : ' '))
  }
  return [...texts.values()]
}

/** The pressures of a visit that are high, `128/92 mmHg` or one alone, without those that are told already; undefined without any. */
function highText(
  assessment: PatientAssessment,
  index: number,
  language: Language,
  told: readonly Reading[] = [],
): string | undefined {
  const [first, second] = readingsAt(assessment, index).flatMap(({ entry }) =>
    isHigh(entry) && !told.some((each) => each.entry === entry) ? [entry] : [],
  )
  if (first === undefined) return undefined
  return second ? `${mmHgText([first, second], language)} mmHg` : aloneText(first, language)
}

function yearsBefore({ growth }: PatientAssessment, index: number, latest: number): number {
  const [from, to] = [index, latest].map((each) => growth.measurements[each]?.age?.chronologicalYears ?? Number.NaN)
  return Number(to) - Number(from)
}

/** The calendar day of a visit, by its age where it has no date; undefined where it has neither. */
function dayOf({ growth, patient }: PatientAssessment, index: number): string | undefined {
  const years = growth.measurements[index]?.age?.chronologicalYears
  if (years === undefined) return undefined
  return patient.measurements?.[index]?.date?.slice(0, 10) ?? String(Math.round(years * daysPerYear))
}

/** `4 Mar 2024 (7 y 9 m)` */
function whenText({ growth, patient }: PatientAssessment, index: number, language: ChartLanguage): string {
  const at = ageText(growth.measurements[index]?.age?.chronologicalYears ?? 0, language)
  const { date } = patient.measurements?.[index] ?? {}
  return date === undefined ? at : `${dateText(date, language)} (${at})`
}

/** That blood pressure was read without a height, or at one which the heights beside it contradict. */
export function heightRemarks(assessment: PatientAssessment, index: number, language: ChartLanguage): string[] {
  const isWithout = readingsAt(assessment, index).some(({ entry: { unscored } }) => unscored === 'height')
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

function readingsAt({ growth }: PatientAssessment, index: number): readonly Reading[] {
  const { clinic = [] } = growth.measurements[index] ?? {}
  return clinic.filter(isPressure).map((entry) => ({ index, entry }))
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

/** The pressures of a day that are high: of two visits each for itself, of one in one sentence. */
function readingsText(readings: readonly Reading[], years: number, language: Language): string {
  const visits = [...new Set(readings.map(({ index }) => index))]
  const ofVisit = (visit: number) => readings.flatMap(({ index, entry }) => (index === visit ? [entry] : []))
  return visits.map((visit) => readingText(ofVisit(visit), years, language)).join('; ')
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
  const { pressureRanges, farAboveP99, unscoredHigh } = language.sheet
  const isFar = isFarHigh(entry, years)
  if (entry.scored === undefined) return [unscoredHigh(isFar ? '160/100' : '140/90')]
  return [isFar ? farAboveP99(referenceName(entry.scored.place.table)) : (pressureRanges[named.name] ?? '')]
}
