import { speaksOf } from '../finding.js'
import type { CourseRule, CourseVisit } from '../rule.js'
import { ourChoice, type Source } from '../sources.js'

/** Binary fractions: 1.0 cm less isn't over 1 cm less. */
const tolerance = 1e-9

function shrinks(
  target: 'size' | 'head',
  field: 'sizeCm' | 'headCm',
  code: 'size_shrinks' | 'head_shrinks',
  toleratedCm: number,
  source: Source,
): CourseRule {
  const check = (course: readonly CourseVisit[]) => {
    let highest: CourseVisit | undefined
    for (const here of course) {
      const value = here.visit[field]
      if (value === undefined || here.age === undefined || speaksOf(here.found, target)) continue
      const earlier = highest?.visit[field]
      if (highest?.age === undefined || earlier === undefined) {
        highest = here
        continue
      }
      const later = here.age.chronologicalYears > highest.age.chronologicalYears
      const less = earlier - value > toleratedCm + tolerance
      if (later && less) {
        here.found.push({
          severity: 'hint',
          target,
          code,
          parameters: { value, earlier, visit: { day: highest.day, ageYears: highest.age.chronologicalYears } },
        })
      }
      // After a message the course starts anew, so that one high value brings one message.
      if (value >= earlier || (later && less)) highest = here
    }
  }
  return {
    code,
    target,
    cases: [{ severity: 'hint', when: `more than ${toleratedCm} cm less than at an earlier visit`, source }],
    check,
  }
}

/** A child that has become smaller. */
export const sizeShrinks = shrinks(
  'size',
  'sizeCm',
  'size_shrinks',
  1,
  ourChoice(
    'Two measurements of one child differ by up to 1 cm, and height is 0.7 cm less than length. (growthcleanr tolerates 2.5 cm: it excludes values, this is a hint.)',
  ),
)

/** A head that has become smaller. */
export const headShrinks = shrinks(
  'head',
  'headCm',
  'head_shrinks',
  0.5,
  ourChoice('Two measurements of one head differ by up to 0.5 cm.'),
)
