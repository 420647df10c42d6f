import { readFileSync } from 'node:fs'
import * as resvg from '@resvg/resvg-wasm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ChartRequest } from '../../../../src/charts/chart-request.js'
import type { Shape, TextShape } from '../../../../src/ground/scene/scene.js'
import { nativePicture } from '../../../../src/shown/render/node/node-pictures.js'
import { joinTexts } from '../../../../src/shown/render/raster/raster-picture.js'
import { renderChart } from '../../../../src/shown/render/render-chart.js'
import { sceneSvg } from '../../../../src/shown/render/scene-svg.js'
import { jakob, mira } from '../../../fixtures/children.js'
import { decode, inkShare, meanColour } from './decoded.js'

beforeAll(() => resvg.initWasm(readFileSync('node_modules/@resvg/resvg-wasm/index_bg.wasm')))

const options = { today: '2025-06-01' }

function draw(request: Omit<ChartRequest, 'type'>, patient = jakob) {
  return renderChart(patient, { type: 'Height', ...request }, options)
}

describe.each(['Png', 'Jpg'] as const)('%s', (format) => {
  const mediaTypes = { Png: 'image/png', Jpg: 'image/jpeg' }

  it('has its media type, its ending and its signature', async () => {
    const { mediaType, fileExtension, body } = await draw({ format })
    expect(mediaType).toBe(mediaTypes[format])
    expect(fileExtension).toBe(format.toLowerCase())
    expect(Array.from(body.slice(0, 3) as Uint8Array)).toEqual(
      format === 'Png' ? [0x89, 0x50, 0x4e] : [0xff, 0xd8, 0xff],
    )
  })

  it.each<[string, ChartRequest, number, number]>([
    ['by default', { type: 'Height' }, 1000, 1000],
    ['as asked for', { type: 'Height', width: 640, height: 300 }, 640, 300],
    ['zoomed', { type: 'Height', width: 400, height: 300, scale: 2.5 }, 1000, 750],
    ['made smaller', { type: 'Height', scale: 0.25 }, 250, 250],
  ])('has its size, %s', async (_, request, width, height) => {
    expect(await decode((await draw({ ...request, format })).body)).toMatchObject({ width, height })
  })

  it('is white at its edges', async () => {
    const { pixels } = await decode((await draw({ format })).body)
    expect(Math.min(pixels[0] ?? 0, pixels[1] ?? 0, pixels[2] ?? 0)).toBeGreaterThanOrEqual(254)
  })

  it('has text: the title, the name, the axis', async () => {
    const picture = await decode((await draw({ format })).body)
    expect(inkShare(picture, { x: 20, y: 20, width: 200, height: 50 })).toBeGreaterThan(0.03)
    expect(inkShare(picture, { x: 860, y: 20, width: 130, height: 50 })).toBeGreaterThan(0.03)
    expect(inkShare(picture, { x: 0, y: 0, width: 1000, height: 18 })).toBe(0)
  })

  it('is mostly light, in the colours of the sex', async () => {
    const [red, , blue] = meanColour(await decode((await draw({ format })).body))
    expect(red).toBeGreaterThan(225)
    expect(blue).toBeGreaterThan(red)
    const [redOfGirl, greenOfGirl] = meanColour(await decode((await draw({ format }, mira)).body))
    expect(redOfGirl).toBeGreaterThan(greenOfGirl)
  })

  it('is the same for the same input', async () => {
    const [first, second] = await Promise.all([draw({ format }), draw({ format })])
    expect(Buffer.compare(first.body as Uint8Array, second.body as Uint8Array)).toBe(0)
  })

  it('shows that a name has characters without a glyph', async () => {
    const of = async (firstName: string) =>
      decode((await draw({ format }, { ...jakob, firstName, lastName: undefined })).body)
    const name = { x: 700, y: 25, width: 280, height: 22 }
    expect(inkShare(await of('王小明'), name)).toBeGreaterThan(0.01)
    expect(inkShare(await of('Щербаков'), name)).toBeGreaterThan(0.01)
  })
})

describe('a picture has the same bytes again', () => {
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
  it.each(requests)('%j', async (request) => {
    for (const renderer of [options, { ...options, resvg }]) {
      const drawn = async () => (await renderChart(jakob, { type: 'Height', format: 'Png', ...request }, renderer)).body
      expect(Buffer.compare(await drawn(), await drawn())).toBe(0)
    }
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
