import { speaksOf } from '../finding.js'
import type { CourseRule, CourseVisit } from '../rule.js'
import { ourChoice, type Source } from '../sources.js'

/** Binary fractions: 1.0 cm less isn't over 1 cm less. */
const tolerance = 1e-9

type ShrinkTarget = 'size' | 'head'

interface ShrinkField {
  readonly target: ShrinkTarget
  readonly field: 'sizeCm' | 'headCm'
  readonly code: `${ShrinkTarget}_shrinks`
  readonly toleratedCm: number
  readonly source: Source
}

/** A visit at a known age with a value that nothing has been said of. */
interface Measured {
  readonly at: CourseVisit
  readonly years: number
  readonly value: number
}

function shrinks({ target, field, code, toleratedCm, source }: ShrinkField): CourseRule {
  return {
    code,
    target,
    cases: [{ severity: 'hint', when: `more than ${toleratedCm} cm less than at an earlier visit`, source }],
    check: (course) => {
      let highest: Measured | undefined
      for (const visit of course) {
        const here = measured(visit, target, field)
        if (here === undefined) continue
        const hasShrunk =
          highest !== undefined && here.years > highest.years && highest.value - here.value > toleratedCm + tolerance
        if (highest !== undefined && hasShrunk) {
          const earlierVisit = { day: highest.at.day, ageYears: highest.years }
          const parameters = { value: here.value, earlier: highest.value, visit: earlierVisit }
          visit.found.push({ severity: 'hint', target, code, parameters })
        }
        // After a message the course starts anew, so that one high value brings one message.
        if (highest === undefined || here.value >= highest.value || hasShrunk) highest = here
      }
    },
  }
}

function measured(at: CourseVisit, target: ShrinkTarget, field: ShrinkField['field']): Measured | undefined {
  const value = at.visit[field]
  if (value === undefined || at.age === undefined || speaksOf(at.found, target)) return undefined
  return { at, years: at.age.chronologicalYears, value }
}

/** A child that has become smaller. */
export const sizeShrinks = shrinks({
  target: 'size',
  field: 'sizeCm',
  code: 'size_shrinks',
  toleratedCm: 1,
  source: ourChoice(
    'Two measurements of one child differ by up to 1 cm, and height is 0.7 cm less than length. (growthcleanr tolerates 2.5 cm: it excludes values, this is a hint.)',
  ),
})

/** A head that has become smaller. */
export const headShrinks = shrinks({
  target: 'head',
  field: 'headCm',
  code: 'head_shrinks',
  toleratedCm: 0.5,
  source: ourChoice('Two measurements of one head differ by up to 0.5 cm.'),
})
