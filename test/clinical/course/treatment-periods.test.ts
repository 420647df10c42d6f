import { describe, expect, it } from 'vitest'
import { assessCourse } from '../../../src/clinical/course/assess-course.js'
import { isoDate } from '../../../src/ground/model/calendar-date.js'
import type { Marker, MeasurementInput } from '../../../src/ground/model/patient.js'

const birth = 16_000
/** The day of an age in days. */
const day = (days: number): string => isoDate(birth + days)
const aYear = 365.25

/** Pairs of ages in years and heights; intervals as [from, to, gain, reason, whether it is scored]. */
function intervals(visits: readonly (readonly [days: number, cm: number])[], markers: readonly Marker[]) {
  const measurements: MeasurementInput[] = visits.map(([days, sizeCm]) => ({ date: day(days), sizeCm }))
  const course = assessCourse({ dateOfBirth: day(0), gender: 'male', measurements, markers }, { today: day(9000) })
  return course.intervals.map(({ fromIndex, toIndex, gain, reason, sds }) => [
    fromIndex,
    toIndex,
    gain === undefined ? undefined : Math.round(gain * 10) / 10,
    reason,
    sds !== undefined,
  ])
}

const started = (days: number, until?: number): Marker => ({
  text: 'GH',
  kind: 'growth-hormone',
  date: day(days),
  until: until === undefined ? undefined : day(until),
})

const at = (years: number) => Math.round(years * aYear)

describe('a velocity', () => {
  it('ends where growth hormone begins: the first half-year is counted from the visit before, without a score', () => {
    const visits = [
      [at(8), 113.6],
      [at(9), 117.9],
      [at(9.5), 121.1],
      [at(10), 124.6],
    ] as const
    expect(intervals(visits, [])).toEqual([
      [0, 1, 4.3, undefined, true],
      [0, 2, 7.5, undefined, true],
      [1, 3, 6.7, undefined, true],
    ])
    expect(intervals(visits, [started(at(9.1))])).toEqual([
      [0, 1, 4.3, undefined, true],
      [1, 2, 3.2, 'after_treatment_change', false],
      [1, 3, 6.7, undefined, true],
    ])
  })

  it.each([
    // The visit before serves up to two months before the change.
    [61, 'after_treatment_change'],
    [63, 'treatment_changed'],
  ])('is counted from a visit %i days before treatment: %s', (days, reason) => {
    const begun = at(9)
    const visits = [
      [begun - days, 117],
      [begun + 100, 119],
    ] as const
    expect(intervals(visits, [started(begun)])[0]?.[3]).toBe(reason)
  })

  it.each([
    [182, 'after_treatment_change'],
    [183, 'after_treatment_change'],
    [184, undefined],
  ])('%i days after the change: %s', (days, reason) => {
    const begun = at(9)
    const visits = [
      [begun - 30, 117],
      [begun + days, 121],
    ] as const
    expect(intervals(visits, [started(begun)])[0]?.[3]).toBe(reason)
  })

  it('ends where puberty is no longer suppressed, too, in weight as in height', () => {
    const marker: Marker = { text: 'GnRH', kind: 'puberty-suppression', date: day(at(6)), until: day(at(9.5)) }
    expect(
      intervals(
        [
          [at(9), 130],
          [at(10), 136],
          [at(11), 142],
        ],
        [marker],
      ),
    ).toEqual([
      [0, 1, undefined, 'treatment_changed', false],
      [1, 2, 6, undefined, true],
    ])
    const measurements = [9, 10].map((years) => ({ date: day(at(years)), weightKg: 20 + years }))
    const course = assessCourse({ dateOfBirth: day(0), gender: 'male', measurements, markers: [marker] })
    expect(course.intervals).toMatchObject([{ measure: 'weight', reason: 'treatment_changed', perYear: undefined }])
  })

  it('goes on across other events', () => {
    const visits = [
      [at(8), 120],
      [at(9), 125],
    ] as const
    expect(intervals(visits, [{ text: 'MRI', date: day(at(8.5)) }])).toEqual([[0, 1, 5, undefined, true]])
  })
})
