import { describe, expect, it } from 'vitest'
import { assessCourse, type CourseAssessment } from '../../../src/clinical/course/assess-course.js'
import { growthIntervals } from '../../../src/clinical/course/velocity/compare-visits.js'
import {
  conditionalGain,
  thriveLine,
  weightCorrelation,
} from '../../../src/clinical/course/velocity/conditional-gain.js'
import { type CourseFacts, courseVisits } from '../../../src/clinical/course/velocity/course-visit.js'
import {
  donald2025,
  gainPlace,
  gainScore,
  kelly2014By,
  velocityScore,
} from '../../../src/clinical/course/velocity/velocity-references.js'
import type { PatientAssessment } from '../../../src/clinical/validation/engine.js'
import { dayNumber, isoDate } from '../../../src/ground/model/calendar-date.js'
import type { MeasurementInput, PatientInput } from '../../../src/ground/model/patient.js'

const today = '2024-06-04'

function courseOf(measurements: readonly MeasurementInput[], patient: PatientInput = {}): CourseAssessment {
  return assessCourse({ dateOfBirth: '2014-06-04', gender: 'male', ...patient, measurements }, { today })
}

describe('height velocity', () => {
  it.each([
    ['2023-06-04', '2024-06-04', 1.0, undefined, false],
    // Of several earlier visits the one nearest to a year before.
    ['2023-08-20', '2024-06-04', 0.79, undefined, true],
    ['2024-01-20', '2024-06-04', 0.37, 'too_short', true],
    ['2022-06-04', '2024-06-04', 2.0, 'too_long', false],
  ])('from %s to %s is over %f years', (from, to, years, reason, seasonal) => {
    const [interval] = courseOf([
      { date: from, sizeCm: 136 },
      { date: to, sizeCm: 141.5 },
    ]).intervals
    expect(interval).toMatchObject({ reason, seasonal, gain: 5.5 })
    expect(interval?.years).toBeCloseTo(years, 2)
    expect(interval?.perYear).toBeCloseTo(5.5 / (interval?.years ?? 1), 9)
    expect(interval?.uncertainty).toBeCloseTo((Math.SQRT2 * 0.3) / (interval?.years ?? 1), 9)
    expect(interval?.sds === undefined).toBe(reason !== undefined)
  })

  it('is taken from the visit nearest to a year before', () => {
    const { intervals } = courseOf([
      { date: '2022-11-01', sizeCm: 133 },
      { date: '2023-05-20', sizeCm: 135.6 },
      { date: '2024-01-10', sizeCm: 139.2 },
      { date: '2024-06-04', sizeCm: 141.5 },
    ])
    expect(intervals.map(({ fromIndex, toIndex }) => [fromIndex, toIndex])).toEqual([
      [0, 1],
      [0, 2],
      [1, 3],
    ])
  })

  it('is taken from a year before however many visits lie between, in steps that grow with the visits', () => {
    const weekly = (count: number) =>
      Array.from({ length: count }, (_, week) => ({
        date: isoDate((dayNumber('2017-06-05') as number) + 7 * week),
        sizeCm: Math.round((98 + 0.12 * week) * 10) / 10,
      }))
    const last = courseOf(weekly(300)).intervals.at(-1)
    expect(last?.years).toBeCloseTo(1, 1)
    expect(last).toMatchObject({ seasonal: false, reason: undefined })
    const reads = (count: number) => {
      let ages = 0
      const age = (week: number) => ({
        get chronologicalYears() {
          ages++
          return 3 + week / 52
        },
        referenceYears: 3 + week / 52,
        postmenstrualWeeks: undefined,
      })
      const measurements = weekly(count)
      const growth = {
        subject: { diseases: [] },
        measurements: measurements.map((_, week) => ({ age: age(week), scored: {} })),
      } as unknown as CourseFacts['growth']
      const order = measurements.map((_, index) => index)
      const assessment = {
        patient: { measurements },
        submitted: { measurements },
        growth,
        days: { order },
      } as unknown as PatientAssessment
      const size = courseVisits(assessment, 'size')
      growthIntervals({
        growth,
        visits: { size, weight: [], head: [] },
        velocity: donald2025,
        treatmentChanges: [],
        menarcheYears: undefined,
      })
      return ages
    }
    expect(reads(800) / reads(100)).toBeLessThan(14)
  })

  it('leaves out a value with a warning that its neighbours contradict, and keeps what they bear out', () => {
    const weights = (...kg: number[]) => courseOf(kg.map((weightKg, i) => ({ date: `${2019 + i}-06-04`, weightKg })))
    const gains = ({ intervals }: CourseAssessment) =>
      intervals.map(({ fromIndex, toIndex, gain }) => [fromIndex, toIndex, gain])
    expect(gains(weights(18, 20, 2.3, 26))).toEqual([
      [0, 1, 2],
      [1, 3, 6],
    ])
    const tiny = [80, 84, 88, 92].map((sizeCm, i) => ({ date: `${2019 + i}-06-04`, sizeCm }))
    expect(courseOf(tiny).intervals.map(({ gain }) => gain)).toEqual([4, 4, 4])
  })

  it('never has a higher score for less growth', () => {
    for (const gender of ['male', 'female'] as const) {
      for (let age = 2; age <= 16.5; age += 0.5) {
        let before = Number.NEGATIVE_INFINITY
        for (let velocity = -2; velocity < 15; velocity += 0.01) {
          const score = velocityScore(donald2025, gender, age, velocity)?.raw ?? Number.NaN
          expect(score).toBeGreaterThanOrEqual(before)
          before = score
        }
      }
    }
  })

  it('is never read across lying and standing, nor from a value that is not used', () => {
    const [interval] = courseOf([
      { date: '2016-05-01', sizeCm: 86 },
      { date: '2017-05-01', sizeCm: 95 },
    ]).intervals
    expect(interval).toMatchObject({ reason: 'position_changed', gain: undefined, perYear: undefined })
    const unused = courseOf([
      { date: '2022-06-04', sizeCm: 130 },
      { date: '2023-06-04', sizeCm: 1355 },
      { date: '2024-06-04', sizeCm: 141.5 },
    ])
    expect(unused.intervals.map(({ fromIndex, toIndex }) => [fromIndex, toIndex])).toEqual([[0, 2]])
  })

  it('has the score 0 at the median, by either reference', () => {
    expect(velocityScore(donald2025, 'female', 3, 8.33)?.raw).toBeCloseTo(0, 12)
    expect(velocityScore(kelly2014By('all'), 'male', 6, 6.6)?.raw).toBeCloseTo(0, 12)
    expect(velocityScore(donald2025, 'female', 1.9, 8.33)).toBeUndefined()
    // No growth at all has a score too.
    expect(velocityScore(donald2025, 'male', 8, 0)?.accuracy).toBe('less_or_equal')
    expect(velocityScore(donald2025, 'male', 8, -1)?.value).toBe(-6)
  })

  it('by Kelly is scored over 11 to 13 months alone', () => {
    const visits = [
      { date: '2023-08-20', sizeCm: 136 },
      { date: '2024-06-04', sizeCm: 140 },
    ]
    const child: PatientInput = { dateOfBirth: '2014-06-04', gender: 'male', measurements: visits }
    const [interval] = assessCourse(child, { today, pubertalTiming: 'all' }).intervals
    expect(interval).toMatchObject({ reason: 'interval_unmatched', sds: undefined })
  })
})

describe('the gain of an infant', () => {
  it('is scored by the interval of WHO that fits best', () => {
    const place = gainPlace('weight', 'male', 2, 2.05)
    expect(place).toMatchObject({ months: 2, l: 0.6071, m: 2038.1036, s: 0.17559, delta: 600 })
    expect(gainPlace('weight', 'male', 2, 2.5)).toBeUndefined()
    expect(place && gainScore(place, 2038.1036 - 600, 2).raw).toBeCloseTo(0, 9)
  })

  it('of weight, length and head is in the course', () => {
    const { intervals } = courseOf(
      [
        { date: '2014-08-04', sizeCm: 58, weightKg: 5.5, headCm: 39 },
        { date: '2014-10-04', sizeCm: 64, weightKg: 7, headCm: 41.5 },
      ],
      {},
    )
    expect(intervals.map(({ measure, sds }) => [measure, sds?.reference])).toEqual([
      ['size', 'WHO 2009'],
      ['weight', 'WHO 2009'],
      ['head', 'WHO 2009'],
    ])
    expect(intervals[1]?.conditionalGain).toBeTypeOf('number')
  })
})

describe('a change of score', () => {
  it('across two references is given within one as well', () => {
    const [interval] = courseOf([
      { date: '2017-12-04', sizeCm: 98 },
      { date: '2018-12-04', sizeCm: 105 },
    ]).intervals
    expect(interval?.sdsChange).toMatchObject({ referenceChanged: true })
    expect(interval?.sdsChange?.withinOne?.reference).toBe('KiGGS 2013')
  })
})

describe('conditional gain', () => {
  it('is the later score where nothing is correlated, and 0 for an average one', () => {
    expect(conditionalGain({ fromWeeks: 8, toWeeks: 16, fromSds: 0, toSds: 0 })).toBe(0)
    const r = weightCorrelation(12, 8)
    expect(r).toBeGreaterThan(0.8)
    expect(conditionalGain({ fromWeeks: 8, toWeeks: 16, fromSds: 1, toSds: r })).toBeCloseTo(0, 12)
    expect(conditionalGain({ fromWeeks: 8, toWeeks: 11, fromSds: 0, toSds: 0 })).toBeUndefined()
    expect(conditionalGain({ fromWeeks: 90, toWeeks: 110, fromSds: 0, toSds: 0 })).toBeUndefined()
  })

  it('is given for every four weeks of days, on whatever days they begin', () => {
    const birth = dayNumber('2014-06-04') as number
    for (let day = 5; day <= 600; day++) {
      const measurements = [
        { date: isoDate(birth + day), weightKg: 4 + day / 100 },
        { date: isoDate(birth + day + 28), weightKg: 4.5 + day / 100 },
      ]
      const [interval] = courseOf(measurements).intervals
      expect(interval?.conditionalGain, `from day ${day}`).toBeTypeOf('number')
    }
  })

  it('of -1.645 joins the points of a thrive line', () => {
    const line = thriveLine({ weeks: 4, sds: 0 })
    for (const [i, to] of line.entries()) {
      const from = line[i - 1]
      if (from === undefined) continue
      expect(
        conditionalGain({ fromWeeks: from.weeks, toWeeks: to.weeks, fromSds: from.sds, toSds: to.sds }),
      ).toBeCloseTo(-1.6449, 4)
    }
  })
})
