import { monthsPerYear } from '../model/calendar-date.js'
import type { ClinicClass, ClinicMeasureName } from '../model/clinic-values.js'
import type { Measurement } from '../model/patient.js'
import { lookUpBloodPressure, type Pressure } from './blood-pressure.js'
import { type ScoredValue, scoreOfPercentile, scoreValue } from './distribution.js'
import { lookUp } from './lookup.js'
import type { AssessedMeasure, MeasuredChild } from './measure-set.js'
import type { ReferenceSet, SeriesName } from './reference-set.js'
import { referenceName } from './table.js'

/** A measure by age: its value at a visit, its series, and the class that a guideline gives it. */
interface MeasureByAge {
  readonly measure: ClinicMeasureName
  readonly series: SeriesName
  readonly value: (visit: Measurement) => number | undefined
  readonly classOf?: (value: number, child: MeasuredChild) => ClinicClass | undefined
}

function ratio(part: number | undefined, whole: number | undefined): number | undefined {
  return part === undefined || whole === undefined || !(whole > 0) ? undefined : part / whole
}

/**
 * "Keep your waist to less than half your height": NICE. Overweight and obesity
 * management (NG246). 2025, also for children from 5 years; M. Ashwell, P. Gunn,
 * S. Gibson, Obes. Rev. 13 (2012) 275-286. For children with a disease that changes
 * proportions it was not made.
 */
const halfHeight = 0.5
const halfHeightFromYears = 5

function waistClass(value: number, { years, hasDisease }: MeasuredChild): ClinicClass | undefined {
  if (years === undefined || years < halfHeightFromYears || hasDisease || value < halfHeight) return undefined
  return { name: 'waistHalfHeight', source: 'NICE NG246' }
}

/**
 * Below 115 mm from 6 to 59 months: severe acute malnutrition. WHO, UNICEF. WHO child
 * growth standards and the identification of severe acute malnutrition in infants and
 * children. 2009. From 115 to below 125 mm: moderate. WHO, e-Library of Evidence for
 * Nutrition Actions; the guideline on wasting of 2023 uses the same limits.
 */
const armLimits = [
  { belowCm: 11.5, name: 'armBelow115' },
  { belowCm: 12.5, name: 'armBelow125' },
] as const
const armFromMonths = 6
const armBelowMonths = 60

function armClass(value: number, { years }: MeasuredChild): ClinicClass | undefined {
  if (years === undefined) return undefined
  const months = years * monthsPerYear
  if (months < armFromMonths || months >= armBelowMonths) return undefined
  const limit = armLimits.find(({ belowCm }) => value < belowCm)
  return limit && { name: limit.name, source: 'WHO' }
}

const measuresByAge: readonly MeasureByAge[] = [
  { measure: 'waist', series: 'waist', value: ({ waistCm }) => waistCm },
  { measure: 'hip', series: 'hip', value: ({ hipCm }) => hipCm },
  {
    measure: 'waistHeightRatio',
    series: 'waistHeightRatio',
    value: ({ waistCm, sizeCm }) => ratio(waistCm, sizeCm),
    classOf: waistClass,
  },
  { measure: 'waistHipRatio', series: 'waistHipRatio', value: ({ waistCm, hipCm }) => ratio(waistCm, hipCm) },
  { measure: 'arm', series: 'armCircumference', value: ({ armCm }) => armCm, classOf: armClass },
  { measure: 'triceps', series: 'tricepsSkinfold', value: ({ tricepsMm }) => tricepsMm },
  { measure: 'subscapular', series: 'subscapularSkinfold', value: ({ subscapularMm }) => subscapularMm },
]

/** The percentiles that blood pressure is read by, the highest first. */
const pressureLimits = [
  { percentile: 99, name: 'fromP99' },
  { percentile: 95, name: 'fromP95' },
  { percentile: 90, name: 'fromP90' },
] as const

function pressureClass({ score, place }: ScoredValue): ClinicClass | undefined {
  const limit = pressureLimits.find(({ percentile }) => score >= scoreOfPercentile(percentile))
  return limit && { name: limit.name, source: referenceName(place.table) }
}

/** The values of a visit with their scores by the series of a set; a set's own series takes precedence over it. */
export function assessByAge(set: ReferenceSet, child: MeasuredChild, visit: Measurement): readonly AssessedMeasure[] {
  return measuresByAge.flatMap(({ measure, series, value: valueAtVisit, classOf }): readonly AssessedMeasure[] => {
    const value = valueAtVisit(visit)
    if (value === undefined) return []
    const named = classOf?.(value, child)
    const { gender, referenceYears: years } = child
    const from = child.references.series[series] === undefined ? set : child.references
    if (from.series[series] === undefined) return [{ measure, value, unscored: 'references', class: named }]
    if (gender === undefined) return [{ measure, value, unscored: 'sex', class: named }]
    if (years === undefined) return [{ measure, value, unscored: 'unknownAge' }]
    const scored = scoreValue(lookUp(from, series, gender, years), value)
    return [{ measure, value, ...(scored === undefined ? { unscored: 'age' } : { scored }), class: named }]
  })
}

/** Systolic and diastolic pressure with their scores by age and height. */
export function assessBloodPressure(child: MeasuredChild, visit: Measurement): readonly AssessedMeasure[] {
  return [
    ...assessPressure('systolic', visit.systolicMmHg, child, visit),
    ...assessPressure('diastolic', visit.diastolicMmHg, child, visit),
  ]
}

function assessPressure(
  measure: Pressure,
  value: number | undefined,
  { gender, years }: MeasuredChild,
  { sizeCm }: Measurement,
): readonly AssessedMeasure[] {
  if (value === undefined) return []
  if (gender === undefined) return [{ measure, value, unscored: 'sex' }]
  if (years === undefined) return [{ measure, value, unscored: 'unknownAge' }]
  if (sizeCm === undefined) return [{ measure, value, unscored: 'height' }]
  const scored = scoreValue(lookUpBloodPressure(measure, gender, years, sizeCm), value)
  return scored === undefined
    ? [{ measure, value, unscored: 'age' }]
    : [{ measure, value, scored, class: pressureClass(scored) }]
}

/** Without references for blood pressure. */
export function unscoredPressures({ systolicMmHg, diastolicMmHg }: Measurement): readonly AssessedMeasure[] {
  const given = [
    ['systolic', systolicMmHg],
    ['diastolic', diastolicMmHg],
  ] as const
  return given.flatMap(([measure, value]) =>
    value === undefined ? [] : [{ measure, value, unscored: 'references' as const }],
  )
}
