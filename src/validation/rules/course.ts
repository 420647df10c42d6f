import type { GrowthAge } from '../../growth/growth-age.js'
import type { MessageCode, Unit } from '../../languages/message-parameters.js'
import { concerns, type Finding } from '../findings.js'
import { type AnyRule, type AssessedVisit, type CourseVerdict, exceeds, rule, ruleList } from '../rule.js'
import { growthcleanr, ourChoice, type Source } from '../sources.js'

/** A departure from both neighbours, SD. */
const departureSd = 2

/** The neighbours agree within this, so that the curve returns, SD. */
const returnSd = 1

/** A visit farther away says little about the growth curve, years. */
const neighbourYears = 3

interface CourseField<Target extends 'size' | 'weight' | 'head'> {
  readonly target: Target
  readonly field: 'sizeCm' | 'weightKg' | 'headCm'
  readonly unit: Unit
}

/** A visit with a value scored at term or later, by a reference that gives hints. */
interface ScoredVisit {
  readonly visit: AssessedVisit
  readonly years: number
  readonly score: number
}

/** A value that departs from the child's growth curve at one visit. */
/* @__NO_SIDE_EFFECTS__ */
function offCourse(course: CourseField<'size' | 'weight' | 'head'>): AnyRule {
  return rule({
    asks: 'course',
    code: `${course.target}_off_course`,
    target: course.target,
    cases: {
      unusual: {
        severity: 'hint',
        when: `departs by more than ${departureSd} SD, in the same direction, from the scores of both neighbouring visits, which lie within ${neighbourYears} years and differ by at most ${returnSd} SD`,
        source: growthcleanr(
          "It compares each value with a weighted mean of the child's other values. In the WHO standards and later references, visits correlate with r = 0.9 or more, so a departure of 2 SD from both neighbours is over 4 sigma each.",
        ),
      },
    },
    find: (visits) => {
      if (visits.length < 3) return []
      const verdicts: OffCourseVerdict[] = []
      let before: ScoredVisit | undefined
      let here: ScoredVisit | undefined
      for (const visit of visits) {
        const after = scoredVisit(visit, course.field)
        if (after === undefined) continue
        const departs = before !== undefined && here !== undefined && departsFromBoth(before, here, after)
        if (departs) verdicts.push(...offCourseVerdicts(course, before as ScoredVisit, here as ScoredVisit, after))
        // A departing value doesn't count as a neighbour of the next.
        before = departs ? before : here
        here = after
      }
      return verdicts
    },
  })
}

type OffCourseVerdict = CourseVerdict<'size_off_course' | 'weight_off_course' | 'head_off_course', 'unusual'>

function scoredVisit(visit: AssessedVisit, field: CourseField<'size'>['field']): ScoredVisit | undefined {
  const deciding = visit.scores[field]
  const { age } = visit.growth
  if (deciding === undefined || deciding.standsIn || age === undefined || age.referenceYears < 0) return undefined
  return { visit, years: age.chronologicalYears, score: deciding.score }
}

function departsFromBoth(before: ScoredVisit, here: ScoredVisit, after: ScoredVisit): boolean {
  const fromBefore = here.score - before.score
  const fromAfter = here.score - after.score
  return (
    exceeds(Math.abs(fromBefore), departureSd) &&
    exceeds(Math.abs(fromAfter), departureSd) &&
    fromBefore > 0 === fromAfter > 0 &&
    !exceeds(Math.abs(before.score - after.score), returnSd) &&
    !exceeds(here.years - before.years, neighbourYears) &&
    !exceeds(after.years - here.years, neighbourYears)
  )
}

/** One cause, one message: a message by score is given the neighbours' scores; any other says enough. */
function offCourseVerdicts(
  { target, field, unit }: CourseField<'size' | 'weight' | 'head'>,
  before: ScoredVisit,
  { visit: { index, visit, findings }, score }: ScoredVisit,
  after: ScoredVisit,
): readonly OffCourseVerdict[] {
  const neighbours = { before: before.score, after: after.score }
  const code = `${target}_score` as const
  if (hasFinding(findings, 'size_weight_swapped')) return []
  if (hasFinding(findings, code)) return [{ index, extends: code, parameters: { neighbours } }]
  if (concerns(findings, target)) return []
  return [{ index, case: 'unusual', parameters: { value: visit[field] as number, unit, score, neighbours } }]
}

function hasFinding(findings: readonly Finding[], code: MessageCode): boolean {
  return findings.some((finding) => finding.code === code)
}

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
      if (sameDay > 1) verdicts.push({ index, case: 'unusual', parameters: { day: day as number, visits: sameDay } })
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

/** A visit at a known age with a value that has no message. */
interface MeasuredVisit {
  readonly visit: AssessedVisit
  readonly years: number
  readonly value: number
}

/** A height or head circumference that has decreased. */
/* @__NO_SIDE_EFFECTS__ */
function shrinks({ target, field, toleratedCm, source }: ShrinkingField): AnyRule {
  return rule({
    asks: 'course',
    code: `${target}_shrinks`,
    target,
    cases: { unusual: { severity: 'hint', when: `more than ${toleratedCm} cm less than at an earlier visit`, source } },
    find: (visits) => {
      const verdicts: CourseVerdict<'size_shrinks' | 'head_shrinks', 'unusual'>[] = []
      let highest: MeasuredVisit | undefined
      for (const visit of visits) {
        const here = measuredVisit(visit, target, field)
        if (here === undefined) continue
        const hasShrunk =
          highest !== undefined && here.years > highest.years && exceeds(highest.value - here.value, toleratedCm)
        if (highest !== undefined && hasShrunk) {
          const earlier = { day: highest.visit.day, ageYears: highest.years }
          const parameters = { value: here.value, earlier: highest.value, visit: earlier }
          verdicts.push({ index: visit.index, case: 'unusual', parameters })
        }
        // After a message the comparison starts over, so that one high value gives one message.
        if (highest === undefined || here.value >= highest.value || hasShrunk) highest = here
      }
      return verdicts
    },
  })
}

function measuredVisit(
  visit: AssessedVisit,
  target: ShrinkingField['target'],
  field: ShrinkingField['field'],
): MeasuredVisit | undefined {
  const value = visit.visit[field]
  const age: GrowthAge | undefined = visit.growth.age
  if (value === undefined || age === undefined || concerns(visit.findings, target)) return undefined
  return { visit, years: age.chronologicalYears, value }
}

/** Values off the child's growth curve, which explain an unusual body mass index. */
export const offCourseRules: readonly AnyRule[] = ruleList(
  offCourse({ target: 'size', field: 'sizeCm', unit: 'cm' }),
  offCourse({ target: 'weight', field: 'weightKg', unit: 'kg' }),
  offCourse({ target: 'head', field: 'headCm', unit: 'cm' }),
)

/** What else only a comparison of visits shows. */
export const betweenVisitsRules: readonly AnyRule[] = ruleList(
  sameDayTwice,
  shrinks({
    target: 'size',
    field: 'sizeCm',
    toleratedCm: 1,
    source: ourChoice(
      'Repeated measurements of a child differ by up to 1 cm, and height is 0.7 cm less than length. (growthcleanr tolerates 2.5 cm: it excludes values, this is a hint.)',
    ),
  }),
  shrinks({
    target: 'head',
    field: 'headCm',
    toleratedCm: 0.5,
    source: ourChoice('Repeated measurements of a head differ by up to 0.5 cm.'),
  }),
)
