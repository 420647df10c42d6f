import { expectedScores, type ScoreAtAge, type ScoreCovariance } from '../../growth/score-covariance.js'
import { scoreCovariances } from '../../growth/three-cohorts.js'
import { type CourseField, type CoursePoint, scoreChange } from './course-points.js'
import { unscoredLoss } from './height-loss.js'
import { measuringVariance } from './measuring-error.js'

/**
 * A child's own level lies this far about the median, SD: wider than in the cohorts, for children of other origins and those
 * whose disease is not known. Our own choice.
 */
const ownLevelSd = 0.5

/**
 * Early and late puberty: more, over more years, and later than in the cohorts, which have few values beyond ten years. Our
 * own choice, by the study of courses; the ages lie between those at which heights vary most (13.5 years in boys, 11.5 in
 * girls of the set `germany`) and those at which a year's gain does (14 and 12.75 years: Duran I et al. J Pediatr Endocrinol
 * Metab 2025;38:887-897).
 */
const puberty = { puberty: 0.8, pubertySpread: 1.5, pubertyAge: { male: 13.8, female: 12 } } as const

const sizes: ScoreCovariance = { ...scoreCovariances.size, lasting: ownLevelSd, ...puberty }

/** How the scores of a course hang together. No cohort has heads: theirs are taken to do so as lengths and heights. */
const courseCovariances: { readonly [target in CourseField['target']]: ScoreCovariance } = {
  size: sizes,
  weight: { ...scoreCovariances.weight, lasting: ownLevelSd },
  head: { ...scoreCovariances.size, lasting: ownLevelSd },
}

/** A value is judged by as many before it and after it. */
const besideKept = 6

/** A value of a course, with its score in one reference. */
export interface JudgedPoint extends ScoreAtAge {
  readonly point: CoursePoint
  /** Its place in the course, those left out counted. */
  readonly place: number
  /** What is known of it until one beside it is left out: a record of 10,000 visits must not be judged anew for each. */
  known: KnownOfPoint
}

/** From where others lead to expect a value. */
export type Side = 'around' | 'before' | 'after'

/** What was computed of a value by those beside it. */
type KnownOfPoint = { [side in Side]?: Judgement } & {
  /** How far it is off the course, conditional SD; 0 on it. */
  departure?: number
  /** Whether no child can have it after the value before. */
  isImpossible?: boolean
}

/** The score that others lead to expect, and how far a value is from it, conditional SD; NaN without others. */
interface Judgement {
  readonly expected: number
  readonly sds: number
}

/** The values in one reference: each change of score by one table, added up. Where two can't be compared, another course begins. */
export function comparedPoints(
  field: CourseField,
  points: readonly CoursePoint[],
  isReadCoarsely: boolean,
): JudgedPoint[][] {
  const courses: JudgedPoint[][] = []
  for (const [i, point] of points.entries()) {
    const course = courses.at(-1)
    // Of a loss that no score shows another message speaks; what it leaves out is no neighbour.
    const from = course?.at(-1)?.point
    const around = { previous: course?.at(-2)?.point, next: points[i + 1] }
    const doubted = from === undefined ? [] : (unscoredLoss(field.target, from, point, around)?.doubted ?? [])
    if (from !== undefined && doubted.includes(from.visit.index)) course?.pop()
    if (doubted.includes(point.visit.index)) continue
    const before = course?.at(-1)
    const change = before && scoreChange(before.point, point)
    const judged: JudgedPoint = {
      point,
      years: point.age.referenceYears,
      score: before === undefined || change === undefined ? point.deciding.score : before.score + change,
      errorVariance: measuringVariance(point, field, courseCovariances[field.target], isReadCoarsely),
      place: i,
      known: {},
    }
    if (change === undefined) courses.push([judged])
    else course?.push(judged)
  }
  return courses
}

/** A value as the others lead to expect, or those on one side of it alone; not those of its day, which may be wrong alike. */
export function judgement(
  { target }: CourseField,
  kept: readonly JudgedPoint[],
  at: number,
  side: Side = 'around',
): Judgement {
  const here = kept[at] as JudgedPoint
  const before = side === 'after' ? [] : kept.slice(Math.max(0, at - besideKept), at)
  const after = side === 'before' ? [] : kept.slice(at + 1, at + 1 + besideKept)
  const others = [...before, ...after].filter(({ years }) => years !== here.years)
  here.known[side] ??= judgedBy(target, others, here)
  return here.known[side]
}

/** Forgets what is known of the values around a place. */
export function forgetAround(kept: readonly JudgedPoint[], at: number): void {
  for (const beside of kept.slice(Math.max(0, at - besideKept), at + besideKept)) beside.known = {}
}

function judgedBy(target: CourseField['target'], others: readonly JudgedPoint[], here: JudgedPoint): Judgement {
  if (others.length === 0) return { expected: here.score, sds: Number.NaN }
  const gender = here.point.visit.subject.gender ?? 'female'
  const { standardised, factor } = expectedScores([...others, here], gender, courseCovariances[target])
  const sds = standardised.at(-1) as number
  return { expected: here.score - sds * (factor.at(-1)?.at(-1) as number), sds }
}
