import { describe, expect, it } from 'vitest'
import { kelly2014Velocity } from '../../../src/clinical/course/figures/kelly2014-velocity.js'
import {
  gainAges,
  gainVelocity,
  velocityAges,
  velocityCurves,
  velocityValue,
} from '../../../src/clinical/course/velocity/velocity-curves.js'
import {
  donald2025,
  gainPlace,
  gainScore,
  gainTables,
  kelly2014By,
  velocityScore,
} from '../../../src/clinical/course/velocity/velocity-references.js'
import { gainMeasures } from '../../../src/ground/model/course-names.js'
import { genders } from '../../../src/ground/model/patient.js'
import { gramsPerKilogram } from '../../../src/ground/model/units.js'

const scores = [-3, -1.8807936081512509, -1, 0, 0.6744897501960817, 1.8807936081512509, 3]

describe('the curves of height velocity', () => {
  it('run from the first to the last figures of the reference', () => {
    expect(velocityAges(donald2025, 'male')).toEqual([2, 17])
    expect(velocityAges(donald2025, 'female')).toEqual([2, 16.5])
    expect(velocityAges(kelly2014By('later'), 'male')[0]).toBe(kelly2014Velocity.male.later()[0]?.[0])
    for (const { places } of velocityCurves(donald2025, 'female', [-1, 0, 1])) {
      expect(places[0]?.midYears).toBe(2)
      expect(places.at(-1)?.midYears).toBe(16.5)
    }
  })

  it('have a place each half month', () => {
    const [median] = velocityCurves(donald2025, 'male', [0])
    expect(median?.places.length).toBe((17 - 2) * 24 + 1)
  })

  it('have the values whose scores they are, by every reference', () => {
    for (const reference of [donald2025, kelly2014By('all'), kelly2014By('earlier'), kelly2014By('later')]) {
      for (const gender of genders) {
        for (const { sds, places } of velocityCurves(reference, gender, scores)) {
          expect(places.length).toBeGreaterThan(100)
          for (const { midYears, perYear } of places) {
            expect(velocityScore(reference, gender, midYears, perYear)?.raw).toBeCloseTo(sds, 9)
          }
        }
      }
    }
  })

  it('end where no velocity has so low a score', () => {
    expect(velocityValue(donald2025, 'female', 13, -3)).toBeUndefined()
    expect(velocityValue(donald2025, 'female', 13, -1.88)).toBeGreaterThan(0)
    expect(velocityValue(donald2025, 'male', 1.9, 0)).toBeUndefined()
  })
})

describe("the curves of WHO's gains", () => {
  it('are there for the intervals of each measure', () => {
    expect(gainTables('weight', 'male').map(({ months }) => months)).toEqual([1, 2, 3, 4, 6])
    expect(gainTables('size', 'female').map(({ months }) => months)).toEqual([2, 3, 4, 6])
    expect(gainAges({ measure: 'weight', gender: 'male', months: 6 })).toEqual([3 / 12, 21 / 12])
    expect(gainAges({ measure: 'head', gender: 'female', months: 2 })).toEqual([1 / 12, 11 / 12])
  })

  it('have the values whose scores they are', () => {
    for (const measure of gainMeasures) {
      const unit = measure === 'weight' ? gramsPerKilogram : 1
      for (const gender of genders) {
        for (const { months } of gainTables(measure, gender)) {
          if (months === 1) continue
          const gain = { measure, gender, months }
          const [first, last] = gainAges(gain)
          for (const sds of scores) {
            let count = 0
            for (let midYears = first; midYears <= last; midYears += 1 / 24) {
              const perYear = gainVelocity(gain, midYears, sds)
              const place = gainPlace(measure, gender, Math.max(0, midYears * 12 - months / 2), months)
              if (perYear === undefined || place === undefined) continue
              count++
              expect(gainScore(place, perYear * unit * (months / 12), months).raw).toBeCloseTo(sds, 6)
            }
            expect(count).toBeGreaterThan(12)
          }
        }
      }
    }
  })

  it('has the median of the print, and falls below zero where infants of that score lose weight', () => {
    const halfYears = { measure: 'weight', gender: 'male', months: 6 } as const
    // L 0.6428, M 1590.6081, S 0.31683, delta 350: 1,240.6 g in half a year.
    expect(gainVelocity(halfYears, 15 / 12, 0)).toBeCloseTo(2 * 1.2406081, 9)
    // In a month, few gain nothing: P3 lies below zero towards the first birthday.
    expect(gainVelocity({ ...halfYears, months: 1 }, 11.5 / 12, -1.88)).toBeLessThan(0)
    expect(gainVelocity(halfYears, 23 / 12, 0)).toBeUndefined()
  })
})
