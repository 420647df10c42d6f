import { describe, expect, it } from 'vitest'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import { chartScene } from '../../src/charts/picture/chart-scene.js'
import { de } from '../../src/languages/de/index.js'
import type { Patient } from '../../src/model/patient.js'
import { defineSet, germany } from '../../src/references/index.js'
import { chartSvg, type PictureRequest } from '../../src/render/chart-svg.js'
import { identityOf, keptResults } from '../../src/scene/kept-results.js'
import type { Shape } from '../../src/scene/scene.js'
import { jakob, mira } from '../fixtures/children.js'

describe('keptResults', () => {
  it('makes a result once for an object and a key, and drops the oldest', () => {
    const kept = keptResults<object, string>(2)
    const [owner, other] = [{}, {}]
    let made = 0
    const ask = (of: object, key: string) => kept(of, key, () => `${key} ${++made}`)
    expect([ask(owner, 'a'), ask(owner, 'a'), ask(other, 'a'), ask(owner, 'b')]).toEqual(['a 1', 'a 1', 'a 2', 'b 3'])
    expect([ask(owner, 'c'), ask(owner, 'b'), ask(owner, 'a')]).toEqual(['c 4', 'b 3', 'a 5'])
  })
})

describe('identityOf', () => {
  it('tells objects apart, however alike', () => {
    const [one, other] = [{ x: 1 }, { x: 1 }]
    expect(identityOf(one)).toBe(identityOf(one))
    expect(identityOf(one)).not.toBe(identityOf(other))
  })
})

/** Every shape of a scene, groups included. */
function allShapes(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape) => (shape.kind === 'group' ? [shape, ...allShapes(shape.shapes)] : [shape]))
}

describe('groups that charts share', () => {
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

  it('cannot be changed by whoever has the data of one chart', () => {
    const [segment] = segments(jakob)[0] ?? []
    expect(() => Object.assign(segment?.points[0] ?? {}, { y: 0 })).toThrow(TypeError)
    expect(Object.isFrozen(segment?.points)).toBe(true)
  })
})
