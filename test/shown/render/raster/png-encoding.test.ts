import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deflatePixels, nativePicture } from '../../../../src/shown/render/node/node-pictures.js'
import { encodePng, pngChunk } from '../../../../src/shown/render/raster/png-encoding.js'
import { runsOf } from '../../../property-runs.js'
import { decode } from './decoded.js'

const svg = readFileSync('test/charts/golden/height-cropped-at-values.svg', 'utf8')

/** Where the header says whether there is alpha. */
const colourType = 25

it('a PNG has the pixels that resvg encodes', async () => {
  const fontFiles = ['fonts/Roboto-Regular.ttf', 'fonts/Roboto-Bold.ttf']
  const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Roboto' }
  const theirs = new Resvg(svg, { font, background: '#ffffff' }).render().asPng()
  const ours = await (await nativePicture(svg, 1, '#ffffff')).png()
  expect(Buffer.compare((await decode(ours)).pixels, (await decode(theirs)).pixels)).toBe(0)
  expect(ours.length).toBeLessThan(theirs.length)
})

describe('encodePng', () => {
  it('keeps any opaque pixels', () =>
    fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9 }),
        fc.uint8Array({ minLength: 9, maxLength: 99 }),
        async (width, noise) => {
          const height = Math.ceil(noise.length / width)
          const pixels = Uint8Array.from({ length: 4 * width * height }, (_, i) =>
            i % 4 === 3 ? 255 : (noise[i % noise.length] as number),
          )
          const png = await encodePng({ width, height, pixels: pixels.slice() }, deflatePixels)
          expect(png[colourType]).toBe(2)
          expect(await decode(png)).toMatchObject({ width, height })
          expect(Buffer.compare((await decode(png)).pixels, pixels)).toBe(0)
        },
      ),
      runsOf(25),
    ))
})

/** CRC-32 bit by bit, as W3C PNG describes it in section 5.5. */
function slowChecksum(bytes: Iterable<number>): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

describe('pngChunk', () => {
  it('ends with the checksum of its type and data', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (data) => {
        const chunk = pngChunk('IDAT', data)
        const checksum = new DataView(chunk.buffer).getUint32(chunk.length - 4)
        expect(checksum).toBe(slowChecksum([...Buffer.from('IDAT'), ...data]))
      }),
    ))
})
