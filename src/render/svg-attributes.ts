import type { Paint } from '../scene/scene.js'
import { type AsciiText, addAscii, addAttributeText, addBytes } from './ascii-text.js'
import { addPixels, pixels } from './picture-lengths.js'

/** A paint with its attributes as they are written. */
export type WrittenPaint = Paint & { readonly attributes: Uint8Array }

/** The attributes of a paint: those of the last one if that was the same. */
export function addPaintLike(svg: AsciiText, paint: Paint, last: WrittenPaint | undefined): WrittenPaint {
  const { fill, fillOpacity, stroke, strokeWidth, dash, round } = paint
  if (
    last !== undefined &&
    last.fill === fill &&
    last.stroke === stroke &&
    last.strokeWidth === strokeWidth &&
    last.fillOpacity === fillOpacity &&
    last.dash === dash &&
    last.round === round
  ) {
    addBytes(svg, last.attributes)
    return last
  }
  const begin = svg.length
  addPaint(svg, paint)
  return { fill, fillOpacity, stroke, strokeWidth, dash, round, attributes: svg.bytes.slice(begin, svg.length) }
}

export function addPaint(svg: AsciiText, { fill, fillOpacity, stroke, strokeWidth, dash, round }: Paint): void {
  if (fill !== undefined) addAttribute(svg, ' fill="', fill)
  if (fillOpacity !== undefined) addAscii(svg, ` fill-opacity="${fillOpacity}"`)
  if (stroke !== undefined) addAttribute(svg, ' stroke="', stroke)
  if (strokeWidth !== undefined) {
    addLength(svg, ' stroke-width="', strokeWidth)
    addAscii(svg, '"')
  }
  if (dash !== undefined) addAscii(svg, ` stroke-dasharray="${dash.map(pixels).join(' ')}"`)
  if (round) addAscii(svg, ' stroke-linecap="round"')
}

/** Adds an attribute, from its start to its last quotation mark. */
export function addAttribute(svg: AsciiText, start: string, value: string): void {
  addAscii(svg, start)
  addAttributeText(svg, value)
  addAscii(svg, '"')
}

/** Adds a length after what precedes it. */
export function addLength(svg: AsciiText, start: string, length: number): void {
  addAscii(svg, start)
  addPixels(svg, length)
}
