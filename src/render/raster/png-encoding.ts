import type { Bytes } from '../rendered-chart.js'
import type { RasterPixels } from '../rendering-host.js'

/**
 * Compresses pieces in the format of zlib, RFC 1950, beside the caller's thread if the runtime can. Each is done with
 * before the next one is asked for.
 */
export type Deflate = (pieces: Iterable<Uint8Array>) => Promise<readonly Uint8Array[]>

/** W3C PNG, section 5.2. */
const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const bitsPerChannel = 8
/** Section 11.2.2: red, green, blue, and with alpha. */
const colourTypes = { opaque: 2, transparent: 6 } as const

/**
 * Pixels as PNG. Rows stand unfiltered: a chart is flat colours and lines, which
 * compress better so, and three times faster than by the filters made for photographs.
 * The pixels are used up.
 *
 * W3C Portable Network Graphics, third edition.
 */
export function encodePng(picture: RasterPixels, isOpaque: boolean, deflate: Deflate): Promise<Bytes> {
  return encodeRows(picture, isOpaque, [isOpaque ? opaqueRows(picture) : transparentRows(picture)], deflate)
}

/**
 * Rows of pixels as PNG.
 *
 * @param rows each after the number of its filter, with alpha or opaque without
 */
export async function encodeRows(
  { width, height }: Pick<RasterPixels, 'width' | 'height'>,
  isOpaque: boolean,
  rows: Iterable<Uint8Array>,
  deflate: Deflate,
): Promise<Bytes> {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header[8] = bitsPerChannel
  header[9] = isOpaque ? colourTypes.opaque : colourTypes.transparent
  const data = await deflate(rows)
  return joinedBytes(signature, ...pngChunk('IHDR', header), ...pngChunk('IDAT', ...data), ...pngChunk('IEND'))
}

/** Each row after the number of its filter, none. They take the place of the pixels, which are as long at least. */
function opaqueRows({ width, height, pixels }: RasterPixels): Uint8Array {
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

/** The same with alpha: a renderer's colours are multiplied by it, those of a PNG are not. */
function transparentRows({ width, height, pixels }: RasterPixels): Uint8Array {
  const rows = new Uint8ClampedArray(height * (4 * width + 1))
  let to = 0
  let from = 0
  for (let y = 0; y < height; y++) {
    to++
    for (let x = 0; x < width; x++) {
      const alpha = pixels[from + 3] as number
      for (let channel = 0; channel < 3; channel++) {
        const colour = pixels[from + channel] as number
        rows[to + channel] = alpha === 0 || alpha === 255 ? colour : Math.floor(colour / (alpha / 255) + 0.5)
      }
      rows[to + 3] = alpha
      to += 4
      from += 4
    }
  }
  return new Uint8Array(rows.buffer)
}

/** A chunk with its length, its type and its checksum, in parts: section 5.3. */
export function pngChunk(type: string, ...data: readonly Uint8Array[]): readonly Uint8Array[] {
  const start = new Uint8Array(8)
  new DataView(start.buffer).setUint32(
    0,
    data.reduce((sum, { length }) => sum + length, 0),
  )
  for (let i = 0; i < 4; i++) start[4 + i] = type.charCodeAt(i)
  const end = new Uint8Array(4)
  new DataView(end.buffer).setUint32(0, checksum([start.subarray(4), ...data]))
  return [start, ...data, end]
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

/** Where the table for each of four bytes begins: that of an earlier one gives its remainder after those that follow it. */
const lastByte = 0
const thirdByte = 256
const secondByte = 512
const firstByte = 768

const remainders = /* @__PURE__ */ remainderTables()

function remainderTables(): Uint32Array {
  const tables = new Uint32Array(4 * 256)
  for (let byte = 0; byte < 256; byte++) {
    let crc = byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? polynomial : 0)
    tables[byte] = crc
  }
  for (let at = thirdByte; at < tables.length; at++) {
    const before = tables[at - 256] as number
    tables[at] = (before >>> 8) ^ (tables[before & 0xff] as number)
  }
  return tables
}

function checksum(parts: readonly Uint8Array[]): number {
  let crc = 0xffffffff
  for (const part of parts) crc = checksumAfter(crc, part)
  return (crc ^ 0xffffffff) >>> 0
}

/** Four bytes at a time (Kounavis and Berry 2005, slicing by 4), and what is left one by one. */
function checksumAfter(before: number, bytes: Uint8Array): number {
  let crc = before
  let i = 0
  for (const end = bytes.length - 3; i < end; i += 4) {
    crc ^=
      (bytes[i] as number) |
      ((bytes[i + 1] as number) << 8) |
      ((bytes[i + 2] as number) << 16) |
      ((bytes[i + 3] as number) << 24)
    crc =
      (remainders[firstByte + (crc & 0xff)] as number) ^
      (remainders[secondByte + ((crc >>> 8) & 0xff)] as number) ^
      (remainders[thirdByte + ((crc >>> 16) & 0xff)] as number) ^
      (remainders[lastByte + (crc >>> 24)] as number)
  }
  for (; i < bytes.length; i++) crc = (crc >>> 8) ^ (remainders[(crc ^ (bytes[i] as number)) & 0xff] as number)
  return crc
}
