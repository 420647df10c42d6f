import { isoDate } from '../../../ground/model/calendar-date.js'
import type { GrowthAge } from '../../growth/growth-age.js'
import { carriedForward, rarestByChance } from '../course/carried-forward.js'
import { toleratedLossCm, toleratedShrinkingCm } from '../course/course-limits.js'
import { lostCm, type MeasuredPoint, positionOf, unscoredLoss } from '../course/height-loss.js'
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
  return areStanding && next !== undefined && lostCm('size', highest, next) !== undefined
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

/** A height that was not measured again, but carried forward from the visit before. */
const sizeUnchanged = rule({
  asks: 'course',
  code: 'size_unchanged',
  target: 'size',
  cases: {
    unusual: {
      severity: 'hint',
      when: `exactly the same as at the visit before, and more is expected by the other heights: measured again, it would be the same in less than ${100 * rarestByChance} %`,
      source: ourChoice(
        "Heights that were not measured are often copied. A height is the same by chance more often where little growth is expected, where it can't be expected exactly, and where most of a child's heights are whole or half centimetres.",
      ),
    },
  },
  find: (visits) =>
    carriedForward(visits).map(({ point, before, expectedCm }) => {
      const { day } = before.visit
      const visit = { date: day === undefined ? undefined : isoDate(day), ageYears: before.years }
      const parameters = { value: point.value, unit: 'cm', visit, expectedCm } as const
      return { index: point.visit.index, case: 'unusual', parameters }
    }),
})

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
