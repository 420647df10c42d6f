import type { PatientAssessment } from '../../assessment/assess-patient.js'
import { ageAtDate, growthAge } from '../../growth/growth-age.js'
import type { MeasurementGrowth } from '../../growth/measurement-growth.js'
import { dayNumber, isoDate } from '../../model/calendar-date.js'
import { clampScore } from '../../model/score.js'
import { percentileOf, type ScoredValue } from '../../references/distribution.js'
import { plainText } from '../../text/plain-text.js'
import type { Visit } from '../types/axes/axis-kind.js'
import type { ChartDefinition } from '../types/chart-definition.js'
import type { ChartMeasure } from '../types/measures.js'
import type { ChartBoneAge, ChartMarker, ChartPoint } from './chart-data.js'

/** What a chart shows of a patient. */
export interface PatientValues {
  readonly points: readonly ChartPoint[]
  readonly birth: ChartPoint | undefined
  readonly boneAges: readonly ChartBoneAge[]
  readonly markers: readonly ChartMarker[]
}

/** Reads what a chart shows from a patient whose implausible values have been left out. */
export function patientValues(
  definition: ChartDefinition,
  measure: ChartMeasure,
  assessment: PatientAssessment,
): PatientValues {
  const points = measuredPoints(definition, measure, assessment)
  return {
    points,
    birth: birthPoint(definition, measure, assessment),
    boneAges: boneAges(definition, assessment, points),
    markers: markers(definition, assessment),
  }
}

function measuredPoints(
  { axis, series }: ChartDefinition,
  measure: ChartMeasure,
  { patient, growth }: PatientAssessment,
): ChartPoint[] {
  const points: ChartPoint[] = []
  patient.measurements?.forEach((measurement, measurementIndex) => {
    const own = growth.measurements[measurementIndex] as MeasurementGrowth
    const visit: Visit = { age: own.age, sizeCm: measurement.sizeCm }
    const y = measure.value(measurement, own)
    const x = axis.x(visit)
    if (x === undefined || y === undefined) return
    const assessed = axis.assess(growth.subject, series, visit, measure.toReference?.(y) ?? y)
    points.push({
      measurementIndex,
      date: calendarDate(measurement.date),
      ageYears: own.age?.chronologicalYears,
      x,
      y,
      uncorrectedX: axis.uncorrectedX?.(visit),
      ...scored(assessed),
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
  const assessed = scoresBirthByGestation
    ? measure.birthAssessed?.(growth.birth)
    : axis.assess(subject, series, visit, y)
  return {
    date: calendarDate(patient.dateOfBirth),
    ageYears: 0,
    x,
    y,
    uncorrectedX: axis.uncorrectedX?.(visit),
    ...scored(assessed),
  }
}

function scored(assessed: ScoredValue | undefined): Pick<ChartPoint, 'score' | 'percentile' | 'reference'> {
  if (assessed === undefined) return {}
  const score = clampScore(assessed.score)
  return { score, percentile: percentileOf(score.value), reference: assessed.place.table.publications[0].shortName }
}

function boneAges(
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

function markers({ axis }: ChartDefinition, { patient, growth }: PatientAssessment): ChartMarker[] {
  const found: ChartMarker[] = []
  for (const { text, date } of patient.markers ?? []) {
    const day = calendarDate(date)
    if (day === undefined) continue
    const x = axis.x({ age: ageAtDate(growth.subject, day) })
    if (x !== undefined) found.push({ x, text: plainText(text), date: day })
  }
  return found.sort((a, b) => a.x - b.x)
}

/** The day of a date or date-time, ISO. */
function calendarDate(date: string | undefined): string | undefined {
  const day = date === undefined ? undefined : dayNumber(date)
  return day === undefined ? undefined : isoDate(day)
}
