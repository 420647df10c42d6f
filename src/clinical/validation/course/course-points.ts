import type { Unit } from '../../../ground/model/message-values.js'
import { isCorrected } from '../../growth/growth-age.js'
import { scoreAtPlace } from '../../growth/score-at-age.js'
import { lookUpTable } from '../../references/lookup.js'
import type { ReferenceTable } from '../../references/table.js'
import { type DecidingScore, uncapped } from '../deciding-score.js'
import type { AssessedVisit } from '../rule.js'
import { furtherVariance } from './size-error.js'

/** A measure whose course is checked. */
export interface CourseField {
  readonly target: 'size' | 'weight' | 'head'
  readonly field: 'sizeCm' | 'weightKg' | 'headCm'
  readonly unit: Unit
}

/** A value scored at term or later, by a reference that gives hints. */
export interface CoursePoint {
  readonly visit: AssessedVisit
  /** Age, years. */
  readonly years: number
  readonly value: number
  readonly deciding: DecidingScore
  /** Variance of the error of a size that was read coarsely, or at birth, beyond the usual one, SD²; 0 of any other value. */
  readonly furtherVariance: number
  /** What was last computed of it beside another visit, because it is asked for several times. */
  readonly known: KnownOfPoint
}

/** The latest answers about a point. */
interface KnownOfPoint {
  /** Its score by the table of another visit. */
  table: ReferenceTable | undefined
  score: number | undefined
  /** The change since an earlier visit as a share of what is expected. */
  from: CoursePoint | undefined
  share: number
}

/** The value of a visit on the course; undefined without a scored value. */
export function coursePoint(
  visit: AssessedVisit,
  field: CourseField['field'],
  isReadCoarsely = false,
): CoursePoint | undefined {
  const deciding = visit.scores[field]
  const { age } = visit.growth
  if (deciding === undefined || deciding.standsIn || age === undefined || age.referenceYears < 0) return undefined
  const years = age.chronologicalYears
  const sdCm = deciding.place.m * deciding.place.s
  return {
    visit,
    years,
    value: visit.visit[field] as number,
    deciding,
    furtherVariance: field === 'sizeCm' ? furtherVariance(years, sdCm, isReadCoarsely) : 0,
    known: nothingKnown(),
  }
}

function nothingKnown(): KnownOfPoint {
  return { table: undefined, score: undefined, from: undefined, share: 0 }
}

/** Below this change of score from each visit to the next nothing is off the course, SD. */
const evenSd = 0.4

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
  const [fromAge, toAge] = [from.visit.growth.age, to.visit.growth.age]
  if (fromAge === undefined || toAge === undefined || isCorrected(fromAge) !== isCorrected(toAge)) return undefined
  const [earlier, later] = [from.deciding.place.table, to.deciding.place.table]
  if (earlier === later) return to.deciding.score - from.deciding.score
  const before = scoreIn(from, later)
  if (before !== undefined) return to.deciding.score - before
  const after = scoreIn(to, earlier)
  return after === undefined ? undefined : after - from.deciding.score
}

/** A visit's score by another table, computed once. */
function scoreIn(point: CoursePoint, table: ReferenceTable): number | undefined {
  const { known } = point
  if (known.table !== table) {
    known.score = computedScoreIn(point, table)
    known.table = table
  }
  return known.score
}

function computedScoreIn(
  { visit: { visit, subject, growth }, value }: CoursePoint,
  table: ReferenceTable,
): number | undefined {
  const { age } = growth
  if (table.axis !== 'years' || age === undefined || subject.gender === undefined) return undefined
  const place = lookUpTable(table, subject.gender, age.referenceYears)
  const measured = { age, sizeCm: visit.sizeCm, sizePosition: visit.sizePosition }
  return uncapped(scoreAtPlace(place, measured, age, value))?.score
}
