import type { RasterPixels } from '../rendering-host.js'
import type { Patch } from './layer-sheet.js'
import { type PackedPixels, unpackRow } from './packed-pixels.js'

/** Bytes from the beginning of one pixel to that of the next, and before the first of a row. */
export interface RowFormat {
  readonly perPixel: 3 | 4
  readonly beforeRow: 0 | 1
}

/** The bytes of PNG's rows without alpha: each after the number of its filter, none. */
export const filteredRows: RowFormat = { perPixel: 3, beforeRow: 1 }
/** Four bytes a pixel, the last of them 255. */
export const plainRows: RowFormat = { perPixel: 4, beforeRow: 0 }

/** Pixels to be painted over others, as rectangles of a sheet. */
export interface PatchedPixels extends RasterPixels {
  readonly patches: readonly Patch[]
}

/** What rows are painted with. */
interface RowPaint {
  /** The sheet's bytes and, four of them each, its pixels. */
  readonly pixels: Uint8Array
  readonly words: Uint32Array
  readonly sheetWidth: number
  readonly width: number
  readonly perPixel: number
}

/** The bytes that a row takes. */
export function bytesPerRow(width: number, { perPixel, beforeRow }: RowFormat): number {
  return beforeRow + width * perPixel
}

/**
 * The rows of a picture: a layer painted over an opaque ground.
 *
 * @param bytes room for one row at least, all 0
 * @returns as many rows at a time as there is room for: the next ones take their place
 */
export function* paintedRows(
  ground: PackedPixels,
  layer: PatchedPixels,
  format: RowFormat,
  bytes: Uint8Array,
): Generator<Uint8Array, void> {
  const { width, height } = ground
  const { pixels, patches } = layer
  const { perPixel, beforeRow } = format
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, layer.width * layer.height)
  const paint: RowPaint = { pixels, words, sheetWidth: layer.width, width, perPixel }
  const perRow = bytesPerRow(width, format)
  const atOnce = Math.floor(bytes.length / perRow)
  const groundRow = new Uint8Array(width * perPixel).fill(255)
  let run = 0
  for (let top = 0; top < height; top += atOnce) {
    const bottom = Math.min(height, top + atOnce)
    for (let y = top, start = beforeRow; y < bottom; y++, start += perRow) {
      run = unpackRow(ground, run, groundRow, perPixel)
      bytes.set(groundRow, start)
      for (const patch of patches) {
        if (y >= patch.y && y < patch.y + patch.height) paintPatch(paint, patch, y, bytes, start)
      }
    }
    yield bytes.subarray(0, (bottom - top) * perRow)
  }
}

/**
 * Paints a row of a patch over bytes that begin at a place.
 *
 * Source over destination with colours multiplied by alpha (W3C Compositing and Blending 1, section 9.1.4), each
 * rounded once, as resvg does it for an isolated group.
 */
function paintPatch(
  { pixels, words, sheetWidth, width, perPixel }: RowPaint,
  { x: left, y: top, width: patchWidth, sheetX, sheetY }: Patch,
  y: number,
  bytes: Uint8Array,
  start: number,
): void {
  // `| 0` says that these are integers: rectangles elsewhere hold fractions, so V8 keeps the members of all of them as
  // doubles, and takes twice as long to count in these.
  const row = ((sheetY + y - top) * sheetWidth + sheetX - left) | 0
  const right = Math.max(0, Math.min(width, left + patchWidth)) | 0
  for (let x = Math.min(right, Math.max(0, left)) | 0; x < right; x++) {
    if (words[row + x] === 0) continue
    const from = 4 * (row + x)
    const to = start + x * perPixel
    const through = 255 - (pixels[from + 3] as number)
    bytes[to] = (pixels[from] as number) + over255((bytes[to] as number) * through)
    bytes[to + 1] = (pixels[from + 1] as number) + over255((bytes[to + 1] as number) * through)
    bytes[to + 2] = (pixels[from + 2] as number) + over255((bytes[to + 2] as number) * through)
  }
}

/** A product of two bytes divided by 255, rounded. */
function over255(product: number): number {
  return (product + 128 + ((product + 128) >> 8)) >> 8
}
