import { describe, expect, it } from 'vitest'
import type { ChartRequest } from '../../src/charts/chart-request.js'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import { layOutLane } from '../../src/charts/picture/around/marker-lane.js'
import { chartScene } from '../../src/charts/picture/chart-scene.js'
import { isoDate } from '../../src/ground/model/calendar-date.js'
import type { Marker, Patient } from '../../src/ground/model/patient.js'
import { letterName } from '../../src/ground/text/letter-name.js'
import { anton, emil, jakob } from '../fixtures/children.js'
import { chartInLanguage } from './chart-in-language.js'
import { today } from './patient-of-type.js'
import { groupsOf, partsOf, textsOf } from './shapes.js'

const square = { width: 1000, height: 1000, references: false }

function withMarkers(markers: readonly Marker[]): Patient {
  return { ...jakob, markers }
}

function inLanguage(patient: Patient, request: Partial<ChartRequest> = {}) {
  return chartInLanguage(patient, { type: 'Height', ...request }, { today })
}

/** As many events as given, each this number of days after the one before. */
function events(count: number, days: number): Marker[] {
  return Array.from({ length: count }, (_, i) => ({ date: isoDate(15_000 + i * days), text: `Ereignis ${i + 1}` }))
}

const treated: Marker = { date: '2016-03-01', until: '2019-03-01', kind: 'growth-hormone', text: '0,035 mg/kg' }

describe('the data of a marker', () => {
  it('has its age, kind and period', () => {
    const [marker] = chartData(withMarkers([treated]), { type: 'Height' }, { today }).markers
    expect(marker).toMatchObject({ date: '2016-03-01', until: '2019-03-01', kind: 'growth-hormone' })
    expect(marker?.ageYears).toBeCloseTo(2558 / 365.25, 9)
    expect(marker?.untilX).toBeCloseTo(3653 / 365.25, 9)
  })

  it.each(['2016-03-01', '2015-01-01'])('has no period until %s', (until) => {
    const [marker] = chartData(withMarkers([{ ...treated, until }]), { type: 'Height' }, { today }).markers
    expect(marker).not.toHaveProperty('untilX')
  })
})

describe('the lane', () => {
  it.each([
    [16, 300],
    [16, 40],
    [60, 60],
    [40, 0],
  ])('has a place for each of %d events, %d days apart, and none over another', (count, days) => {
    const { discs, height } = layOutLane(inLanguage(withMarkers(events(count, days))), 100, 900, true)
    const names = discs.flatMap(({ markers }) => markers.map(({ marker }) => marker.text))
    expect(names).toEqual(events(count, days).map(({ text }) => text))
    expect(height).toBeLessThanOrEqual(4 * 19)
    for (const one of discs) {
      for (const other of discs.filter(({ row }) => row === one.row)) {
        if (one !== other) expect(Math.abs(one.x - other.x)).toBeGreaterThanOrEqual((one.width + other.width) / 2)
      }
    }
  })

  it('names several events at one disc from the first to the last', () => {
    const { discs } = layOutLane(inLanguage(withMarkers(events(40, 0))), 100, 900, true)
    expect(discs.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D–AN'])
  })

  it('keeps the row of a period clear', () => {
    const { discs } = layOutLane(inLanguage(withMarkers([treated, { date: '2017-01-01' }])), 100, 900, true)
    expect(discs.map(({ row }) => row)).toEqual([0, 1])
  })

  it('takes no room without markers', () => {
    expect(layOutLane(inLanguage(withMarkers([])), 100, 900, true)).toEqual({ discs: [], height: 0 })
  })

  it('names in letters', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(letterName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
  })
})

describe('the picture', () => {
  const scene = (markers: readonly Marker[], request: Partial<ChartRequest> = {}, size = square) =>
    chartScene(inLanguage(withMarkers(markers), request), size)

  it('has a disc, a hairline and a line of the key for each of 16 events', () => {
    const { shapes } = scene(events(16, 250))
    expect(groupsOf(shapes, 'marker')).toHaveLength(16)
    for (const group of groupsOf(shapes, 'marker')) {
      expect(group.shapes.filter(({ kind }) => kind === 'path')).toHaveLength(1)
    }
    const all = textsOf(shapes)
    expect(all.filter((text) => text === 'P')).toHaveLength(2)
    for (let i = 1; i <= 16; i++) expect(all.filter((text) => text.endsWith(`· Ereignis ${i}`))).toHaveLength(1)
  })

  it('counts them where their key would take too much room', () => {
    expect(textsOf(scene(events(60, 80)).shapes)).toContain('60 Ereignisse')
    expect(textsOf(scene(events(16, 250), {}, { ...square, width: 400, height: 600 }).shapes)).toContain(
      '16 Ereignisse',
    )
  })

  it('draws a period as a bar with an end, if it ends in the section', () => {
    const shapesOf = (request: Partial<ChartRequest> = {}) =>
      partsOf(scene([treated], request).shapes, 'marker').map(({ kind }) => kind)
    expect(shapesOf()).toEqual(['path', 'rect', 'path', 'rect', 'text'])
    expect(shapesOf({ cropX: true, cropXAt: 9 })).toEqual(['path', 'rect', 'rect', 'text'])
  })

  it('shows a period that reaches into the section', () => {
    const late: Patient = {
      ...jakob,
      markers: [{ ...treated, until: '2022-01-01' }],
      measurements: jakob.measurements?.slice(-3) ?? [],
      sizeBirthCm: undefined,
    }
    const data = inLanguage(late, { window: 'fit' })
    expect(data.xAxis.from).toBeGreaterThan(7)
    expect(layOutLane(data, 100, 900, true).discs[0]).toMatchObject({ name: 'A', x: 100 })
  })

  it('breaks a text that is longer than the picture', () => {
    const text = 'sehr langer Text '.repeat(30).trim()
    const all = textsOf(scene([{ date: '2016-03-01', text }]).shapes)
    expect(all.join(' ')).toContain(text)
  })
})

describe('the upper scale', () => {
  const labelsOf = (type: ChartRequest['type']) =>
    chartData(emil, { type }, { today }).upperAxis?.ticks.flatMap(({ label }) => label ?? [])

  it('has the corrected months of a preterm chart, from term on', () => {
    expect(labelsOf('HeightPremature')).toEqual(['Termin', '1', '2', '3', '4', '5'])
    expect(labelsOf('HeightPrematureCombined')).toEqual(['Termin', '3', '6', '12', '18', '24'])
    expect(labelsOf('Height')).toBeUndefined()
  })

  it('names term wherever the section reaches it, so that each label is at its line', () => {
    const upTo = (cropXAt: number) =>
      chartData(emil, { type: 'HeightPremature', cropX: true, cropXAt }, { today }).upperAxis
    expect(upTo(41)?.ticks.map(({ label }) => label)).toEqual(['Termin'])
    expect(upTo(39)).toBeUndefined()
  })

  it('begins with its section', () => {
    const fitted = chartInLanguage(
      { ...anton, sizeBirthCm: undefined },
      { type: 'HeightPrematureCombined', window: 'fit' },
      { today },
    )
    const { from } = fitted.xAxis
    expect(from).toBeGreaterThan(40)
    expect((fitted.upperAxis?.ticks ?? []).every(({ value }) => value >= from)).toBe(true)
  })

  it('has its labels at the weeks after term', () => {
    const { upperAxis } = chartData(emil, { type: 'HeightPrematureCombined' }, { today })
    expect(upperAxis?.ticks[0]?.value).toBe(40)
    expect(upperAxis?.ticks.find(({ label }) => label === '12')?.value).toBeCloseTo(40 + 365.25 / 7, 9)
  })

  it.each([300, 400, 600, 1000, 2000])(
    'is titled and labelled without overlaps in a picture %d pixels wide',
    (width) => {
      for (const type of ['HeightPremature', 'HeightPrematureCombined'] as const) {
        const all = textsOf(chartScene(inLanguage(emil, { type }), { ...square, width, height: 800 }).shapes)
        expect(all).toContain('Korrigierte Monate')
        expect(all).toContain('Termin')
      }
    },
  )
})
