import type { Bytes } from '../rendered-chart.js'
import type { RasterPixels } from '../rendering-host.js'

/** Compresses bytes in the format of zlib, RFC 1950. */
export type Deflate = (bytes: Uint8Array) => Promise<Uint8Array>

/** W3C PNG, section 5.2. */
const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const bitsPerChannel = 8
/** Red, green and blue, no alpha: section 11.2.2. */
const opaqueColours = 2

/**
 * Opaque pixels as PNG. Rows are not filtered: a chart is flat colours and lines, which
 * compress better so, and three times faster than by the filters made for photographs.
 * The rows overwrite the pixels.
 *
 * W3C Portable Network Graphics, third edition.
 */
export async function encodePng(picture: RasterPixels, deflate: Deflate): Promise<Bytes> {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, picture.width)
  view.setUint32(4, picture.height)
  header[8] = bitsPerChannel
  header[9] = opaqueColours
  const data = await deflate(rowsOf(picture))
  return joinedBytes(signature, pngChunk('IHDR', header), pngChunk('IDAT', data), pngChunk('IEND', new Uint8Array()))
}

/** Each row after the number of its filter, none. They take the place of the pixels, which are as long at least. */
function rowsOf({ width, height, pixels }: RasterPixels): Uint8Array {
  let to = 0
  let from = 0
  for (let y = 0; y < height; y++) {
    // The first pixel, since the number of the filter can take the place of its red.
    const [red, green, blue] = [pixels[from] as number, pixels[from + 1] as number, pixels[from + 2] as number]
    pixels[to] = 0
    pixels[to + 1] = red
    pixels[to + 2] = green
    pixels[to + 3] = blue
    to += 4
    from += 4
    for (const end = from + 4 * (width - 1); from < end; from += 4) {
      pixels[to] = pixels[from] as number
      pixels[to + 1] = pixels[from + 1] as number
      pixels[to + 2] = pixels[from + 2] as number
      to += 3
    }
  }
  return pixels.subarray(0, to)
}

/** A chunk with its length, its type and its checksum: section 5.3. */
export function pngChunk(type: string, data: Uint8Array): Bytes {
  const chunk = new Uint8Array(data.length + 12)
  const view = new DataView(chunk.buffer)
  view.setUint32(0, data.length)
  for (let i = 0; i < 4; i++) chunk[4 + i] = type.charCodeAt(i)
  chunk.set(data, 8)
  view.setUint32(8 + data.length, checksum(chunk.subarray(4, 8 + data.length)))
  return chunk
}

/** Parts one after the other. */
export function joinedBytes(...parts: readonly Uint8Array[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}

/** CRC-32 as PNG computes it, ISO 3309, reflected. */
const polynomial = 0xedb88320

const remainders = /* @__PURE__ */ Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? polynomial : 0)
  return crc
})

function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (remainders[(crc ^ byte) & 0xff] as number)
  return (crc ^ 0xffffffff) >>> 0
}
