import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { assessCourse, type CourseAssessment } from '../../../src/clinical/course/assess-course.js'
import type { MeasurementInput, PatientInput } from '../../../src/ground/model/patient.js'
import { hostilePatient } from '../../fuzz/given/patients.js'
import { runsOf } from '../../property-runs.js'

const today = '2024-06-04'
const runs = runsOf(300)

/** Every number of a course with its place. */
function numbersOf(value: unknown, place = ''): readonly (readonly [string, number])[] {
  if (typeof value === 'number') return [[place, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => numbersOf(part, `${place}.${name}`))
}

describe('any patient that can be calculated', () => {
  it('has a course, in which every number is finite', () => {
    let assessed = 0
    fc.assert(
      fc.property(hostilePatient, (patient) => {
        try {
          calculatePatient(patient, { today })
        } catch {
          return
        }
        assessed++
        const course = assessCourse(patient, { today })
        expect(numbersOf(course).filter(([, number]) => !Number.isFinite(number))).toEqual([])
      }),
      runs,
    )
    expect(assessed).toBeGreaterThan(100)
  })

  it('has the same course whatever the order of its visits', () => {
    // Visits by their place in the reversed list.
    const turned = (course: CourseAssessment, count: number): unknown =>
      JSON.parse(
        JSON.stringify(course, (name, value) =>
          /^(from|to|measurement)Index$|^predictedFrom$/.test(name) && typeof value === 'number'
            ? count - 1 - value
            : value,
        ),
      )
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            months: fc.integer({ min: 0, max: 200 }),
            sizeCm: fc.option(fc.integer({ min: 50, max: 180 }), { nil: undefined }),
            weightKg: fc.option(fc.integer({ min: 4, max: 70 }), { nil: undefined }),
            boneAgeYears: fc.option(fc.integer({ min: 1, max: 17 }), { nil: undefined }),
          }),
          { maxLength: 12 },
        ),
        fc.constantFrom('male' as const, 'female' as const),
        (visits, gender) => {
          const days = new Set<number>()
          const measurements = visits.flatMap(({ months, ...values }): MeasurementInput[] => {
            if (days.has(months)) return []
            days.add(months)
            return [{ ageInYears: months / 12, ...values }]
          })
          const child: PatientInput = { gender, sizeFatherCm: 180, sizeMotherCm: 165, measurements }
          const reversed = { ...child, measurements: [...measurements].reverse() }
          const count = measurements.length
          expect(turned(assessCourse(reversed, { today }), count)).toEqual(
            JSON.parse(JSON.stringify(assessCourse(child, { today }))),
          )
        },
      ),
      runs,
    )
  })
})

describe('what is not known', () => {
  const visits: readonly MeasurementInput[] = [
    { date: '2023-06-04', sizeCm: 130, weightKg: 26 },
    { date: '2024-06-04', sizeCm: 135.5, weightKg: 29, boneAgeYears: 9 },
  ]
  const child: PatientInput = { dateOfBirth: '2014-06-04', gender: 'female', measurements: visits }

  it('without a sex there are gains, and nothing that a reference would say', () => {
    const course = assessCourse({ ...child, gender: 'diverse' }, { today })
    expect(course.intervals[0]).toMatchObject({ gain: 5.5, sds: undefined, reason: 'no_reference' })
    expect(course).toMatchObject({ predictions: [], targets: [], screening: [] })
    expect(course.notUsable[0]?.reason).toEqual({ code: 'missing', inputs: ['gender'] })
    const chosen = assessCourse({ ...child, gender: 'diverse' }, { today, referenceSex: 'female' })
    expect(chosen.intervals).toEqual(assessCourse(child, { today }).intervals)
  })

  it('without visits there is an empty course', () => {
    expect(assessCourse({}, { today })).toMatchObject({ intervals: [], targetDistances: [], predictedFrom: undefined })
    expect(assessCourse({ ...child, measurements: null }, { today }).screening).toEqual([])
  })

  it('without dates the ages as stated count, in their order', () => {
    const stated = [
      { ageInYears: 10, sizeCm: 135.5 },
      { ageInYears: 9, sizeCm: 130 },
    ]
    const { intervals } = assessCourse({ gender: 'female', measurements: stated }, { today })
    expect(intervals).toHaveLength(1)
    expect(intervals[0]).toMatchObject({ fromIndex: 1, toIndex: 0, gain: 5.5, years: 1 })
    // A date without a date of birth gives no age, and no order against stated ages.
    const mixed = [{ ...stated[0], date: '2001-01-01' }, stated[1] ?? {}]
    expect(assessCourse({ gender: 'female', measurements: mixed }, { today }).intervals[0]).toMatchObject({ gain: 5.5 })
    const undated = visits.map(({ date, ...values }) => ({ ...values, note: date }))
    expect(assessCourse({ ...child, measurements: undated }, { today }).intervals).toEqual([])
  })

  it('two visits on one day are no interval', () => {
    const twice = [...visits, { date: '2024-06-04', sizeCm: 135.7 }]
    const { intervals } = assessCourse({ ...child, measurements: twice }, { today })
    expect(intervals.filter(({ measure }) => measure === 'size').map(({ fromIndex }) => fromIndex)).toEqual([0, 0])
  })

  it('the end of correction for prematurity is no growth', () => {
    const preterm: PatientInput = {
      dateOfBirth: '2020-06-04',
      gender: 'male',
      weekBirth: 28,
      dayBirth: 0,
      measurements: [
        { date: '2022-06-10', weightKg: 10.5 },
        { date: '2022-12-10', weightKg: 11.8 },
      ],
    }
    const change = assessCourse(preterm, { today }).intervals[0]?.sdsChange
    expect(change?.referenceChanged).toBe(true)
    expect(change?.withinOne?.change).toBeGreaterThan(change?.change ?? 0)
  })

  it.each([
    ['2024-06-04', 9, 'average'],
    ['2024-06-04', 11, 'average'],
    ['2024-06-04', 8.9, 'retarded'],
    ['2024-06-04', 11.1, 'accelerated'],
    ['2024-06-20', 9, 'retarded'],
  ])(
    'on %s, born ten years before, a bone age of %f is %s, whatever the days make of a birthday',
    (date, years, first) => {
      const measurements = [{ date, sizeCm: 130, boneAgeYears: years }]
      const { predictions } = assessCourse({ ...child, measurements }, { today: '2024-07-04' })
      expect(predictions[0]).toMatchObject({ method: 'bayley-pinneau', variant: first })
    },
  )

  it('a bone age counts for a year', () => {
    const rated = (date: string) =>
      assessCourse(
        {
          ...child,
          measurements: [
            { date: '2022-01-04', sizeCm: 122, boneAgeYears: 7 },
            { date, sizeCm: 128 },
          ],
        },
        { today },
      ).predictedFrom
    expect([rated('2023-01-04'), rated('2023-02-04')]).toEqual([0, 1])
  })
})

describe('menarche', () => {
  const girl: PatientInput = {
    dateOfBirth: '2012-01-04',
    gender: 'female',
    measurements: [{ date: '2024-01-04', sizeCm: 152, boneAgeYears: 12.5 }],
  }
  const variants = (menarche: string | undefined, patient = girl) =>
    assessCourse({ ...patient, menarche }, { today, boneAgeMethod: 'tw2-rus' })
      .predictions.filter(({ method }) => method === 'tanner-1975')
      .map(({ variant }) => variant)

  it('says at each visit which of Tanner’s equations holds', () => {
    expect(variants('2023-10-01')).toEqual(['postmenarcheal'])
    expect(variants('2024-01-04')).toEqual(['postmenarcheal'])
    expect(variants('2024-03-01')).toEqual(['premenarcheal'])
    // Nothing said is not the same as not yet.
    expect(variants(undefined)).toEqual(['premenarcheal', 'postmenarcheal'])
  })

  it('that is impossible is not used, and of a stated age is compared by age', () => {
    expect(variants('2011-01-01')).toEqual(['premenarcheal', 'postmenarcheal'])
    const stated = { ...girl, measurements: [{ ageInYears: 12, sizeCm: 152, boneAgeYears: 12.5 }] }
    expect(variants('2023-10-01', stated)).toEqual(['postmenarcheal'])
    expect(variants('2024-03-01', stated)).toEqual(['premenarcheal'])
  })
})
