import type { RasterPixels } from '../rendering-host.js'

/** Opaque pixels as runs of one colour that end with the row: how many, less 1, and blue, green and red, a byte each. */
export interface PackedPixels {
  readonly width: number
  readonly height: number
  readonly runs: Uint32Array
}

const longestRun = 256

/** Packs the pixels of an opaque picture. */
export function packPixels({ width, height, pixels }: RasterPixels): PackedPixels {
  let runs = new Uint32Array(2 ** 16)
  let count = 0
  for (let y = 0, from = 0; y < height; y++) {
    for (let x = 0; x < width; ) {
      const colour = colourAt(pixels, from)
      let length = 1
      while (length < longestRun && x + length < width && colourAt(pixels, from + 4 * length) === colour) length++
      if (count === runs.length) {
        const longer = new Uint32Array(2 * count)
        longer.set(runs)
        runs = longer
      }
      runs[count++] = ((length - 1) << 24) | colour
      x += length
      from += 4 * length
    }
  }
  return { width, height, runs: runs.slice(0, count) }
}

function colourAt(pixels: Uint8Array, at: number): number {
  return (pixels[at] as number) | ((pixels[at + 1] as number) << 8) | ((pixels[at + 2] as number) << 16)
}

/** Bytes from the beginning of one pixel to that of the next, and before the first of a row. */
export interface RowFormat {
  readonly perPixel: 3 | 4
  readonly beforeRow: 0 | 1
}

/** The bytes of PNG's rows without alpha: each after the number of its filter, none. */
export const filteredRows: RowFormat = { perPixel: 3, beforeRow: 1 }
/** Four bytes a pixel, the last of them 255. */
export const plainRows: RowFormat = { perPixel: 4, beforeRow: 0 }

/**
 * The pixels of a layer painted over those of an opaque ground. They take the place of the layer's, which are as long
 * at least.
 *
 * Source over destination with colours multiplied by alpha (W3C Compositing and Blending 1, section 9.1.4), each
 * rounded once, as resvg does it for an isolated group.
 */
export function paintOver(
  { width, height, runs }: PackedPixels,
  layer: Uint8Array,
  { perPixel, beforeRow }: RowFormat,
): Uint8Array {
  const layerPixels = new Uint32Array(layer.buffer, layer.byteOffset, width * height)
  let at = 0
  let to = 0
  let run = 0
  for (let y = 0; y < height; y++) {
    const rowStart = to
    to += beforeRow
    for (const end = at + width; at < end; ) {
      const packed = runs[run++] as number
      const red = packed & 0xff
      const green = (packed >>> 8) & 0xff
      const blue = (packed >>> 16) & 0xff
      for (const runEnd = at + (packed >>> 24) + 1; at < runEnd; at++, to += perPixel) {
        if (layerPixels[at] === 0) {
          layer[to] = red
          layer[to + 1] = green
          layer[to + 2] = blue
        } else {
          // All read before any is written: they may be the same bytes.
          const from = 4 * at
          const through = 255 - (layer[from + 3] as number)
          const redOver = (layer[from] as number) + over255(red * through)
          const greenOver = (layer[from + 1] as number) + over255(green * through)
          const blueOver = (layer[from + 2] as number) + over255(blue * through)
          layer[to] = redOver
          layer[to + 1] = greenOver
          layer[to + 2] = blueOver
        }
        if (perPixel === 4) layer[to + 3] = 255
      }
    }
    // Last, as this byte may have been one of the row's first pixel.
    if (beforeRow === 1) layer[rowStart] = noFilter
  }
  return layer.subarray(0, to)
}

const noFilter = 0

/** A product of two bytes divided by 255, rounded. */
function over255(product: number): number {
  return (product + 128 + ((product + 128) >> 8)) >> 8
}
