import type { PatientAssessment } from '../../assessment/assess-patient.js'
import { growthAge } from '../../growth/growth-age.js'
import { type ScoredValue, scoreOfPercentile, valueAt } from '../../references/distribution.js'
import type { ChartDefinition } from '../types/chart-definition.js'
import type { ChartMeasure } from '../types/measures.js'
import type { ChartBirth, ChartRung } from './chart-data.js'
import { calendarDate, pretermAge, scoreOf } from './point-score.js'

/** The percentiles of the reference at birth that a chart shows beside the value. */
const rungs = [3, 50, 97] as const

/**
 * The value at birth. On every chart it is scored by the reference for size at
 * birth, by gestation: the patient's result has the same score.
 */
export function birthPoint(
  { axis }: ChartDefinition,
  measure: ChartMeasure,
  { patient, growth }: PatientAssessment,
): ChartBirth | undefined {
  const visit = { age: growthAge(growth.subject, 0), sizeCm: patient.sizeBirthCm }
  const x = axis.x(visit)
  const y = measure.birth?.(patient)
  if (x === undefined || y === undefined) return undefined
  const scored = measure.birthScored?.(growth.birth)
  return {
    date: calendarDate(patient.dateOfBirth),
    ageYears: 0,
    x,
    y,
    ...pretermAge(axis, growth.subject, visit),
    ...scoreOf(scored),
    // Its percentiles by gestation have no place on an axis of body length.
    ladder: scored === undefined || axis.hasOwnScores ? [] : ladderOf(scored),
  }
}

function ladderOf({ place }: ScoredValue): ChartRung[] {
  const ladder: ChartRung[] = []
  for (const percentile of rungs) {
    const y = valueAt(place, scoreOfPercentile(percentile))
    if (y !== undefined) ladder.push({ percentile, y })
  }
  return ladder
}
