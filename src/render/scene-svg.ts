import { keptResults } from '../scene/kept-results.js'
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
} from '../scene/scene.js'
import { symbolCorners } from '../scene/symbol-outline.js'
import { attributeText, elementText } from '../text/markup.js'

/**
 * A scene as an SVG document, which has no script and loads nothing. The same
 * scene always gives the same bytes. Every id begins with the prefix.
 *
 * @param isResponsive whether it is as wide as what it stands in
 * @param shorten makes a path of straight lines shorter
 */
export function sceneSvg(
  scene: Scene,
  idPrefix: string,
  isResponsive = false,
  shorten?: SvgContext['shorten'],
): string {
  const { width, height, language, title, description, fontFamily, data = {}, shapes } = scene
  const context: SvgContext = { idPrefix, clips: new Map(), shorten }
  const size = isResponsive ? ' width="100%"' : ` width="${width}" height="${height}"`
  const body = svgShapes(shapes, context)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="auxology"${dataAttributes(data)}${size} viewBox="0 0 ${width} ${height}"` +
    ` role="img" lang="${language}" aria-labelledby="${idPrefix}-title ${idPrefix}-desc"` +
    ` font-family="${attributeText(fontFamily)}" fill="none">\n` +
    `<title id="${idPrefix}-title">${elementText(title)}</title>\n` +
    `<desc id="${idPrefix}-desc">${elementText(description)}</desc>\n` +
    `${body}</svg>\n`
  )
}

/** What the shapes of a document share. */
export interface SvgContext {
  readonly idPrefix: string
  /** The ids of the clips, by their rectangles. */
  readonly clips: Map<string, string>
  readonly shorten?: ((line: readonly number[], isClosed: boolean) => string) | undefined
}

type ShapeElements = {
  readonly [Kind in Shape['kind']]: (shape: Extract<Shape, { kind: Kind }>, context: SvgContext) => string
}

const elements: ShapeElements = {
  path: pathElement,
  rect: rectElement,
  symbol: symbolElement,
  text: textElement,
  group: groupElement,
}

/** Shapes as SVG elements, one per line. */
export function svgShapes(shapes: readonly Shape[], context: SvgContext): string {
  let svg = ''
  for (const shape of shapes) {
    const element = elements[shape.kind] as (shape: Shape, context: SvgContext) => string
    svg += element(shape, context)
  }
  return svg
}

function pathElement(path: PathShape, { shorten }: SvgContext): string {
  const { lines, closed, series, data } = path
  let d = ''
  for (const line of lines) d += lineText(line, closed === true, shorten)
  if (d === '') return ''
  const attributes = series === undefined && data === undefined ? '' : dataAttributes({ series, ...data })
  return `<path${attributes} d="${d}"${paintAttributes(path)} stroke-linejoin="round"/>\n`
}

function lineText(line: readonly number[], isClosed: boolean, shorten: SvgContext['shorten']): string {
  if (shorten !== undefined) return shorten(line, isClosed)
  let d = ''
  for (let i = 0; i + 1 < line.length; i += 2) {
    d += `${i === 0 ? 'M' : i === 2 ? 'L' : ' '}${pixels(line[i] as number)} ${pixels(line[i + 1] as number)}`
  }
  return isClosed ? `${d}Z` : d
}

function rectElement(rect: RectShape): string {
  const corners = rect.radius === undefined ? '' : ` rx="${pixels(rect.radius)}"`
  return `<rect${boxAttributes(rect)}${corners}${paintAttributes(rect)}/>\n`
}

function symbolElement(mark: SymbolShape, { shorten }: SvgContext): string {
  const { symbol, x, y, radius } = mark
  const d = symbol === 'circle' ? circlePath(x, y, radius) : cornersPath(symbolCorners[symbol](x, y, radius), shorten)
  return `<path d="${d}"${paintAttributes(mark)}/>\n`
}

function textElement({ x, y, text, size, bold, fill, anchor, rotate }: TextShape): string {
  if (text === '') return ''
  const weight = bold ? ' font-weight="700"' : ''
  const align = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  const turn = rotate === undefined ? '' : ` transform="rotate(${rotate} ${pixels(x)} ${pixels(y)})"`
  return (
    `<text x="${pixels(x)}" y="${pixels(y)}" font-size="${pixels(size)}"${weight}${align}` +
    ` fill="${attributeText(fill)}"${turn}>${elementText(text)}</text>\n`
  )
}

const sharedTexts = /* @__PURE__ */ keptResults<GroupShape, string>(4)

function groupElement(group: GroupShape, context: SvgContext): string {
  if (!group.isShared) return groupAnew(group, context)
  return sharedTexts(group, `${context.shorten === undefined}`, () => groupAnew(group, context))
}

function groupAnew({ shapes, title, clip, role, data }: GroupShape, context: SvgContext): string {
  const inner = svgShapes(shapes, context)
  if (inner === '') return ''
  const attributes = (role === undefined ? '' : ` class="${role}"`) + (data === undefined ? '' : dataAttributes(data))
  const label = title === undefined ? '' : `<title>${elementText(title)}</title>\n`
  if (clip === undefined) return `<g${attributes}>\n${label}${inner}</g>\n`
  const { id, definition } = clipPath(clip, context)
  return `${definition}<g${attributes} clip-path="url(#${id})">\n${label}${inner}</g>\n`
}

function dataAttributes(data: PartData): string {
  let attributes = ''
  for (const name of Object.keys(data)) {
    const value = data[name]
    if (value !== undefined) attributes += ` data-${name}="${attributeText(`${value}`)}"`
  }
  return attributes
}

/** The clip to a rectangle; its definition only at the first use. */
function clipPath(clip: Rectangle, { clips, idPrefix }: SvgContext): { id: string; definition: string } {
  const box = boxAttributes(clip)
  const known = clips.get(box)
  if (known !== undefined) return { id: known, definition: '' }
  const id = `${idPrefix}-clip-${clips.size + 1}`
  clips.set(box, id)
  return { id, definition: `<clipPath id="${id}"><rect${box}/></clipPath>\n` }
}

function boxAttributes({ x, y, width, height }: Rectangle): string {
  return ` x="${pixels(x)}" y="${pixels(y)}" width="${pixels(width)}" height="${pixels(height)}"`
}

function paintAttributes({ fill, fillOpacity, stroke, strokeWidth, dash, round }: Paint): string {
  let attributes = fill === undefined ? '' : ` fill="${attributeText(fill)}"`
  if (fillOpacity !== undefined) attributes += ` fill-opacity="${fillOpacity}"`
  if (stroke !== undefined) attributes += ` stroke="${attributeText(stroke)}"`
  if (strokeWidth !== undefined) attributes += ` stroke-width="${pixels(strokeWidth)}"`
  if (dash !== undefined) attributes += ` stroke-dasharray="${dash.map(pixels).join(' ')}"`
  return round ? `${attributes} stroke-linecap="round"` : attributes
}

function cornersPath(corners: readonly number[], shorten: SvgContext['shorten']): string {
  if (shorten !== undefined) return shorten(corners, true)
  let d = ''
  corners.forEach((corner, i) => {
    d += `${i === 0 ? 'M' : i % 2 === 1 ? ' ' : 'L'}${pixels(corner)}`
  })
  return `${d}Z`
}

function circlePath(x: number, y: number, radius: number): string {
  // Rounded first: a diameter that is rounded by itself makes the halves meet at an angle.
  const r = Math.round(radius * 10) / 10
  return `M${pixels(x - r)} ${pixels(y)}a${pixels(r)} ${pixels(r)} 0 1 0 ${pixels(2 * r)} 0a${pixels(r)} ${pixels(r)} 0 1 0 ${pixels(-2 * r)} 0Z`
}

/**
 * A length to a tenth of a pixel, which is finer than anyone can see.
 *
 * Lengths of a picture are the one exception from text/number: nobody reads
 * them, so ties don't matter, and a chart has thousands of them.
 */
export function pixels(length: number): string {
  const tenths = Math.round(length * 10)
  if (tenths < 0 || tenths >= mostTenths) return tenthsText(tenths)
  written[tenths] ??= tenthsText(tenths)
  return written[tenths] as string
}

/** Lengths up to this many tenths are written often: those within a picture of ordinary size. */
const mostTenths = 12_000
const written: string[] = []

function tenthsText(tenths: number): string {
  // Whole numbers are written several times faster than fractions.
  const whole = Math.trunc(tenths / 10)
  const tenth = Math.abs(tenths % 10)
  if (tenth === 0) return `${whole}`
  return whole === 0 && tenths < 0 ? `-0.${tenth}` : `${whole}.${tenth}`
}
