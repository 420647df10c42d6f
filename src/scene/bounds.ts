import { textWidth } from './fit-text.js'
import type { PathShape, Rectangle, Shape, TextShape } from './scene.js'

/** Letters with accents reach as far above the baseline, others as far below it: shares of the height of the font. */
const ascent = 1.15
const descent = 0.35
/** Letters may hang out of their widths, and a face may lack a width: a share of the height of the font. */
const overhang = 0.4
/** Corners reach beyond a line by more than half its width: a mitre's limit is 4 in SVG. */
const mitre = 4

/**
 * A rectangle that nothing of a shape is painted outside of, or a larger one: of texts only the widths are known.
 * Undefined where nothing is painted.
 *
 * @param leastStroke thinner lines are painted as wide as this, pixels
 */
export function boundsOf(shape: Shape, leastStroke: number): Rectangle | undefined {
  switch (shape.kind) {
    case 'group':
      return boundsOfAll(shape.shapes.map((part) => boundsOf(part, leastStroke)))
    case 'path':
      return wider(boundsOfLines(shape), strokeReach(shape, leastStroke))
    case 'rect':
      return wider(shape, strokeReach(shape, leastStroke))
    case 'symbol': {
      const { x, y, radius } = shape
      const reach = strokeReach(shape, leastStroke) * mitre
      return wider({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, reach)
    }
    case 'text':
      return boundsOfText(shape)
  }
}

/** The rectangle around all of these. */
export function boundsOfAll(rectangles: readonly (Rectangle | undefined)[]): Rectangle | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const rectangle of rectangles) {
    if (rectangle === undefined) continue
    left = Math.min(left, rectangle.x)
    top = Math.min(top, rectangle.y)
    right = Math.max(right, rectangle.x + rectangle.width)
    bottom = Math.max(bottom, rectangle.y + rectangle.height)
  }
  return left > right ? undefined : { x: left, y: top, width: right - left, height: bottom - top }
}

/** A box of pixels of a picture; `right` and `bottom` are not in it. */
export interface PixelBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The pixels that a rectangle covers in part at least, the picture being zoomed by a factor. */
export function pixelsOf({ x, y, width, height }: Rectangle, zoom: number): PixelBox {
  return {
    left: Math.floor(x * zoom),
    top: Math.floor(y * zoom),
    right: Math.ceil((x + width) * zoom),
    bottom: Math.ceil((y + height) * zoom),
  }
}

/** Whether there is a pixel in both. */
export function shareAPixel(one: PixelBox, other: PixelBox): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function boundsOfLines({ lines }: PathShape): Rectangle | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const line of lines) {
    for (let i = 1; i < line.length; i += 2) {
      const [x, y] = [line[i - 1] as number, line[i] as number]
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return left > right ? undefined : { x: left, y: top, width: right - left, height: bottom - top }
}

function strokeReach(
  { stroke, strokeWidth = 1 }: { readonly stroke?: string | undefined; readonly strokeWidth?: number | undefined },
  leastStroke: number,
): number {
  return stroke === undefined ? 0 : Math.max(strokeWidth, leastStroke) / 2 + tenth
}

/** Lengths are written to a tenth of a pixel. */
const tenth = 0.1

function boundsOfText({ x, y, text, size, bold, anchor, rotate }: TextShape): Rectangle | undefined {
  if (text === '') return undefined
  const width = textWidth(text, size, bold)
  const start = { start: 0, middle: width / 2, end: width }[anchor]
  const [left, right] = [x - start - size * overhang, x - start + width + size * overhang]
  const [top, bottom] = [y - size * ascent, y + size * descent]
  if (rotate === undefined) return { x: left, y: top, width: right - left, height: bottom - top }
  const angle = (rotate * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return boundsOfAll(
    [left, right].flatMap((cornerX) =>
      [top, bottom].map((cornerY) => ({
        x: x + (cornerX - x) * cos - (cornerY - y) * sin,
        y: y + (cornerX - x) * sin + (cornerY - y) * cos,
        width: 0,
        height: 0,
      })),
    ),
  )
}

function wider(rectangle: Rectangle | undefined, reach: number): Rectangle | undefined {
  if (rectangle === undefined) return undefined
  const { x, y, width, height } = rectangle
  const by = reach + tenth
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}
