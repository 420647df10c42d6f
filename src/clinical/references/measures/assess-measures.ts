import {
  adultPressureFrom,
  type ClinicClass,
  type ClinicMeasureName,
  type ClinicUnscored,
} from '../../../ground/model/clinic-values.js'
import type { Measurement } from '../../../ground/model/patient.js'
import { percentileScores, type ScoredValue, scoreValue, valueAt } from '../distribution.js'
import { lookUp } from '../lookup.js'
import type { Pressure, PressureReference, ReferenceSet, SeriesName } from '../reference-set.js'
import { referenceName } from '../table.js'
import { armLimits, type ClinicClassLimit, waistHalfHeight } from './clinic-class-limits.js'
import { type AssessedMeasure, type MeasuredChild, type MeasuredGrowth, setWithSeries } from './measure-set.js'

/** A measure by age: its value at a visit, its series, and the class that a guideline gives it. */
interface MeasureByAge {
  readonly measure: ClinicMeasureName
  readonly series: SeriesName
  readonly value: (visit: Measurement) => number | undefined
  readonly limits?: readonly ClinicClassLimit[]
}

function ratio(part: number | undefined, whole: number | undefined): number | undefined {
  return part === undefined || whole === undefined || !(whole > 0) ? undefined : part / whole
}

/** The class of a value by fixed limits, the lowest first. */
function classBy(
  limits: readonly ClinicClassLimit[],
  value: number,
  { years, hasDisease }: MeasuredChild,
): ClinicClass | undefined {
  if (years === undefined) return undefined
  const crossed = limits.find(({ at, side, from, to, isGeneral }) => {
    if (years < from || years >= to || (isGeneral === true && hasDisease)) return false
    return side === 'below' ? value < at : value >= at
  })
  return crossed && { name: crossed.class, source: crossed.source }
}

const measuresByAge: readonly MeasureByAge[] = [
  { measure: 'waist', series: 'waist', value: ({ waistCm }) => waistCm },
  { measure: 'hip', series: 'hip', value: ({ hipCm }) => hipCm },
  {
    measure: 'waistHeightRatio',
    series: 'waistHeightRatio',
    value: ({ waistCm, sizeCm }) => ratio(waistCm, sizeCm),
    limits: [waistHalfHeight],
  },
  { measure: 'waistHipRatio', series: 'waistHipRatio', value: ({ waistCm, hipCm }) => ratio(waistCm, hipCm) },
  { measure: 'arm', series: 'armCircumference', value: ({ armCm }) => armCm, limits: armLimits },
  { measure: 'triceps', series: 'tricepsSkinfold', value: ({ tricepsMm }) => tricepsMm },
  { measure: 'subscapular', series: 'subscapularSkinfold', value: ({ subscapularMm }) => subscapularMm },
]

/** The percentiles that blood pressure is read by, the highest first. */
const pressureLimits = [
  { percentile: 99, name: 'fromP99' },
  { percentile: 95, name: 'fromP95' },
  { percentile: 90, name: 'fromP90' },
] as const

/**
 * The fixed limits from 16 years, mmHg, the highest first: a reading is in the range of
 * high-normal or hypertensive pressure; hypertension is diagnosed from several occasions.
 * Of these and the percentile the lower counts, as the German S2k guideline says (Hager A,
 * Wühl E, Bönner G, et al. Arterielle Hypertonie im Kindes- und Jugendalter; 2012/2013,
 * updated 30 June 2015).
 *
 * Lurbe E, Agabiti-Rosei E, Cruickshank JK, et al. J Hypertens 2016;34:1887-1920,
 * doi:10.1097/HJH.0000000000001039.
 */
const adultPressureLimits = [
  { name: 'adultHypertensive2', systolic: 160, diastolic: 100 },
  { name: 'adultHypertensive', systolic: 140, diastolic: 90 },
  { name: 'adultHighNormal', systolic: 130, diastolic: 85 },
] as const

const adultLimitsSource = 'ESH 2016'

function adultPressureClass(measure: Pressure, value: number, years: number | undefined): ClinicClass | undefined {
  if (years === undefined || years < adultPressureFrom) return undefined
  const limit = adultPressureLimits.find((each) => value >= each[measure])
  return limit && { name: limit.name, source: adultLimitsSource }
}

/** The class of a child's pressure without a score, by the adult limits of hypertension, which are high at any age: our own choice. */
export function unscoredPressureClass(measure: Pressure, value: number): ClinicClass | undefined {
  const named = adultPressureClass(measure, value, adultPressureFrom)
  return named?.name === 'adultHighNormal' ? undefined : named
}

/** Above P99 by more than this, mmHg, begins under 16 years what ESH 2016 gives a row of its own. */
const aboveP99 = 5

/**
 * Whether a reading is in the range of ESH's second row: under 16 years by the P99 of the reference that scored it, from
 * then on from 160 or 100 mmHg, and so at any age without a score, which is our own choice. It is a range, never a stage.
 */
export function isFarHigh({ measure, value, scored }: AssessedMeasure, years: number | undefined): boolean {
  if (measure !== 'systolic' && measure !== 'diastolic') return false
  const isChild = years !== undefined && years < adultPressureFrom
  const p99 = isChild && scored ? valueAt(scored.place, percentileScores[99]) : undefined
  if (p99 !== undefined) return value > p99 + aboveP99
  return unscoredPressureClass(measure, value)?.name === 'adultHypertensive2'
}

/** By its percentile and by the adult limits; where only one of them is crossed, by that. */
function pressureClass(scored: ScoredValue, adult: ClinicClass | undefined): ClinicClass | undefined {
  const limit = pressureLimits.find(({ percentile }) => scored.score >= percentileScores[percentile])
  if (limit === undefined) return adult
  const source = referenceName(scored.place.table)
  return adult === undefined ? { name: limit.name, source } : { name: limit.name, source, adult }
}

/** The values of a visit with their scores by the series of a set; a set's own series takes precedence over it. */
export function assessByAge(set: ReferenceSet, child: MeasuredChild, visit: Measurement): readonly AssessedMeasure[] {
  return measuresByAge.flatMap(({ measure, series, value: valueAtVisit, limits }): readonly AssessedMeasure[] => {
    const value = valueAtVisit(visit)
    if (value === undefined) return []
    const named = limits && classBy(limits, value, child)
    const { gender, referenceYears: years } = child
    const from = setWithSeries(set, child.references, series)
    if (from === undefined) return [{ measure, value, unscored: 'references', class: named }]
    if (gender === undefined) return [{ measure, value, unscored: 'sex', class: named }]
    if (years === undefined) return [{ measure, value, unscored: 'unknownAge' }]
    const scored = scoreValue(lookUp(from, series, gender, years), value)
    return [{ measure, value, ...(scored === undefined ? { unscored: 'age' } : { scored }), class: named }]
  })
}

/** Systolic and diastolic pressure with their scores by age and height. */
export function assessBloodPressure(
  reference: PressureReference | undefined,
  child: MeasuredChild,
  visit: Measurement,
): readonly AssessedMeasure[] {
  return [
    ...assessPressure('systolic', reference, child, visit),
    ...assessPressure('diastolic', reference, child, visit),
  ]
}

function assessPressure(
  measure: Pressure,
  reference: PressureReference | undefined,
  { gender, years }: MeasuredChild,
  { sizeCm, ...visit }: Measurement,
): readonly AssessedMeasure[] {
  const value = visit[`${measure}MmHg` as const]
  if (value === undefined) return []
  const adult = adultPressureClass(measure, value, years)
  const unscored = (why: ClinicUnscored): readonly AssessedMeasure[] => [
    { measure, value, unscored: why, ...(adult && { class: adult }) },
  ]
  if (reference === undefined) return unscored('references')
  if (gender === undefined) return unscored('sex')
  if (years === undefined) return unscored('unknownAge')
  if (sizeCm === undefined) return unscored('height')
  const scored = scoreValue(reference.lookUp(measure, gender, years, sizeCm), value)
  return scored === undefined ? unscored('age') : [{ measure, value, scored, class: pressureClass(scored, adult) }]
}

/** Whether a set scored a value, and not the set of the child's growth. */
export function isScoredBySet({ subject: { references: own }, measurements }: MeasuredGrowth): boolean {
  const isOwn = (measure: ClinicMeasureName) => {
    const series = measuresByAge.find((each) => each.measure === measure)?.series
    return series !== undefined && own.series[series] !== undefined
  }
  return measurements.some(({ clinic = [] }) =>
    clinic.some(({ measure, scored }) => scored !== undefined && !isOwn(measure)),
  )
}
