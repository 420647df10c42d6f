import type { Finding } from '../finding.js'
import type { CourseRule, CourseVisit } from '../rule.js'
import { growthcleanr } from '../sources.js'

/** A departure from both neighbours, SD. */
const departureSd = 2

/** The neighbours agree within this: the course returns, SD. */
const returnSd = 1

/** Farther away a visit tells little of the course, years. */
const neighbourYears = 3

type CourseTarget = 'size' | 'weight' | 'head'

interface CourseField {
  readonly target: CourseTarget
  readonly field: 'sizeCm' | 'weightKg' | 'headCm'
  readonly code: `${CourseTarget}_off_course`
  readonly unit: 'cm' | 'kg'
}

/** A visit with a value of the measure, at term or past it, by a reference that gives hints. */
interface Scored {
  readonly at: CourseVisit
  readonly years: number
  readonly score: number
}

function offCourse(rule: CourseField): CourseRule {
  return {
    code: rule.code,
    target: rule.target,
    cases: [
      {
        severity: 'hint',
        when: `departs by more than ${departureSd} SD, in the same direction, from the scores of both neighbouring visits, which lie within ${neighbourYears} years and differ by at most ${returnSd} SD`,
        source: growthcleanr(
          'It compares each value with a weighted mean of the others in a child. In the WHO standards and after, visits correlate with r = 0.9 and more: 2 SD is a departure of over 4 sigma, twice.',
        ),
      },
    ],
    check: (course) => {
      if (course.length < 3) return
      let before: Scored | undefined
      let here: Scored | undefined
      for (const visit of course) {
        const after = scored(visit, rule.field)
        if (after === undefined) continue
        if (before !== undefined && here !== undefined && departs(before, here, after)) {
          report(rule, before, here, after)
          // The odd value is no neighbour to the next.
          here = after
          continue
        }
        before = here
        here = after
      }
    },
  }
}

function scored(at: CourseVisit, field: CourseField['field']): Scored | undefined {
  const spoken = at.scores[field]
  if (spoken === undefined || spoken.standsIn || at.age === undefined || at.age.referenceYears < 0) return undefined
  return { at, years: at.age.chronologicalYears, score: spoken.score }
}

function departs(before: Scored, here: Scored, after: Scored): boolean {
  const fromBefore = here.score - before.score
  const fromAfter = here.score - after.score
  return (
    Math.abs(fromBefore) > departureSd &&
    Math.abs(fromAfter) > departureSd &&
    fromBefore > 0 === fromAfter > 0 &&
    Math.abs(before.score - after.score) <= returnSd &&
    here.years - before.years <= neighbourYears &&
    after.years - here.years <= neighbourYears
  )
}

function report({ target, field, code, unit }: CourseField, before: Scored, here: Scored, after: Scored): void {
  const { found, visit } = here.at
  const neighbours = { before: before.score, after: after.score }
  if (found.some(({ code: other }) => other === 'size_weight_swapped')) return
  const said = found.findIndex((finding) => finding.target === target)
  const finding = found[said]
  if (finding === undefined) {
    const value = visit[field] as number
    found.push({ severity: 'hint', target, code, parameters: { value, unit, score: here.score, neighbours } })
  } else if (finding.code === `${target}_score`) {
    // One message per cause: the one by score tells of the course too.
    found[said] = { ...finding, parameters: { ...finding.parameters, neighbours } } as Finding
  }
}

/** A height, weight or head that leaves the child's own course for one visit. */
export const sizeOffCourse = offCourse({ target: 'size', field: 'sizeCm', code: 'size_off_course', unit: 'cm' })
export const weightOffCourse = offCourse({ target: 'weight', field: 'weightKg', code: 'weight_off_course', unit: 'kg' })
export const headOffCourse = offCourse({ target: 'head', field: 'headCm', code: 'head_off_course', unit: 'cm' })
