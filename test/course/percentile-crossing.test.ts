import { describe, expect, it } from 'vitest'
import { courseBasis } from '../../src/course/course-basis.js'
import { majorPercentiles, percentileCrossings } from '../../src/course/velocity/percentile-crossing.js'
import type { PatientInput } from '../../src/model/patient.js'
import { kiggsHeight, lookUpTable, scoreOfPercentile, valueAt } from '../../src/references/index.js'

const born = '2016-01-01'

type Height = readonly [years: number, percentile: number]

/** A boy with heights on percentiles at birthdays. */
function boy(...heights: readonly Height[]): PatientInput {
  return {
    dateOfBirth: born,
    gender: 'male',
    measurements: heights.map(([years, percentile]) => ({
      date: `${2016 + Math.floor(years)}-${String(1 + Math.round((years % 1) * 12)).padStart(2, '0')}-01`,
      sizeCm: heightAt(years, percentile),
      sizePosition: 'standing',
    })),
  }
}

function heightAt(years: number, percentile: number): number {
  const place = lookUpTable(kiggsHeight, 'male', years)
  return (place && valueAt(place, scoreOfPercentile(percentile))) ?? Number.NaN
}

const crossings = (patient: PatientInput) =>
  percentileCrossings(courseBasis(patient, { today: '2026-01-02' }).facts).map(({ measure, lines }) => [measure, lines])

describe('percentiles are crossed', () => {
  it.each<[string, readonly Height[], readonly number[] | undefined]>([
    [
      'two lines down in a year',
      [
        [4, 60],
        [5, 20],
      ],
      [50, 25],
    ],
    [
      'two lines up',
      [
        [4, 20],
        [5, 60],
      ],
      [25, 50],
    ],
    [
      'four lines down',
      [
        [6, 80],
        [8, 8],
      ],
      [75, 50, 25, 10],
    ],
    [
      'one line is none',
      [
        [4, 60],
        [5, 30],
      ],
      undefined,
    ],
    [
      'within a band',
      [
        [4, 74],
        [5, 51],
      ],
      undefined,
    ],
    [
      'not by less than half a year',
      [
        [4, 60],
        [4.25, 20],
      ],
      undefined,
    ],
    [
      'not by more than three years',
      [
        [4, 60],
        [7.5, 20],
      ],
      undefined,
    ],
    [
      'from the earliest of three years',
      [
        [2.5, 60],
        [5, 30],
        [5.5, 24],
      ],
      [50, 25],
    ],
    [
      'not under two years',
      [
        [1.5, 80],
        [2.5, 20],
      ],
      undefined,
    ],
    [
      'not by a visit in between alone',
      [
        [4, 60],
        [5, 20],
        [6, 55],
      ],
      undefined,
    ],
  ])('%s', (_, heights, lines) => {
    expect(crossings(boy(...heights))).toEqual(lines === undefined ? [] : [['size', lines]])
  })

  it('by the lines that charts draw', () => {
    expect(majorPercentiles).toEqual([3, 10, 25, 50, 75, 90, 97])
  })

  // From four years on, in days: half a year to three years apart, and the latest of any measure half a year later.
  it.each([
    [181, 0, false],
    [182, 0, true],
    [1096, 0, true],
    [1097, 0, false],
    [365, 183, true],
    [365, 184, false],
  ])('by visits %d days apart, %d days before the last weight: %s', (apart, later, expected) => {
    const measurements = [
      { ageInYears: 4, sizeCm: heightAt(4, 75) },
      { ageInYears: 4 + apart / 365.25, sizeCm: heightAt(4 + apart / 365.25, 20) },
      { ageInYears: 4 + (apart + later) / 365.25, weightKg: 18 },
    ]
    expect(crossings({ gender: 'male', measurements }).length).toBe(expected ? 1 : 0)
  })

  it('by a value of late alone', () => {
    const { measurements, ...child } = boy([4, 60], [5, 20])
    const weighed = [...(measurements ?? []), { date: '2022-01-01', weightKg: 21 }]
    expect(crossings({ ...child, measurements: weighed })).toEqual([])
  })
})
