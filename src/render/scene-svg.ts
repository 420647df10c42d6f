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
import { isSharedOnly } from '../scene/zoom-scene.js'
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
  const pieces = [
    `<svg xmlns="http://www.w3.org/2000/svg" class="auxology"${dataAttributes(data)}${size} viewBox="0 0 ${width} ${height}"` +
      ` role="img" lang="${language}" aria-labelledby="${idPrefix}-title ${idPrefix}-desc"` +
      ` font-family="${attributeText(fontFamily)}" fill="none">\n` +
      `<title id="${idPrefix}-title">${elementText(title)}</title>\n` +
      `<desc id="${idPrefix}-desc">${elementText(description)}</desc>\n`,
  ]
  addShapes(shapes, context, pieces)
  pieces.push('</svg>\n')
  // Joined once: a text that grows piece by piece keeps them all until it is read.
  return pieces.join('')
}

/** What the shapes of a document share. */
export interface SvgContext {
  readonly idPrefix: string
  /** The ids of the clips, by their rectangles. */
  readonly clips: Map<string, string>
  readonly shorten?: ((line: readonly number[], isClosed: boolean) => string) | undefined
  /** How the last symbol was painted. */
  lastMark?: (Paint & { readonly attributes: string }) | undefined
}

type ShapeElements = {
  readonly [Kind in Exclude<Shape, GroupShape>['kind']]: (
    shape: Extract<Shape, { kind: Kind }>,
    context: SvgContext,
  ) => string
}

const elements: ShapeElements = { path: pathElement, rect: rectElement, symbol: symbolElement, text: textElement }

/** Shapes as SVG elements, one per line. */
export function svgShapes(shapes: readonly Shape[], context: SvgContext): string {
  const pieces: string[] = []
  addShapes(shapes, context, pieces)
  return pieces.join('')
}

/** Adds shapes to the pieces of a document. */
function addShapes(shapes: readonly Shape[], context: SvgContext, pieces: string[]): void {
  for (const shape of shapes) {
    if (shape.kind === 'group') {
      addGroup(shape, context, pieces)
      continue
    }
    const element = elements[shape.kind] as (shape: Shape, context: SvgContext) => string
    const svg = element(shape, context)
    if (svg !== '') pieces.push(svg)
  }
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
  const [x, y] = line
  if (x === undefined || y === undefined) return isClosed ? 'Z' : ''
  const start = `M${pixels(x)} ${pixels(y)}`
  const further: string[] = []
  for (let i = 3; i < line.length; i += 2) further.push(pixels(line[i - 1] as number), pixels(line[i] as number))
  return `${start}${further.length === 0 ? '' : `L${further.join(' ')}`}${isClosed ? 'Z' : ''}`
}

function rectElement(rect: RectShape): string {
  const corners = rect.radius === undefined ? '' : ` rx="${pixels(rect.radius)}"`
  return `<rect${boxAttributes(rect)}${corners}${paintAttributes(rect)}/>\n`
}

function symbolElement(mark: SymbolShape, context: SvgContext): string {
  const { symbol, x, y, radius } = mark
  const d =
    symbol === 'circle' ? circlePath(x, y, radius) : cornersPath(symbolCorners[symbol](x, y, radius), context.shorten)
  return `<path d="${d}"${markAttributes(mark, context)}/>\n`
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

function addGroup(group: GroupShape, context: SvgContext, pieces: string[]): void {
  if (group.isShared) {
    const { isShared, ...own } = group
    const form = context.shorten === undefined ? 'as it is' : 'shorter'
    const text = sharedTexts(group, form, () => svgShapes(isSharedOnly(group) ? group.shapes : [own], context))
    if (text !== '') pieces.push(text)
  } else {
    addGroupAnew(group, context, pieces)
  }
}

/** Nothing is added for a group without anything in it. */
function addGroupAnew(
  { shapes, title, clip, role, data, isIsolated }: GroupShape,
  context: SvgContext,
  pieces: string[],
): void {
  const attributes =
    (role === undefined ? '' : ` class="${role}"`) +
    (data === undefined ? '' : dataAttributes(data)) +
    (isIsolated ? ' style="isolation:isolate"' : '')
  const label = title === undefined ? '' : `<title>${elementText(title)}</title>\n`
  const begin = pieces.push('')
  addShapes(shapes, context, pieces)
  if (pieces.length === begin) {
    pieces.pop()
    return
  }
  pieces[begin - 1] = `${clip === undefined ? `<g${attributes}` : clippedGroup(attributes, clip, context)}>\n${label}`
  pieces.push('</g>\n')
}

function clippedGroup(attributes: string, clip: Rectangle, context: SvgContext): string {
  const { id, definition } = clipPath(clip, context)
  return `${definition}<g${attributes} clip-path="url(#${id})"`
}

function dataAttributes(data: PartData): string {
  let attributes = ''
  for (const name of Object.keys(data)) {
    const value = data[name]
    if (value === undefined) continue
    const text = typeof value === 'number' ? `${value}` : attributeText(value)
    attributes += `${attributeStart(name)}${text}"`
  }
  return attributes
}

/** How attributes begin, by the names that the library gives: put together once. */
const attributeStarts = /* @__PURE__ */ new Map<string, string>()

function attributeStart(name: string): string {
  const known = attributeStarts.get(name)
  if (known !== undefined) return known
  const start = ` data-${name}="`
  attributeStarts.set(name, start)
  return start
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

/** The attributes of a mark: those of the mark before if it is painted alike, as a child's points are. */
function markAttributes({ fill, fillOpacity, stroke, strokeWidth, dash, round }: Paint, context: SvgContext): string {
  const { lastMark } = context
  if (
    lastMark !== undefined &&
    lastMark.fill === fill &&
    lastMark.stroke === stroke &&
    lastMark.strokeWidth === strokeWidth &&
    lastMark.fillOpacity === fillOpacity &&
    lastMark.dash === dash &&
    lastMark.round === round
  ) {
    return lastMark.attributes
  }
  const paint = { fill, fillOpacity, stroke, strokeWidth, dash, round }
  const attributes = paintAttributes(paint)
  context.lastMark = { ...paint, attributes }
  return attributes
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
  const tenths = Math.round(radius * 10)
  const arcs = tenths < mostArcs ? (arcsOfRadii[tenths] ?? keptArcs(tenths)) : arcsOf(tenths / 10)
  return `M${pixels(x - tenths / 10)} ${pixels(y)}${arcs}`
}

/** Radii up to this many tenths of a pixel are those of points: their arcs are written once. */
const mostArcs = 256
const arcsOfRadii: string[] = []

function keptArcs(tenths: number): string {
  const arcs = arcsOf(tenths / 10)
  arcsOfRadii[tenths] = arcs
  return arcs
}

function arcsOf(r: number): string {
  return `a${pixels(r)} ${pixels(r)} 0 1 0 ${pixels(2 * r)} 0a${pixels(r)} ${pixels(r)} 0 1 0 ${pixels(-2 * r)} 0Z`
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
