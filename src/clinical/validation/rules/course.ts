import { isoDate } from '../../../ground/model/calendar-date.js'
import type { UnchangedSize } from '../../../ground/model/message-parameters.js'
import type { Gender } from '../../../ground/model/patient.js'
import type { GrowthAge } from '../../growth/growth-age.js'
import { toleratedLossCm, toleratedShrinkingCm } from '../course/course-limits.js'
import { type CoursePoint, coursePoint } from '../course/course-points.js'
import { lostCm, type MeasuredPoint, positionOf, unscoredLoss } from '../course/height-loss.js'
import { isCoarse, isOfBirth } from '../course/measuring-error.js'
import { concerns } from '../findings.js'
import { type AnyRule, type AssessedVisit, type Case, type CourseVerdict, exceeds, rule, ruleList } from '../rule.js'
import { ourChoice, type Source } from '../sources.js'

/** Several measurements on one day: one message, at the last of them. */
const sameDayTwice = rule({
  asks: 'course',
  code: 'same_day_twice',
  target: 'date',
  cases: {
    unusual: {
      severity: 'hint',
      when: 'another measurement has the same date',
      source: ourChoice('Two entries of one visit belong together; of two different values one is wrong.'),
    },
  },
  find: (visits) => {
    const verdicts: CourseVerdict<'same_day_twice', 'unusual'>[] = []
    const dated = visits.filter(({ day }) => day !== undefined)
    let sameDay = 1
    dated.forEach(({ index, day }, i) => {
      if (day === dated[i + 1]?.day) {
        sameDay++
        return
      }
      if (sameDay > 1)
        verdicts.push({ index, case: 'unusual', parameters: { date: isoDate(day as number), visits: sameDay } })
      sameDay = 1
    })
    return verdicts
  },
})

interface ShrinkingField {
  readonly target: 'size' | 'head'
  readonly field: 'sizeCm' | 'headCm'
  readonly toleratedCm: number
  readonly source: Source
}

const lostCase: Case = {
  severity: 'warning',
  when: `the same below 18 years (by more than ${toleratedLossCm.lying} cm where one of the two was measured lying), where other visits bear both heights out, or where the two can't be scored alike`,
  source: ourChoice(
    'As for `size_off_course`. What other visits bear out is used; where the two have no scores, or none that can be compared, growth over time leaves out a height that no other one bears out in centimetres.',
  ),
}

/** A height or head circumference that has decreased. */
/* @__NO_SIDE_EFFECTS__ */
function shrinks({ target, field, toleratedCm, source }: ShrinkingField): AnyRule {
  const unusual: Case = { severity: 'hint', when: `more than ${toleratedCm} cm less than at an earlier visit`, source }
  return rule<'course', 'size_shrinks' | 'head_shrinks', string>({
    asks: 'course',
    needs: field,
    code: `${target}_shrinks`,
    target,
    cases: target === 'size' ? { unusual, lost: lostCase } : { unusual },
    find: (visits) => {
      const verdicts: CourseVerdict<'size_shrinks' | 'head_shrinks', 'unusual' | 'lost'>[] = []
      const measured = visits.flatMap((visit) => measuredVisit(visit, target, field) ?? [])
      let highest: MeasuredPoint | undefined
      measured.forEach((here, i) => {
        const hasShrunk =
          highest !== undefined && here.years > highest.years && exceeds(highest.value - here.value, toleratedCm)
        if (highest !== undefined && hasShrunk) {
          const { day } = highest.visit
          const earlier = { date: day === undefined ? undefined : isoDate(day), ageYears: highest.years }
          const around = { previous: measured[measured.indexOf(highest) - 1], next: measured[i + 1] }
          const loss = unscoredLoss(target, highest, here, around)
          const isLost = lostCm(target, highest, here) !== undefined
          const isConfirmed = isLost && loss === undefined && isBorneOut(highest, here, around.next)
          const parameters = {
            ...({ value: here.value, earlier: highest.value, unit: 'cm', visit: earlier, loss } as const),
            ...(isConfirmed ? ({ isConfirmed } as const) : {}),
          }
          verdicts.push({ index: here.visit.index, case: isLost ? 'lost' : 'unusual', parameters })
        }
        // After a message the comparison starts over, so that one high value gives one message.
        if (highest === undefined || here.value >= highest.value || hasShrunk) highest = here
      })
      return verdicts
    },
  })
}

/** Whether a further height bears a loss between two standing heights out. */
function isBorneOut(highest: MeasuredPoint, here: MeasuredPoint, next: MeasuredPoint | undefined): boolean {
  const areStanding = positionOf(highest) === 'standing' && positionOf(here) === 'standing'
  return areStanding && next !== undefined && exceeds(highest.value, next.value)
}

/** A visit at a known age with a value that has no message. */
function measuredVisit(
  visit: AssessedVisit,
  target: ShrinkingField['target'],
  field: ShrinkingField['field'],
): MeasuredPoint | undefined {
  const value = visit.visit[field]
  const age: GrowthAge | undefined = visit.growth.age
  if (value === undefined || age === undefined || concerns(visit.findings, target)) return undefined
  return { visit, years: age.chronologicalYears, value }
}

/** Growth that can't be overlooked: expected since the visit before, cm. */
const expectedCm = 1.5

/** From these ages on, years, puberty may be late or growth may have nearly stopped: more has to be expected of children of the age. */
const lateFrom: { readonly [gender in Gender]: number } = { male: 12, female: 10 }

/** Under this age, years, a whole or half centimetre is often read twice though a child grew. */
const coarseUntilYears = 2

/** What has to be expected in puberty, and of lengths that are read coarsely, cm: our own choice. */
const doubtfulExpectedCm = 3.5

/** A length at birth errs by more still, cm. */
const birthExpectedCm = 6

/** The same, cm a year. */
const expectedCmPerYear = 4

/** A height that was not measured again, but carried forward from the visit before. */
const sizeUnchanged = rule({
  asks: 'course',
  code: 'size_unchanged',
  target: 'size',
  cases: {
    unusual: {
      severity: 'hint',
      when: `exactly the same as at the visit before, where children of the age and sex grow by more than ${expectedCm} cm (girls from ${lateFrom.female}, boys from ${lateFrom.male} years, and below ${coarseUntilYears} years, where the value is a whole or half centimetre: ${doubtfulExpectedCm} cm; since birth ${birthExpectedCm} cm), and at least ${expectedCmPerYear} cm a year`,
      source: ourChoice(
        'Heights that were not measured are often copied. At the end of growth the medians grow by less than that: a child who has stopped growing gets no hint.',
      ),
    },
  },
  find: (visits) => {
    if (visits.length < 2) return []
    const verdicts: CourseVerdict<'size_unchanged', 'unusual'>[] = []
    let before: AssessedVisit | undefined
    for (const visit of visits) {
      const { sizeCm } = visit.visit
      if (sizeCm === undefined) continue
      const parameters = before === undefined || before.visit.sizeCm !== sizeCm ? undefined : unchanged(before, visit)
      if (parameters === undefined) before = visit
      else verdicts.push({ index: visit.index, case: 'unusual', parameters })
    }
    return verdicts
  },
})

/** A height that should have grown since a visit with the same; undefined where that isn't sure. */
function unchanged(before: AssessedVisit, visit: AssessedVisit): UnchangedSize | undefined {
  const [from, to] = [coursePoint(before, 'sizeCm'), coursePoint(visit, 'sizeCm')]
  if (from === undefined || to === undefined || concerns(visit.findings, 'size')) return undefined
  const expected = to.deciding.place.m - from.deciding.place.m
  const { gender } = visit.subject
  const least = leastExpected(from, to, gender)
  if (!exceeds(expected, least) || exceeds(expectedCmPerYear * (to.years - from.years), expected)) return undefined
  const { day } = before
  const earlier = { date: day === undefined ? undefined : isoDate(day), ageYears: from.years }
  return { value: to.value, unit: 'cm', visit: earlier, expectedCm: expected }
}

/** How much has to be expected, cm, so that the same value twice is no chance. */
function leastExpected(from: CoursePoint, to: CoursePoint, gender: Gender | undefined): number {
  if (isOfBirth(from.years)) return birthExpectedCm
  if (from.years < coarseUntilYears && isCoarse(to.value)) return doubtfulExpectedCm
  return gender !== undefined && to.years > lateFrom[gender] ? doubtfulExpectedCm : expectedCm
}

/** Heights carried forward, which are no evidence of the child's course. */
export const unchangedRules: readonly AnyRule[] = ruleList(sizeUnchanged)

/** What else only a comparison of visits shows. */
export const betweenVisitsRules: readonly AnyRule[] = ruleList(
  sameDayTwice,
  shrinks({
    target: 'size',
    field: 'sizeCm',
    toleratedCm: toleratedShrinkingCm.size,
    source: ourChoice(
      `With an error of 0.3 cm each, two heights of a child who has stopped growing differ by more than 1 cm once in fifty times; and height is 0.7 cm less than length. (growthcleanr tolerates ${toleratedLossCm.lying} cm: it excludes values, this is a hint.)`,
    ),
  }),
  shrinks({
    target: 'head',
    field: 'headCm',
    toleratedCm: toleratedShrinkingCm.head,
    source: ourChoice(
      'With an error of 0.2 cm each, two measurements of a head that has stopped growing differ by 0.5 cm once in thirteen times, and by 1 cm less than once in 2,000.',
    ),
  }),
)
