import { describe, expect, it } from 'vitest'
import { countLosses, type LossCount } from '../../../scripts/course-study/confirmed-losses.js'
import { ageBands, studyCourses } from '../../../scripts/course-study/course-study.js'
import {
  alarmsIn1000,
  foundAtLast,
  goals,
  lengthHints,
  mostAlarmsIn1000,
  shares,
} from '../../../scripts/course-study/figures.js'

/** A tenth of what docs/plausibility-course.md counts; `npm run soak` counts all, from another seed every day. */
const study = studyCourses(20_261_122, { wrong: 30, healthy: 600 })

/** Infants of the same size, measured as in routine care. */
const routine = studyCourses(20_261_122, { wrong: 60, healthy: 600 }, 'routine', [ageBands[0]])

describe('the checks of a course, of infants measured as in routine care,', () => {
  it('ask about at most 5 in 1,000 lengths', () => {
    for (const schedule of [
      'Dutch well-baby clinics, to 2 years',
      '0 to 2 years, every 0.5 years',
      'German check-ups',
    ]) {
      const [lengths, hints] = lengthHints(routine, schedule)
      expect((1000 * hints) / lengths, schedule).toBeLessThanOrEqual(5)
    }
  })

  // Visits half a year apart; real infants come more often, and more is found (docs/plausibility-course.md).
  it.each([
    ['height +10 cm', 97],
    ['height +5 cm', 50],
    ['weight +50 %', 95],
    ['weight in pounds', 100],
  ])('find an error at the last visit: %s', (error, atLeast) => {
    const cells = routine.found.filter((cell) => cell.error === error && cell.place === 'last' && cell.gap === 0.5)
    expect(shares(cells).found).toBeGreaterThanOrEqual(atLeast)
  })
})

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

// Of 900 children by trained staff; docs/plausibility-course.md has more.
it('let growth over time use a true loss that a second height confirms, and leave out a wrong height before', () => {
  const counts = countLosses(20_261_122, 100)
  const sum = (of: (count: LossCount) => number) => counts.reduce((total, count) => total + of(count), 0)
  expect(sum(({ trueLeftOut }) => trueLeftOut) / sum(({ children }) => children)).toBeLessThan(0.02)
  const large = counts.filter(({ cm }) => cm === 10)
  expect(large.every(({ wrongLeftOut }) => wrongLeftOut >= 85)).toBe(true)
})
