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
import {
  type AsciiText,
  addAscii,
  addAttributeText,
  addBytes,
  addElementText,
  writtenBytes,
  writtenText,
} from './ascii-text.js'
import { addPixels, addPlaces, pixels } from './picture-lengths.js'

/**
 * A scene as an SVG document in ASCII, which has no script and loads nothing. The same
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
  return writtenText((svg) => {
    addAscii(svg, '<svg xmlns="http://www.w3.org/2000/svg" class="auxology"')
    addData(svg, data)
    addAscii(svg, isResponsive ? ' width="100%"' : ` width="${width}" height="${height}"`)
    addAscii(svg, ` viewBox="0 0 ${width} ${height}" role="img"`)
    addAttribute(svg, ' lang="', language)
    addAscii(svg, ` aria-labelledby="${idPrefix}-title ${idPrefix}-desc" font-family="`)
    addAttributeText(svg, fontFamily)
    addAscii(svg, `" fill="none">\n<title id="${idPrefix}-title">`)
    addElementText(svg, title)
    addAscii(svg, `</title>\n<desc id="${idPrefix}-desc">`)
    addElementText(svg, description)
    addAscii(svg, '</desc>\n')
    addShapes(svg, shapes, context)
    addAscii(svg, '</svg>\n')
  })
}

/** What the shapes of a document share. */
export interface SvgContext {
  readonly idPrefix: string
  /** The ids of the clips, by their rectangles. */
  readonly clips: Map<string, string>
  readonly shorten?: ((line: readonly number[], isClosed: boolean) => string) | undefined
  /** How the last symbol was painted. */
  lastMark?: (Paint & { readonly attributes: Uint8Array }) | undefined
}

type ShapeWriters = {
  readonly [Kind in Shape['kind']]: (svg: AsciiText, shape: Extract<Shape, { kind: Kind }>, context: SvgContext) => void
}

const writers: ShapeWriters = { path: addPath, rect: addRect, symbol: addSymbol, text: addText, group: addGroup }

/** Shapes as SVG elements, one per line. */
export function svgShapes(shapes: readonly Shape[], context: SvgContext): string {
  return writtenText((svg) => addShapes(svg, shapes, context))
}

function addShapes(svg: AsciiText, shapes: readonly Shape[], context: SvgContext): void {
  for (const shape of shapes) {
    const add = writers[shape.kind] as (svg: AsciiText, shape: Shape, context: SvgContext) => void
    add(svg, shape, context)
  }
}

/** Whether there is anything of a shape to be written. */
function isSeen(shape: Shape): boolean {
  if (shape.kind === 'path') return shape.lines.some(({ length }) => length > 1)
  if (shape.kind === 'text') return shape.text !== ''
  return shape.kind !== 'group' || shape.shapes.some(isSeen)
}

function addPath(svg: AsciiText, path: PathShape, { shorten }: SvgContext): void {
  if (!isSeen(path)) return
  const { lines, closed = false, series, data } = path
  addAscii(svg, '<path')
  if (series !== undefined) addData(svg, { series })
  if (data !== undefined) addData(svg, data)
  addAscii(svg, ' d="')
  for (const line of lines) {
    addLine(svg, line, closed, ' ', shorten)
  }
  addAscii(svg, '"')
  addPaint(svg, path)
  addAscii(svg, ' stroke-linejoin="round"/>\n')
}

function addLine(
  svg: AsciiText,
  line: readonly number[],
  isClosed: boolean,
  between: ' ' | 'L',
  shorten: SvgContext['shorten'],
): void {
  if (shorten !== undefined) {
    addAscii(svg, shorten(line, isClosed))
    return
  }
  addPlaces(svg, line, between)
  if (isClosed) addAscii(svg, 'Z')
}

function addRect(svg: AsciiText, rect: RectShape): void {
  const corners = rect.radius === undefined ? '' : ` rx="${pixels(rect.radius)}"`
  addAscii(svg, `<rect${boxAttributes(rect)}${corners}`)
  addPaint(svg, rect)
  addAscii(svg, '/>\n')
}

function addSymbol(svg: AsciiText, mark: SymbolShape, context: SvgContext): void {
  const { symbol, x, y, radius } = mark
  addAscii(svg, '<path d="')
  if (symbol === 'circle') addCircle(svg, x, y, radius)
  else addLine(svg, symbolCorners[symbol](x, y, radius), true, 'L', context.shorten)
  addAscii(svg, '"')
  addMarkPaint(svg, mark, context)
  addAscii(svg, '/>\n')
}

function addText(svg: AsciiText, { x, y, text, size, bold, fill, anchor, rotate }: TextShape): void {
  if (text === '') return
  addAscii(svg, '<text x="')
  addPixels(svg, x)
  addAscii(svg, '" y="')
  addPixels(svg, y)
  addAscii(svg, '" font-size="')
  addPixels(svg, size)
  addAscii(svg, bold ? '" font-weight="700"' : '"')
  if (anchor !== 'start') addAscii(svg, ` text-anchor="${anchor}"`)
  addAttribute(svg, ' fill="', fill)
  addAscii(svg, rotate === undefined ? '>' : ` transform="rotate(${rotate} ${pixels(x)} ${pixels(y)})">`)
  addElementText(svg, text)
  addAscii(svg, '</text>\n')
}

const sharedBytes = /* @__PURE__ */ keptResults<GroupShape, Uint8Array>(4)

function addGroup(svg: AsciiText, group: GroupShape, context: SvgContext): void {
  if (!group.isShared) {
    addGroupAnew(svg, group, context)
    return
  }
  const form = context.shorten === undefined ? 'as it is' : 'shorter'
  addBytes(
    svg,
    sharedBytes(group, form, () =>
      writtenBytes((own) => {
        if (isSharedOnly(group)) addShapes(own, group.shapes, context)
        else addGroupAnew(own, group, context)
      }),
    ),
  )
}

function addGroupAnew(svg: AsciiText, group: GroupShape, context: SvgContext): void {
  const { shapes, title, clip, role, data, isIsolated, shift } = group
  if (!shapes.some(isSeen)) return
  const area = clip && clipPath(clip, context)
  if (area !== undefined) addAscii(svg, area.definition)
  addAscii(svg, role === undefined ? '<g' : `<g class="${role}"`)
  if (data !== undefined) addData(svg, data)
  if (isIsolated) addAscii(svg, ' style="isolation:isolate"')
  if (shift !== undefined) addAscii(svg, ` transform="translate(${shift.join(' ')})"`)
  addAscii(svg, area === undefined ? '>\n' : ` clip-path="url(#${area.id})">\n`)
  if (title !== undefined) {
    addAscii(svg, '<title>')
    addElementText(svg, title)
    addAscii(svg, '</title>\n')
  }
  addShapes(svg, shapes, context)
  addAscii(svg, '</g>\n')
}

function addData(svg: AsciiText, data: PartData): void {
  for (const name in data) {
    const value = data[name]
    if (value === undefined) continue
    addBytes(svg, attributeStart(name))
    addAttributeText(svg, `${value}`)
    addAscii(svg, '"')
  }
}

/** How attributes begin, by the names that the library gives: put together once. */
const attributeStarts = /* @__PURE__ */ new Map<string, Uint8Array>()

function attributeStart(name: string): Uint8Array {
  const known = attributeStarts.get(name)
  if (known !== undefined) return known
  const start = writtenBytes((to) => addAscii(to, ` data-${name}="`))
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
function addMarkPaint(svg: AsciiText, mark: Paint, context: SvgContext): void {
  const { fill, fillOpacity, stroke, strokeWidth, dash, round } = mark
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
    addBytes(svg, lastMark.attributes)
    return
  }
  const begin = svg.length
  addPaint(svg, mark)
  const attributes = svg.bytes.slice(begin, svg.length)
  context.lastMark = { fill, fillOpacity, stroke, strokeWidth, dash, round, attributes }
}

function addPaint(svg: AsciiText, { fill, fillOpacity, stroke, strokeWidth, dash, round }: Paint): void {
  if (fill !== undefined) addAttribute(svg, ' fill="', fill)
  if (fillOpacity !== undefined) addAscii(svg, ` fill-opacity="${fillOpacity}"`)
  if (stroke !== undefined) addAttribute(svg, ' stroke="', stroke)
  if (strokeWidth !== undefined) addAscii(svg, ` stroke-width="${pixels(strokeWidth)}"`)
  if (dash !== undefined) addAscii(svg, ` stroke-dasharray="${dash.map(pixels).join(' ')}"`)
  if (round) addAscii(svg, ' stroke-linecap="round"')
}

function addAttribute(svg: AsciiText, start: string, value: string): void {
  addAscii(svg, start)
  addAttributeText(svg, value)
  addAscii(svg, '"')
}

function addCircle(svg: AsciiText, x: number, y: number, radius: number): void {
  // Rounded first: a diameter that is rounded by itself makes the halves meet at an angle.
  const tenths = Math.round(radius * 10)
  const arcs = tenths < mostArcs ? (arcsOfRadii[tenths] ?? keptArcs(tenths)) : arcsOf(tenths / 10)
  addAscii(svg, 'M')
  addPixels(svg, x - tenths / 10)
  addAscii(svg, ' ')
  addPixels(svg, y)
  addAscii(svg, arcs)
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
