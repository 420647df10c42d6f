import { describe, expect, it } from 'vitest'
import { assessPatient } from '../../../../src/clinical/assessment/assess-patient.js'
import { assessCourse } from '../../../../src/clinical/course/assess-course.js'
import { changeSinceTreatment } from '../../../../src/clinical/course/treatment-change.js'
import { thriveLine } from '../../../../src/clinical/course/velocity/conditional-gain.js'
import type { CourseVisit } from '../../../../src/clinical/course/velocity/course-visit.js'
import { velocityPartner } from '../../../../src/clinical/course/velocity/earlier-visits.js'
import { hasFirstDays, scoreFallTexts } from '../../../../src/clinical/course/velocity/faltering-text.js'
import { gainPartner } from '../../../../src/clinical/course/velocity/gain-partner.js'
import { samePeriod } from '../../../../src/clinical/course/velocity/treatment-periods.js'
import { weightLoss } from '../../../../src/clinical/course/velocity/weight-loss.js'
import { calculationDefaults, growthSettings } from '../../../../src/clinical/growth/growth-options.js'
import { en } from '../../../../src/ground/languages/en/index.js'
import { isoDate } from '../../../../src/ground/model/calendar-date.js'

const today = isoDate(26_000)
const day = (days: number) => isoDate(16_000 + days)

const visitAt = (years: number, value = 0) =>
  ({ index: years, age: { chronologicalYears: years, referenceYears: years }, value }) as CourseVisit

it('a velocity is from the latest visit of at least half a year less a day', () => {
  const to = visitAt(0.5 - 1 / 365.25)
  expect(velocityPartner(to, [visitAt(0), visitAt(0.3)])?.index).toBe(0)
  expect(velocityPartner(to, [visitAt(0.001), visitAt(0.3)])?.index).toBe(0.3)
})

it('a gain is scored from the beginning of the last of WHO’s intervals, and not later', () => {
  expect(gainPartner('weight', 'male', visitAt(2), [visitAt(1.5)])?.place.months).toBe(6)
  expect(gainPartner('weight', 'male', visitAt(2.01), [visitAt(1.51)])).toBeUndefined()
})

it('a thrive line goes on while four weeks remain', () => {
  expect([100.4, 100.41].map((weeks) => thriveLine({ weeks, sds: 0 }).length)).toEqual([2, 1])
})

it('of equal weights the earliest is the one since which weight is lost', () => {
  expect(weightLoss([visitAt(4, 20), visitAt(5, 20), visitAt(6, 18)])?.fromIndex).toBe(4)
})

describe('a change of treatment', () => {
  const period = (...[changedAt, age, ...earlier]: readonly [number, number, ...number[]]) => {
    const { visits, hasSettled } = samePeriod(
      [changedAt],
      visitAt(age),
      earlier.map((years) => visitAt(years)),
    )
    return [visits.map(({ index }) => index), hasSettled]
  }

  it('on the day of a visit comes after it', () => {
    expect(period(8, 8, 7)).toEqual([[7], true])
    expect(period(8, 9, 7.9, 8)).toEqual([[8], true])
  })
})

describe('the change of a score since a treatment', () => {
  const changeOf = (...days: readonly number[]) => {
    const measurements = days.map((each) => ({ date: day(each), sizeCm: 80 + each / 80 }))
    const markers = [{ text: 'GH', kind: 'growth-hormone', date: day(2922) }] as const
    const child = { gender: 'male', dateOfBirth: day(0), markers, measurements } as const
    return changeSinceTreatment(assessPatient(child, growthSettings({ today }, calculationDefaults)), 'size')
  }

  it('is counted from a visit on the day it begins', () => {
    expect(changeOf(2700, 2922, 3300)).toMatchObject({ fromIndex: 1, toIndex: 2 })
    expect(changeOf(2700, 2923, 3300)).toMatchObject({ fromIndex: 0, toIndex: 2 })
  })

  it('needs a visit after the day it begins', () => {
    expect(changeOf(2922)).toBeUndefined()
    expect(changeOf(2700, 2922)).toBeUndefined()
    expect(changeOf(2700, 2923)).toBeDefined()
  })
})

describe('faltering growth', () => {
  const born = { gender: 'male', weekBirth: 40, weightBirthG: 3400 } as const
  const falteringOf = (...weights: readonly (readonly [days: number, kg: number])[]) => {
    const measurements = weights.map(([days, weightKg]) => ({ date: day(days), weightKg }))
    return assessCourse({ ...born, dateOfBirth: day(0), measurements }, { today }).faltering
  }

  it.each([
    [4.997, true],
    // A fifth birthday is day 1826, which is not yet 5.000 years.
    [4.998, false],
  ])('is for children below five years: %d: %s', (ageInYears, isGiven) => {
    const { faltering } = assessCourse({ ...born, measurements: [{ ageInYears, weightKg: 17 }] }, { today })
    expect(faltering !== undefined).toBe(isGiven)
  })

  it.each([
    [3.399, ['early_loss', 'not_regained', 'weight_fall', 'low_weight']],
    [3.4, ['not_regained', 'weight_fall', 'low_weight']],
  ])('no longer tells the early loss once the weight at birth is regained: %d kg', (kg, signs) => {
    expect(falteringOf([5, 3.05], [21, kg])?.thresholds.map(({ sign }) => sign)).toEqual(signs)
  })

  it('tells of equal early weights the last', () => {
    expect(falteringOf([5, 3.05], [7, 3.05], [19, 3.3])?.thresholds[0]?.sinceLowest?.fromIndex).toBe(1)
  })
})

it('a score that has not changed has not fallen', () => {
  const fall = { measure: 'weight', measurementIndex: 1, reference: 'WHO 2006', sinceBirth: undefined } as const
  const sinceHighest = { fromIndex: 0, fromYears: 0.02, change: 0 }
  const texts = (change: number) =>
    scoreFallTexts({ ...fall, sinceHighest: { ...sinceHighest, change } }, {}, en, () => 'then')
  expect([texts(0).length, texts(-0.01).length]).toEqual([0, 2])
  expect([0, -0.01].map((sinceBirth) => hasFirstDays({ ...fall, sinceHighest, sinceBirth }))).toEqual([false, true])
})

it.each([
  [1.999, 0],
  [2, 1],
])('the distance to the target is given from two years on: %d', (ageInYears, count) => {
  const parents = { gender: 'male', sizeFatherCm: 180, sizeMotherCm: 167 } as const
  const { targetDistances } = assessCourse({ ...parents, measurements: [{ ageInYears, sizeCm: 87 }] }, { today })
  expect(targetDistances.filter(({ method }) => method === 'tanner').length).toBe(count)
})
