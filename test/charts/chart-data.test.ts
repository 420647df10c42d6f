import { describe, expect, it } from 'vitest'
import { calculatePatient } from '../../src/assessment/calculate-patient.js'
import { chartData } from '../../src/charts/build-chart-data.js'
import { getReferences } from '../../src/charts/chart-references.js'
import { type ChartType, chartTypes } from '../../src/charts/chart-types.js'
import { chartDefinitions } from '../../src/charts/definitions/index.js'
import { seatLegRatioOf } from '../../src/growth/proportions.js'
import type { Locale } from '../../src/model/localized.js'
import type { Patient } from '../../src/model/patient.js'
import type { MeasurementResult } from '../../src/model/patient-result.js'
import { lookUp, lookUpTable, percentileOf, scoreOfPercentile, valueAt } from '../../src/references/lookup.js'
import type { SeriesName } from '../../src/references/reference-set.js'
import { cdc } from '../../src/references/sets/cdc.js'
import { germany } from '../../src/references/sets/germany.js'
import { clara, emil, hanna, jakob, jonas, lina, mira, paul, sofie } from '../fixtures/children.js'
import { expectTranslated } from '../model/expect-translated.js'
import { patientOfType, today } from './patient-of-type.js'

type Own = (result: MeasurementResult) => readonly [MeasurementResult['sizeSds'], number | undefined]

/** Where the patient's result has the score and the percentile of a type. */
const scoresOfTypes: readonly (readonly [type: ChartType, own: Own])[] = [
  ['Height', (own) => [own.sizeSds, own.sizePercentile]],
  ['Weight', (own) => [own.weightSds, own.weightPercentile]],
  ['Bmi', (own) => [own.bmiSds, own.bmiPercentile]],
  ['Head', (own) => [own.headSds, own.headPercentile]],
  ['Sit', (own) => [own.seatSds, own.seatPercentile]],
  ['Leg', (own) => [own.legSds, own.legPercentile]],
  ['SitLegRatio', (own) => [own.seatLegSds, own.seatLegPercentile]],
  ['HeightWithTurnerSyndrome', (own) => [own.sizeTurnerSyndromeSds, own.sizeTurnerSyndromePercentile]],
  ['HeightWithNoonanSyndrome', (own) => [own.sizeNoonanSyndromeSds, own.sizeNoonanSyndromePercentile]],
]

describe('the points', () => {
  const children: readonly Patient[] = [jakob, mira, emil, lina, paul, clara, sofie, jonas, hanna]

  it.each(scoresOfTypes)('%s: score and percentile are those of the patient result', (type, own) => {
    for (const patient of children) {
      if (chartDefinitions[type].gender === 'female' && patient.gender === 'male') continue
      const withDisease: Patient = { ...patient, diseases: ['TurnerSyndrome', 'NoonanSyndrome'] }
      const result = calculatePatient(withDisease, { today })
      for (const point of chartData(withDisease, { type }, { today }).points) {
        const [score, percentile] = own(result.measurements[point.measurementIndex as number]!)
        expect(point.score).toEqual(score)
        expect(point.percentile).toBe(percentile)
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
    // Beyond 50 weeks the preterm reference has no figures; the combined one goes on.
    expect(points.at(-1)?.score).toBeUndefined()
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
    const lying = lookUp(germany, 'weightForLength', 'male', 92, 'lying')!
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
    const { points, notes } = chartData(patient, { type }, { today, locale })
    return { score: points[0]?.score, count: points.length, notes: notes.join(' ') }
  }

  it.each(['WeightLength', 'WeightLengthWithTrisomy21'] as const)('%s scores children under five years', (type) => {
    expect(drawn(seen(4.99, 88, 12), type).score).toBeDefined()
    expect(drawn(seen(undefined, 88, 12), type).score).toBeDefined()
    expect(drawn(seen(4.99, 88, 12), type).notes).toBe('')
    expect(drawn(seen(5, 88, 12), type)).toMatchObject({ score: undefined, count: 1 })
    expect(drawn(seen(5, 88, 12), type).notes).toContain('unter 5 Jahren')
    expect(drawn(seen(5, 88, 12), type, 'en').notes).toContain('under 5 years')
  })

  it('says so where a value is scored by the table that is not drawn at its place', () => {
    expect(drawn(seen(1.9, 92, 13)).notes).toContain('nach der anderen Tabelle')
    expect(drawn(seen(2.1, 84, 11), 'WeightLength', 'en').notes).toContain('by the other table')
    const asDrawn = [seen(1.9, 86.9, 12), seen(2.1, 87, 12), seen(undefined, 92, 13), paul]
    for (const patient of asDrawn) expect(drawn(patient).notes).toBe('')
    // One table for all, and one without a score there.
    expect(drawn(seen(1.9, 88, 12), 'WeightLengthWithTrisomy21').notes).toBe('')
    expect(drawn(seen(1.9, 115, 20)).notes).toBe('')
  })
})

describe('a child born preterm, on a chart by age', () => {
  const data = chartData(emil, { type: 'Height' }, { today })

  it('stands at the corrected age and keeps the age since birth', () => {
    const point = data.points.at(-1)
    expect(point?.x).toBeCloseTo((224 - 81) / 365.25, 9)
    expect(point?.ageYears).toBeCloseTo(224 / 365.25, 9)
    expect(point?.uncorrectedX).toBe(point?.ageYears)
  })

  it('is compared before term with the preterm reference, which is drawn there', () => {
    expect(data.references.map(({ name }) => name)).toEqual(['Fenton (1)', 'WHO (2)'])
    expect(data.seams[0]).toEqual({ x: 0, before: 'Fenton', after: 'WHO' })
    const median = data.curves.find(({ percentile }) => percentile === 50)
    const first = median?.segments[0]?.points[0]
    const weeks = 40 + ((first?.x as number) * 365.25) / 7
    expect(first?.y).toBeCloseTo(lookUp(germany, 'pretermHeight', 'male', weeks)?.m as number, 9)
  })

  it('has a note that says so', () => {
    expect(data.notes[0]).toContain('korrigierten Alter')
    expect(chartData(jakob, { type: 'Height' }, { today }).notes.join()).not.toContain('korrigiert')
  })

  it('stands at the age since birth where correction is off', () => {
    const plain = chartData(emil, { type: 'Height' }, { today, gestationalCorrection: 'none' })
    expect(plain.points.at(-1)?.x).toBeCloseTo(224 / 365.25, 9)
    expect(plain.points.at(-1)?.uncorrectedX).toBeUndefined()
    expect(plain.xAxis.from).toBe(0)
  })
})

describe('the curves', () => {
  it.each(chartTypes)('%s run through the values of the reference', (type) => {
    const patient = patientOfType(type)
    const definition = chartDefinitions[type]
    const { curves, xAxis } = chartData(patient, { type }, { today })
    const pieces = germany.series[definition.series] ?? []
    for (const { sds, segments } of curves) {
      for (const { points } of segments) {
        for (const { x, y } of points.slice(1, -1)) {
          if (x < 0 || x > xAxis.to) continue
          const place = lookUp(germany, definition.series, patient.gender!, x)
          const figure = place && valueAt(place, sds)
          if (figure === undefined) throw new Error(`${type}: no figure at ${x} of ${pieces.length} pieces`)
          expect(y).toBe(definition.measure.ofReference ? definition.measure.ofReference(figure) : figure)
        }
      }
    }
  })

  it('have the percentiles 3 to 97, or a median alone', () => {
    const percentiles = (type: ChartType) =>
      chartData(patientOfType(type), { type }, { today }).curves.map(({ percentile, label }) => [percentile, label])
    expect(percentiles('Bmi')).toEqual([3, 10, 25, 50, 75, 90, 97].map((p) => [p, `P${p}`]))
    expect(percentiles('LegWithAchondroplasia')).toEqual([[50, 'Median (Näherung)']])
    const type = 'SitWithAchondroplasia'
    const { curves } = chartData(patientOfType(type), { type }, { today, locale: 'en' })
    expect(curves.map(({ label }) => label)).toEqual(['approx. median'])
  })

  it('are straight between their points to the eye', () => {
    const { curves, yAxis } = chartData(jakob, { type: 'Weight' }, { today })
    const visible = (yAxis.to - yAxis.from) / 1000
    for (const { sds, segments } of curves) {
      for (const { points } of segments) {
        points.slice(1).forEach(({ x, y }, i) => {
          const before = points[i]!
          for (const share of [0.25, 0.5, 0.75]) {
            const at = before.x + share * (x - before.x)
            const exact = valueAt(lookUp(germany, 'weight', 'male', at)!, sds)!
            expect(Math.abs(before.y + share * (y - before.y) - exact)).toBeLessThan(visible)
          }
        })
      }
    }
  })

  it('break where the reference changes and where lying becomes standing', () => {
    const { curves, seams } = chartData(jakob, { type: 'Height' }, { today })
    expect(seams.map(({ before, after }) => [before, after])).toEqual([
      ['liegend', 'stehend'],
      ['WHO', 'KiGGS'],
    ])
    const [lying, standing, kiggs] = curves[3]?.segments ?? []
    expect(standing?.points[0]?.x).toBe(seams[0]?.x)
    expect((lying?.points.at(-1)?.y as number) - (standing?.points[0]?.y as number)).toBeCloseTo(0.67, 2)
    expect(kiggs?.points[0]).toEqual({ x: 4, y: lookUp(germany, 'height', 'male', 4)?.m })
    expect(standing?.points.at(-1)?.y).toBe(lookUpTable(germany.series.height![0]!.table, 'male', 4)?.m)
  })

  it('never join the two fits of the head in trisomy 21', () => {
    const { curves, seams } = chartData(sofie, { type: 'HeadWithTrisomy21' }, { today })
    expect(seams).toEqual([{ x: 3, before: '', after: '' }])
    expect(curves.every(({ segments }) => segments.length === 2)).toBe(true)
  })

  it('of sitting height by leg length are those of sitting height by height', () => {
    const { curves } = chartData(jakob, { type: 'SitLegRatio' }, { today })
    const end = curves[6]?.segments.at(-1)?.points.at(-1)
    const place = lookUpTable(germany.series.sittingHeightRatio![0]!.table, 'male', 19)!
    expect(end?.y).toBe(seatLegRatioOf(valueAt(place, scoreOfPercentile(97))!))
  })

  it('of a disease have the general ones behind them', () => {
    const { background } = chartData(mira, { type: 'HeightWithTurnerSyndrome' }, { today })
    expect(background.map(({ percentile }) => percentile)).toEqual([3, 50, 97])
    const point = background[1]?.segments.at(-1)?.points.at(-1)
    expect(point?.y).toBe(lookUp(germany, 'height', 'female', 18.9)?.m)
  })

  it('come from the set of references asked for', () => {
    const { references, xAxis } = chartData(jakob, { type: 'Height' }, { today, references: cdc })
    expect(references.map(({ name }) => name)).toEqual(['CDC (1)'])
    expect(xAxis.to).toBe(20)
  })
})

describe('what else a chart shows', () => {
  it('bone age at the height of the measurement', () => {
    const { boneAges, points } = chartData(jakob, { type: 'Height' }, { today })
    expect(boneAges.map(({ x, y }) => [x, y])).toEqual([
      [6.5, 126],
      [9, 139.5],
      [12, 152.5],
    ])
    expect(boneAges[0]?.pointX).toBe(points[4]?.x)
    expect(chartData(jakob, { type: 'Weight' }, { today }).boneAges).toEqual([])
  })

  it('target height on charts of height', () => {
    const result = calculatePatient(jakob, { today })
    expect(chartData(jakob, { type: 'Height' }, { today }).target).toEqual({
      x: 19,
      value: 181.25,
      lowest: 173.75,
      highest: 188.75,
      score: result.targetSizeSds,
    })
    expect(chartData(jakob, { type: 'Weight' }, { today }).target).toBeUndefined()
    expect(chartData({ ...jakob, sizeFatherCm: undefined }, { type: 'Height' }, { today }).target).toBeUndefined()
  })

  it('size at birth, scored by gestation', () => {
    const { birth, notes } = chartData(jakob, { type: 'Height' }, { today })
    const { sizeBirthSds } = calculatePatient(jakob, { today })
    expect(birth).toMatchObject({ x: 0, y: 51, ageYears: 0, score: sizeBirthSds, reference: 'Niklasson' })
    expect(notes.join()).toContain('Niklasson')
    expect(chartData(jakob, { type: 'Weight' }, { today }).birth?.y).toBe(3.48)
    expect(chartData(jakob, { type: 'Bmi' }, { today }).birth).toBeUndefined()
  })

  it('markers at their date, without what would break a line', () => {
    const markers = [
      { text: ' a\u0000\tb\n ', date: '2012-02-29T10:00:00' },
      { text: 'no date' },
      { date: '2013-02-28' },
    ]
    const data = chartData({ ...jakob, markers }, { type: 'Height' }, { today })
    expect(data.markers.map(({ text, date }) => [text, date])).toEqual([
      ['a b', '2012-02-29'],
      ['', '2013-02-28'],
    ])
    expect(data.markers[0]?.x).toBeCloseTo(1096 / 365.25, 9)
  })

  it('a note where figures are an approximation or carried on', () => {
    const { notes } = chartData(patientOfType('SitWithAchondroplasia'), { type: 'SitWithAchondroplasia' }, { today })
    expect(notes.join()).toContain('Näherung, nur der Median')
    expect(chartData(jakob, { type: 'Height' }, { today }).notes).toContain(
      'KiGGS reicht bis 18 Jahre; danach gelten seine letzten Werte.',
    )
  })

  it.each(chartTypes)('%s is plain data', (type) => {
    const data = chartData(patientOfType(type), { type }, { today })
    expect(JSON.parse(JSON.stringify(data))).toEqual(JSON.parse(JSON.stringify(structuredClone(data))))
    expect(JSON.stringify(data)).not.toMatch(/null|NaN/)
  })
})

describe('the references', () => {
  it.each<[string, Patient, Parameters<typeof getReferences>[1], readonly (readonly [number, string])[]]>([
    [
      'of the whole section',
      jakob,
      { type: 'Height' },
      [
        [0, 'WHO (1)'],
        [4, 'KiGGS (2)'],
      ],
    ],
    ['of the young', paul, { type: 'Height' }, [[0, 'WHO (1)']]],
    ['that a crop leaves', jakob, { type: 'Height', cropX: true, cropXAt: 4 }, [[0, 'WHO (1)']]],
    [
      'that a crop touches',
      jakob,
      { type: 'Height', cropX: true, cropXAt: 4.1 },
      [
        [0, 'WHO (1)'],
        [4, 'KiGGS (2)'],
      ],
    ],
    [
      'of head circumference',
      jakob,
      { type: 'Head' },
      [
        [0, 'WHO (1)'],
        [1 / 3, 'KiGGS (2)'],
      ],
    ],
    ['of one publication, once', jakob, { type: 'WeightLength' }, [[45, 'WHO (1)']]],
    [
      'before and after term',
      emil,
      { type: 'WeightPrematureCombined' },
      [
        [22.5, 'Fenton (1)'],
        [50, 'WHO (2)'],
      ],
    ],
    [
      'of a disease, then the general',
      mira,
      { type: 'HeightWithTurnerSyndrome' },
      [
        [1, 'Lyon (1)'],
        [0, 'WHO (2)'],
        [4, 'KiGGS (3)'],
      ],
    ],
  ])('%s', (_name, patient, request, expected) => {
    const found = getReferences(patient, request, { today })
    expect(found.map(({ xAxisValue, name }) => [xAxisValue, name])).toEqual(expected)
    for (const { text } of found) expect(text.length).toBeGreaterThan(60)
  })

  it('have the full citation with its DOI', () => {
    expect(getReferences(jakob, { type: 'Height' }, { today })[1]?.text).toMatch(
      /Robert Koch-Institut.*doi:10\.25646\/3179/,
    )
  })

  it('say where figures are an approximation', () => {
    const [reference] = getReferences(jakob, { type: 'SitHeightRatioWithAchondroplasia' }, { today, locale: 'en' })
    expect(reference?.text).toContain('Approximation, median only')
  })
})

describe('the definitions', () => {
  it.each(chartTypes)('%s: its series are in the default set', (type) => {
    const { type: own, series, background, beforeTerm, title } = chartDefinitions[type]
    expect(own).toBe(type)
    for (const name of [series, background, beforeTerm].filter((one): one is SeriesName => one !== undefined)) {
      expect(germany.series[name]).toBeDefined()
    }
    expectTranslated(title)
  })
})
