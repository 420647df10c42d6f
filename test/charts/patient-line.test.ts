import { describe, expect, it } from 'vitest'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import type { ChartStretch } from '../../src/charts/data/chart-data.js'
import { germany } from '../../src/clinical/references/built-in-sets.js'
import { scoreAt, valueAt } from '../../src/clinical/references/distribution.js'
import { lookUp } from '../../src/clinical/references/lookup.js'
import type { ChartType } from '../../src/ground/model/chart-types.js'
import type { Measurement, Patient } from '../../src/ground/model/patient.js'
import { anton, emil, jonas } from '../fixtures/children.js'
import { today } from './patient-of-type.js'

const born = '2012-01-01'

function boy(...measurements: readonly Measurement[]): Patient {
  return { gender: 'male', dateOfBirth: born, measurements }
}

function lineOf(patient: Patient, type: ChartType = 'Height'): readonly ChartStretch[] {
  return chartData(patient, { type }, { today }).line
}

const ends = ({ points }: ChartStretch) => [points[0]!.x, points.at(-1)!.x]

describe('the line between visits', () => {
  it('keeps to its percentile between two visits on the same one', () => {
    const at = (date: string, years: number) => ({
      date,
      sizeCm: valueAt(lookUp(germany, 'height', 'male', years)!, -1.5)!,
    })
    const first = at('2012-07-01', 182 / 365.25)
    const second = at('2015-01-01', 1096 / 365.25)
    const line = lineOf(boy(first, second))
    // Lying becomes standing at two years.
    expect(line).toHaveLength(2)
    for (const { points } of line) {
      for (const { x, y } of points.slice(1, -1)) {
        expect(scoreAt(lookUp(germany, 'height', 'male', x)!, y)).toBeCloseTo(-1.5, 6)
      }
    }
    expect(line[0]?.points[0]?.y).toBe(first.sizeCm)
    expect(line.at(-1)?.points.at(-1)?.y).toBe(second.sizeCm)
  })

  it('changes its score evenly', () => {
    const [stretch] = lineOf(boy({ date: '2018-01-01', sizeCm: 110 }, { date: '2019-01-01', sizeCm: 122 }))
    const { points } = stretch as ChartStretch
    const scores = points.map(({ x, y }) => scoreAt(lookUp(germany, 'height', 'male', x)!, y)!)
    const slopes = points.slice(1).map(({ x }, i) => (scores[i + 1]! - scores[i]!) / (x - points[i]!.x))
    expect(points.length).toBeGreaterThan(5)
    for (const slope of slopes) expect(slope).toBeCloseTo(slopes[0]!, 5)
  })

  it('is straight where the reference has no scores', () => {
    const [stretch] = lineOf({ ...anton, measurements: anton.measurements?.slice(1, 3) ?? [] }, 'SitWithAchondroplasia')
    expect(stretch?.points).toHaveLength(2)
  })

  it('leaves birth out', () => {
    expect(lineOf({ ...boy({ date: '2013-01-01', sizeCm: 76 }), sizeBirthCm: 51, weekBirth: 40 })).toEqual([])
  })

  it.each([
    ['a year in infancy', '2012-03-01', '2013-03-10', 18, false],
    ['more than a year in infancy', '2012-03-01', '2013-06-01', 20, true],
    ['two years later', '2016-03-01', '2018-03-10', 15, false],
    ['more than two years later', '2016-03-01', '2018-06-01', 16, true],
  ])('%s: dashed?', (_, first, second, gained, dashed) => {
    const sizeCm = first < '2016' ? 59 : 105
    const line = lineOf(boy({ date: first, sizeCm }, { date: second, sizeCm: sizeCm + gained }))
    expect(line.length).toBeGreaterThan(0)
    for (const stretch of line) expect(stretch.dashed).toBe(dashed)
  })

  it('is broken where a value was not used', () => {
    const [first, bad, second] = ['2018-01-01', '2018-07-01', '2019-01-01'].map((date) => ({ date, sizeCm: 115 }))
    expect(lineOf(boy(first!, second!))).toHaveLength(1)
    expect(lineOf(boy(first!, { ...bad!, sizeCm: 1.15 }, second!))).toEqual([])
  })

  it('is broken where one reference of a disease gives way to another', () => {
    const line = lineOf(jonas, 'HeightWithNoonanSyndrome')
    // At one year by Isojima, from three and a half by Cappa.
    expect(line).toHaveLength(2)
    expect(Math.min(...line.map((stretch) => ends(stretch)[0]!))).toBeGreaterThan(3)
    expect(lineOf(jonas, 'Height').some((stretch) => ends(stretch)[0]! < 2)).toBe(true)
  })
})

describe('where the correction for gestation ends', () => {
  const dateOfBirth = '2020-12-02'
  const measurements = [
    { date: '2022-06-01', sizeCm: 79 },
    { date: '2022-10-01', sizeCm: 83 },
    { date: '2023-05-28', sizeCm: 88.5 },
  ]
  const data = chartData({ ...emil, dateOfBirth, measurements, markers: [] }, { type: 'Height' }, { today })

  it('the line is broken, and goes on from the age since birth', () => {
    const [, last, next] = data.points
    expect(last?.uncorrectedX).toBeDefined()
    expect(next?.uncorrectedX).toBeUndefined()
    const resumed = data.line.find((stretch) => ends(stretch)[0] === last?.uncorrectedX)
    expect(resumed?.points[0]?.y).toBe(83)
    expect(data.line.some((stretch) => ends(stretch)[0] === last?.x)).toBe(false)
  })

  it('it is marked', () => {
    expect(data.landmarks).toContainEqual({ x: 2, label: 'Ende der Korrektur' })
    const none = chartData(
      { ...emil, dateOfBirth, measurements: measurements.slice(0, 2) },
      { type: 'Height' },
      { today },
    )
    expect(none.landmarks).toEqual([])
  })
})
