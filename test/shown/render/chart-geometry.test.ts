import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import type { ChartRequest } from '../../../src/charts/chart-request.js'
import { chartData } from '../../../src/charts/data/build-chart-data.js'
import { pixelAt, placeAt } from '../../../src/charts/picture/chart-geometry.js'
import { who } from '../../../src/clinical/references/built-in-sets.js'
import { en } from '../../../src/ground/languages/index.js'
import { type ChartType, chartTypes } from '../../../src/ground/model/chart-types.js'
import { chartGeometry, chartSvg } from '../../../src/shown/render/chart-svg.js'
import { createCharts } from '../../../src/shown/render/create-charts.js'
import { renderChart } from '../../../src/shown/render/render-chart.js'
import { patientOfType, today } from '../../charts/patient-of-type.js'
import { emil, jakob } from '../../fixtures/children.js'

/** Pictures of every kind: large, flat, so small that they are laid out larger, cropped, with references. */
const requests: readonly Omit<ChartRequest, 'type'>[] = [
  { width: 700, height: 400 },
  { width: 180, height: 300, references: true },
  { window: 'fit', lines: 'sds' },
  { cropX: true, references: true },
]
const types: readonly ChartType[] = ['Height', 'Bmi', 'HeightPremature', 'WeightLength', 'HeightWithTurnerSyndrome']
const cases: readonly ChartRequest[] = [
  ...chartTypes.map((type) => ({ type })),
  ...types.flatMap((type) => requests.map((request) => ({ ...request, type }))),
]

/** SVG has tenths of a pixel. */
const tenth = 0.05 + 1e-9

function svgDocument(svg: string): Element {
  return new JSDOM(svg, { contentType: 'image/svg+xml' }).window.document.documentElement
}

/** The middle of each symbol of a point: circles begin at their left end. */
function circles(request: ChartRequest): { readonly x: number; readonly y: number }[] {
  const root = svgDocument(chartSvg(patientOfType(request.type), request, { today }))
  return [...root.querySelectorAll('.point > path')].flatMap((path) => {
    const [, x, y, r] = /^M(-?[\d.]+) (-?[\d.]+)a([\d.]+) /.exec(path.getAttribute('d') ?? '') ?? []
    return x === undefined ? [] : [{ x: Number(x) + Number(r), y: Number(y) }]
  })
}

describe('chartSvg', () => {
  it.each(cases)('gives the bytes of renderChart: $type', async (request) => {
    const patient = patientOfType(request.type)
    const { body } = await renderChart(patient, { ...request, format: 'Svg' }, { today })
    expect(chartSvg(patient, request, { today })).toBe(body)
  })

  it('takes no notice of a format', () => {
    const request: ChartRequest = { type: 'Height', format: 'Png' }
    expect(chartSvg(jakob, request, { today })).toBe(chartSvg(jakob, { type: 'Height' }, { today }))
  })

  it('has the set and the language that charts were created with', () => {
    const charts = createCharts({ references: who, language: en })
    const options = { today, references: who, locale: en }
    expect(charts.chartSvg(jakob, { type: 'Bmi' }, { today })).toBe(chartSvg(jakob, { type: 'Bmi' }, options))
    expect(charts.chartGeometry(jakob, { type: 'Bmi' }, { today }).x.unit).toBe('years')
  })
})

describe('chartGeometry', () => {
  it.each(cases)('has the size of the picture and the frame of its plot: $type', (request) => {
    const patient = patientOfType(request.type)
    const root = svgDocument(chartSvg(patient, request, { today }))
    const { width, height, plot } = chartGeometry(patient, request, { today })
    expect(root.getAttribute('viewBox')).toBe(`0 0 ${width} ${height}`)
    const frames = [...root.querySelectorAll('.axes rect[stroke]')].map((frame) =>
      ['x', 'y', 'width', 'height'].map((name) => Number(frame.getAttribute(name))),
    )
    const [x = 0, y = 0, wide = 0, high = 0] = frames[0] ?? []
    const off = [plot.left - x, plot.top - y, plot.right - plot.left - wide, plot.bottom - plot.top - high]
    expect(frames).toHaveLength(1)
    expect(Math.max(...off.map(Math.abs))).toBeLessThanOrEqual(tenth)
  })

  it.each(cases)('has the pixel of every point that the picture shows: $type', (request) => {
    const patient = patientOfType(request.type)
    const geometry = chartGeometry(patient, request, { today })
    const { points } = chartData(patient, request, { today })
    const places = [...points, ...(geometry.birth === undefined ? [] : [geometry.birth])]
    const drawn = circles(request)
    expect(drawn.length).toBeGreaterThan(0)
    for (const circle of drawn) {
      const nearest = Math.min(
        ...places.map((place) => {
          const { x, y } = pixelAt(geometry, place)
          return Math.max(Math.abs(x - circle.x), Math.abs(y - circle.y))
        }),
      )
      // The left end of a circle and its radius are rounded each.
      expect(nearest).toBeLessThanOrEqual(2 * tenth)
    }
  })

  it('leads from a place to a pixel and back', () => {
    const value = fc.double({ min: -100, max: 300, noNaN: true })
    const place = fc.record({ x: value, y: value })
    const geometries = cases.map((request) => chartGeometry(patientOfType(request.type), request, { today }))
    fc.assert(
      fc.property(fc.constantFrom(...geometries), place, (geometry, { x, y }) => {
        const there = placeAt(geometry, pixelAt(geometry, { x, y }))
        const back = pixelAt(geometry, placeAt(geometry, { x, y }))
        for (const again of [there, back]) {
          expect(Math.abs(again.x - x)).toBeLessThan(1e-9)
          expect(Math.abs(again.y - y)).toBeLessThan(1e-9)
        }
      }),
    )
  })

  it('has the edges of the plot at the ends of the axes', () => {
    const geometry = chartGeometry(emil, { type: 'HeightPremature' }, { today })
    const { plot, x, y } = geometry
    expect(placeAt(geometry, { x: plot.left, y: plot.bottom })).toEqual({ x: x.from, y: y.from })
    expect(placeAt(geometry, { x: plot.right, y: plot.top })).toEqual({ x: x.to, y: y.to })
  })

  it('is plain data', () => {
    for (const request of cases) {
      const geometry = chartGeometry(patientOfType(request.type), request, { today })
      expect(JSON.parse(JSON.stringify(geometry))).toEqual(geometry)
    }
  })

  it('has the corrected months of the upper scale', () => {
    const { x, upperX } = chartGeometry(emil, { type: 'WeightPremature' }, { today, locale: 'en' })
    const weeksPerMonth = 365.25 / 12 / 7
    expect(upperX).toMatchObject({ title: 'Corrected months', unit: 'months' })
    expect(upperX?.from).toBeCloseTo((x.from - 40) / weeksPerMonth, 9)
    expect(upperX?.to).toBeCloseTo((x.to - 40) / weeksPerMonth, 9)
    expect(chartGeometry(jakob, { type: 'Weight' }, { today }).upperX).toBeUndefined()
  })
})
