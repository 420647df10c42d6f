import { crc32 } from 'node:zlib'
import { encode } from 'jpeg-js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { jpegInSize, pngInSize } from '../../../../src/shown/render/raster/picture-density.js'
import { renderChart } from '../../../../src/shown/render/render-chart.js'
import { jakob } from '../../../fixtures/children.js'
import { decode } from './decoded.js'

const options = { today: '2025-06-01' }

describe.each(['Png', 'Jpg'] as const)('%s', (format) => {
  it.each([
    [1, 96],
    [2, 192],
    [0.5, 48],
    [3.125, 300],
  ])('drawn at scale %s has %s dots per inch', async (scale, dpi) => {
    const { body } = await renderChart(jakob, { type: 'Height', format, scale }, options)
    expect((await sharp(body).metadata()).density).toBe(dpi)
  })
})

const size = { width: 40, height: 30 }
const data = Buffer.from(Array.from({ length: 40 * 30 * 4 }, (_, i) => (i % 4 === 3 ? 255 : (i * 7) % 251)))

it('a PNG has its density once, before its image data, with a right checksum', async () => {
  const { body } = await renderChart(jakob, { type: 'Height', format: 'Png', scale: 2 }, options)
  const png = Buffer.from(body)
  const at = png.indexOf('pHYs')
  expect(at).toBeLessThan(png.indexOf('IDAT'))
  expect(png.indexOf('pHYs', at + 1)).toBe(-1)
  // 192 dots per inch are 7559 a metre, in x and in y.
  expect([png.readUInt32BE(at + 4), png.readUInt32BE(at + 8), png[at + 12]]).toEqual([7559, 7559, 1])
  expect(png.readUInt32BE(at + 13)).toBe(crc32(png.subarray(at, at + 13)))
})

it('the pixels of a PNG stay as they are', async () => {
  const png = await sharp(data, { raw: { ...size, channels: 4 } })
    .png()
    .toBuffer()
  expect(await decode(pngInSize(png, 2))).toEqual(await decode(png))
})

it('the pixels of a JPEG stay as they are, whether it has a density already or no header for one', async () => {
  const withHeader = encode({ ...size, data }, 90).data
  const length = 2 + withHeader.readUInt16BE(4)
  expect(withHeader.subarray(6, 10).toString()).toBe('JFIF')
  const withoutHeader = Buffer.concat([withHeader.subarray(0, 2), withHeader.subarray(2 + length)])
  for (const jpeg of [withHeader, withoutHeader]) {
    const sized = jpegInSize(jpeg, 2)
    expect(await decode(sized)).toEqual(await decode(withHeader))
    expect((await sharp(sized).metadata()).density).toBe(192)
    expect(Buffer.from(sized).toString('latin1').split('JFIF')).toHaveLength(2)
  }
})
