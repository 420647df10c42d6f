import sharp from 'sharp'
import type { Rectangle } from '../../../../src/ground/scene/scene.js'

/** The pixels of a PNG or JPG, with alpha also where the file has none. */
export interface Decoded {
  readonly width: number
  readonly height: number
  readonly channels: number
  readonly pixels: Uint8Array
}

export async function decode(image: string | Uint8Array): Promise<Decoded> {
  const { data, info } = await sharp(image as Uint8Array)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, channels: info.channels, pixels: data }
}

/** The share of a rectangle's pixels that are darker than a light grey. */
export function inkShare({ width, channels, pixels }: Decoded, area: Rectangle): number {
  let dark = 0
  for (let y = area.y; y < area.y + area.height; y++) {
    for (let x = area.x; x < area.x + area.width; x++) {
      const at = (y * width + x) * channels
      if (((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3 < 180) dark++
    }
  }
  return dark / (area.width * area.height)
}

/** The share of pixels that differ by more than a little, as processors and versions may round differently. */
export function differingShare(a: Decoded, b: Decoded): number {
  if (a.width !== b.width || a.height !== b.height || a.channels !== b.channels) return 1
  let differing = 0
  for (let at = 0; at < a.pixels.length; at += a.channels) {
    for (let channel = 0; channel < a.channels; channel++) {
      if (Math.abs((a.pixels[at + channel] ?? 0) - (b.pixels[at + channel] ?? 0)) > 24) {
        differing++
        break
      }
    }
  }
  return differing / (a.width * a.height)
}

/** Mean of red, green and blue, 0 to 255. */
export function meanColour({ channels, pixels }: Decoded): [red: number, green: number, blue: number] {
  const sums: [number, number, number] = [0, 0, 0]
  for (let at = 0; at < pixels.length; at += channels) {
    for (const channel of [0, 1, 2] as const) sums[channel] += pixels[at + channel] ?? 0
  }
  return sums.map((sum) => (sum * channels) / pixels.length) as [number, number, number]
}
