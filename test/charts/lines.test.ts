import { describe, expect, it } from 'vitest'
import { type ChartLines, chartLines } from '../../src/charts/chart-request.js'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import { cdc, germany, who } from '../../src/clinical/references/built-in-sets.js'
import { scoreAt, valueAt } from '../../src/clinical/references/distribution.js'
import { lookUp } from '../../src/clinical/references/lookup.js'
import type { ChartType } from '../../src/ground/model/chart-types.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { emil, jakob, mira } from '../fixtures/children.js'
import { dutchByWeek } from '../fixtures/fictional-weeks.js'
import { today } from './patient-of-type.js'

/** Jakob with other heights and weights at the dates of his measurements. */
function measured(values: readonly { readonly date: string; readonly sizeCm?: number; readonly weightKg?: number }[]) {
  return { ...jakob, measurements: values } satisfies Patient
}

const short = measured([{ date: '2019-02-28', sizeCm: 124 }])
const tall = measured([{ date: '2019-02-28', sizeCm: 172 }])
const both = measured([
  { date: '2017-02-28', sizeCm: 112 },
  { date: '2021-02-28', sizeCm: 177 },
])

function labelsOf(patient: Patient, type: ChartType, lines?: ChartLines) {
  return chartData(patient, { type, lines }, { today, locale: 'en' }).curves.map(({ label }) => label)
}

describe('the lines of a chart', () => {
  it.each<[ChartLines, ChartType, string]>([
    ['percentiles', 'Height', 'P3 P10 P25 P50 P75 P90 P97'],
    ['sds', 'Height', '−3 SD,−2 SD,−1 SD,Median,+1 SD,+2 SD,+3 SD'],
    ['nine', 'Height', 'P0.4 P2 P9 P25 P50 P75 P91 P98 P99.6'],
    ['who', 'Weight', 'P3 P15 P50 P85 P97'],
    ['cdc', 'Height', 'P5 P10 P25 P50 P75 P90 P95'],
    ['cdc', 'Bmi', 'P5 P10 P25 P50 P75 P85 P90 P95'],
  ])('%s of %s: %s', (lines, type, labels) => {
    expect(labelsOf(jakob, type, lines)).toEqual(labels.split(labels.includes(',') ? ',' : ' '))
  })

  it('lie at their scores', () => {
    for (const lines of chartLines) {
      for (const { kind, sds, percentile, segments } of chartData(short, { type: 'Height', lines }, { today }).curves) {
        const { x, y } = segments.at(-2)!.points[3]!
        expect(y).toBe(valueAt(lookUp(germany, 'height', 'male', x)!, sds))
        expect(kind === 'sds' ? Number.isInteger(2 * sds) : Number.isInteger(10 * percentile)).toBe(true)
      }
    }
  })
})

describe('lines beyond the outermost', () => {
  const percentiles = ['P3', 'P10', 'P25', 'P50', 'P75', 'P90', 'P97']

  it('are there as soon as a value lies beyond, on its side', () => {
    expect(labelsOf(jakob, 'Height')).toEqual(percentiles)
    const sds = (patient: Patient) => chartData(patient, { type: 'Height' }, { today }).points[0]?.score?.value
    expect(sds(short)).toBeCloseTo(-2.84, 2)
    expect(labelsOf(short, 'Height')).toEqual(['−3 SD', '−2.5 SD', ...percentiles])
    expect(sds(tall)).toBeGreaterThan(4)
    expect(labelsOf(tall, 'Height')).toEqual([...percentiles, '+2.5 SD', '+3 SD', '+4 SD', '+5 SD'])
    expect(labelsOf(both, 'Height').filter((label) => label.endsWith('SD'))).toEqual([
      '−4 SD',
      '−3 SD',
      '−2.5 SD',
      '+2.5 SD',
      '+3 SD',
      '+4 SD',
    ])
  })

  it('begin where the chosen ones end', () => {
    expect(labelsOf(short, 'Height', 'sds')[0]).toBe('−3 SD')
    expect(labelsOf(tall, 'Height', 'sds').slice(-3)).toEqual(['+3 SD', '+4 SD', '+5 SD'])
    expect(labelsOf(tall, 'Height', 'nine').slice(-4)).toEqual(['P99.6', '+3 SD', '+4 SD', '+5 SD'])
  })

  it('are not there for a value that the section does not show, nor for size at birth', () => {
    const cropped = chartData(both, { type: 'Height', cropX: true, cropXAt: 10 }, { today }).curves
    expect(cropped.filter(({ kind, sds }) => kind === 'sds' && sds > 0)).toEqual([])
    const small: Patient = { ...jakob, measurements: [], sizeBirthCm: 42 }
    expect(labelsOf(small, 'Height')).toEqual(percentiles)
  })

  it('are of the disease on its chart', () => {
    const child: Patient = { ...mira, measurements: [{ date: '2022-11-03', sizeCm: 105 }] }
    const { curves } = chartData(child, { type: 'HeightWithTurnerSyndrome' }, { today })
    const { sds, segments } = curves[0]!
    expect(sds).toBe(-3)
    const { x, y } = segments[0]!.points[5]!
    expect(scoreAt(lookUp(germany, 'turnerHeight', 'female', x)!, y)).toBeCloseTo(-3, 9)
  })

  it('make the axis longer by a quarter at most, and end where the distribution does', () => {
    const heavy = measured([{ date: '2019-02-28', sizeCm: 140, weightKg: 82 }])
    const plain = chartData(jakob, { type: 'Bmi' }, { today })
    const { curves, yAxis } = chartData(heavy, { type: 'Bmi' }, { today })
    expect(curves.at(-1)?.sds).toBeGreaterThanOrEqual(3)
    expect(yAxis.to).toBeLessThan(plain.yAxis.to + 12)
    for (const { segments } of curves) {
      for (const { points } of segments) for (const { y } of points) expect(y).toBeLessThanOrEqual(120)
    }
  })
})

describe('seams', () => {
  const seamsOf = (type: ChartType, references = germany) =>
    chartData(jakob, { type }, { today, references, locale: 'en' }).seams.map(({ label }) => label)

  it('always have a name', () => {
    expect(seamsOf('Height')).toEqual(['length | height', 'WHO 2006 | KiGGS 2013'])
    expect(seamsOf('Height', who)).toEqual(['length | height', 'WHO 2006 | WHO 2007'])
    expect(seamsOf('WeightLength')).toEqual(['length | height'])
    for (const references of [germany, who, cdc]) {
      for (const type of ['Height', 'Weight', 'Bmi', 'Head'] as const) {
        for (const label of seamsOf(type, references)) expect(label).toMatch(/\w{3}/)
      }
    }
  })
})

describe('the channel towards the target', () => {
  it('has the scores of the ends of the range at every age', () => {
    const { target } = chartData(jakob, { type: 'Height' }, { today })
    expect(target?.channel).toHaveLength(2)
    for (const { sds, segments } of target!.channel) {
      for (const { x, y } of segments.flatMap(({ points }) => points.slice(1, -1))) {
        expect(scoreAt(lookUp(germany, 'height', 'male', x)!, y)).toBeCloseTo(sds, 6)
      }
    }
    const ends = target!.channel.map(({ segments }) => segments.at(-1)?.points.at(-1)?.y)
    expect(ends[0]).toBeCloseTo(target!.lowest, 9)
    expect(ends[1]).toBeCloseTo(target!.highest, 9)
  })

  it('runs in the general reference on the chart of a disease, and begins at birth', () => {
    const { target } = chartData(mira, { type: 'HeightWithTurnerSyndrome' }, { today })
    const [first] = target!.channel[0]!.segments
    expect(first?.reference).toBe('WHO 2006')
    expect(first?.points[0]?.x).toBe(0)
  })

  it('begins in a child born preterm where the reference of preterm infants ends', () => {
    const { target } = chartData(emil, { type: 'Height' }, { today })
    const [first] = target!.channel[0]!.segments
    expect(first?.reference).toBe('WHO 2006')
    expect(first?.points[0]?.x).toBeCloseTo(70 / 365.25, 9)
  })

  it('begins at 4 years where a set has children born in the same week until then', () => {
    const { target } = chartData(emil, { type: 'Height' }, { today, references: dutchByWeek })
    for (const { segments } of target!.channel) {
      expect(segments[0]?.reference).toBe('Schönbeck 2013')
      expect(segments[0]?.points[0]?.x).toBeGreaterThanOrEqual(4)
    }
  })
})
