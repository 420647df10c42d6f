import { describe, expect, it } from 'vitest'
import { assessCourse } from '../../src/course/assess-course.js'
import { parentalThreshold, weightThresholds } from '../../src/course/velocity/faltering-growth.js'
import { dayNumber, isoDate } from '../../src/model/calendar-date.js'
import type { MeasurementInput, PatientInput } from '../../src/model/patient.js'

const birth = '2024-01-01'
const day = (days: number): string => isoDate((dayNumber(birth) as number) + days)

function faltering(patient: PatientInput, ...visits: readonly (MeasurementInput & { readonly day: number })[]) {
  const measurements = visits.map(({ day: days, ...visit }) => ({ date: day(days), ...visit }))
  return assessCourse(
    { dateOfBirth: birth, gender: 'male', weekBirth: 40, weightBirthG: 3400, ...patient, measurements },
    { today: '2031-01-01' },
  ).faltering
}

const signs = (...args: Parameters<typeof faltering>) =>
  faltering(...args)
    ?.thresholds.filter(({ met }) => met)
    .map(({ sign }) => sign)

describe('NICE NG75', () => {
  // The bands: one space below the 9th centile at birth, two from the 9th to the 91st, three above; two thirds of an SD each.
  it.each([
    [-1.34, -1.99, false, 0.6667],
    [-1.34, -2.01, true, 0.6667],
    [-1.3333333333, -1.99, false, 1.3333],
    [-1.33, -2.66, false, 1.3333],
    [-1.33, -2.67, true, 1.3333],
    [0, -1.33, false, 1.3333],
    [0, -1.34, true, 1.3333],
    [1.33, 0, false, 1.3333],
    [1.33, -0.01, true, 1.3333],
    [1.3333333333, -0.01, true, 1.3333],
    [1.34, -0.65, false, 2],
    [1.34, -0.66, true, 2],
    [1.5, -0.5, true, 2],
  ])('a weight of %f at birth and of %f now: fall %s, at %f', (atBirth, now, met, limit) => {
    const fall = weightThresholds(atBirth, now).find(({ sign }) => sign === 'weight_fall')
    expect(fall?.met).toBe(met)
    expect(fall?.limit).toBeCloseTo(limit, 4)
    expect(fall?.value).toBeCloseTo(atBirth - now, 9)
  })

  it.each([
    [-1.99, false],
    [-2, false],
    [-2.01, true],
  ])('a weight of %f now, whatever the weight at birth: %s', (now, met) => {
    expect(weightThresholds(undefined, now)).toMatchObject([{ sign: 'low_weight', met, limit: -2 }])
  })

  it.each([
    [-1.3, 0.03, false],
    [-1.3, 0.04, true],
    // "More than": exactly two spaces are not.
    [0, 4 / 3, false],
  ])('a length of %f with parents of %f: %s', (sds, target, met) => {
    expect(parentalThreshold(sds, target)).toMatchObject([{ sign: 'below_parents', met }])
  })

  it('scores birth and now by WHO whatever the set, at the age since birth', () => {
    // A boy of 3.9 kg and 7.2 kg at 10 months: WHO's +1.04 and −2.24.
    const thresholds = faltering({ weightBirthG: 3900, weekBirth: 37 }, { day: 310, weightKg: 7.2 })?.thresholds
    expect(thresholds?.map(({ sign, met }) => [sign, met])).toEqual([
      ['not_regained', false],
      ['weight_fall', true],
      ['low_weight', true],
    ])
    expect(thresholds?.[1]).toMatchObject({ spaces: 2, value: expect.closeTo(3.28, 1) })
  })

  it.each([
    [20, 3.05, ['early_loss']],
    [20, 3.06, []],
    // From three weeks on the fall counts, and the birth weight has to be regained.
    [21, 3.05, ['not_regained', 'weight_fall']],
    [21, 3.39, ['not_regained', 'weight_fall']],
    // To weigh at three weeks what one weighed at birth is a fall of 1.4 SD by WHO.
    [21, 3.4, ['weight_fall']],
    [21, 3.5, []],
  ])('at %i days and %f kg: %j', (days, weightKg, expected) => {
    expect(signs({}, { day: days, weightKg })?.filter((sign) => sign !== 'low_weight')).toEqual(expected)
  })

  it('is for children born at term, up to five years, without a disease or treatment', () => {
    const visit = { day: 310, weightKg: 7.2 }
    expect(faltering({}, visit)).toBeDefined()
    expect(faltering({ weekBirth: 36, dayBirth: 6 }, visit)).toBeUndefined()
    expect(faltering({ diseases: ['Trisomy21'] }, visit)).toBeUndefined()
    expect(faltering({}, { day: 1826, weightKg: 14 })).toBeDefined()
    expect(faltering({}, { day: 1827, weightKg: 14 })).toBeUndefined()
  })

  it('says what it is by', () => {
    expect(faltering({}, { day: 310, weightKg: 9 })).toMatchObject({
      guideline: 'NICE NG75 (2017)',
      reference: 'WHO 2006',
      measurementIndex: 0,
    })
  })
})

describe('the fall of a score', () => {
  const falls = (...kg: readonly (readonly [days: number, kg: number])[]) =>
    assessCourse(
      {
        dateOfBirth: birth,
        gender: 'male',
        weekBirth: 40,
        weightBirthG: 3900,
        measurements: kg.map(([days, weightKg]) => ({ date: day(days), weightKg })),
      },
      { today: '2031-01-01' },
    ).scoreFalls

  it('is since the highest score before, and since birth, in the reference of the latest', () => {
    const [fall] = falls([30, 4.4], [120, 6.8], [300, 7.2])
    expect(fall).toMatchObject({ measure: 'weight', reference: 'WHO 2006', sinceHighest: { fromIndex: 0 } })
    expect(fall?.sinceHighest?.change).toBeLessThan(-2)
    expect(fall?.sinceBirth).toBeLessThan(fall?.sinceHighest?.change ?? 0)
    // A rise is no fall; from the fourth birthday on birth and infancy are of another reference, which has no score there.
    expect(falls([120, 6], [300, 9.5])[0]?.sinceHighest?.change).toBeGreaterThan(0)
  })

  it('is not given since birth where the latest reference does not begin there', () => {
    expect(falls([1000, 14], [2000, 18])[0]?.sinceBirth).toBeUndefined()
    expect(falls([1000, 14], [2000, 18])[0]?.sinceHighest).toBeDefined()
  })
})
