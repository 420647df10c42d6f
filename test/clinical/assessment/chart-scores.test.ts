import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { calculatePatient } from '../../../src/clinical/assessment/calculate-patient.js'
import { explainScores } from '../../../src/clinical/assessment/explain-scores.js'
import { cdc, cdc2000, germany, kiggs, kromeyerHauschild, who } from '../../../src/clinical/references/built-in-sets.js'
import { isoDate } from '../../../src/ground/model/calendar-date.js'
import type { ChartType } from '../../../src/ground/model/chart-types.js'
import type { Measurement, Patient } from '../../../src/ground/model/patient.js'
import type { ScoreName } from '../../../src/ground/model/result-scores.js'
import { runsOf } from '../../property-runs.js'

const today = '2026-06-01'
const birthDay = 10_000

/** The general charts by age and the score in the result that their points have to show. */
const charts: readonly (readonly [ChartType, ScoreName])[] = [
  ['Height', 'sizeSds'],
  ['Weight', 'weightSds'],
  ['Bmi', 'bmiSds'],
  ['Head', 'headSds'],
  ['Sit', 'seatSds'],
  ['Leg', 'legSds'],
  ['SitLegRatio', 'seatLegSds'],
]

/** A visit with values somewhere near those of a child of that age, so that most are plausible. */
const visit: fc.Arbitrary<Measurement> = fc
  .tuple(fc.integer({ min: 0, max: 7300 }), fc.double({ min: 0.8, max: 1.2, noNaN: true }))
  .map(([days, factor]) => {
    const years = days / 365.25
    const sizeCm = factor * (49 + 26 * Math.sqrt(years) + 0.6 * years)
    return {
      date: isoDate(birthDay + days),
      sizeCm,
      seatCm: 0.55 * sizeCm,
      weightKg: factor * (3.4 + 3 * years),
      headCm: factor * (35 + 8 * Math.min(1, Math.sqrt(years / 3)) + 0.6 * years),
    }
  })

const patient: fc.Arbitrary<Patient> = fc.record({
  dateOfBirth: fc.constant(isoDate(birthDay)),
  gender: fc.constantFrom('male', 'female'),
  weekBirth: fc.option(fc.integer({ min: 24, max: 42 }), { nil: undefined }),
  measurements: fc.array(visit, { minLength: 1, maxLength: 8 }),
})

describe('a chart and a result speak with one voice', () => {
  it.each(charts)('%s shows %s', (type, name) => {
    fc.assert(
      fc.property(
        patient,
        fc.constantFrom(germany, kiggs, who, cdc, cdc2000, kromeyerHauschild),
        (child, references) => {
          const options = { today, references }
          const result = calculatePatient(child, options)
          for (const { score, measurementIndex } of chartData(child, { type }, options).points) {
            expect(score).toEqual(result.measurements[measurementIndex ?? -1]?.[name as 'sizeSds'])
          }
          for (const { name: of, measurementIndex, score } of explainScores(child, options)) {
            if (of === name) expect(score).toEqual(result.measurements[measurementIndex ?? -1]?.[name as 'sizeSds'])
          }
        },
      ),
      runsOf(60),
    )
  })

  it('a first birthday, day 365, has the Turner score of one year on both', () => {
    const girl: Patient = {
      gender: 'female',
      dateOfBirth: '2013-11-03',
      diseases: ['TurnerSyndrome'],
      measurements: [{ date: '2014-11-03', sizeCm: 66 }],
    }
    const score = calculatePatient(girl, { today }).measurements[0]?.sizeTurnerSyndromeSds
    // Lyon: 65.41 cm at one year, SD 4.7 % of it.
    expect(score?.value).toBeCloseTo((66 / 65.41 - 1) / 0.047, 6)
    const [point] = chartData(girl, { type: 'HeightWithTurnerSyndrome' }, { today }).points
    expect(point?.score).toEqual(score)
  })

  it('a second birthday, day 730, has a BMI score with trisomy 21 on the chart', () => {
    const child: Patient = {
      gender: 'male',
      dateOfBirth: '2013-11-03',
      diseases: ['Trisomy21'],
      measurements: [{ date: '2015-11-03', sizeCm: 80, weightKg: 10.9 }],
    }
    const [point] = chartData(child, { type: 'BmiWithTrisomy21' }, { today }).points
    expect(point?.score?.value).toBeTypeOf('number')
  })
})
