import { isoDate } from '../../../ground/model/calendar-date.js'
import type { BeyondScore, OffCourse } from '../../../ground/model/message-parameters.js'
import type { NeighbourScore, Neighbours } from '../../../ground/model/message-values.js'
import { gramsPerKilogram } from '../../../ground/model/units.js'
import { referenceName } from '../../references/table.js'
import { type BirthOff, birthOffCourse, pretermShowsYears } from '../course/birth-off-course.js'
import { toleratedLossCm } from '../course/course-limits.js'
import { type CourseField, type CoursePoint, courses } from '../course/course-points.js'
import { slipOnCourse } from '../course/course-slips.js'
import { farthestSds, valuesOffCourse } from '../course/departures.js'
import { heightLoss, isAdultLoss, lostCm, type OffPoint } from '../course/height-loss.js'
import { isOfBirth } from '../course/measuring-error.js'
import { contradictedTimes, followedTimes } from '../course/weight-beside.js'
import { statedScore } from '../deciding-score.js'
import { concerns, type Finding, hasFinding } from '../findings.js'
import { type AnyRule, type AssessedVisit, type Case, type CourseVerdict, rule, ruleList } from '../rule.js'
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
    when: `lies farther than ${farthestSds} conditional SD from what the other values lead to expect, unless those before it or those after it confirm it${course.target === 'size' ? `; narrower (${contradictedTimes} times) where the weight contradicts the height, wider (${followedTimes} times) where it doesn't; or is part of a loss or of a gain that no child makes, and those on its own side don't bear it out` : ''}`,
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
    find: (visits) => valuesOffCourse(course, visits).flatMap((off) => offCourseVerdicts(course, off, visits)),
  })
}

/** A length, weight or head at birth in the general data that the child's later growth doesn't fit. */
/* @__NO_SIDE_EFFECTS__ */
function birthOff(course: CourseField): AnyRule {
  const { target } = course
  return rule<'patient', BirthCode, 'unusual'>({
    asks: 'patient',
    code: `birth_${target}_off_course`,
    target: `birth_${target}`,
    cases: {
      unusual: {
        severity: 'hint',
        when: `lies, by its score by age and by that by gestation, farther than ${farthestSds} conditional SD from what the values of visits lead to expect; not of a child born preterm, beside one visit alone only if farther from the median, and a small value without a gestation only with a visit before ${pretermShowsYears} years${target === 'size' ? `; or is more than at the next visit by more than ${toleratedLossCm.lying} cm` : ''}`,
        source: ourChoice(
          'As for visits, which are judged without it. A small child without a gestation may have been born preterm: [how it is judged](plausibility-course.md#how-a-value-is-judged).',
        ),
      },
    },
    find: (scope) => {
      const off = birthOffCourse(course, scope)
      const said = scope.findings.find((finding) => finding.target === `birth_${target}`)
      return off && birthVerdict(course, off, { said, visits: scope.visits })
    },
  })
}

/** One cause, one message: one by score or by fixed limits is given the likely slip, and the later score. */
function birthVerdict(
  { target, field }: CourseField,
  off: BirthOff,
  { said, visits }: { readonly said: Finding | undefined; readonly visits: readonly AssessedVisit[] },
) {
  const { point, after, given } = off
  const likely = slipOnCourse(field, off)
  const isWeight = target === 'weight'
  const inGrams = (kg: number) => Math.round(kg * gramsPerKilogram)
  const slip = likely && { ...likely, meant: isWeight ? inGrams(likely.meant) : likely.meant }
  const measured = measuredOf(visits, field)
  const cm = lostCm(target, point, after)
  const loss = cm === undefined ? undefined : ({ cm, side: 'after', doubted: [] } as const)
  if (said !== undefined) {
    const { slip: named, reference } = said.parameters as BeyondScore
    const neighbours = neighboursOf(off, measured, reference)
    const around = said.code === `birth_${target}_score` ? { neighbours, loss } : {}
    return { extends: said.code, parameters: { ...around, slip: named ?? slip } }
  }
  const reference = referenceName(point.deciding.place.table)
  const parameters = {
    value: given,
    unit: isWeight ? ('g' as const) : ('cm' as const),
    ...statedScore(point.deciding),
    reference,
    neighbours: neighboursOf(off, measured),
    slip,
    loss,
  }
  return { case: 'unusual' as const, parameters }
}

type BirthCode = `birth_${CourseField['target']}_off_course`
type OffCourseCode = 'size_off_course' | 'weight_off_course' | 'head_off_course'
type OffCourseVerdict = CourseVerdict<OffCourseCode, 'unusual' | 'shrinks'>

/** One cause, one message: a message by score is given the neighbours' scores; any other says enough. */
function offCourseVerdicts(
  { target, field, unit }: CourseField,
  off: OffPoint,
  visits: readonly AssessedVisit[],
): readonly OffCourseVerdict[] {
  const { point } = off
  const { index, findings } = point.visit
  const isTreated = target !== 'head' && point.visit.isTreated
  const neighbours = neighboursOf(off, measuredOf(visits, field))
  const slip = slipOnCourse(field, off)
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
  // Of an adult who has shrunk another message says so.
  if (concerns(findings, target) || isAdultLoss(target, off)) return []
  const otherChild = target === 'weight' && slip === undefined && hasFinding(findings, 'size_off_course')
  const values: OffCourse = { value: point.value, unit, ...statedScore(point.deciding), neighbours, slip, loss }
  const atBirth = off.before === undefined && isOfBirth(point.years)
  const parameters = {
    ...values,
    ...(otherChild ? { otherChild } : {}),
    ...(atBirth ? { atBirth } : {}),
    ...(isTreated ? { isTreated } : {}),
  }
  return [{ index, case: loss === undefined ? 'unusual' : 'shrinks', parameters }]
}

/** The visits at which a measure was taken. */
function measuredOf(visits: readonly AssessedVisit[], field: CourseField['field']): readonly AssessedVisit[] {
  return visits.filter(({ visit }) => visit[field] !== undefined)
}

/** The scores around, as results have them; of one that is not at the visit just before or after, when it was. */
function neighboursOf(
  { point, before, after }: OffPoint,
  measured: readonly AssessedVisit[],
  by = referenceName(point.deciding.place.table),
): Neighbours {
  // Of a size at birth, before all visits, −1.
  const at = measured.indexOf(point.visit)
  return {
    before: neighbourScore(by, before, measured[at - 1]),
    after: neighbourScore(by, after, measured[at + 1]),
  }
}

function neighbourScore(
  by: string,
  neighbour: CoursePoint | undefined,
  next: AssessedVisit | undefined,
): NeighbourScore | undefined {
  if (neighbour === undefined) return undefined
  const { visit, years, deciding } = neighbour
  const { score } = statedScore(deciding)
  const reference = referenceName(deciding.place.table)
  const date = visit.day === undefined ? undefined : isoDate(visit.day)
  return {
    score,
    ...(reference === by ? {} : { reference }),
    ...(visit === next ? {} : { visit: { date, ageYears: years } }),
  }
}

/** Values off the child's growth curve, which explain an unusual body mass index. */
export const offCourseRules: readonly AnyRule[] = ruleList(
  offCourse(courses.size),
  offCourse(courses.weight),
  offCourse(courses.head),
  birthOff(courses.size),
  birthOff(courses.weight),
  birthOff(courses.head),
)
