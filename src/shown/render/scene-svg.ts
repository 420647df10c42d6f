import type {
  GroupShape,
  Paint,
  PartData,
  PathShape,
  Rectangle,
  RectShape,
  Scene,
  Shape,
  SymbolShape,
  TextShape,
} from '../../ground/scene/scene.js'
import { symbolCorners } from '../../ground/scene/symbol-outline.js'
import { attributeText, elementText, legibleText } from '../../ground/text/markup.js'
import { pixels, svgPath } from './picture-lengths.js'

/**
 * A scene as an SVG document, which has no script and loads nothing. The same
 * scene always gives the same text. Every id begins with the prefix.
 *
 * @param isResponsive whether it is as wide as its container
 * @param shorten makes a path of straight lines shorter
 */
export function sceneSvg(scene: Scene, idPrefix: string, isResponsive = false, shorten?: Shorten): string {
  const { width, height, language, title, description, fontFamily, data = {}, shapes } = scene
  const size = isResponsive ? 'width="100%"' : `width="${width}" height="${height}"`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="auxology"${dataAttributes(data)} ${size}` +
    ` viewBox="0 0 ${width} ${height}" role="img"${attribute('lang', language)}` +
    ` aria-labelledby="${idPrefix}-title ${idPrefix}-desc"${attribute('font-family', fontFamily)} fill="none">\n` +
    `<title id="${idPrefix}-title">${writtenText(title)}</title>\n` +
    `<desc id="${idPrefix}-desc">${writtenText(description)}</desc>\n` +
    // Firefox reads the letters of an image aloud, every number of an axis, unless they are hidden.
    `<g aria-hidden="true">\n${svgShapes(shapes, idPrefix, shorten)}</g>\n</svg>\n`
  )
}

/** What the shapes of a document share. */
interface SvgContext {
  readonly idPrefix: string
  /** Rectangles that something is clipped to, as they are written, by their ids. */
  readonly clips: Map<string, string>
  readonly shorten: Shorten | undefined
}

/** Makes a path of straight lines shorter. */
type Shorten = (line: readonly number[], isClosed: boolean) => string

/** Shapes as SVG elements, one per line. */
export function svgShapes(shapes: readonly Shape[], idPrefix: string, shorten?: Shorten): string {
  return allShapes(shapes, { idPrefix, clips: new Map(), shorten })
}

function allShapes(shapes: readonly Shape[], context: SvgContext): string {
  let svg = ''
  for (const shape of shapes) svg += writtenShape(shape, context)
  return svg
}

function writtenShape(shape: Shape, context: SvgContext): string {
  switch (shape.kind) {
    case 'group':
      return shape.isShared ? sharedGroup(shape, context) : writtenGroup(shape, context)
    case 'text':
      return writtenLabel(shape)
    case 'path':
      return writtenPath(shape, context)
    case 'symbol':
      return writtenSymbol(shape, context)
    case 'rect':
      return writtenRect(shape)
  }
}

function writtenPath(path: PathShape, { shorten }: SvgContext): string {
  const { lines, closed = false, series, data } = path
  if (!lines.some(({ length }) => length > 1)) return ''
  let places = ''
  for (const line of lines) places += writtenLine(line, closed, ' ', shorten)
  const name = series === undefined ? '' : attribute('data-series', series)
  const meaning = data === undefined ? '' : dataAttributes(data)
  return `<path${name}${meaning} d="${places}"${paintAttributes(path)} stroke-linejoin="round"/>\n`
}

function writtenLine(
  line: readonly number[],
  isClosed: boolean,
  between: ' ' | 'L',
  shorten: Shorten | undefined,
): string {
  return shorten?.(line, isClosed) ?? `${svgPath(line, between)}${isClosed ? 'Z' : ''}`
}

function writtenRect(rect: RectShape): string {
  const { radius } = rect
  const corners = radius === undefined ? '' : ` rx="${pixels(radius)}"`
  return `<rect${boxAttributes(rect)}${corners}${paintAttributes(rect)}/>\n`
}

function writtenSymbol(mark: SymbolShape, { shorten }: SvgContext): string {
  const { symbol, x, y, radius } = mark
  const outline =
    symbol === 'circle' ? circle(x, y, radius) : writtenLine(symbolCorners[symbol](x, y, radius), true, 'L', shorten)
  return `<path d="${outline}"${paintAttributes(mark)}/>\n`
}

function writtenLabel({ x, y, text, size, bold, fill, anchor, rotate }: TextShape): string {
  if (text === '') return ''
  const weight = bold ? ' font-weight="700"' : ''
  const side = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  const turn = rotate === undefined ? '' : ` transform="rotate(${rotate} ${pixels(x)} ${pixels(y)})"`
  const look = `font-size="${pixels(size)}"${weight}${side}${attribute('fill', fill)}${turn}`
  return `<text x="${pixels(x)}" y="${pixels(y)}" ${look}>${writtenText(text)}</text>\n`
}

function writtenText(text: string): string {
  return elementText(legibleText(text))
}

/** What is written of shared groups, and with shortened paths: it lives as long as the group, and takes half the time of an Svg. */
const sharedTexts = /* @__PURE__ */ new WeakMap<GroupShape, string>()
const shorterTexts = /* @__PURE__ */ new WeakMap<GroupShape, string>()

function sharedGroup(group: GroupShape, context: SvgContext): string {
  const known = context.shorten === undefined ? sharedTexts : shorterTexts
  let text = known.get(group)
  if (text === undefined) {
    // Without a role, it is a group only because its shapes are shared.
    text = group.role === undefined ? allShapes(group.shapes, context) : writtenGroup(group, context)
    known.set(group, text)
  }
  return text
}

function writtenGroup({ shapes, title, clip, role, data }: GroupShape, context: SvgContext): string {
  const inside = allShapes(shapes, context)
  if (inside === '') return ''
  const name = role === undefined ? '' : attribute('class', role)
  const meaning = data === undefined ? '' : dataAttributes(data)
  const tooltip = title === undefined ? '' : `<title>${writtenText(title)}</title>\n`
  const { definition, area } = clip === undefined ? unclipped : clipTo(clip, context)
  return `${definition}<g${name}${meaning}${area}>\n${tooltip}${inside}</g>\n`
}

const unclipped = { definition: '', area: '' }

/** The clip to a rectangle, which is defined at its first use. */
function clipTo(clip: Rectangle, { clips, idPrefix }: SvgContext): typeof unclipped {
  const box = boxAttributes(clip)
  const known = clips.get(box)
  const id = known ?? `${idPrefix}-clip-${clips.size + 1}`
  clips.set(box, id)
  const definition = known === undefined ? `<clipPath id="${id}"><rect${box}/></clipPath>\n` : ''
  return { definition, area: ` clip-path="url(#${id})"` }
}

function boxAttributes({ x, y, width, height }: Rectangle): string {
  return ` x="${pixels(x)}" y="${pixels(y)}" width="${pixels(width)}" height="${pixels(height)}"`
}

function circle(x: number, y: number, radius: number): string {
  // Rounded first: a diameter that is rounded by itself makes the halves meet at an angle.
  const r = Math.round(radius * 10) / 10
  const arc = `a${pixels(r)} ${pixels(r)} 0 1 0`
  return `M${pixels(x - r)} ${pixels(y)}${arc} ${pixels(2 * r)} 0${arc} ${pixels(-2 * r)} 0Z`
}

/** An attribute with a space before it. */
function attribute(name: string, value: string): string {
  return ` ${name}="${attributeText(legibleText(value))}"`
}

/** How a shape is painted. */
function paintAttributes({ fill, fillOpacity, stroke, strokeWidth, dash, round }: Paint): string {
  let attributes = ''
  if (fill !== undefined) attributes += attribute('fill', fill)
  if (fillOpacity !== undefined) attributes += ` fill-opacity="${fillOpacity}"`
  if (stroke !== undefined) attributes += attribute('stroke', stroke)
  if (strokeWidth !== undefined) attributes += ` stroke-width="${pixels(strokeWidth)}"`
  if (dash !== undefined) attributes += ` stroke-dasharray="${dash.map(pixels).join(' ')}"`
  return round ? `${attributes} stroke-linecap="round"` : attributes
}

/** The meaning of a part, as attributes `data-…`. */
function dataAttributes(data: PartData): string {
  let attributes = ''
  for (const name in data) {
    const value = data[name]
    if (value !== undefined) attributes += attribute(`data-${name}`, `${value}`)
  }
  return attributes
}
