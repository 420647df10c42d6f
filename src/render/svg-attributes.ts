import type { Paint, PartData } from '../scene/scene.js'
import { attributeText, legibleText } from '../text/markup.js'
import { pixels } from './picture-lengths.js'

/** An attribute with a space before it. */
export function attribute(name: string, value: string): string {
  return ` ${name}="${attributeText(legibleText(value))}"`
}

/** How a shape is painted. */
export function paintAttributes({ fill, fillOpacity, stroke, strokeWidth, dash, round }: Paint): string {
  let attributes = ''
  if (fill !== undefined) attributes += attribute('fill', fill)
  if (fillOpacity !== undefined) attributes += ` fill-opacity="${fillOpacity}"`
  if (stroke !== undefined) attributes += attribute('stroke', stroke)
  if (strokeWidth !== undefined) attributes += ` stroke-width="${pixels(strokeWidth)}"`
  if (dash !== undefined) attributes += ` stroke-dasharray="${dash.map(pixels).join(' ')}"`
  return round ? `${attributes} stroke-linecap="round"` : attributes
}

/** What a part stands for, as attributes `data-…`. */
export function dataAttributes(data: PartData): string {
  let attributes = ''
  for (const name in data) {
    const value = data[name]
    if (value !== undefined) attributes += attribute(`data-${name}`, `${value}`)
  }
  return attributes
}
