import { describe, expect, it } from 'vitest'
import { assessPatient } from '../../../../src/clinical/assessment/assess-patient.js'
import { courseFacts } from '../../../../src/clinical/course/course-basis.js'
import { courseSettings } from '../../../../src/clinical/course/course-options.js'
import { evaluateScreening } from '../../../../src/clinical/course/screening/evaluate-screening.js'
import { isScreened, screeningFacts } from '../../../../src/clinical/course/screening/screening-facts.js'
import { growthIntervals } from '../../../../src/clinical/course/velocity/compare-visits.js'
import type { CourseFacts, CourseVisit } from '../../../../src/clinical/course/velocity/course-visit.js'
import type { GrowthInterval } from '../../../../src/clinical/course/velocity/growth-interval.js'
import { calculationDefaults, growthSettings } from '../../../../src/clinical/growth/growth-options.js'
import { type ScoredValue, scoreValue } from '../../../../src/clinical/references/distribution.js'
import { lookUpTable } from '../../../../src/clinical/references/lookup.js'
import { who2006Head, who2006Height } from '../../../../src/clinical/references/tables/who2006.js'
import { en } from '../../../../src/ground/languages/en/index.js'

const scored = scoreValue(lookUpTable(who2006Height, 'male', 4), 100) as ScoredValue

/** A visit at an age, whatever the age with the same score. */
const visitAt = (years: number, index = 0) =>
  ({
    index,
    age: { chronologicalYears: years, referenceYears: years },
    value: 44,
    scored,
    measurement: {},
  }) as CourseVisit

function factsOf(
  visits: { readonly [measure in 'size' | 'head']?: readonly CourseVisit[] },
  intervals: readonly Partial<GrowthInterval>[] = [],
  head: readonly object[] = [],
) {
  const growth = { subject: { gender: 'male', references: { series: { head } } }, birth: {}, measurements: [] }
  const facts = { growth, visits: { size: [], weight: [], head: [], ...visits } } as unknown as CourseFacts
  return screeningFacts(facts, {}, intervals as readonly GrowthInterval[]) ?? expect.fail()
}

describe('a finding on the distance to the target', () => {
  const ruleAt = (ageYears: number, sizeLessTargetSds: number) => {
    const facts = factsOf({ size: [visitAt(ageYears)] })
    const quantities = { ...facts.quantities, sizeSds: 0, sizeLessTargetSds }
    return evaluateScreening({ ...facts, quantities }, en).find(({ rule }) => rule === 'ghrs2000')
  }

  it.each([
    [1.999, -1.6, true],
    [2, -1.6, undefined],
    // Nothing is minor where nothing is met.
    [1.999, -1, undefined],
  ])('at %d years, %d SD: minor %s', (ageYears, distance, isMinor) => {
    expect(ruleAt(ageYears, distance)?.isMinor).toBe(isMinor)
  })
})

it('of equal changes the earliest is compared', () => {
  const { changes } = factsOf({ size: [visitAt(4, 0), visitAt(4.2, 1), visitAt(4.4, 2)] })
  expect([changes.sizeSdsSinceHighest[0]?.index, changes.sizeSdsSinceLowest[0]?.index]).toEqual([0, 0])
})

it.each([
  [5.25, -2],
  [5.251, 'missing'],
])('the velocity of the year before ends up to a quarter of a year after the next begins: %d', (toYears, expected) => {
  const intervals = [
    { measure: 'size', years: 1, fromYears: 4.25, toYears, toIndex: 0, sds: { raw: -2 } },
    { measure: 'size', years: 1, fromYears: 5, toYears: 6, toIndex: 1, sds: { raw: -1 } },
  ] as unknown as readonly Partial<GrowthInterval>[]
  const { quantities } = factsOf({ size: [visitAt(5, 0), visitAt(6, 1)] }, intervals)
  expect([quantities.velocitySds, quantities.earlierVelocitySds]).toEqual([-1, expected])
})

// A reference serves from its age on, and heads are judged by each in the first year alone, whose rules need it.
it.each([
  [0.5, 0.5, 1],
  [0.501, 0.5, 0],
  [0, 0.999, 1],
  [0, 1, 0],
])('a reference of heads from %d years on judges one of %d years: %d', (from, years, count) => {
  expect(factsOf({ head: [visitAt(years)] }, [], [{ table: who2006Head, from, to: 5 }]).heads).toHaveLength(count)
})

// The two years in a row reach farthest back where each interval is as long, and as far apart, as it may be.
it.each([
  [[4.8, 6.2475, 6.4974, 8], 'number'],
  [[4, 5, 6, 7, 8], 'number'],
  [[6, 7, 8, 9.7], 'string'],
] as const)('intervals of the last years suffice: %j', (ages, earlier) => {
  const measurements = ages.map((ageInYears) => ({ ageInYears, sizeCm: 85 + 6 * ageInYears }))
  const assessment = assessPatient({ gender: 'male', measurements }, growthSettings({}, calculationDefaults))
  const facts = courseFacts(assessment, courseSettings({}))
  const ofLate = screeningFacts(facts, {}, growthIntervals(facts, ['size'], isScreened))
  expect(ofLate).toEqual(screeningFacts(facts, {}, growthIntervals(facts)))
  expect(typeof ofLate?.quantities.earlierVelocitySds).toBe(earlier)
})
