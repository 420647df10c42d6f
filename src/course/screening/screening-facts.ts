import type { PatientGrowth } from '../../growth/patient-growth.js'
import type { GainMeasure, ScreeningQuantity } from '../../model/course-names.js'
import type { Gender, Patient } from '../../model/patient.js'
import { type CourseFacts, type CourseVisit, yearsApart } from '../velocity/course-visit.js'
import { dayOfTolerance, wholeYear } from '../velocity/earlier-visits.js'
import type { GrowthInterval } from '../velocity/growth-interval.js'
import { changeOfSds } from '../velocity/sds-change.js'

/** A quantity, or why there is none. */
export type ScreeningValue = number | 'missing' | 'not_comparable'

/** What the rules compare, of the latest visit. */
export interface ScreeningFacts {
  readonly gender: Gender
  /** Age at the latest visit with a value, years. */
  readonly ageYears: number
  /** The latest visit with each measure, if it is not long ago. */
  readonly visits: {
    readonly [measure in GainMeasure]: { readonly index: number; readonly ageYears: number } | undefined
  }
  readonly quantities: { readonly [quantity in ScreeningQuantity]: ScreeningValue }
  /** The two visits of each change. */
  readonly changes: { readonly [quantity in ScreeningChange]: ChangedVisits }
}

/** The visits that a change lies between. */
type ChangedVisits = readonly [from: CourseVisit | undefined, to: CourseVisit | undefined]

/** The quantities that are the change of a score between two visits. */
export type ScreeningChange = Extract<
  ScreeningQuantity,
  'sizeSdsChangeSince3' | 'weightSdsChange' | 'headSdsChange' | 'headSdsChangeInHalfYear'
>

/** Two visits of one rule lie this far apart, years. */
const halfToOneYear = { from: 0.5 - dayOfTolerance, to: 1 + dayOfTolerance }

/** A measure counts as the child's of today up to so long before the latest visit, years. */
const ofLateYears = 0.5

/** The rules on velocity and on the change of a year are for intervals of about a year; the half of one doubles the error. */
function isOfAYear({ years }: GrowthInterval): boolean {
  return years >= wholeYear.from - dayOfTolerance && years <= wholeYear.to + dayOfTolerance
}

/** Height velocities of two years in a row: the second interval begins about where the first ends, years. */
const inARow = 0.25

/**
 * Reads what the rules compare off a child's course.
 *
 * @returns undefined where the sex is unknown, or no visit has a height, weight or head circumference at an age
 */
export function screeningFacts(
  facts: CourseFacts,
  patient: Patient,
  intervals: readonly GrowthInterval[],
): ScreeningFacts | undefined {
  const { growth } = facts
  const { gender } = growth.subject
  const { size: sizes, weight: weights, head: heads } = facts.visits
  const latest = [sizes.at(-1), weights.at(-1), heads.at(-1)]
    .filter((visit) => visit !== undefined)
    .sort((a, b) => b.age.chronologicalYears - a.age.chronologicalYears)[0]
  if (gender === undefined || latest === undefined) return undefined
  const ofLate = (visit: CourseVisit | undefined) =>
    visit !== undefined && yearsApart(visit.age, latest.age) <= ofLateYears + dayOfTolerance ? visit : undefined
  const [size, weight, head] = [ofLate(sizes.at(-1)), ofLate(weights.at(-1)), ofLate(heads.at(-1))]
  const yearly = intervals.filter((interval) => interval.measure === 'size' && isOfAYear(interval))
  const velocities = yearly.filter(({ sds }) => sds !== undefined)
  const velocity = velocities.find(({ toIndex }) => toIndex === size?.index)
  const since3 = sizes.find(({ age }) => age.chronologicalYears >= 3 - dayOfTolerance)
  const changes: ScreeningFacts['changes'] = {
    sizeSdsChangeSince3: [since3, size],
    weightSdsChange: [weights[0], weight],
    headSdsChange: [heads[0], head],
    headSdsChangeInHalfYear: [earlierVisit(heads, head), head],
  }
  return {
    gender,
    changes,
    ageYears: latest.age.chronologicalYears,
    visits: { size: placeOf(size), weight: placeOf(weight), head: placeOf(head) },
    quantities: {
      sizeSds: scoreOf(size),
      earlierSizeSds: scoreOf(earlierVisit(sizes, size)),
      sizeLessTargetSds: distanceToTarget(growth, size),
      sizeSdsChangeSince3: changeBetween(growth, changes.sizeSdsChangeSince3),
      sizeSdsChangePerYear: changePerYear(yearly, size),
      sizeCm: size?.value ?? 'missing',
      velocitySds: velocity?.sds?.raw ?? 'missing',
      earlierVelocitySds: velocityBefore(velocities, velocity),
      birthWeightG: patient.weightBirthG ?? 'missing',
      birthWeightSds: growth.birth.weight?.score ?? 'missing',
      gestationWeeks: patient.weekBirth ?? 'missing',
      weightSds: scoreOf(weight),
      weightSdsChange: changeBetween(growth, changes.weightSdsChange),
      headSds: scoreOf(head),
      headSdsChange: changeBetween(growth, changes.headSdsChange),
      headSdsChangeInHalfYear: changeBetween(growth, changes.headSdsChangeInHalfYear),
    },
  }
}

function placeOf(visit: CourseVisit | undefined): ScreeningFacts['visits'][GainMeasure] {
  return visit === undefined ? undefined : { index: visit.index, ageYears: visit.age.chronologicalYears }
}

function scoreOf(visit: CourseVisit | undefined): ScreeningValue {
  return visit?.scored?.score ?? 'missing'
}

/** The latest visit half a year to a year before another. */
function earlierVisit(
  visits: readonly CourseVisit[] | undefined,
  visit: CourseVisit | undefined,
): CourseVisit | undefined {
  if (visit === undefined) return undefined
  const fitting = visits?.filter((earlier) => {
    const years = yearsApart(earlier.age, visit.age)
    return years >= halfToOneYear.from && years <= halfToOneYear.to
  })
  return fitting?.at(-1)
}

function distanceToTarget({ target }: PatientGrowth, size: CourseVisit | undefined): ScreeningValue {
  if (target === undefined || size?.scored === undefined) return 'missing'
  return size.scored.score - target.score
}

/** The change of a score in one reference and one counting of age. */
function changeBetween({ subject }: PatientGrowth, [from, to]: ChangedVisits): ScreeningValue {
  if (from === undefined || to === undefined || yearsApart(from.age, to.age) <= 0) return 'missing'
  const change = changeOfSds(subject, from, to)
  if (change === undefined) return 'missing'
  if (!change.referenceChanged) return change.change
  return change.withinOne === undefined ? 'not_comparable' : change.withinOne.change
}

/** The change a year over the interval of the latest visit. */
function changePerYear(yearly: readonly GrowthInterval[], to: CourseVisit | undefined): ScreeningValue {
  const interval = yearly.find(({ toIndex }) => toIndex === to?.index)
  const change = interval?.sdsChange
  if (interval === undefined || change === undefined) return 'missing'
  if (!change.referenceChanged) return change.perYear
  return change.withinOne === undefined ? 'not_comparable' : change.withinOne.change / interval.years
}

/** The score of the velocity of the year before a velocity's interval. */
function velocityBefore(velocities: readonly GrowthInterval[], velocity: GrowthInterval | undefined): ScreeningValue {
  if (velocity === undefined) return 'missing'
  const before = velocities.find(({ toYears }) => Math.abs(toYears - velocity.fromYears) <= inARow)
  return before?.sds?.raw ?? 'missing'
}
