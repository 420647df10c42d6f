import { describe, expect, it } from 'vitest'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import { chartDefinitions } from '../../src/charts/types/chart-catalogue.js'
import { calculatePatient } from '../../src/clinical/assessment/calculate-patient.js'
import { germany } from '../../src/clinical/references/built-in-sets.js'
import { percentileOf, valueAt } from '../../src/clinical/references/distribution.js'
import { lookUp } from '../../src/clinical/references/lookup.js'
import type { Locale } from '../../src/ground/languages/built-in.js'
import type { ChartType } from '../../src/ground/model/chart-types.js'
import type { Patient } from '../../src/ground/model/patient.js'
import type { MeasurementResult } from '../../src/ground/model/patient-result.js'
import { clara, emil, hanna, jakob, jonas, lina, mira, paul, sofie } from '../fixtures/children.js'
import { today } from './patient-of-type.js'

type ScoreOf = (result: MeasurementResult) => readonly [MeasurementResult['sizeSds'], number | undefined]

/** Where the patient's result has the score and the percentile of a type. */
const scoresOfTypes: readonly (readonly [type: ChartType, scoreOf: ScoreOf])[] = [
  ['Height', (result) => [result.sizeSds, result.sizePercentile]],
  ['Weight', (result) => [result.weightSds, result.weightPercentile]],
  ['Bmi', (result) => [result.bmiSds, result.bmiPercentile]],
  ['Head', (result) => [result.headSds, result.headPercentile]],
  ['Sit', (result) => [result.seatSds, result.seatPercentile]],
  ['Leg', (result) => [result.legSds, result.legPercentile]],
  ['SitLegRatio', (result) => [result.seatLegSds, result.seatLegPercentile]],
  ['HeightWithTurnerSyndrome', (result) => [result.sizeTurnerSyndromeSds, result.sizeTurnerSyndromePercentile]],
  ['HeightWithNoonanSyndrome', (result) => [result.sizeNoonanSyndromeSds, result.sizeNoonanSyndromePercentile]],
]

describe('the points', () => {
  const children: readonly Patient[] = [jakob, mira, emil, lina, paul, clara, sofie, jonas, hanna]

  it.each(scoresOfTypes)('%s: score and percentile are those of the patient result', (type, scoreOf) => {
    for (const patient of children) {
      if (chartDefinitions[type].gender === 'female' && patient.gender === 'male') continue
      const withDisease: Patient = { ...patient, diseases: ['TurnerSyndrome', 'NoonanSyndrome'] }
      const result = calculatePatient(withDisease, { today })
      for (const point of chartData(withDisease, { type }, { today }).points) {
        const [score, percentile] = scoreOf(result.measurements[point.measurementIndex as number]!)
        expect(point.score).toEqual(score)
        expect(point.percentile).toBe(percentile)
        const visit = result.measurements[point.measurementIndex as number]!
        const general = type.includes('With') ? visit.sizeSds : type === 'Head' ? visit.headWhoSds : undefined
        expect(point.generalScore).toEqual(
          general && {
            value: general.value,
            accuracy: general.accuracy,
            reference: general.reference,
            percentile: percentileOf(general.value),
            approximate: undefined,
          },
        )
      }
    }
  })

  it('are ascending in x and keep the index of their measurement', () => {
    const measurements = [...(jakob.measurements ?? [])].reverse()
    const { points } = chartData({ ...jakob, measurements }, { type: 'Height' }, { today })
    expect(points.map(({ measurementIndex }) => measurementIndex)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0])
    expect(points.map(({ x }) => x)).toEqual([...points.map(({ x }) => x)].sort((a, b) => a - b))
  })

  it('leave out impossible values', () => {
    const measurements = [{ date: '2015-01-01', sizeCm: 301 }]
    expect(chartData({ ...jakob, measurements }, { type: 'Height' }, { today }).points).toEqual([])
  })

  it('are scored by postmenstrual age on a preterm chart', () => {
    const { points } = chartData(emil, { type: 'HeightPremature' }, { today })
    const weeks = 28 + 3 / 7 + 4
    expect(points[0]?.x).toBeCloseTo(weeks, 9)
    const place = lookUp(germany, 'pretermHeight', 'male', weeks)
    expect(valueAt(place!, points[0]?.score?.value ?? Number.NaN)).toBeCloseTo(40.5, 9)
    expect(points[0]?.percentile).toBe(percentileOf(points[0]?.score?.value as number))
    // Beyond 50 weeks the preterm reference has no figures: the score is that of the patient's result, and says so.
    expect(points.at(-1)?.score).toEqual(calculatePatient(emil, { today }).measurements.at(-1)?.sizeSds)
    expect(points.at(-1)?.reference).toBe('WHO 2006')
    expect(chartData(emil, { type: 'HeightPrematureCombined' }, { today }).points.at(-1)?.score?.value).toBeCloseTo(
      calculatePatient(emil, { today }).measurements.at(-1)?.sizeSds?.value as number,
      9,
    )
  })

  it('are scored by length as measured: lying below two years', () => {
    const tall = {
      dateOfBirth: '2023-01-01',
      gender: 'male',
      measurements: [{ date: '2024-12-31', sizeCm: 92, weightKg: 13 }],
    }
    const [point] = chartData(tall as Patient, { type: 'WeightLength' }, { today }).points
    const lying = lookUp(germany, 'weightForLength', 'male', { x: 92, position: 'lying' })!
    expect(point?.x).toBe(92)
    expect(valueAt(lying, point?.score?.value as number)).toBeCloseTo(13, 9)
  })
})

describe('weight for length', () => {
  const seen = (ageInYears: number | undefined, sizeCm: number, weightKg: number): Patient => ({
    gender: 'male',
    measurements: [{ ageInYears, sizeCm, weightKg }],
  })
  const drawn = (patient: Patient, type: ChartType = 'WeightLength', locale: Locale = 'de') => {
    const { points, cautions, notes } = chartData(patient, { type }, { today, locale })
    return { score: points[0]?.score, count: points.length, cautions: cautions.join(' '), notes: notes.join(' ') }
  }

  it.each(['WeightLength', 'WeightLengthWithTrisomy21'] as const)('%s scores children under five years', (type) => {
    expect(drawn(seen(4.99, 88, 12), type).score).toBeDefined()
    expect(drawn(seen(undefined, 88, 12), type).score).toBeDefined()
    expect(drawn(seen(4.99, 88, 12), type).cautions).not.toContain('5 Jahren')
    expect(drawn(seen(5, 88, 12), type)).toMatchObject({ score: undefined, count: 1 })
    expect(drawn(seen(5, 88, 12), type).cautions).toContain('unter 5 Jahren')
    expect(drawn(seen(5, 88, 12), type, 'en').cautions).toContain('under 5 years')
  })

  it('says so where a value is scored by the table that is not drawn at its place', () => {
    expect(drawn(seen(1.9, 92, 13)).notes).toContain(
      'nicht nach der Tabelle bewertet, die bei seiner Länge dargestellt ist',
    )
    expect(drawn(seen(2.1, 84, 11), 'WeightLength', 'en').notes).toContain(
      'not scored with the table drawn at its length',
    )
    const asDrawn = [seen(1.9, 86.9, 12), seen(2.1, 87, 12), seen(undefined, 92, 13), paul]
    for (const patient of asDrawn) expect(drawn(patient).notes).not.toContain('Tabelle')
    // One table for all, and one without a score there.
    expect(drawn(seen(1.9, 88, 12), 'WeightLengthWithTrisomy21').notes).not.toContain('Tabelle')
    expect(drawn(seen(1.9, 115, 20)).notes).not.toContain('Tabelle')
  })
})

describe('a child born preterm, on a chart by age', () => {
  const data = chartData(emil, { type: 'Height' }, { today })

  it('is plotted at the corrected age and keeps the age since birth', () => {
    const point = data.points.at(-1)
    expect(point?.x).toBeCloseTo((224 - 81) / 365.25, 9)
    expect(point?.ageYears).toBeCloseTo(224 / 365.25, 9)
    expect(point?.uncorrectedX).toBe(point?.ageYears)
  })

  it('is compared before term with the preterm reference, which is drawn there', () => {
    expect(data.references.map(({ name }) => name)).toEqual(['Fenton (1)', 'WHO (2)', 'Niklasson (3)'])
    expect(data.seams[0]).toMatchObject({ before: 'Fenton 2013', after: 'WHO 2006' })
    expect(data.seams[0]?.x).toBeCloseTo((10 * 7) / 365.25, 9)
    const median = data.curves.find(({ percentile }) => percentile === 50)
    const first = median?.segments[0]?.points[0]
    const weeks = 40 + ((first?.x as number) * 365.25) / 7
    expect(first?.y).toBeCloseTo(lookUp(germany, 'pretermHeight', 'male', weeks)?.m as number, 9)
  })

  it('has a note that says so', () => {
    expect(data.cautions).toEqual([
      'Frühgeborenes Kind: Bis 24 Monate sind die Werte beim korrigierten Alter eingezeichnet; die Linie reicht bis zum chronologischen Alter.',
    ])
    expect(chartData(jakob, { type: 'Height' }, { today }).cautions.join()).not.toContain('korrigiert')
  })

  it('is plotted at the age since birth if correction is off', () => {
    const plain = chartData(emil, { type: 'Height' }, { today, gestationalCorrection: 'none' })
    expect(plain.points.at(-1)?.x).toBeCloseTo(224 / 365.25, 9)
    expect(plain.points.at(-1)?.uncorrectedX).toBeUndefined()
    expect(plain.xAxis.from).toBe(0)
  })
})

describe('the ages of a child born preterm', () => {
  const visits = [0.3, 1.5, 3].map((ageInYears) => ({ ageInYears, sizeCm: 60, weightKg: 5 }))
  const child: Patient = { gender: 'male', weekBirth: 30, dayBirth: 0, measurements: visits }
  const agesOn = (type: ChartType) =>
    chartData(child, { type }, { today }).points.map(({ postmenstrualWeeks, correctedYears }) => [
      postmenstrualWeeks?.toFixed(1),
      correctedYears?.toFixed(2),
    ])
  const corrected = [
    ['45.7', '0.11'],
    ['108.3', '1.31'],
    [undefined, undefined],
  ]

  it.each<ChartType>(['Height', 'Bmi', 'HeightPrematureCombined'])(
    'are with its points up to two years on %s',
    (type) => {
      expect(agesOn(type)).toEqual(corrected)
    },
  )

  it('are not with points by body length, nor with those of a child born at term', () => {
    expect(agesOn('WeightLength')).toEqual(Array(3).fill([undefined, undefined]))
    const { points } = chartData({ ...child, weekBirth: 38 }, { type: 'HeightPremature' }, { today })
    expect(points.map(({ correctedYears }) => correctedYears)).toEqual([undefined, undefined, undefined])
  })
})
