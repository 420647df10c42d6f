import type {
  GroupShape,
  Paint,
  PathShape,
  Rectangle,
  RectShape,
  Shape,
  SymbolShape,
  TextShape,
} from '../../scene/scene.js'
import { attributeText, elementText } from '../../text/markup.js'
import { pixels } from './pixels.js'
import { symbolPaths } from './symbol-paths.js'

/** What a document's shapes share. */
export interface SvgContext {
  readonly idPrefix: string
  /** The ids of the clips, by their rectangles. */
  readonly clips: Map<string, string>
}

type Handlers = {
  readonly [Kind in Shape['kind']]: (shape: Extract<Shape, { kind: Kind }>, context: SvgContext) => string
}

const handlers: Handlers = { path, rect, symbol, text, group }

/** Shapes as SVG elements, one on a line. */
export function svgShapes(shapes: readonly Shape[], context: SvgContext): string {
  let svg = ''
  for (const shape of shapes) {
    const draw = handlers[shape.kind] as (shape: Shape, context: SvgContext) => string
    svg += draw(shape, context)
  }
  return svg
}

function path({ lines, closed, ...own }: PathShape): string {
  let d = ''
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i += 2) {
      d += `${i === 0 ? 'M' : i === 2 ? 'L' : ' '}${pixels(line[i] as number)} ${pixels(line[i + 1] as number)}`
    }
    if (closed) d += 'Z'
  }
  return d === '' ? '' : `<path d="${d}"${paint(own)} stroke-linejoin="round"/>\n`
}

function rect({ x, y, width, height, radius, ...own }: RectShape): string {
  const corners = radius === undefined ? '' : ` rx="${pixels(radius)}"`
  return `<rect${rectangle({ x, y, width, height })}${corners}${paint(own)}/>\n`
}

function symbol({ symbol: name, x, y, radius, ...own }: SymbolShape): string {
  return `<path d="${symbolPaths[name](x, y, radius)}"${paint(own)}/>\n`
}

function text({ x, y, text: own, size, bold, fill, anchor, rotate }: TextShape): string {
  if (own === '') return ''
  const weight = bold ? ' font-weight="700"' : ''
  const at = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  const turn = rotate === undefined ? '' : ` transform="rotate(${rotate} ${pixels(x)} ${pixels(y)})"`
  return (
    `<text x="${pixels(x)}" y="${pixels(y)}" font-size="${pixels(size)}"${weight}${at}` +
    ` fill="${attributeText(fill)}"${turn}>${elementText(own)}</text>\n`
  )
}

function group({ shapes, title, clip, role }: GroupShape, context: SvgContext): string {
  const inner = svgShapes(shapes, context)
  if (inner === '') return ''
  const name = role === undefined ? '' : ` class="${role}"`
  const said = title === undefined ? '' : `<title>${elementText(title)}</title>\n`
  if (clip === undefined) return `<g${name}>\n${said}${inner}</g>\n`
  const { id, definition } = clipPath(clip, context)
  return `${definition}<g${name} clip-path="url(#${id})">\n${said}${inner}</g>\n`
}

/** The clip of a rectangle, with its definition where it is used for the first time. */
function clipPath(clip: Rectangle, { clips, idPrefix }: SvgContext): { id: string; definition: string } {
  const shape = rectangle(clip)
  const known = clips.get(shape)
  if (known !== undefined) return { id: known, definition: '' }
  const id = `${idPrefix}-clip-${clips.size + 1}`
  clips.set(shape, id)
  return { id, definition: `<clipPath id="${id}"><rect${shape}/></clipPath>\n` }
}

function rectangle({ x, y, width, height }: Rectangle): string {
  return ` x="${pixels(x)}" y="${pixels(y)}" width="${pixels(width)}" height="${pixels(height)}"`
}

function paint({ fill, stroke, strokeWidth, dash, round }: Paint): string {
  let attributes = fill === undefined ? '' : ` fill="${attributeText(fill)}"`
  if (stroke !== undefined) attributes += ` stroke="${attributeText(stroke)}"`
  if (strokeWidth !== undefined) attributes += ` stroke-width="${pixels(strokeWidth)}"`
  if (dash !== undefined) attributes += ` stroke-dasharray="${dash.map(pixels).join(' ')}"`
  return round ? `${attributes} stroke-linecap="round"` : attributes
}
