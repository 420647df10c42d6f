import { describe, expect, it } from 'vitest'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import type { ChartTick } from '../../src/charts/data/chart-curves.js'
import { keepLatest } from '../../src/charts/keep-latest.js'
import { chartScene } from '../../src/charts/picture/chart-scene.js'
import { clinicMeasures, clinicMeasuresOfWho } from '../../src/clinical/references/clinic-measures.js'
import { defineSet, germany, who, whoBmiClasses } from '../../src/clinical/references/index.js'
import { de } from '../../src/ground/languages/de/index.js'
import { chartTypesOfKind } from '../../src/ground/model/chart-types.js'
import type { Patient } from '../../src/ground/model/patient.js'
import { chartSvg, type PictureRequest } from '../../src/shown/render/chart-svg.js'
import { renderChart } from '../../src/shown/render/render-chart.js'
import { emil, jakob, mira } from '../fixtures/children.js'
import { patientOfType, today } from './patient-of-type.js'
import { allShapes, groupsOf } from './shapes.js'

describe('keepLatest', () => {
  it('makes a value once for what it is made of, and drops the one not asked for longest', () => {
    const keep = keepLatest<string>(2)
    let made = 0
    const ask = (...madeOf: unknown[]) => keep(madeOf, () => `${++made}`)
    expect([ask('a', 1), ask('a', 1), ask('a'), ask('a', 1)]).toEqual(['1', '1', '2', '1'])
    expect([ask('b'), ask('a', 1), ask('a')]).toEqual(['3', '1', '4'])
  })

  it('tells objects apart, however alike', () => {
    const keep = keepLatest<object>()
    const [one, other] = [{ id: 'own' }, { id: 'own' }]
    const ask = (set: object) => keep(['Height', set], () => ({}))
    expect(ask(one)).toBe(ask(one))
    expect(ask(one)).not.toBe(ask(other))
  })

  it('keeps 64 values', () => {
    const keep = keepLatest<number>()
    let made = 0
    const ask = (key: number) => keep([key], () => ++made)
    for (let key = 0; key < 64; key++) ask(key)
    expect([ask(0), made]).toEqual([1, 64])
    ask(64)
    expect([ask(0), made, ask(1), made]).toEqual([1, 65, 66, 66])
  })
})

describe('the ground that charts share', () => {
  const options = { today: '2025-06-01' }
  const sceneOf = (patient: Patient, size = 1000) =>
    chartScene(
      { ...chartData(patient, { type: 'Height', window: 'full' }, options), language: de },
      { width: size, height: size, references: false },
    )
  const sharedOf = (patient: Patient, size?: number) =>
    allShapes(sceneOf(patient, size).shapes).filter((shape) => shape.kind === 'group' && shape.isShared)
  const named = { ...jakob, firstName: 'Xaver', lastName: 'Yps', dateOfBirth: '2009-02-27', sizeFatherCm: 183.7 }

  it('are the same objects in charts of two children', () => {
    const [one, other] = [sharedOf(jakob), sharedOf(named)]
    expect(one.map((shape) => 'role' in shape && shape.role)).toEqual(
      expect.arrayContaining(['grid', 'axes', 'bands', 'percentiles', 'right-scale']),
    )
    one.forEach((shape, i) => {
      expect(other[i]).toBe(shape)
    })
  })

  it('have nothing of the child in them, and no clip', () => {
    for (const shape of allShapes(sharedOf(named))) {
      if (shape.kind === 'text') expect(shape.text).not.toMatch(/Xaver|Yps|2009|183,7/)
      if (shape.kind !== 'group') continue
      expect([shape.title, shape.data, shape.clip]).toEqual([undefined, undefined, undefined])
      expect(['point', 'patient-line', 'target', 'header', 'legend']).not.toContain(shape.role)
    }
  })

  it('are others with other ticks, decimals or another upper axis, however many there are', () => {
    const data = { ...chartData(jakob, { type: 'Height', window: 'full' }, options), language: de }
    const axesOf = (chart: typeof data) => {
      const { shapes } = chartScene(chart, { width: 1000, height: 1000, references: false })
      return groupsOf(shapes, 'axes')[0]
    }
    const renamed = <Ticked extends { readonly ticks: readonly ChartTick[] }>(axis: Ticked): Ticked => ({
      ...axis,
      ticks: axis.ticks.map((tick) => (tick.label === undefined ? tick : { ...tick, label: `${tick.label}!` })),
    })
    const { xAxis, yAxis } = data
    const upperAxis = { title: 'Monate', ticks: xAxis.ticks }
    expect(axesOf({ ...data, yAxis: { ...yAxis, ticks: yAxis.ticks.map((tick) => ({ ...tick })) } })).toBe(axesOf(data))
    for (const [one, other] of [
      [data, { ...data, xAxis: renamed(xAxis) }],
      [data, { ...data, yAxis: renamed(yAxis) }],
      [data, { ...data, yAxis: { ...yAxis, decimals: yAxis.decimals + 1 } }],
      [data, { ...data, upperAxis }],
      [
        { ...data, upperAxis },
        { ...data, upperAxis: renamed(upperAxis) },
      ],
      [
        { ...data, upperAxis },
        { ...data, upperAxis: { ...upperAxis, title: 'Wochen' } },
      ],
    ] as const) {
      expect(axesOf(other)).not.toBe(axesOf(one))
    }
  })

  it('are others in another size', () => {
    for (const shape of sharedOf(jakob, 800)) expect(sharedOf(jakob)).not.toContain(shape)
  })

  it('leave every picture as it would be alone', () => {
    const draw = (patient: Patient, request: Partial<PictureRequest> = {}) =>
      chartSvg(patient, { type: 'Height', ...request }, options)
    const requests: readonly Partial<PictureRequest>[] = [
      {},
      { lines: 'sds' },
      { theme: { base: 'dark' } },
      { theme: { base: 'default', curve: '#123456' } },
      { customProperties: true },
      { idPrefix: 'other' },
      { width: 700, height: 900 },
    ]
    const first = requests.map((request) => draw(jakob, request))
    for (const request of requests) draw(mira, request)
    expect([...requests].reverse().map((request) => draw(jakob, request))).toEqual([...first].reverse())
    expect(new Set(first).size).toBe(requests.length)
  })
})

describe('charts drawn in turn', () => {
  const options = { today: '2025-06-01' }
  const bmi = { ...jakob, diseases: undefined }
  const asked: readonly (readonly [Patient, PictureRequest, object])[] = [
    [jakob, { type: 'Height' }, options],
    [{ ...jakob, sizeFatherCm: 169 }, { type: 'Height' }, options],
    [jakob, { type: 'Height' }, { ...options, locale: 'en' }],
    [mira, { type: 'Height', window: 'fit' }, options],
    [bmi, { type: 'Bmi' }, options],
    [bmi, { type: 'Bmi' }, { ...options, bmiClasses: whoBmiClasses }],
    [{ ...bmi, diseases: ['NoonanSyndrome'] }, { type: 'Bmi', lines: 'sds' }, options],
    [jakob, { type: 'Height' }, { ...options, references: who }],
    [emil, { type: 'Height' }, options],
    [emil, { type: 'Height' }, { ...options, gestationalCorrection: 'none' }],
  ]
  const draw = async ([patient, request, settings]: (typeof asked)[number]) => {
    const bodies = ['Svg', 'Csv', 'Json'].map(async (format) => {
      const { body } = await renderChart(patient, { ...request, format: format as 'Svg' }, settings)
      return body
    })
    return Promise.all(bodies)
  }

  it('are what they are alone, whoever was drawn before', async () => {
    const first: string[][] = []
    for (const one of asked) first.push(await draw(one))
    const again: string[][] = []
    for (const one of [...asked].reverse()) again.unshift(await draw(one))
    expect(again).toEqual(first)
    expect(new Set(first.flat()).size).toBe(3 * asked.length)
  })
})

/** A set whose heights begin with the same piece as the German ones, and go on with others. */
function withOtherLaterPieces() {
  const { series } = germany
  const height = (series.height ?? []).map((piece, i) => (i === 0 ? piece : { ...piece }))
  return defineSet({ ...germany, id: 'later', series: { ...series, height } })
}

describe('curves that charts share', () => {
  const request = { type: 'Height', window: 'full' } as const
  const options = { today: '2025-06-01', references: germany }
  const segments = (patient: object, settings: object = options) =>
    chartData(patient, request, settings).curves.map((curve) => curve.segments)

  it('are the same for every child of a sex, and of another set never those', () => {
    const boy = { ...jakob, measurements: [], markers: [] }
    expect(segments(boy)[0]).toBe(segments({ ...boy, firstName: 'Emil', sizeFatherCm: 170 })[0])
    expect(segments(boy)[0]).not.toBe(segments(mira)[0])
    const { series } = germany
    const later = (series.height ?? []).map((piece) => ({ ...piece }))
    const own = defineSet({ ...germany, id: 'own', series: { ...series, height: later } })
    expect(segments(boy, { ...options, references: own })[0]).not.toBe(segments(boy)[0])
    expect(segments(boy, { ...options, references: own })).toEqual(segments(boy))
  })

  it('come with their names, limits and seams', () => {
    const [one, other] = [jakob, { ...jakob, firstName: 'Emil', measurements: [], markers: [] }].map((patient) =>
      chartData(patient, { type: 'Bmi' }, options),
    )
    for (const part of ['curves', 'background', 'limits', 'seams'] as const) expect(one?.[part]).toBe(other?.[part])
    const english = chartData(jakob, { type: 'Bmi' }, { ...options, locale: 'en' })
    expect(english.limits).not.toEqual(one?.limits)
    expect(english.curves[0]?.segments).toEqual(one?.curves[0]?.segments)
  })

  it.each([
    ['languages', { locale: 'de' }, { locale: 'en' }],
    ['classifications', {}, { bmiClasses: whoBmiClasses }],
    ['references beside growth', { measures: clinicMeasures }, { measures: clinicMeasuresOfWho }],
    ['sets with their first piece in common', {}, { references: withOtherLaterPieces() }],
  ])('are kept for two %s by turns', (_, one, other) => {
    const draw = (settings: object) => chartData(jakob, request, { ...options, ...settings }).curves
    const [a1, b1, a2, b2] = [draw(one), draw(other), draw(one), draw(other)]
    expect(a1).toBe(a2)
    expect(b1).toBe(b2)
    expect(a1).not.toBe(b1)
  })

  it('are not those of the range of the target height, which tells of the parents', () => {
    const channel = () => chartData(jakob, request, options).target?.channel[0]?.segments
    expect(channel()?.length).toBeGreaterThan(0)
    expect(channel()).toEqual(channel())
    expect(channel()).not.toBe(channel())
  })

  it('cannot be changed by whoever has the data of one chart', () => {
    const [segment] = segments(jakob)[0] ?? []
    expect(() => Object.assign(segment?.points[0] ?? {}, { y: 0 })).toThrow(TypeError)
    expect(Object.isFrozen(segment?.points)).toBe(true)
    const { curves, limits } = chartData(jakob, { type: 'Bmi' }, options)
    for (const part of [curves, curves[0], limits, limits[0], limits[0]?.segments[0]?.points[0]]) {
      expect(Object.isFrozen(part)).toBe(true)
    }
  })
})

describe('charts of clinic measures', () => {
  const look = { width: 1000, height: 1000, references: false }
  it.each(chartTypesOfKind.clinic)('%s shares its curves only if they are not those of the child', (type) => {
    const child = patientOfType(type)
    const isOfChild = type.endsWith('Pressure')
    // Blood pressure depends on height.
    const taller = child.measurements?.map((visit) => ({ ...visit, sizeCm: (visit.sizeCm ?? 0) + 1 }))
    const another = { ...child, firstName: 'Emil', ...(isOfChild ? { measurements: taller } : {}) }
    const [one, other] = [child, another].map((patient) => {
      const data = chartData(patient, { type }, { today, measures: clinicMeasures })
      const [curves] = groupsOf(chartScene({ ...data, language: de }, look).shapes, 'percentiles')
      return { data, curves }
    })
    expect(Object.isFrozen(one?.data.curves)).toBe(!isOfChild)
    if (isOfChild) expect(other?.data.curves).not.toEqual(one?.data.curves)
    else expect(other?.data.curves).toEqual(one?.data.curves)
    if (isOfChild) expect(other?.curves).not.toEqual(one?.curves)
    expect(other?.data.curves === one?.data.curves).toBe(!isOfChild)
    expect(other?.curves === one?.curves).toBe(!isOfChild)
  })
})
