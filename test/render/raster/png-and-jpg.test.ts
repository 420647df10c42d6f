import { describe, expect, it } from 'vitest'
import type { ChartRequest } from '../../../src/charts/chart-request.js'
import { renderChart } from '../../../src/render/render-chart.js'
import { jakob, mira } from '../../fixtures/children.js'
import { decode, inkShare, meanColour } from './decoded.js'

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
