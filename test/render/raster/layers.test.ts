import { readFileSync } from 'node:fs'
import * as resvg from '@resvg/resvg-wasm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ChartRequest } from '../../../src/charts/chart-request.js'
import { courseCharts } from '../../../src/charts/course/course-charts.js'
import { chartScene } from '../../../src/charts/picture/chart-scene.js'
import { paletteFor } from '../../../src/charts/picture/themes.js'
import { type AnyChartType, anyChartTypes, isCourseChartType } from '../../../src/model/chart-types.js'
import type { Patient } from '../../../src/model/patient.js'
import { clinicMeasures } from '../../../src/references/clinic-measures.js'
import { deflateBeside, nativePicture } from '../../../src/render/node/node-pictures.js'
import { joinTexts } from '../../../src/render/raster/joined-texts.js'
import { keptGrounds } from '../../../src/render/raster/kept-grounds.js'
import { drawInLayers, sceneDrawing } from '../../../src/render/raster/layered-drawing.js'
import { packPixels } from '../../../src/render/raster/packed-pixels.js'
import {
  bytesPerRow,
  filteredRows,
  paintedRows,
  plainRows,
  type RowFormat,
} from '../../../src/render/raster/painted-rows.js'
import { rasterScene } from '../../../src/render/raster/raster-scene.js'
import { sceneLayers } from '../../../src/render/raster/scene-layers.js'
import { renderChart } from '../../../src/render/render-chart.js'
import { rasterBackground } from '../../../src/render/rendering-host.js'
import { sceneSvg } from '../../../src/render/scene-svg.js'
import type { GroupShape, Scene, Shape, TextShape } from '../../../src/scene/scene.js'
import { chartInLanguage } from '../../charts/chart-in-language.js'
import { optionsOfType, patientOfType, today } from '../../charts/patient-of-type.js'
import { jakob, mira } from '../../fixtures/children.js'
import { runsOf } from '../../property-runs.js'
import { decode } from './decoded.js'

beforeAll(() => resvg.initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm')))

function sceneOf(type: AnyChartType, patient: Patient, size = 1000): Scene {
  const options = { today, ...optionsOfType(type), measures: clinicMeasures, courseCharts }
  const data = chartInLanguage(patient, { type }, options)
  return rasterScene(
    chartScene(data, { width: size, height: size, references: false, palette: paletteFor({}, data.gender) }),
  )
}

const ownCurves = (type: AnyChartType) => type.endsWith('Pressure') || isCourseChartType(type)
const tabled = anyChartTypes.filter((type) => !ownCurves(type))

describe('a picture in layers', () => {
  const requests: readonly Omit<ChartRequest, 'type' | 'format'>[] = [
    {},
    { scale: 2 },
    { scale: 1.37 },
    { width: 640, height: 700, references: true },
    { theme: { base: 'dark' } },
    { background: '#fdf6e3', lines: 'sds' },
    { background: 'transparent' },
    { layout: 'sheet' },
  ]
  it.each(requests)('has the same bytes the first, the second and the third time: %j', async (request) => {
    for (const options of [{ today: '2025-06-01' }, { today: '2025-06-01', resvg }]) {
      const draw = async () => (await renderChart(jakob, { type: 'Height', format: 'Png', ...request }, options)).body
      const first = await draw()
      expect(Buffer.compare(first, await draw())).toBe(0)
      expect(Buffer.compare(first, await draw())).toBe(0)
    }
  })

  it('has the same bytes as a JPEG', async () => {
    const draw = async () => (await renderChart(mira, { type: 'Weight', format: 'Jpg' }, { today: '2025-06-01' })).body
    const first = await draw()
    expect(Buffer.compare(first, await draw())).toBe(0)
    expect(Buffer.compare(first, await draw())).toBe(0)
  })

  // Rounded once more where several parts of the child's share a pixel.
  it.each(tabled.map((type, i) => [type, i % 3 === 0 ? 2 : 1] as const))(
    'looks as it would whole: %s at scale %s',
    async (type, zoom) => {
      const scene = sceneOf(type, patientOfType(type))
      const drawing = sceneDrawing(scene, 'a', zoom, true)
      const grounds = keptGrounds()
      const draw = (svg: string, ground?: string) => nativePicture(svg, zoom, ground)
      const drawn = async () => (await drawInLayers(drawing, rasterBackground, grounds, draw, deflateBeside)).pixels
      const [first, second] = [await drawn(), await drawn()]
      expect(drawing.layers).toBeDefined()
      expect(grounds.size()).toBeGreaterThan(0)
      expect(Buffer.compare(first, second)).toBe(0)
      const whole = (await nativePicture(sceneSvg(scene, 'a'), zoom, rasterBackground)).pixels
      const differences = second.map((byte, i) => Math.abs(byte - (whole[i] as number)))
      expect(Math.max(...differences.filter((step) => step > 2), 0)).toBeLessThanOrEqual(mostDifferent)
      expect(differences.filter((step) => step > 1).length / differences.length).toBeLessThan(0.002)
    },
    20_000,
  )
})

/** Of 255. */
const mostDifferent = 3

describe('the layer that is kept', () => {
  const telling = (patient: Patient): Patient => ({
    ...patient,
    firstName: 'Xaver',
    lastName: 'Ypsilon',
    markers: [{ text: 'Umzug nach Zwickau', date: `${Number(patient.dateOfBirth?.slice(0, 4)) + 1}-01-31T00:00:00` }],
  })

  it.each(tabled)('has nothing of the child: %s', (type) => {
    const patient = telling(patientOfType(type))
    const { common } = sceneLayers(sceneOf(type, patient).shapes, 1) as { common: readonly GroupShape[] }
    // The day in the foot is the day of drawing.
    const texts = textsIn(common)
      .filter((text) => !text.startsWith('Erstellt'))
      .join('\n')
    expect(texts.length).toBeGreaterThan(30)
    expect(texts).not.toMatch(/Xaver|Ypsilon|Zwickau/)
    const years = [patient.dateOfBirth, ...(patient.measurements ?? []).map(({ date }) => date)].map((date) =>
      String(date).slice(0, 4),
    )
    for (const year of new Set(years)) expect(texts).not.toMatch(new RegExp(`\\d\\.${year}`))
    expect(common.every(({ isShared }) => isShared)).toBe(true)
  })

  it('is that of a child of whom nothing is known, where it stands at the same place', () => {
    const { firstName, lastName, dateOfBirth, gender } = jakob
    const bare: Patient = { firstName, lastName, dateOfBirth, gender }
    const layersOf = (patient: Patient) => {
      const shapes = sceneOf('Height', patient).shapes
      return (sceneLayers(shapes, 1)?.common ?? []).filter((group) => !textsIn([group]).includes('Messwert'))
    }
    const own = layersOf({ ...jakob, lastName: 'Ypsilon' })
    expect(layersOf(jakob)).toEqual(own)
    // Without a legend its plot is higher: only page and title stay.
    expect(layersOf(bare).length).toBeGreaterThan(2)
  })

  it.each(anyChartTypes.filter(ownCurves))('is none where curves are the child’s own: %s', async (type) => {
    const options = { today, measures: clinicMeasures, ...optionsOfType(type) }
    const { body } = await renderChart(patientOfType(type), { type, format: 'Png', references: false }, options)
    const whole = joinTexts(sceneSvg(sceneOf(type, patientOfType(type)), 'a'))
    const { pixels } = await nativePicture(whole, 1, rasterBackground)
    expect(Buffer.compare((await decode(body)).pixels, pixels)).toBe(0)
  })
})

function textsIn(shapes: readonly Shape[]): string[] {
  return shapes.flatMap((shape) =>
    shape.kind === 'group' ? textsIn(shape.shapes) : shape.kind === 'text' ? [shape.text] : [],
  )
}

describe('what is common to pictures', () => {
  const rect = { kind: 'rect', y: 0, width: 10, height: 10, fill: '#123456' } as const
  const shared = (x: number): GroupShape => ({ kind: 'group', isShared: true, shapes: [{ ...rect, x }] })
  const own = (x: number): Shape => ({ ...rect, x })

  it('goes behind all else, unless that is painted before and touches it', () => {
    const [page, far, covering, behind] = [shared(0), shared(100), shared(45), shared(200)]
    const layers = sceneLayers([page, own(50), far, covering, own(200), behind, own(0)], 1)
    expect(layers?.common).toEqual([page, far])
    expect(layers?.parts.map(({ shapes }) => shapes)).toEqual([[own(50), covering], [own(200), behind], [own(0)]])
  })

  it('is taken by its parts where not all of it can be', () => {
    const inner = [shared(0), shared(300)]
    const outer: GroupShape = { kind: 'group', isShared: true, shapes: [...inner, own(400)] }
    const layers = sceneLayers([own(0), { kind: 'group', shapes: [outer] }], 1)
    expect(layers?.common).toEqual([inner[1]])
    expect(layers?.parts.map(({ shapes }) => shapes)).toEqual([[own(0), inner[0]], [own(400)]])
  })

  it('is known by pixels: what is beside at one size may touch at another', () => {
    const shapes = [own(0), shared(12)]
    expect(sceneLayers(shapes, 1)?.common).toEqual([shared(12)])
    expect(sceneLayers(shapes, 0.25)).toBeUndefined()
  })

  it('is nothing where nothing is shared, or all is', () => {
    expect(sceneLayers([own(0)], 1)).toBeUndefined()
    expect(sceneLayers([shared(0)], 1)).toBeUndefined()
  })
})

describe('pixels painted over a kept ground', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  it('are what the formula says, as rows of PNG and as they are', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 300, max: 400 })),
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.tuple(byte, byte, byte, byte, fc.integer({ min: 1, max: 600 })), { minLength: 1, maxLength: 9 }),
        (width, rowsAtOnce, colours) => {
          const cells = colours.flatMap((colour) => Array.from({ length: colour[4] }, () => colour))
          const height = Math.floor(cells.length / width) || 1
          while (cells.length < width * height) cells.push(cells[0] as (typeof cells)[0])
          const all = cells.slice(0, width * height)
          const ground = Uint8Array.from(all.flatMap(([r, g, b]) => [r, g, b, 255]))
          const layer = Uint8Array.from(
            all.flatMap(([r, g, b, a], i) =>
              i % 2 ? [0, 0, 0, 0] : [b, r, g, 255].map((c) => Math.floor((c * a) / 255)),
            ),
          )
          const expected = Array.from(ground, (behind, i) => {
            const alpha = layer[i | 3] as number
            return i % 4 === 3 ? 255 : (layer[i] as number) + Math.round((behind * (255 - alpha)) / 255)
          })
          const packed = packPixels({ width, height, pixels: ground })
          // The sheet has the lower rows above the upper ones.
          const upper = Math.floor(height / 2)
          const sheet = [...layer.slice(4 * width * upper), ...layer.slice(0, 4 * width * upper)]
          const patches = [
            { x: 0, y: 0, width, height: upper, sheetX: 0, sheetY: height - upper },
            { x: 0, y: upper, width, height: height - upper, sheetX: 0, sheetY: 0 },
          ]
          const painted = (format: RowFormat) => {
            const room = new Uint8Array(rowsAtOnce * bytesPerRow(width, format))
            const over = { width, height, pixels: Uint8Array.from(sheet), patches }
            return Array.from(paintedRows(packed, over, format, room), (rows) => [...rows]).flat()
          }
          expect(painted(plainRows)).toEqual(expected)
          const opaque = Array.from({ length: height }, (_, y) => [
            0,
            ...expected.slice(4 * y * width, 4 * (y + 1) * width).filter((_, i) => i % 4 !== 3),
          ]).flat()
          expect(painted(filteredRows)).toEqual(opaque)
        },
      ),
      runsOf(60),
    )
  })
})

describe('kept grounds', () => {
  const ground = (runs: number) => ({ width: 1, height: 1, runs: new Int32Array(runs) })

  it('stay within their bytes: what was not used for longest makes way', () => {
    const grounds = keptGrounds(100)
    grounds.keep('a', ground(10))
    grounds.keep('b', ground(10))
    grounds.find('a')
    grounds.keep('c', ground(10))
    expect(['a', 'b', 'c'].map((key) => grounds.find(key) !== undefined)).toEqual([true, false, true])
    expect(grounds.size()).toBe(80)
    grounds.keep('a', ground(5))
    expect(grounds.size()).toBe(60)
    grounds.keep('large', ground(26))
    expect(grounds.find('large')).toBeUndefined()
    expect(grounds.size()).toBe(60)
  })

  it('are known from the second time on', () => {
    const grounds = keptGrounds()
    expect([grounds.isKnown('a'), grounds.isKnown('a'), grounds.isKnown('b')]).toEqual([false, true, false])
    for (let i = 0; i < 600; i++) grounds.isKnown(`${i}`)
    expect(grounds.isKnown('a')).toBe(false)
  })
})

describe('texts of the same look', () => {
  const text = (x: number, more: Partial<TextShape> = {}): Shape => ({ kind: 'text', x, y: 20, text: `a < ${x}`, size: 12, fill: '#000000', anchor: 'start', ...more }) // biome-ignore format: one line
  const svgOf = (shapes: readonly Shape[]) =>
    sceneSvg({ width: 300, height: 40, language: 'de', title: '', description: '', fontFamily: 'Roboto', shapes }, 'a')

  it('become parts of one, with the same pixels; turned ones stay alone', async () => {
    const svg = svgOf([
      text(1),
      text(50),
      text(100, { bold: true }),
      text(150),
      text(200, { rotate: -90 }),
      text(250, { rotate: -90 }),
    ])
    const joined = joinTexts(svg)
    expect(joined.match(/<tspan/g)).toHaveLength(2)
    expect(joined.match(/<text/g)).toHaveLength(5)
    const [one, other] = [await nativePicture(svg, 2), await nativePicture(joined, 2)]
    expect(Buffer.compare(one.pixels, other.pixels)).toBe(0)
  })
})
