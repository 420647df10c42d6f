import { scoreBound } from '../../../ground/model/score.js'
import { isCorrected } from '../../growth/growth-age.js'
import type { GrowthSubject } from '../../growth/growth-subject.js'
import { scoreAtPlace, type VisitScoredValue } from '../../growth/score-at-age.js'
import { reportScore } from '../../references/distribution.js'
import { lookUpTable } from '../../references/lookup.js'
import { type CourseVisit, yearsApart } from './course-visit.js'
import type { SdsChange } from './growth-interval.js'

/** Whether two scores come from one reference, with ages counted alike. */
export function areComparable(from: CourseVisit, to: CourseVisit): boolean {
  return from.scored?.place.table === to.scored?.place.table && isCorrected(from.age) === isCorrected(to.age)
}

/**
 * The change of the score between two visits, and in one reference where they were scored
 * by two. Undefined where it is more than any score that is reported.
 */
export function changeOfSds(subject: GrowthSubject, from: CourseVisit, to: CourseVisit): SdsChange | undefined {
  if (from.scored === undefined || to.scored === undefined) return undefined
  const years = yearsApart(from.age, to.age)
  const change = to.scored.score - from.scored.score
  if (Math.abs(change) > scoreBound) return undefined
  const isSame = areComparable(from, to)
  return {
    from: reportScore(from.scored),
    to: reportScore(to.scored),
    change,
    perYear: change / years,
    referenceChanged: !isSame,
    withinOne: isSame ? undefined : changeWithinOne(subject, from, to),
  }
}

/** The change of the score between two visits in one reference, as {@link changeOfSds} has it: a seam between two is not growth. */
export function comparableChange(subject: GrowthSubject, from: CourseVisit, to: CourseVisit): number | undefined {
  if (from.scored === undefined || to.scored === undefined) return undefined
  const change = to.scored.score - from.scored.score
  if (Math.abs(change) > scoreBound) return undefined
  return areComparable(from, to) ? change : changeWithinOne(subject, from, to)?.change
}

/** A change of the score in one reference, by name; undefined where none scores both visits. */
export function changeInOneReference(change: SdsChange | undefined): SdsChange['withinOne'] {
  if (change === undefined || change.referenceChanged) return change?.withinOne
  return { reference: change.to.reference, change: change.change }
}

/** Two scores of one reference, with ages counted alike. */
interface ComparableScores {
  readonly from: VisitScoredValue
  readonly to: VisitScoredValue
}

/** The change within one reference; undefined where none scores both visits. */
function changeWithinOne(subject: GrowthSubject, from: CourseVisit, to: CourseVisit): SdsChange['withinOne'] {
  const scores = scoresWithinOne(subject, from, to)
  if (scores === undefined) return undefined
  const change = scores.to.score - scores.from.score
  return Math.abs(change) > scoreBound ? undefined : { reference: reportScore(scores.to).reference, change }
}

/**
 * The scores of two visits in the later one's reference, else in the earlier one's,
 * with the later visit's counting of age; as they are where they are comparable.
 */
export function scoresWithinOne(
  subject: GrowthSubject,
  from: CourseVisit,
  to: CourseVisit,
): ComparableScores | undefined {
  const { gender } = subject
  const [later, earlier] = [to.scored, from.scored]
  if (gender === undefined || later === undefined || earlier === undefined) return undefined
  if (areComparable(from, to)) return { from: earlier, to: later }
  const isSameCounting = isCorrected(from.age) === isCorrected(to.age)
  const fromYears = isSameCounting
    ? from.age.referenceYears
    : from.age.chronologicalYears - (to.age.chronologicalYears - to.age.referenceYears)
  const rescored = (visit: CourseVisit, table: VisitScoredValue['place']['table'], years: number) => {
    if (table.axis !== 'years') return undefined
    const place = lookUpTable(table, gender, years)
    const { sizeCm, sizePosition } = visit.measurement
    return scoreAtPlace(place, { age: visit.age, sizeCm, sizePosition }, visit.age, visit.value)
  }
  const backwards = rescored(from, later.place.table, fromYears)
  if (backwards !== undefined) return { from: backwards, to: later }
  const forwards = isSameCounting ? rescored(to, earlier.place.table, to.age.referenceYears) : undefined
  return forwards === undefined ? undefined : { from: earlier, to: forwards }
}
