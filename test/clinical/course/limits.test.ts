import { describe, expect, it } from 'vitest'
import { assessPatient } from '../../../src/clinical/assessment/assess-patient.js'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { courseBasis } from '../../../src/clinical/course/course-basis.js'
import { shareBeyond } from '../../../src/clinical/course/findings/velocity-limit.js'
import { targets } from '../../../src/clinical/course/screening/screening-facts.js'
import { changeSinceTreatment } from '../../../src/clinical/course/treatment-change.js'
import { cole1998, conditionalGain } from '../../../src/clinical/course/velocity/conditional-gain.js'
import type { CourseVisit } from '../../../src/clinical/course/velocity/course-visit.js'
import { velocityPartner } from '../../../src/clinical/course/velocity/earlier-visits.js'
import {
  donald2025,
  gainPlace,
  kelly2014By,
  who2009Gain,
} from '../../../src/clinical/course/velocity/velocity-references.js'
import { weightLoss } from '../../../src/clinical/course/velocity/weight-loss.js'
import { calculationDefaults, growthSettings } from '../../../src/clinical/growth/growth-options.js'
import type { PatientGrowth } from '../../../src/clinical/growth/patient-growth.js'
import { germany } from '../../../src/clinical/references/built-in-sets.js'
import { valueAt } from '../../../src/clinical/references/distribution.js'
import { lookUp } from '../../../src/clinical/references/lookup.js'
import { isoDate } from '../../../src/ground/model/calendar-date.js'
import type { PatientInput } from '../../../src/ground/model/patient.js'

const birth = 16_000
const today = isoDate(birth + 9000)
const day = (days: number) => isoDate(birth + days)

/** A visit at an age; nothing else matters. */
const visitAt = (years: number, value = 0) =>
  ({ index: years, age: { chronologicalYears: years, referenceYears: years }, value }) as CourseVisit

// The velocity of a year is from 0.85 to 1.5 years, else of at least half a year; each a day wider.
it.each([
  [[0.848, 0.6], 0.848],
  [[0.846, 0.6], 0.6],
  [[1.502, 0.6], 1.502],
  [[1.504, 0.6], 0.6],
  [[0.498, 0.3], 0.498],
  [[0.496, 0.3], 0.3],
  [[1.4, 1.1, 0.88], 1.1],
  [[1.4, 1.13, 0.88], 0.88],
])('of visits %o years earlier a velocity is from the one of %d', (before, expected) => {
  const visits = before.map((years) => visitAt(8 - years))
  expect(8 - (velocityPartner(visitAt(8), visits)?.index ?? 0)).toBeCloseTo(expected, 9)
})

it.each([
  [0, 104.4, true],
  [0, 104.41, false],
  [-0.01, 8, false],
  [4, 8, true],
  [4, 7.99, false],
])("Cole's model holds from %d to %d weeks: %s", (fromWeeks, toWeeks, expected) => {
  const gain = conditionalGain({ fromWeeks, toWeeks, fromSds: 0, toSds: 0 })
  expect(gain !== undefined).toBe(expected)
})

it('velocities are of the years, and for the intervals, of their publications', () => {
  const { publication, intervals, neverBelowP25 } = donald2025
  expect([publication.year, intervals, neverBelowP25]).toEqual([2025, [0.5, 1.5], { male: 4.3, female: 10.4 }])
  const kelly = kelly2014By('all')
  expect([kelly.publication.year, kelly.intervals]).toEqual([2014, [11 / 12, 13 / 12]])
  expect([who2009Gain.year, cole1998.year]).toEqual([2009, 1998])
})

// WHO's intervals of length are of 2, 3, 4 and 6 months, each within 15 % of its own.
it.each([
  [2 * 0.849, undefined],
  [2 * 0.851, 2],
  [6 * 1.149, 6],
  [6 * 1.151, undefined],
])('a gain over %d months is scored by the interval of %d', (apart, months) => {
  expect(gainPlace('size', 'male', 6, apart)?.months).toBe(months)
})

it('a loss of weight is a share of the highest earlier weight', () => {
  expect(weightLoss([visitAt(5, 20), visitAt(6, 18)])).toMatchObject({ fromKg: 20, percent: 10 })
})

it('the regressed target is 0.72 of the mean of the parents’ scores', () => {
  const growth = { father: { score: 1 }, mother: { score: 2 } } as unknown as PatientGrowth
  expect(targets(growth).sizeLessRegressedTargetSds).toBeCloseTo(1.08, 9)
})

// The visit before the treatment, if it is at most a year old; else the first within a quarter of a year, 91 days.
it.each([
  [2922 - 365, 0],
  [2922 - 366, undefined],
  [2922 + 91, 0],
  [2922 + 92, undefined],
])('growth hormone from day 2922: the visit of day %d is that of its beginning', (first, expected) => {
  const measurements = [first, 4000].map((days) => ({ date: day(days), sizeCm: days === 4000 ? 140 : 120 }))
  const markers = [{ text: 'GH', kind: 'growth-hormone', date: day(2922) }] as const
  const child = { gender: 'male', dateOfBirth: day(0), markers, measurements } as const
  const assessment = assessPatient(child, growthSettings({ today }, calculationDefaults))
  expect(changeSinceTreatment(assessment, 'size')?.fromIndex).toBe(expected)
})

// A bone age of a year ago still counts, to the day.
it.each([
  [366, 0],
  [367, 1],
])('a bone age of %d days ago: adult height is predicted from visit %d', (ago, expected) => {
  const measurements = [
    { date: day(4000 - ago), sizeCm: 138, boneAgeYears: 10 },
    { date: day(4000), sizeCm: 143 },
  ]
  expect(assessCourse({ gender: 'male', dateOfBirth: day(0), measurements }, { today }).predictedFrom).toBe(expected)
})

/** The height of a boy of a score at an age. */
const boysHeight = (days: number, score: number) => {
  const place = lookUp(germany, 'height', 'male', days / 365.25)
  return (place && valueAt(place, score)) ?? Number.NaN
}

describe('what screening rules read of a course', () => {
  const quantities = (field: 'sizeCm' | 'headCm', ...days: readonly number[]) => {
    const measurements = days.map((each) => ({ date: day(each), [field]: field === 'headCm' ? 44 : 60 + each / 60 }))
    const { screened } = courseBasis({ gender: 'male', dateOfBirth: day(0), measurements }, { today })
    return screened?.quantities ?? expect.fail()
  }

  it.each([
    [181, false],
    [182, true],
    [366, true],
    [367, false],
  ])('the visit before lies half a year to a year back: %d days: %s', (apart, expected) => {
    const { earlierSizeSds } = quantities('sizeCm', 800 - apart, 800)
    expect(typeof earlierSizeSds === 'number').toBe(expected)
  })

  it.each([
    [183, true],
    [184, false],
  ])('the rise of a head is that of half a year: %d days: %s', (apart, expected) => {
    const { headSdsRiseInHalfYear } = quantities('headCm', 340 - apart, 340)
    expect(typeof headSdsRiseInHalfYear === 'number').toBe(expected)
  })

  // The velocity of a year from day 3000 on, and that of the year before, which ended so much later.
  it.each([
    [91, true],
    [92, false],
  ])('two velocities in a row overlap by a quarter of a year at most: %d days: %s', (overlap, expected) => {
    const { velocitySds, earlierVelocitySds } = quantities('sizeCm', 3000 - 292, 3000, 3000 + overlap, 3365)
    expect([typeof velocitySds, typeof earlierVelocitySds === 'number']).toEqual(['number', expected])
  })
})

describe('a finding', () => {
  const findings = (heights: readonly (readonly [days: number, score: number])[], more: PatientInput = {}) =>
    assessCourse(
      {
        gender: 'male',
        dateOfBirth: day(0),
        measurements: heights.map(([days, score]) => ({ date: day(days), sizeCm: boysHeight(days, score) })),
        ...more,
      },
      { today },
    ).findings

  it.each([
    [729, ['far_below_target']],
    [731, []],
  ])('of the distance to the target is given until the second birthday: at %d days %o', (days, expected) => {
    const parents = { sizeFatherCm: 181, sizeMotherCm: 168 }
    expect(findings([[days, -1.9]], parents).map(({ code }) => code)).toEqual(expected)
  })

  it.each([
    [-2, 2.275, undefined],
    [-3.09, 0.1001, undefined],
    // A smaller share is less than 0.1 %.
    [-3.1, 0.1, true],
    [4.83, 0.1, true],
  ])('of velocity says what share of healthy children is as far from the mean: %d SD', (score, percent, isFewer) => {
    const share = shareBeyond(score)
    expect(share.percentOfChildren).toBeCloseTo(percent, 3)
    expect(share.isFewer).toBe(isFewer)
  })

  describe('of a child born small for gestational age', () => {
    const small = { sizeFatherCm: 180, sizeMotherCm: 167, weekBirth: 38, weightBirthG: 2010, sizeBirthCm: 43 }
    const codes = (days: number, score: number, more: PatientInput = {}, before = -2.1) =>
      findings(
        [
          [days - 365, before],
          [days, score],
        ],
        { ...small, ...more },
      ).map(({ code }) => code)

    // The visit before the fourth birthday is by WHO, whose children are shorter.
    it.each([
      [1461, -2.6, {}, ['small_without_catch_up']],
      // Not before four years, and below −2.5 SDS.
      [1459, -2.6, {}, ['slow_growth']],
      [1461, -2.49, {}, []],
      [1461, -2.51, {}, ['small_without_catch_up']],
      [1461, -2.6, { weekBirth: undefined }, []],
      [1461, -2.6, { weightBirthG: 3300, sizeBirthCm: 50 }, []],
      [1461, -2.6, { sizeBirthCm: 50 }, ['small_without_catch_up']],
      [1461, -2.6, { weightBirthG: 3300 }, ['small_without_catch_up']],
      // Families 0.99 and 1.01 SD taller, and one unknown.
      [1461, -2.6, { sizeFatherCm: 167, sizeMotherCm: 156 }, []],
      [1461, -2.6, { sizeFatherCm: 167.4, sizeMotherCm: 156 }, ['small_without_catch_up']],
      [1461, -2.6, { sizeMotherCm: undefined }, []],
      [1461, -2.6, { diseases: ['TurnerSyndrome'] }, []],
    ] as const)('at %d days, %d SDS, %j: %j', (days, score, more, expected) => {
      expect(codes(days, score, more)).toEqual(expected)
    })

    it('needs a velocity below the mean', () => {
      expect(codes(2922, -2.6, {}, -2.9)).toEqual([])
      expect(codes(2922, -2.6, {}, -2.5)).toEqual(['small_without_catch_up'])
      expect(findings([[2922, -2.6]], small)).toEqual([])
    })
  })
})
