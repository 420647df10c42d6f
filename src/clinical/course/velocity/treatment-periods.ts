import type { Marker, Patient } from '../../../ground/model/patient.js'
import { ageAtDate } from '../../growth/growth-age.js'
import type { PatientAssessment } from '../../validation/engine.js'
import type { CourseVisit } from './course-visit.js'
import { countMeeting, dayOfTolerance } from './earlier-visits.js'

/**
 * A treatment is decided on at a visit and begins some weeks later: a last visit up to two
 * months before its beginning or end counts as the first one afterwards. Our own choice.
 */
const baselineYears = 2 / 12

/** How long growth takes to settle after a change, years: our own choice, as no velocity is scored over less. */
const settlingYears = 0.5

/** Whether a marker is of a treatment that changes how a child grows. */
export function isGrowthTreatment({ kind }: Marker): boolean {
  return kind === 'growth-hormone' || kind === 'puberty-suppression'
}

/** No method was made for children who are ill, or treated for their growth. */
export function excludedBy({ diseases = [], gmfcsLevel, markers = [] }: Patient): 'disease' | 'treatment' | undefined {
  if (diseases.length > 0 || gmfcsLevel !== undefined) return 'disease'
  return markers.some(isGrowthTreatment) ? 'treatment' : undefined
}

/** The ages at which a treatment of growth began or ended, years since birth, ascending. */
export function treatmentChanges({ patient, growth }: PatientAssessment): readonly number[] {
  return (patient.markers ?? [])
    .filter(isGrowthTreatment)
    .flatMap(({ date, until }) => [date, until])
    .flatMap((date) => (date === undefined ? [] : (ageAtDate(growth.subject, date)?.chronologicalYears ?? [])))
    .sort((a, b) => a - b)
}

/** The visits from which growth to another can be counted, and whether it has settled by then. */
interface TreatmentPeriod {
  readonly visits: readonly CourseVisit[]
  readonly hasSettled: boolean
}

/** The earlier visits under the same treatment as one, or without it as well. */
export function samePeriod(
  changes: readonly number[],
  { age }: CourseVisit,
  earlier: readonly CourseVisit[],
): TreatmentPeriod {
  const changedAt = changes.filter((change) => change < age.chronologicalYears).at(-1)
  if (changedAt === undefined) return { visits: earlier, hasSettled: true }
  const before = countMeeting(earlier, (visit) => visit.age.chronologicalYears <= changedAt)
  const baseline = earlier[before - 1]
  const isNear = baseline !== undefined && changedAt - baseline.age.chronologicalYears <= baselineYears + dayOfTolerance
  return {
    visits: earlier.slice(isNear ? before - 1 : before),
    hasSettled: age.chronologicalYears - changedAt > settlingYears + dayOfTolerance,
  }
}
