import { daysPerYear } from '../../../ground/model/calendar-date.js'
import { type GrowthAge, velocityFromYears } from '../../growth/growth-age.js'
import type { PatientGrowth } from '../../growth/patient-growth.js'
import { type CourseVisit, yearsApart } from './course-visit.js'

/** The interval wished for a velocity, years: a whole year, or as near to it as there is. */
export const wholeYear = { from: 0.85, nearest: 1, to: 1.5 } as const

/** Under half a year no velocity is scored. */
export const shortestYears = 0.5

/** Days by which an interval may miss its limits, years: visits fall on days, not on fractions of a year. */
export const dayOfTolerance: number = 1 / daysPerYear

/** Whether an age is of infancy, up to the second birthday: its gains are scored and written as an infant's. */
export function isOfInfancy(years: number): boolean {
  return years < velocityFromYears + dayOfTolerance
}

/** Newborns lose weight; most have regained it by three weeks (NICE NG75), days. */
const regainedByDays = 21

/** Whether an age is of the first three weeks, in which no weight is a peak and no fall is counted: our own reading. */
export function isOfFirstWeeks(years: number): boolean {
  return Math.round(years * daysPerYear) < regainedByDays
}

/** A measure counts as the child's of today up to this long before the latest visit, years. */
const ofLateYears = 0.5

/** A value used in place of a later one that can't be is at most this old, years: our own choice, the longest interval of a velocity. */
const oldestInPlaceYears: number = wholeYear.to

/** The age at the latest visit, whatever was measured. */
export function latestAge({ measurements }: PatientGrowth): GrowthAge | undefined {
  let latest: GrowthAge | undefined
  for (const { age } of measurements) {
    if (age !== undefined && age.chronologicalYears > (latest?.chronologicalYears ?? -1)) latest = age
  }
  return latest
}

/**
 * Whether the latest value in use is the child's of today: within half a year of the latest visit. A value left out
 * after it, or an impossible one, counts: what it would have replaced holds on, up to one and a half years old.
 */
export function isOfLate(
  { age, leftOutUntil = age }: Pick<CourseVisit, 'age' | 'leftOutUntil'>,
  latest: GrowthAge,
): boolean {
  return (
    yearsApart(leftOutUntil, latest) <= ofLateYears + dayOfTolerance &&
    yearsApart(age, latest) <= oldestInPlaceYears + dayOfTolerance
  )
}

/**
 * How many visits, the youngest first, meet what every visit younger than one that
 * meets it meets too: in few steps, however many there are.
 */
export function countMeeting(visits: readonly CourseVisit[], isMet: (visit: CourseVisit) => boolean): number {
  let [from, to] = [0, visits.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (isMet(visits[middle] as CourseVisit)) from = middle + 1
    else to = middle
  }
  return from
}

/** How many visits are at least these years before another. */
function countBefore(visits: readonly CourseVisit[], { age }: CourseVisit, years: number): number {
  return countMeeting(visits, (visit) => yearsApart(visit.age, age) >= years)
}

/** The latest visit before the day of another. */
export function visitBefore(to: CourseVisit, visits: readonly CourseVisit[]): CourseVisit | undefined {
  return visits[countBefore(visits, to, dayOfTolerance / 2) - 1]
}

/** The visit nearest to a year before, else the latest at least half a year before, else the previous one. */
export function velocityPartner(to: CourseVisit, visits: readonly CourseVisit[]): CourseVisit | undefined {
  const aYearBefore = countBefore(visits, to, wholeYear.nearest)
  const off = (from: CourseVisit) => Math.abs(yearsApart(from.age, to.age) - wholeYear.nearest)
  const nearest = visits
    .slice(Math.max(0, aYearBefore - 1), aYearBefore + 1)
    .filter(({ age }) => {
      const years = yearsApart(age, to.age)
      return years >= wholeYear.from - dayOfTolerance && years <= wholeYear.to + dayOfTolerance
    })
    .sort((a, b) => off(a) - off(b))[0]
  return nearest ?? visits[countBefore(visits, to, shortestYears - dayOfTolerance) - 1] ?? visitBefore(to, visits)
}
