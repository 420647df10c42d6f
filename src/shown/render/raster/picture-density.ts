import { cmPerInch } from '../../../ground/model/units.js'
import type { Bytes } from '../rendered-chart.js'
import { joinedBytes, pngChunk } from './png-encoding.js'

/** An SVG's pixel is 1/96 inch (CSS Values and Units 3, section 6.2). */
const pixelsPerInch = 96
const inchesPerMetre = 100 / cmPerInch

/** W3C PNG, section 5.2: the signature, then the header with its length, type, 13 bytes and checksum. */
const afterPngHeader = 8 + 4 + 4 + 13 + 4
/** Pixels per metre in x and in y, four bytes each, and the unit. */
const physicalSizeBytes = 9
const metre = 1

/**
 * A PNG that says how large it is: zoomed by 2, it is as large on paper as the
 * chart itself, and twice as sharp.
 *
 * W3C Portable Network Graphics, section 11.3.4.3: `pHYs`, before the image data.
 */
export function pngInSize(png: Uint8Array, zoom: number): Bytes {
  const perMetre = Math.round(pixelsPerInch * zoom * inchesPerMetre)
  const size = new Uint8Array(physicalSizeBytes)
  const view = new DataView(size.buffer)
  view.setUint32(0, perMetre)
  view.setUint32(4, perMetre)
  size[8] = metre
  return joinedBytes(png.subarray(0, afterPngHeader), pngChunk('pHYs', size), png.subarray(afterPngHeader))
}

/** After the start of a JPEG (2 bytes), the marker FFE0 with a length of 16 and the name of the format. */
const jfifHeader = [0xff, 0xe0, 0, 16, ...asciiBytes('JFIF\0')]
const version = [1, 1]
const dotsPerInch = 1
const noThumbnail = [0, 0]

/**
 * The same for JPEG.
 *
 * JPEG File Interchange Format 1.02, ITU-T T.871, section 10.1: the density is
 * in the segment right after the start of the image.
 */
export function jpegInSize(jpeg: Uint8Array, zoom: number): Bytes {
  const dpi = Math.round(pixelsPerInch * zoom)
  const density = [dotsPerInch, dpi >> 8, dpi & 0xff, dpi >> 8, dpi & 0xff]
  const segment = Uint8Array.from([...jfifHeader, ...version, ...density, ...noThumbnail])
  const hasOne = jfifHeader.every((byte, i) => i === 3 || jpeg[2 + i] === byte)
  const length = hasOne ? 2 + (((jpeg[4] ?? 0) << 8) | (jpeg[5] ?? 0)) : 0
  return joinedBytes(jpeg.subarray(0, 2), segment, jpeg.subarray(2 + length))
}

function asciiBytes(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0))
}
