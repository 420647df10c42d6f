import type { RasterPixels } from '../rendering-host.js'

/**
 * Opaque pixels as runs that end with the row. Of pixels as in the row above: how many, and the sign. Of one colour: how
 * many, less 1, from bit 24 on, and blue, green and red, a byte each.
 */
export interface PackedPixels {
  readonly width: number
  readonly height: number
  readonly runs: Int32Array
}

/** The sign: a run of 128 pixels, less 1, has it not. */
const asAbove = 0x80000000
const lengthAsAbove = 0x00ffffff
const longestRun = 128

/** Packs the pixels of an opaque picture. */
export function packPixels({ width, height, pixels }: RasterPixels): PackedPixels {
  let runs = new Int32Array(2 ** 16)
  let count = 0
  const add = (run: number): void => {
    if (count === runs.length) {
      const longer = new Int32Array(2 * count)
      longer.set(runs)
      runs = longer
    }
    runs[count++] = run
  }
  const isAsAbove = (at: number) => at >= width && colourAt(pixels, at) === colourAt(pixels, at - width)
  for (let y = 0, at = 0; y < height; y++) {
    for (const end = at + width; at < end; ) {
      const start = at
      while (at < end && isAsAbove(at)) at++
      if (at > start) {
        add(asAbove | (at - start))
        continue
      }
      const colour = colourAt(pixels, at++)
      const last = Math.min(end, start + longestRun)
      while (at < last && colourAt(pixels, at) === colour && !isAsAbove(at)) at++
      add(((at - start - 1) << 24) | colour)
    }
  }
  return { width, height, runs: runs.slice(0, count) }
}

function colourAt(pixels: Uint8Array, place: number): number {
  const at = 4 * place
  return (pixels[at] as number) | ((pixels[at + 1] as number) << 8) | ((pixels[at + 2] as number) << 16)
}

/**
 * Unpacks the pixels of a row where they differ from those of the row above.
 *
 * @param firstRun of this row, by its place among the runs
 * @param row the bytes of the row above
 * @returns the first run of the next row
 */
export function unpackRow(
  { width, runs }: PackedPixels,
  firstRun: number,
  row: Uint8Array,
  bytesPerPixel: number,
): number {
  let run = firstRun
  for (let to = 0, end = width * bytesPerPixel; to < end; ) {
    const packed = runs[run++] as number
    if (packed < 0) {
      to += (packed & lengthAsAbove) * bytesPerPixel
      continue
    }
    const red = packed & 0xff
    const green = (packed >>> 8) & 0xff
    const blue = (packed >>> 16) & 0xff
    for (const runEnd = to + ((packed >>> 24) + 1) * bytesPerPixel; to < runEnd; to += bytesPerPixel) {
      row[to] = red
      row[to + 1] = green
      row[to + 2] = blue
    }
  }
  return run
}
