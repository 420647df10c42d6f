import type { Unit } from '../../../ground/model/message-values.js'
import { type GrowthAge, isCorrected } from '../../growth/growth-age.js'
import { scoreAtPlace } from '../../growth/score-at-age.js'
import { lookUpTable } from '../../references/lookup.js'
import type { ReferenceTable } from '../../references/table.js'
import { type DecidingScore, uncapped } from '../deciding-score.js'
import type { AssessedVisit } from '../rule.js'

/** A measure whose course is checked. */
export interface CourseField {
  readonly target: 'size' | 'weight' | 'head'
  readonly field: 'sizeCm' | 'weightKg' | 'headCm'
  readonly unit: Unit
}

/** The measures whose courses are checked. */
export const courses: { readonly [target in CourseField['target']]: CourseField } = {
  size: { target: 'size', field: 'sizeCm', unit: 'cm' },
  weight: { target: 'weight', field: 'weightKg', unit: 'kg' },
  head: { target: 'head', field: 'headCm', unit: 'cm' },
}

/** A value scored at term or later, by a reference that gives hints. */
export interface CoursePoint {
  readonly visit: AssessedVisit
  readonly age: GrowthAge
  /** Age, years. */
  readonly years: number
  readonly value: number
  readonly deciding: DecidingScore
}

/** The value of a visit on the course; undefined without a scored value. */
export function coursePoint(visit: AssessedVisit, field: CourseField['field']): CoursePoint | undefined {
  const deciding = visit.scores[field]
  const { age } = visit.growth
  if (deciding === undefined || deciding.standsIn || age === undefined || age.referenceYears < 0) return undefined
  return { visit, age, years: age.chronologicalYears, value: visit.visit[field] as number, deciding }
}

/** Nearer than this to the scores on both sides nothing is off the course, SD: our own choice. */
export const evenSd = 0.35

/** A decrease that may be more than an error of measurement, in the unit of the value. */
const decrease = 1

/** Whether a course is so even that nothing can be off it: the quick answer for most children. */
export function isEvenCourse(visits: readonly AssessedVisit[], field: CourseField['field']): boolean {
  let before: AssessedVisit | undefined
  let last: DecidingScore | undefined
  let lastValue = 0
  for (const visit of visits) {
    const here = visit.scores[field]
    if (here === undefined || here.standsIn) continue
    const value = visit.visit[field] as number
    if (before !== undefined && last !== undefined) {
      const isOneTable = here.place.table === last.place.table
      const change = isOneTable ? here.score - last.score : changeAcross(before, visit, field)
      if (Math.abs(change) > evenSd || lastValue - value > decrease) return false
    }
    before = visit
    last = here
    lastValue = value
  }
  return true
}

function changeAcross(before: AssessedVisit, visit: AssessedVisit, field: CourseField['field']): number {
  const [from, to] = [coursePoint(before, field), coursePoint(visit, field)]
  return from === undefined || to === undefined ? 0 : (scoreChange(from, to) ?? 0)
}

/**
 * The change of score from one visit to a later one by one table and one counting
 * of age: where the tables differ, that of the later visit is read for the earlier
 * one too, or else the reverse.
 *
 * @returns undefined where no table has both, and where only one age is corrected
 */
export function scoreChange(from: CoursePoint, to: CoursePoint): number | undefined {
  if (isCorrected(from.age) !== isCorrected(to.age)) return undefined
  const [earlier, later] = [from.deciding.place.table, to.deciding.place.table]
  if (earlier === later) return to.deciding.score - from.deciding.score
  const before = scoreIn(from, later)
  if (before !== undefined) return to.deciding.score - before
  const after = scoreIn(to, earlier)
  return after === undefined ? undefined : after - from.deciding.score
}

/** A visit's score by another table. */
function scoreIn({ visit: { visit, subject }, age, value }: CoursePoint, table: ReferenceTable): number | undefined {
  if (table.axis !== 'years' || subject.gender === undefined) return undefined
  const place = lookUpTable(table, subject.gender, age.referenceYears)
  const measured = { age, sizeCm: visit.sizeCm, sizePosition: visit.sizePosition }
  return uncapped(scoreAtPlace(place, measured, age, value))?.score
}
