import { dayNumber, daysPerYear } from '../../ground/model/calendar-date.js'
import type { GainMeasure } from '../../ground/model/course-names.js'
import type { Marker } from '../../ground/model/patient.js'
import type { PatientAssessment } from '../validation/engine.js'
import { type CourseVisit, courseVisits } from './velocity/course-visit.js'
import type { SdsChange } from './velocity/growth-interval.js'
import { changeOfSds } from './velocity/sds-change.js'
import { isGrowthTreatment } from './velocity/treatment-periods.js'

/** The change of a score since a treatment of growth began. */
export interface TreatmentChange {
  readonly marker: Marker
  /** The visits that are compared: the last before the treatment, or the first under it, and the latest. */
  readonly fromIndex: number
  readonly toIndex: number
  readonly years: number
  readonly change: SdsChange
}

/** A visit counts as the one before a treatment if it is no more than this long before its start, days. */
const longestBefore = daysPerYear
/** Without one, the first visit under the treatment serves if it is no later than this, days. */
const longestAfter = daysPerYear / 4

/**
 * The change of a child's score from the beginning of the first treatment of
 * growth to the latest visit: growth hormone or suppression of puberty.
 *
 * @returns undefined without a treatment, without a visit near its beginning, or
 * where either visit has no score
 */
export function changeSinceTreatment(assessment: PatientAssessment, measure: GainMeasure): TreatmentChange | undefined {
  const { patient, growth, days } = assessment
  const begun = (patient.markers ?? [])
    .flatMap((marker) => {
      const day = marker.date === undefined ? undefined : dayNumber(marker.date)
      return isGrowthTreatment(marker) && day !== undefined ? [{ marker, day }] : []
    })
    .sort((a, b) => a.day - b.day)[0]
  if (begun === undefined) return undefined
  const visits = courseVisits(assessment, measure)
  const dayOf = ({ index }: CourseVisit) => days.visits[index] ?? Number.NaN
  const before = visits.filter((visit) => begun.day - longestBefore <= dayOf(visit) && dayOf(visit) <= begun.day)
  const under = visits.filter((visit) => begun.day < dayOf(visit) && dayOf(visit) <= begun.day + longestAfter)
  const [from, to] = [before.at(-1) ?? under[0], visits.at(-1)]
  if (from === undefined || to === undefined || dayOf(to) <= Math.max(begun.day, dayOf(from))) return undefined
  const change = changeOfSds(growth.subject, from, to)
  if (change === undefined) return undefined
  const years = (dayOf(to) - dayOf(from)) / daysPerYear
  return { marker: begun.marker, fromIndex: from.index, toIndex: to.index, years, change }
}
