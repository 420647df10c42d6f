import { describe, expect, it } from 'vitest'
import { chartData } from '../../src/charts/data/build-chart-data.js'
import { defineSet, germany } from '../../src/references/index.js'
import { keptResults } from '../../src/scene/kept-results.js'
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
