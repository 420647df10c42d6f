import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import type { ChartType } from '../../../src/ground/model/chart-types.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import { pretermGirl, shapesOf, sheetOf, wordsOf } from './sheet-under-test.js'

const day = (after: number) => new Date(Date.UTC(2025, 5, 1 + after)).toISOString().slice(0, 10)
const visit = (after: number, weightKg: number, sizeCm: number, headCm: number): Measurement => ({
  date: day(after),
  weightKg,
  sizeCm,
  headCm,
})

/** A girl of 28+1 weeks whose weight, length and head fall behind. */
const lina: Patient = {
  ...pretermGirl,
  headBirthCm: 25.5,
  measurements: [visit(7, 0.98, 36.8, 25.6), visit(28, 1.3, 39, 27.6), visit(56, 1.95, 43, 31.1)],
}
const later = [visit(120, 3.4, 52, 36), visit(170, 4.9, 58, 39)]
const options = { today: '2025-12-01' } as const

function facts(more: Partial<Patient>, type: ChartType, locale: 'de' | 'en' = 'en'): string {
  return wordsOf(sheetOf({ ...lina, ...more }, { type }, { ...options, locale }), 'facts')
}

const measures = [
  ['Weight', 'weightSds', '−1.74', '+0.06'],
  ['Height', 'sizeSds', '−1.68', '+0.26'],
  ['Head', 'headSds', '−1.07', '+0.22'],
] as const

describe('a preterm child’s score since birth', () => {
  it.each(measures)(
    'heads the sheet of %s while one reference scores birth and today',
    (type, score, change, atBirth) => {
      const told = facts({}, type)
      expect(told).toContain(
        `Change of SDS ${change} SDS since birth by Fenton 2013 (${atBirth} at birth, same reference)`,
      )
      // As a visit on the day of birth is scored.
      const atFirst = visit(0, 1.05, 36.5, 25.5)
      const [born, , , latest] = calculatePatient(
        { ...lina, measurements: [atFirst, ...(lina.measurements ?? [])] },
        options,
      ).measurements.map((each) => each[score]?.value ?? Number.NaN)
      expect(born?.toFixed(2)).toBe(atBirth.replace('+', ''))
      expect(((latest ?? 0) - (born ?? 0)).toFixed(2)).toBe(change.replace('−', '-'))
    },
  )

  it('says what it contains, and the latest change', () => {
    expect(facts({}, 'Weight')).toContain(
      'includes the loss of the first days; since the first value from 3 weeks on (4.0 weeks): −0.57 latest change −0.57 in 4 weeks',
    )
    expect(facts({}, 'Weight', 'de')).toContain(
      'SDS-Änderung −1,74 SDS seit der Geburt nach Fenton 2013 (bei Geburt +0,06, gleiche Referenz)',
    )
    expect(facts({}, 'Weight')).not.toContain('Fall of SDS')
  })

  it('is shown after a single visit too', () => {
    expect(facts({ measurements: [visit(56, 1.95, 43, 31.1)] }, 'Weight')).toContain('−1.74 SDS since birth by Fenton')
  })

  it.each([
    [13, false],
    [14, true],
  ])('at %j days of age: %j', (days, isTold) => {
    const measurements = [visit(days, 1.05, 37.4, 26.1)]
    expect(facts({ measurements }, 'Weight').includes('since birth by Fenton 2013')).toBe(isTold)
  })

  it('gives way to a deeper fall since a later high, and is named beside it', () => {
    const told = facts(
      { weightBirthG: 800, measurements: [visit(28, 1.6, 39, 27.6), visit(56, 1.95, 43, 31.1)] },
      'Weight',
    )
    expect(told).toMatch(
      /Fall of SDS −1\.\d\d SDS since the highest, −0\.\d\d \(4\.0 weeks, 32\+1 weeks\) −0\.\d\d since birth by Fenton 2013/,
    )
  })

  it.each([
    ['en', 'Fenton 2013: +0.06 at birth, −1.96 at 45+2 weeks'],
    ['de', 'Fenton 2013: +0,06 bei Geburt, −1,96 mit 45+2 SSW'],
  ] as const)('is a line beside birth once another reference scores today (%s)', (locale, line) => {
    const measurements = [...(lina.measurements ?? []), ...later]
    expect(facts({ measurements }, 'Weight', locale)).toContain(line)
    expect(facts({}, 'Weight', locale)).not.toContain(line.slice(0, 18))
  })

  it('is not shown for a child born at term, nor of a score that is only a bound', () => {
    const measurements = [visit(56, 4.9, 56, 38)]
    expect(facts({ weekBirth: 39, weightBirthG: 3400, measurements }, 'Weight')).not.toContain('Fenton')
    expect(facts({ weightBirthG: 3400 }, 'Weight')).not.toContain('since birth by Fenton')
  })

  it('has its beginning on the strip of scores, by the reference of the scores beside it', () => {
    const scene = sheetOf(lina, { type: 'Weight' }, { ...options, locale: 'en' })
    const strip = shapesOf(scene.shapes).filter((shape) => shape.kind === 'group' && shape.role === 'sds-strip')
    const marks = shapesOf(strip).flatMap((shape) => (shape.kind === 'symbol' ? [shape.y] : []))
    const [first = 0, , latest = 0, atBirth = 0] = marks
    // One scale: scores of −0.74 (a week), −1.67 (now) and +0.06 (birth).
    expect(marks).toHaveLength(4)
    expect((latest - atBirth) / (latest - first)).toBeCloseTo((1.67 + 0.06) / (1.67 - scoreAtAWeek()), 1)
  })
})

function scoreAtAWeek(): number {
  return -(calculatePatient(lina, options).measurements[0]?.weightSds?.value ?? Number.NaN)
}
