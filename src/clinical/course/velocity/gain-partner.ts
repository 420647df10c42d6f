import { monthsPerYear } from '../../../ground/model/calendar-date.js'
import type { GainMeasure } from '../../../ground/model/course-names.js'
import type { Gender } from '../../../ground/model/patient.js'
import { isCorrected } from '../../growth/growth-age.js'
import type { CourseVisit } from './course-visit.js'
import { countMeeting } from './earlier-visits.js'
import {
  type GainPlace,
  type GainTable,
  gainAt,
  gainPlace,
  gainTables,
  lastGainStart,
  matchedWithin,
} from './velocity-references.js'

/** An earlier visit from which a gain is scored, and the interval of WHO's that it matches. */
export interface GainPartner {
  readonly from: CourseVisit
  readonly place: GainPlace
}

/** The time between two visits by the age at which references are read, months. */
export function referenceMonthsApart(from: CourseVisit, to: CourseVisit): number {
  return (to.age.referenceYears - from.age.referenceYears) * monthsPerYear
}

/**
 * The latest earlier visit that one of WHO's intervals matches, with ages counted
 * alike. For each interval one visit can be it, the latest that is not too near, and
 * that is found in few steps: a child seen every hour takes hardly longer for a visit
 * than one seen every month.
 *
 * @param earlier the visits before, the youngest first
 */
export function gainPartner(
  measure: GainMeasure,
  gender: Gender,
  to: CourseVisit,
  earlier: readonly CourseVisit[],
): GainPartner | undefined {
  const latest = gainTables(measure, gender).reduce((found, table) => {
    const match = (from: CourseVisit) => matchOf(table, from, to)
    const index = countMeeting(earlier, (from) => match(from) !== 'too_near') - 1
    const from = earlier[index]
    return index > found && from !== undefined && match(from) === 'matched' ? index : found
  }, -1)
  const from = earlier[latest]
  const place =
    from && gainPlace(measure, gender, from.age.referenceYears * monthsPerYear, referenceMonthsApart(from, to))
  return from && place && { from, place }
}

/** How the time between two visits fits an interval of these months. */
function matchOf(table: GainTable, from: CourseVisit, to: CourseVisit): 'too_near' | 'matched' | 'too_far' {
  // Ages are corrected for gestation up to an age: what is counted otherwise lies before all that is counted alike.
  if (isCorrected(from.age) !== isCorrected(to.age)) return 'too_far'
  const fromMonths = from.age.referenceYears * monthsPerYear
  if (fromMonths > lastGainStart(table)) return 'too_near'
  const place = gainAt(table, fromMonths)
  if (place === undefined) return 'too_far'
  const off = referenceMonthsApart(from, to) / place.length - 1
  return off <= -matchedWithin ? 'too_near' : off < matchedWithin ? 'matched' : 'too_far'
}
