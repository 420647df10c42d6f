import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import type { Patient } from '../../src/model/patient.js'
import { clinicMeasures } from '../../src/references/clinic-measures.js'
import { today } from './patient-of-type.js'

const options = { today, measures: clinicMeasures } as const
const years = (age: number) => Math.round(age * 365.25)
const dateAt = (age: number) => new Date(Date.UTC(2006, 0, 1) + years(age) * 864e5).toISOString().slice(0, 10)

function extremes(
  patient: Patient,
  type: 'WaistHeightRatio' | 'Bmi' | 'Weight' | 'Waist' | 'Height' | 'BmiWithTrisomy21',
) {
  const { line, points, curves } = chartData(patient, { type }, options)
  const drawn = line.flatMap((stretch) => stretch.points.map(({ y }) => y))
  const [from = 0, to = 0] = points.map(({ x }) => x)
  // What the curves of P3 to P97 depart from straight ones between the two visits.
  const bends = curves
    .filter(({ sds }) => Math.abs(sds) < 2)
    .map(({ segments }) => {
      const places = segments.flatMap((segment) => segment.points).filter(({ x }) => x >= from && x <= to)
      const [first, last] = [places[0], places.at(-1)]
      if (first === undefined || last === undefined || last.x <= first.x) return 0
      const slope = (last.y - first.y) / (last.x - first.x)
      return Math.max(...places.map(({ x, y }) => Math.abs(y - first.y - slope * (x - first.x))))
    })
  return { drawn, values: points.map(({ y }) => y), bend: Math.max(...bends) }
}

describe('the line between two visits', () => {
  it('does not leave the plot where the formula saturates', () => {
    const at = (date: string, sizeCm: number, waistCm: number) => ({ date, sizeCm, waistCm })
    const tom: Patient = {
      gender: 'male',
      dateOfBirth: '2010-06-04',
      measurements: [at('2019-06-10', 135, 74), at('2025-06-10', 172, 99)],
    }
    const { drawn, values } = extremes(tom, 'WaistHeightRatio')
    expect(Math.max(...drawn)).toBe(Math.max(...values))
  })

  it.each(['WaistHeightRatio', 'Waist', 'Bmi', 'Weight', 'Height', 'BmiWithTrisomy21'] as const)(
    '%s: stays within its values, widened by what the curves bend',
    (type) => {
      const visit = fc.record({
        sizeCm: fc.double({ min: 80, max: 190, noNaN: true }),
        weightKg: fc.double({ min: 12, max: 150, noNaN: true }),
        waistCm: fc.double({ min: 45, max: 130, noNaN: true }),
      })
      const ages = fc.tuple(fc.double({ min: 3, max: 11, noNaN: true }), fc.double({ min: 0.5, max: 6, noNaN: true }))
      fc.assert(
        fc.property(visit, visit, ages, fc.constantFrom('male', 'female'), (first, second, [age, apart], gender) => {
          const measurements = [
            { ...first, date: dateAt(age) },
            { ...second, date: dateAt(age + apart) },
          ]
          const { drawn, values, bend } = extremes({ gender, dateOfBirth: '2006-01-01', measurements }, type)
          if (drawn.length === 0) return
          // Curves as far as 2 SD bend somewhat more than P3 and P97; two hundredths are allowed in any case.
          const room = Math.max(2 * bend, 0.02 * Math.max(...values))
          expect(Math.max(...drawn)).toBeLessThanOrEqual(Math.max(...values) + room)
          expect(Math.min(...drawn)).toBeGreaterThanOrEqual(Math.min(...values) - room)
        }),
        { numRuns: 150, seed: 18 },
      )
    },
  )
})
