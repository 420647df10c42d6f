import type { BmiClassResult } from '../model/bmi-class.js'
import type { BmiClassification, BmiLimit } from '../references/bmi-classes.js'
import { ageAtLimits, bmiClassAt, bmiLimitAt } from '../references/classify-bmi.js'
import { percentileScores } from '../references/percentile-scores.js'
import { publicationName, referenceName } from '../references/table.js'
import { diseaseSeries } from './disease.js'
import type { GrowthSubject } from './growth-subject.js'
import type { MeasurementGrowth } from './patient-growth.js'

/** A high percentile of a body mass index, kg/m². */
export interface HighPercentile {
  readonly percentile: number
  readonly bmi: number
  /** Whose percentile it is, `AGA 2015`. */
  readonly reference: string
}

/**
 * The class of a visit's body mass index, at the age and with the position at
 * which the index is scored.
 *
 * @returns undefined without a sex, at ages without limits, and in a disease with
 * a reference for body mass index: general limits would flag what is usual in it
 */
export function bmiClassOf(
  subject: GrowthSubject,
  { age, bmi, scored }: MeasurementGrowth,
): BmiClassResult | undefined {
  const { gender, bmiClasses } = subject
  if (bmi === undefined || age === undefined || gender === undefined || bmiClasses === undefined) return undefined
  if (hasBmiOfDisease(subject)) return undefined
  const years = age.referenceYears
  const index = scored.bmi?.value ?? bmi
  const bmiClass = bmiClassAt(bmiClasses, gender, years, index, scored.bmi)
  if (bmiClass === undefined) return undefined
  const reference = publicationName(bmiClasses.publication)
  const isLast = bmiClass === bmiClasses.limits.at(-1)?.class
  const high = isLast && bmiClasses.percentOf !== undefined ? highPercentile(subject, years) : undefined
  if (high === undefined) return { class: bmiClass, reference }
  const { percentile } = high
  return { class: bmiClass, reference, percentOf: { percentile, percent: (100 * index) / high.bmi } }
}

/** Whether one of the patient's diseases has a reference for body mass index. */
export function hasBmiOfDisease({ diseases }: GrowthSubject): boolean {
  return diseases.length > 0 && diseases.some((disease) => diseaseSeries(disease, 'bmi') !== undefined)
}

/** The percentile that is used where a classification names none. */
const usualPercentile = 97

/**
 * The percentile of which a high body mass index is given in per cent: that of
 * the classification, else P97 of its table.
 *
 * @returns undefined at ages without limits
 */
export function highPercentile({ gender, bmiClasses }: GrowthSubject, years: number): HighPercentile | undefined {
  if (gender === undefined || bmiClasses === undefined) return undefined
  const age = ageAtLimits(bmiClasses, years)
  const limit = limitAlong(bmiClasses, age)
  const bmi = limit === undefined ? undefined : bmiLimitAt(limit, gender, age)
  if (limit === undefined || bmi === undefined) return undefined
  return { percentile: limit.percentile ?? usualPercentile, bmi, reference: referenceName(limit.table) }
}

function limitAlong({ limits, percentOf }: BmiClassification, years: number): BmiLimit | undefined {
  const ofAge = limits.filter(({ from, to }) => years >= from && years <= to)
  const named = ofAge.find(({ percentile, times }) => percentile === percentOf && times === undefined)
  if (percentOf !== undefined && named !== undefined) return named
  const last = ofAge.at(-1)
  if (last === undefined) return undefined
  const sds = percentileScores[usualPercentile]
  return { ...last, percentile: usualPercentile, sds: { male: sds, female: sds }, times: 1, atMost: undefined }
}
