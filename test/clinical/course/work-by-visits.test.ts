import { describe, expect, it } from 'vitest'
import { courseBasis } from '../../../src/clinical/course/course-basis.js'
import { growthIntervals } from '../../../src/clinical/course/velocity/compare-visits.js'
import type { CourseFacts, CourseVisit } from '../../../src/clinical/course/velocity/course-visit.js'
import type { PatientInput } from '../../../src/ground/model/patient.js'

/** A child who is measured a number of times, evenly, between two ages. */
function seenOften(count: number, fromYears: number, toYears: number): PatientInput {
  const rounded = (value: number) => Math.round(value * 10) / 10
  return {
    gender: 'female',
    measurements: Array.from({ length: count }, (_, i) => {
      const ageInYears = fromYears + ((toYears - fromYears) * i) / count
      const grown = Math.sqrt(ageInYears)
      return {
        ageInYears,
        sizeCm: rounded(50 + 25 * grown),
        weightKg: rounded(3.4 + 5.6 * grown),
        headCm: rounded(35 + 10 * grown),
      }
    }),
  }
}

/** How often the intervals look at the age of a visit, for each visit. */
function looksPerVisit(count: number, fromYears: number, toYears: number): number {
  let looks = 0
  const counted = (visit: CourseVisit): CourseVisit => ({
    ...visit,
    get age() {
      looks++
      return visit.age
    },
  })
  const { facts } = courseBasis(seenOften(count, fromYears, toYears), { today: '2026-06-01' })
  const { size, weight, head } = facts.visits
  const watched: CourseFacts = {
    ...facts,
    visits: { size: size.map(counted), weight: weight.map(counted), head: head.map(counted) },
  }
  expect(growthIntervals(watched).length).toBeGreaterThan(count)
  return looks / count
}

describe('the work for a visit', () => {
  it.each([
    ['an infant', 0, 2],
    ['a child', 3, 15],
  ])('grows only with the logarithm of how often %s is seen', (_, fromYears, toYears) => {
    // Four times as many visits are two halvings more in each search.
    const [few, many] = [looksPerVisit(250, fromYears, toYears), looksPerVisit(1000, fromYears, toYears)]
    expect(many / few).toBeLessThan(1.6)
  })
})
