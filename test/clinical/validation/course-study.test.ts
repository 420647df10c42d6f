import { describe, expect, it } from 'vitest'
import { studyCourses } from '../../../scripts/course-study/course-study.js'
import { alarmsIn1000, foundAtLast, goals, mostAlarmsIn1000, shares } from '../../../scripts/course-study/figures.js'

/** A tenth of what docs/plausibility-course.md counts; `npm run soak` counts all, from another seed every day. */
const study = studyCourses(20_261_122, { wrong: 30, healthy: 600 })

describe('the checks of a course', () => {
  it.each(goals)('find an error at the last visit: $error', ({ error, atLeast }) => {
    expect(foundAtLast(study, error)).toBeGreaterThanOrEqual(atLeast)
  })

  it('hardly ever ask about a healthy child', () => {
    expect(alarmsIn1000(study.alarms)).toBeLessThanOrEqual(mostAlarmsIn1000)
  })

  it.each(['height +10 cm', 'weight +50 %', 'weight −50 %', 'weight in pounds'])(
    'name the right visit, wherever it is: %s',
    (error) => {
      for (const place of ['first', 'middle', 'last'] as const) {
        const { found, rightVisit } = shares(study.found.filter((it) => it.error === error && it.place === place))
        expect(rightVisit / found, place).toBeGreaterThan(0.85)
      }
    },
  )
})
