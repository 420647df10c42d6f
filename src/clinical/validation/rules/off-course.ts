import type { BeyondScore, MessageCode, OffCourse } from '../../../ground/model/message-parameters.js'
import type { HeightLoss, NeighbourScore, Neighbours } from '../../../ground/model/message-values.js'
import { referenceName } from '../../references/table.js'
import { changeShare, isSpike, shareOf, unevenness } from '../course/course-changes.js'
import { changeSd, changeSdPerYear, departureSd, departureSdPerYear, toleratedLossCm } from '../course/course-limits.js'
import { type CourseField, type CoursePoint, coursePoint, isEvenCourse } from '../course/course-points.js'
import { expectedScore, slipOnCourse } from '../course/course-slips.js'
import { heightLoss, lostCm, type OffPoint, unscoredLoss } from '../course/height-loss.js'
import { areCoarse, isOfBirth } from '../course/size-error.js'
import { type IndexedScore, unsupportedScores } from '../course/unsupported-scores.js'
import { statedScore } from '../deciding-score.js'
import { concerns, type Finding } from '../findings.js'
import { type AnyRule, type AssessedVisit, type Case, type CourseVerdict, exceeds, rule, ruleList } from '../rule.js'
import { growthcleanr, ourChoice } from '../sources.js'

const lossCase: Case = {
  severity: 'warning',
  when: `below 18 years off the course, and less than at the visit before, or more than at the one after, by more than ${toleratedLossCm.standing} cm (${toleratedLossCm.lying} cm where one of the two was measured lying); of two heights alone that loss is enough`,
  source: ourChoice(
    `With an error of 0.34 cm each (Voss LD, Bailey BJ. Arch Dis Child 1994;70:469-471), two standing heights differ by ${toleratedLossCm.standing} cm once in 500 times; growthcleanr excludes values from ${toleratedLossCm.lying} cm on, which include the 0.7 cm between length and height. From 9 am to 3 pm children lose 0.5 cm on average (Voss LD, Bailey BJR. Arch Dis Child 1997;77:319-322): of a loss within ${toleratedLossCm.lying} cm the message says so. Growth over time leaves the height out, and both of two alone. A true loss, by a fracture of the spine, is used once a further height confirms it.`,
  ),
}

/** A value that departs from the child's growth curve: at the first visit, one in the middle, or the last. */
/* @__NO_SIDE_EFFECTS__ */
function offCourse(course: CourseField): AnyRule {
  const unusual: Case = {
    severity: 'hint',
    when: `departs from the line between the scores of both neighbouring visits, on the same side of both, by more than ${departureSd} SD and ${departureSdPerYear} SD per year of distance; or, at the first or last visit, from the score of its neighbour by more than ${changeSd} SD and ${changeSdPerYear} SD per year${course.target === 'size' ? ', or beyond what the fastest children grow' : ''}; wider ${course.target === 'weight' ? 'below 6 years' : 'below 3 years'}${course.target === 'size' ? ', the more so at birth, and to 4 years where most lengths under 3 years are whole or half centimetres' : ''}`,
    source: growthcleanr(
      "It compares each value with the child's other values. What is found, how often the right visit is named, and how often healthy children have the hint: [the study of courses](plausibility-course.md).",
    ),
  }
  return rule<'course', OffCourseCode, string>({
    asks: 'course',
    needs: course.field,
    code: `${course.target}_off_course`,
    target: course.target,
    cases: course.target === 'size' ? { unusual, shrinks: lossCase } : { unusual },
    find: (visits) => {
      if (visits.length < 2 || isEvenCourse(visits, course.field)) return []
      return pointsOffCourse(course, visits).flatMap((off) => offCourseVerdicts(course, off))
    },
  })
}

/** A visit whose values other messages explain takes no part. */
function isExplained({ findings }: AssessedVisit): boolean {
  return findings.length > 0 && (hasFinding(findings, 'size_weight_swapped') || hasFinding(findings, 'size_unchanged'))
}

type Target = CourseField['target']

/** The values that depart from those that can be used: one left out by its score is no neighbour of another. */
function pointsOffCourse({ target, field }: CourseField, visits: readonly AssessedVisit[]): readonly OffPoint[] {
  const scores = visits.flatMap(({ index, scores }): IndexedScore[] => {
    const deciding = scores[field]
    return deciding === undefined ? [] : [{ index, score: deciding.score }]
  })
  const unsupported = unsupportedScores(scores)
  const isReadCoarsely = target === 'size' && areCoarse(visits)
  const usable: CoursePoint[] = []
  const apart: { readonly point: CoursePoint; readonly at: number }[] = []
  for (const visit of visits) {
    const point = isExplained(visit) ? undefined : coursePoint(visit, field, isReadCoarsely)
    if (point === undefined) continue
    if (unsupported.has(visit.index)) apart.push({ point, at: usable.length })
    else usable.push(point)
  }
  const off = offPoints(target, usable)
  const isOff = new Set(off.map(({ point }) => point))
  const onCourse: CoursePoint[] = []
  const places = usable.map((point) => (isOff.has(point) ? onCourse.length : onCourse.push(point) - 1))
  const besideUsable = apart.flatMap(({ point, at }) => {
    const place = places[at] ?? onCourse.length
    const judged = [...onCourse.slice(Math.max(0, place - 2), place), point, ...onCourse.slice(place, place + 2)]
    return offPoints(target, judged).filter((each) => each.point === point)
  })
  return [...off, ...besideUsable]
}

/**
 * The values that depart, each told from its neighbours by leaving it out. Visits
 * are taken in order; one that departs is skipped as a neighbour.
 */
function offPoints(target: Target, points: readonly CoursePoint[]): readonly OffPoint[] {
  const off: OffPoint[] = []
  const kept: CoursePoint[] = []
  points.forEach((here, i) => {
    const before = kept[kept.length - 1]
    const after = points[i + 1]
    if (before === undefined) {
      kept.push(here)
      return
    }
    if (after !== undefined && isSpike(target, before, here, after)) {
      off.push({ point: here, before, after })
      return
    }
    const previous = kept[kept.length - 2]
    // Of a loss that no score shows another message speaks; what it leaves out is no neighbour.
    const unscored = unscoredLoss(target, before, here, { previous, next: after })
    if (unscored !== undefined) {
      keepUndoubted(kept, here, unscored)
      return
    }
    if (exceeds(shareOf(target, before, here), 1)) {
      const hasLost = lostCm(target, before, here) !== undefined
      const jump = { previous, before, here, next: after }
      // Of two heights alone nothing shows which is wrong.
      const isOpen = hasLost && previous === undefined && after === undefined
      const blamed = isOpen ? here : blamedOf(target, jump)
      if (blamed === here) {
        // Of a value that is only a little less than before, another message says so.
        if (hasLost || exceeds(changeShare(target, before, here), 1))
          off.push({ point: here, before, after, isOpen: isOpen || undefined })
        return
      }
      if (blamed === before) {
        kept.pop()
        off.push({ point: before, before: kept[kept.length - 1], after: here })
      }
    }
    kept.push(here)
  })
  return off
}

/** Leaves out of those kept the heights that a loss without scores doubts: the last of them, or the next. */
function keepUndoubted(kept: CoursePoint[], here: CoursePoint, { doubted }: HeightLoss): void {
  if (doubted.includes(kept.at(-1)?.visit.index ?? -1)) kept.pop()
  if (!doubted.includes(here.visit.index)) kept.push(here)
}

/** Of two visits alone, the score this far from the median, and this much farther than the other, is the doubtful one, SD. */
const farFromMedian = 2
const fartherBy = 1

/** Two visits between which the course jumps, and those around them. */
interface Doubted {
  readonly previous: CoursePoint | undefined
  readonly before: CoursePoint
  readonly here: CoursePoint
  readonly next: CoursePoint | undefined
}

/**
 * Which of two visits departs: the one without which the course is even. Where
 * neither makes it so, the child has changed course, and none departs. With two visits
 * alone it is the later one, which is new, unless only the earlier one is far from
 * the median.
 */
function blamedOf(target: Target, { previous, before, here, next }: Doubted): CoursePoint | undefined {
  if (previous === undefined && next === undefined) {
    if (here.years === before.years) return undefined
    const [earlier, later] = [Math.abs(before.deciding.score), Math.abs(here.deciding.score)]
    return earlier > farFromMedian && earlier > later + fartherBy ? before : here
  }
  const withoutHere = [previous, before, next].filter((point) => point !== undefined)
  const withoutBefore = [previous, here, next].filter((point) => point !== undefined)
  const isHere = unevenness(target, withoutHere) <= unevenness(target, withoutBefore)
  const joined = isHere ? [before, next].filter((point) => point !== undefined) : withoutBefore
  const isEven = joined.slice(1).every((to, i) => !exceeds(shareOf(target, joined[i] ?? to, to), 1))
  if (!isEven) return undefined
  return isHere ? here : before
}

type OffCourseCode = 'size_off_course' | 'weight_off_course' | 'head_off_course'
type OffCourseVerdict = CourseVerdict<OffCourseCode, 'unusual' | 'shrinks'>

/** One cause, one message: a message by score is given the neighbours' scores; any other says enough. */
function offCourseVerdicts({ target, field, unit }: CourseField, off: OffPoint): readonly OffCourseVerdict[] {
  const { point } = off
  const { index, findings } = point.visit
  const neighbours = neighboursOf(off)
  const slip = slipOnCourse(field, point, expectedScore(off))
  const code = `${target}_score` as const
  const byScore = findings.find((finding) => finding.code === code)
  const loss = heightLoss(target, off)
  if (byScore !== undefined) {
    const { slip: named } = byScore.parameters as BeyondScore
    // Of pounds a rule of its own speaks.
    const other = slip?.kind === 'unit' && slip.given === 'lb' ? undefined : slip
    const around = { neighbours, slip: named ?? other }
    if (loss === undefined) return [{ index, extends: code, parameters: around }]
    const scoreSeverity = byScore.severity === 'hint' ? 'hint' : undefined
    return [{ index, extends: code, severity: 'warning', parameters: { ...around, loss, scoreSeverity } }]
  }
  if (concerns(findings, target)) return []
  const otherChild = target === 'weight' && slip === undefined && hasFinding(findings, 'size_off_course')
  const values: OffCourse = { value: point.value, unit, ...statedScore(point.deciding), neighbours, slip, loss }
  const atBirth = off.before === undefined && isOfBirth(point.years)
  const parameters = { ...values, ...(otherChild ? { otherChild } : {}), ...(atBirth ? { atBirth } : {}) }
  return [{ index, case: loss === undefined ? 'unusual' : 'shrinks', parameters }]
}

/** The scores around, as results have them. */
function neighboursOf({ point, before, after }: OffPoint): Neighbours {
  return { before: neighbourScore(point, before), after: neighbourScore(point, after) }
}

function neighbourScore(point: CoursePoint, neighbour: CoursePoint | undefined): NeighbourScore | undefined {
  if (neighbour === undefined) return undefined
  const { score } = statedScore(neighbour.deciding)
  const reference = referenceName(neighbour.deciding.place.table)
  return reference === referenceName(point.deciding.place.table) ? { score } : { score, reference }
}

function hasFinding(findings: readonly Finding[], code: MessageCode): boolean {
  return findings.some((finding) => finding.code === code)
}

/** Values off the child's growth curve, which explain an unusual body mass index. */
export const offCourseRules: readonly AnyRule[] = ruleList(
  offCourse({ target: 'size', field: 'sizeCm', unit: 'cm' }),
  offCourse({ target: 'weight', field: 'weightKg', unit: 'kg' }),
  offCourse({ target: 'head', field: 'headCm', unit: 'cm' }),
)
