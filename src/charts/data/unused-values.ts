import type { PatientAssessment } from '../../assessment/assess-patient.js'
import { ageAtMeasurement, growthAge } from '../../growth/growth-age.js'
import { type MeasurementGrowth, measurementGrowth } from '../../growth/patient-growth.js'
import type { ChartLanguage } from '../../languages/language.js'
import { messageText } from '../../languages/message-text.js'
import { capitalised } from '../../languages/within-sentence.js'
import { givenNumberText, numberText } from '../../languages/written-number.js'
import type { ClinicMeasureName } from '../../model/clinic-values.js'
import type { Measurement } from '../../model/patient.js'
import type { MessageTarget, Severity } from '../../model/validation-message.js'
import type { Finding } from '../../validation/findings.js'
import type { ChartDefinition } from '../types/chart-definition.js'
import type { BirthField, ChartMeasure, MeasuredField } from '../types/measures.js'
import type { ChartUnused } from './chart-data.js'
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
  const { submitted } = assessment
  const unused = unusedAtBirth(definition, measure, assessment, language)
  submitted.measurements?.forEach((measurement, index) => {
    for (const value of unusedAtVisit(measurement, index, definition, measure, assessment, language)) unused.push(value)
  })
  return unused
}

function unusedAtVisit(
  given: Measurement,
  measurementIndex: number,
  { axis, showsBoneAge }: ChartDefinition,
  measure: ChartMeasure,
  { patient, days, growth, findings }: PatientAssessment,
  language: ChartLanguage,
): UnusedValue[] {
  const usable = patient.measurements?.[measurementIndex] as Measurement
  const measured = growth.measurements[measurementIndex] as MeasurementGrowth
  const { age } = measured
  const { boneAgeYears } = given
  const lacksBoneAge = showsBoneAge === true && boneAgeYears !== undefined && usable.boneAgeYears === undefined
  const isMeasured = measure.fields.every((field) => given[field] !== undefined)
  const onAxis: readonly MeasuredField[] = axis.hasOwnScores && given.sizeCm !== undefined ? ['sizeCm'] : []
  const isDropped = (field: MeasuredField) => usable[field] === undefined
  const derived = isMeasured ? measure.value(usable, measured) : undefined
  const isUsed =
    derived !== undefined &&
    axis.x({ age, sizeCm: usable.sizeCm }) !== undefined &&
    !measure.fields.some(isDropped) &&
    !onAxis.some(isDropped)
  // Most values: nothing is put together for them.
  if (!lacksBoneAge && (isUsed || !isMeasured)) return []
  const day = days.visits[measurementIndex]
  const visit = { measurementIndex, date: calendarDate(given.date) }
  const textAbout = (targets: readonly MessageTarget[]) =>
    findingTexts(findingsAbout(measure, findings.visits[measurementIndex]), 'error', targets, language).join(' ')
  const unused: UnusedValue[] = []
  if (lacksBoneAge) {
    const { boneAge, axes } = language.chart
    const value = `${boneAge} ${writtenValue(boneAgeYears, language)} ${axes.age.unit}`
    unused.push({ ...visit, value, text: textAbout(['bone_age']), why: 'implausible' })
  }
  if (isUsed || !isMeasured) return unused
  const dropped = [...measure.fields, ...onAxis].filter(isDropped)
  const place = {
    x: finite(axis.x({ age: age ?? ageAtMeasurement(growth.subject, given, day), sizeCm: usable.sizeCm })),
    y: finite(measure.fields.length === 1 ? given[measure.fields[0] as MeasuredField] : undefined),
  }
  const error = { ...visit, ...place, text: textAbout(visitTargets), why: 'implausible' as const }
  // The reason of the value itself; where another one contradicts it, all that is wrong with the visit.
  const text = textAbout(dropped.map((field) => chartedFields[field].target)) || error.text
  if (dropped.length > 0) unused.push({ ...error, text, value: valueText(dropped, given, language) })
  else if (derived === undefined) {
    const y = finite(measure.value(usable, measurementGrowth(growth.subject, usable, day)))
    if (y !== undefined)
      unused.push({ ...error, y, value: `${numberText(y, measure.decimals, language)} ${measure.unit}`.trim() })
  } else {
    const isDateDropped = given.date !== undefined && usable.date === undefined
    const isLater = day !== undefined && day > days.today
    const why = axis.hasOwnScores ? 'unmeasured' : !isDateDropped ? 'undated' : isLater ? 'future' : 'implausible'
    const reason = `${capitalised(language.chart.cautions.why[why])}.`
    unused.push({ ...error, text: error.text || reason, value: valueText(measure.fields, given, language), why })
  }
  return unused
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
