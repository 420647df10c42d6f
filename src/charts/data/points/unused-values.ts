import { ageAtMeasurement, growthAge } from '../../../clinical/growth/growth-age.js'
import { type MeasurementGrowth, measurementGrowth } from '../../../clinical/growth/patient-growth.js'
import type { PatientAssessment } from '../../../clinical/validation/engine.js'
import type { Finding } from '../../../clinical/validation/findings.js'
import type { ChartLanguage } from '../../../ground/languages/language.js'
import { messageText } from '../../../ground/languages/message-text.js'
import { capitalised } from '../../../ground/languages/within-sentence.js'
import { givenNumberText, numberText } from '../../../ground/languages/written-number.js'
import type { ClinicMeasureName } from '../../../ground/model/clinic-values.js'
import type { Measurement } from '../../../ground/model/patient.js'
import type { MessageTarget, Severity } from '../../../ground/model/validation-message.js'
import type { ChartDefinition } from '../../types/chart-definition.js'
import type { BirthField, ChartMeasure, MeasuredField } from '../../types/measures.js'
import type { ChartUnused } from '../chart-data.js'
import { calendarDate } from './point-score.js'

/** The unit of a field, and what messages call it. */
export const chartedFields: {
  readonly [field in MeasuredField | BirthField]: {
    readonly unit: string
    readonly target: MessageTarget
    /** Messages about clinic measures have one target: which of them they are about. */
    readonly clinic?: ClinicMeasureName
  }
} = {
  sizeCm: { unit: 'cm', target: 'size' },
  weightKg: { unit: 'kg', target: 'weight' },
  headCm: { unit: 'cm', target: 'head' },
  seatCm: { unit: 'cm', target: 'seat' },
  waistCm: { unit: 'cm', target: 'clinic', clinic: 'waist' },
  hipCm: { unit: 'cm', target: 'clinic', clinic: 'hip' },
  armCm: { unit: 'cm', target: 'clinic', clinic: 'arm' },
  tricepsMm: { unit: 'mm', target: 'clinic', clinic: 'triceps' },
  subscapularMm: { unit: 'mm', target: 'clinic', clinic: 'subscapular' },
  systolicMmHg: { unit: 'mmHg', target: 'clinic', clinic: 'systolic' },
  diastolicMmHg: { unit: 'mmHg', target: 'clinic', clinic: 'diastolic' },
  sizeBirthCm: { unit: 'cm', target: 'birth_size' },
  weightBirthG: { unit: 'g', target: 'birth_weight' },
  headBirthCm: { unit: 'cm', target: 'birth_head' },
}

/** What an error about a visit as a whole, or about its values, is about. */
const visitTargets: readonly MessageTarget[] = ['date', 'age', 'size', 'weight', 'bmi', 'head', 'seat']

/** Why a value has no place on the chart. */
export type WhyUnused = 'implausible' | 'future' | 'undated' | 'unmeasured'

/** An unused value with the reason. */
export interface UnusedValue extends ChartUnused {
  readonly why: WhyUnused
}

/** The values that were given for a chart and are not on it, and why: impossible ones, and those without a place. */
export function unusedValues(
  definition: ChartDefinition,
  measure: ChartMeasure,
  assessment: PatientAssessment,
  language: ChartLanguage,
): UnusedValue[] {
  const chart = { definition, measure, assessment, language }
  const unused = unusedAtBirth(definition, measure, assessment, language)
  assessment.submitted.measurements?.forEach((given, index) => {
    for (const value of unusedAtVisit(given, index, chart)) unused.push(value)
  })
  return unused
}

/** The chart that values were given for. */
interface ChartOfValues {
  readonly definition: ChartDefinition
  readonly measure: ChartMeasure
  readonly assessment: PatientAssessment
  readonly language: ChartLanguage
}

function unusedAtVisit(given: Measurement, index: number, chart: ChartOfValues): UnusedValue[] {
  const { definition, measure, assessment } = chart
  const { axis, showsBoneAge } = definition
  const usable = assessment.patient.measurements?.[index] as Measurement
  const measured = assessment.growth.measurements[index] as MeasurementGrowth
  const { boneAgeYears } = given
  const lacksBoneAge = showsBoneAge === true && boneAgeYears !== undefined && usable.boneAgeYears === undefined
  const isMeasured = measure.fields.every((field) => given[field] !== undefined)
  const onAxis: readonly MeasuredField[] = axis.hasOwnScores && given.sizeCm !== undefined ? ['sizeCm'] : []
  const isDropped = (field: MeasuredField) => usable[field] === undefined
  const hasValue = isMeasured && measure.value(usable, measured) !== undefined
  const isUsed =
    hasValue &&
    axis.x({ age: measured.age, sizeCm: usable.sizeCm }) !== undefined &&
    !lacksDay(given, usable, measured) &&
    !measure.fields.some(isDropped) &&
    !onAxis.some(isDropped)
  // Most values: nothing is put together for them.
  if (!lacksBoneAge && (isUsed || !isMeasured)) return []
  const unused = lacksBoneAge ? [unusedBoneAge(given, boneAgeYears, index, chart)] : []
  if (isUsed || !isMeasured) return unused
  const dropped = [...measure.fields, ...onAxis].filter(isDropped)
  const value = unusedMeasured({ given, usable, index, dropped, hasValue }, chart)
  return value === undefined ? unused : [...unused, value]
}

/** Whether the date of a visit is not used, and no other age is known: then it has no place by length either. */
export function lacksDay(given: Measurement | undefined, usable: Measurement, { age }: MeasurementGrowth): boolean {
  return age === undefined && given?.date !== undefined && usable.date === undefined
}

function unusedBoneAge(given: Measurement, years: number, index: number, chart: ChartOfValues): UnusedValue {
  const { language } = chart
  const { boneAge, axes } = language.chart
  return {
    measurementIndex: index,
    date: calendarDate(given.date),
    value: `${boneAge} ${writtenValue(years, language)} ${axes.age.unit}`,
    text: errorsAbout(['bone_age'], index, chart),
    why: 'implausible',
  }
}

/** A visit whose value is not on the chart. */
interface UnusedVisit {
  readonly given: Measurement
  /** Without what is impossible. */
  readonly usable: Measurement
  readonly index: number
  /** The fields that are impossible. */
  readonly dropped: readonly MeasuredField[]
  readonly hasValue: boolean
}

/** Undefined where an impossible value would follow from possible ones, but none does. */
function unusedMeasured(visit: UnusedVisit, chart: ChartOfValues): UnusedValue | undefined {
  const { given, usable, index, dropped, hasValue } = visit
  const { definition, measure, assessment, language } = chart
  const { axis } = definition
  const { growth, days } = assessment
  const day = days.visits[index]
  const age = growth.measurements[index]?.age ?? ageAtMeasurement(growth.subject, given, day)
  const error = {
    measurementIndex: index,
    date: calendarDate(given.date),
    x: finite(axis.x({ age, sizeCm: usable.sizeCm })),
    y: finite(measure.fields.length === 1 ? given[measure.fields[0] as MeasuredField] : undefined),
    text: errorsAbout(visitTargets, index, chart),
    why: 'implausible' as const,
  }
  if (dropped.length > 0) {
    const targets = dropped.map((field) => chartedFields[field].target)
    // The reason of the value itself; where another one contradicts it, all that is wrong with the visit.
    const text = errorsAbout(targets, index, chart) || error.text
    return { ...error, text, value: valueText(dropped, given, language) }
  }
  if (!hasValue) {
    const y = finite(measure.value(usable, measurementGrowth(growth.subject, usable, day)))
    if (y === undefined) return undefined
    return { ...error, y, value: `${numberText(y, measure.decimals, language)} ${measure.unit}`.trim() }
  }
  const isUnmeasured = axis.hasOwnScores && usable.sizeCm === undefined
  const why = isUnmeasured ? 'unmeasured' : whyWithoutPlace(visit, assessment)
  const text = error.text || `${capitalised(language.chart.cautions.why[why])}.`
  return { ...error, text, value: valueText(measure.fields, given, language), why }
}

function whyWithoutPlace({ given, usable, index }: UnusedVisit, { days }: PatientAssessment): WhyUnused {
  const day = days.visits[index]
  if (given.date === undefined || usable.date !== undefined) return 'undated'
  return day !== undefined && day > days.today ? 'future' : 'implausible'
}

/** The sentences of the errors of a visit about any of the targets. */
function errorsAbout(
  targets: readonly MessageTarget[],
  index: number,
  { measure, assessment: { findings }, language }: ChartOfValues,
): string {
  return findingTexts(findingsAbout(measure, findings.visits[index]), 'error', targets, language).join(' ')
}

function unusedAtBirth(
  { axis }: ChartDefinition,
  { birthField }: ChartMeasure,
  { submitted, patient, growth, findings }: PatientAssessment,
  language: ChartLanguage,
): UnusedValue[] {
  if (birthField === undefined) return []
  const value = submitted[birthField]
  if (value === undefined || patient[birthField] !== undefined) return []
  const { unit, target } = chartedFields[birthField]
  return [
    {
      date: calendarDate(patient.dateOfBirth),
      x: axis.x({ age: growthAge(growth.subject, 0), sizeCm: patient.sizeBirthCm }),
      value: `${writtenValue(value, language)} ${unit}`,
      text: findingTexts(findings.patient, 'error', [target], language).join(' '),
      why: 'implausible',
    },
  ]
}

/** Findings of a visit without those about clinic measures that a chart doesn't show. */
export function findingsAbout({ fields, clinic }: ChartMeasure, findings: readonly Finding[] = []): readonly Finding[] {
  const shown = [clinic, ...fields.map((field) => chartedFields[field].clinic)]
  return findings.filter(
    ({ target, parameters }) => target !== 'clinic' || ('measure' in parameters && shown.includes(parameters.measure)),
  )
}

/** The sentences of findings of a severity about any of the targets. */
export function findingTexts(
  findings: readonly Finding[],
  wanted: Severity,
  targets: readonly MessageTarget[],
  { messages }: ChartLanguage,
): string[] {
  return findings
    .filter(({ severity, target }) => severity === wanted && targets.includes(target))
    .map(({ severity, code, parameters }) => messageText(messages, severity, code, parameters))
}

function valueText(fields: readonly MeasuredField[], given: Measurement, language: ChartLanguage): string {
  return fields
    .map((field) => `${writtenValue(given[field] as number, language)} ${chartedFields[field].unit}`)
    .join(', ')
}

function writtenValue(value: number, language: ChartLanguage): string {
  return finite(value) === undefined ? '–' : givenNumberText(value, language)
}

function finite(value: number | undefined): number | undefined {
  return Number.isFinite(value) ? value : undefined
}
