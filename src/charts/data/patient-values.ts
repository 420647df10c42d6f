import type { PatientAssessment } from '../../assessment/assess-patient.js'
import { ageAtDate, growthAge } from '../../growth/growth-age.js'
import type { MeasurementGrowth } from '../../growth/patient-growth.js'
import { dayNumber, isoDate } from '../../model/calendar-date.js'
import { percentileOf, reportScore, type ScoredValue } from '../../references/distribution.js'
import { plainText } from '../../text/plain-text.js'
import type { ChartDefinition, Visit } from '../types/chart-definition.js'
import type { ChartMeasure } from '../types/measures.js'
import type { ChartBoneAge, ChartMarker, ChartPoint } from './chart-data.js'

/** What a chart shows of a patient. */
export interface PatientValues {
  readonly points: readonly ChartPoint[]
  readonly birth: ChartPoint | undefined
  readonly boneAges: readonly ChartBoneAge[]
  readonly markers: readonly ChartMarker[]
}

/** What a chart shows of a patient without the implausible values. */
export function patientValues(
  definition: ChartDefinition,
  measure: ChartMeasure,
  assessment: PatientAssessment,
): PatientValues {
  const points = measuredPoints(definition, measure, assessment)
  return {
    points,
    birth: birthPoint(definition, measure, assessment),
    boneAges: boneAgePoints(definition, assessment, points),
    markers: datedMarkers(definition, assessment),
  }
}

/** The value at birth and those measured since. */
export function allPoints({ points, birth }: PatientValues): readonly ChartPoint[] {
  return birth === undefined ? points : [birth, ...points]
}

function measuredPoints(
  { axis, series }: ChartDefinition,
  measure: ChartMeasure,
  { patient, growth }: PatientAssessment,
): ChartPoint[] {
  const points: ChartPoint[] = []
  patient.measurements?.forEach((measurement, measurementIndex) => {
    const measured = growth.measurements[measurementIndex] as MeasurementGrowth
    const visit: Visit = { age: measured.age, sizeCm: measurement.sizeCm }
    const y = measure.value(measurement, measured)
    const x = axis.x(visit)
    if (x === undefined || y === undefined) return
    const result = axis.assess(growth.subject, series, visit, measure.toReference?.(y) ?? y)
    points.push({
      measurementIndex,
      date: calendarDate(measurement.date),
      ageYears: measured.age?.chronologicalYears,
      x,
      y,
      uncorrectedX: axis.uncorrectedX?.(visit),
      ...scoreAndPercentile(result),
    })
  })
  return points.sort((a, b) => a.x - b.x)
}

function birthPoint(
  { axis, series, scoresBirthByGestation }: ChartDefinition,
  measure: ChartMeasure,
  { patient, growth }: PatientAssessment,
): ChartPoint | undefined {
  const { subject } = growth
  const visit: Visit = { age: growthAge(subject, 0), sizeCm: patient.sizeBirthCm }
  const x = axis.x(visit)
  const y = measure.birth?.(patient)
  if (x === undefined || y === undefined) return undefined
  const result = scoresBirthByGestation ? measure.birthScored?.(growth.birth) : axis.assess(subject, series, visit, y)
  return {
    date: calendarDate(patient.dateOfBirth),
    ageYears: 0,
    x,
    y,
    uncorrectedX: axis.uncorrectedX?.(visit),
    ...scoreAndPercentile(result),
  }
}

function scoreAndPercentile(result: ScoredValue | undefined): Pick<ChartPoint, 'score' | 'percentile' | 'reference'> {
  if (result === undefined) return {}
  const score = reportScore(result)
  return { score, percentile: percentileOf(score.value), reference: score.reference }
}

function boneAgePoints(
  { axis, showsBoneAge }: ChartDefinition,
  { patient }: PatientAssessment,
  points: readonly ChartPoint[],
): ChartBoneAge[] {
  const { boneAgeX } = axis
  if (!showsBoneAge || boneAgeX === undefined) return []
  return points.flatMap(({ measurementIndex, x, y }) => {
    const years = measurementIndex === undefined ? undefined : patient.measurements?.[measurementIndex]?.boneAgeYears
    if (measurementIndex === undefined || years === undefined) return []
    return [{ measurementIndex, x: boneAgeX(years), y, pointX: x }]
  })
}

function datedMarkers({ axis }: ChartDefinition, { patient, growth }: PatientAssessment): ChartMarker[] {
  const markers: ChartMarker[] = []
  for (const { text, date } of patient.markers ?? []) {
    const day = calendarDate(date)
    if (day === undefined) continue
    const x = axis.x({ age: ageAtDate(growth.subject, day) })
    if (x !== undefined) markers.push({ x, text: plainText(text), date: day })
  }
  return markers.sort((a, b) => a.x - b.x)
}

/** The day of a date or date-time, ISO. */
function calendarDate(date: string | undefined): string | undefined {
  const day = date === undefined ? undefined : dayNumber(date)
  return day === undefined ? undefined : isoDate(day)
}
