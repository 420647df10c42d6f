import type {
  GroupShape,
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
import {
  type AsciiText,
  addAscii,
  addAttributeText,
  addBytes,
  addElementText,
  writtenBytes,
  writtenText,
} from './ascii-text.js'
import { addPlaces, pixels } from './picture-lengths.js'
import { addAttribute, addLength, addPaint, addPaintLike, type WrittenPaint } from './svg-attributes.js'

/**
 * A scene as an SVG document in ASCII, which has no script and loads nothing. The same
 * scene always gives the same bytes. Every id begins with the prefix.
 *
 * @param isResponsive whether it is as wide as its container
 * @param shorten makes a path of straight lines shorter
 */
export function sceneSvg(scene: Scene, idPrefix: string, isResponsive = false, shorten?: Shorten): string {
  const { width, height, language, title, description, fontFamily, data = {}, shapes } = scene
  const context = contextOf(idPrefix, shorten)
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
interface SvgContext {
  readonly idPrefix: string
  readonly clips: Clip[]
  readonly shorten: Shorten | undefined
  /** How the last symbol and the last path were painted. */
  lastMark: WrittenPaint | undefined
  lastPath: WrittenPaint | undefined
}

/** A rectangle that something is clipped to, how it is written, and its name. */
interface Clip {
  readonly area: Rectangle
  readonly box: string
  readonly id: string
}

/** Makes a path of straight lines shorter. */
type Shorten = (line: readonly number[], isClosed: boolean) => string

function contextOf(idPrefix: string, shorten: Shorten | undefined): SvgContext {
  return { idPrefix, clips: [], shorten, lastMark: undefined, lastPath: undefined }
}

/** Shapes as SVG elements, one per line. */
export function svgShapes(shapes: readonly Shape[], idPrefix: string, shorten?: Shorten): string {
  return writtenText((svg) => addShapes(svg, shapes, contextOf(idPrefix, shorten)))
}

function addShapes(svg: AsciiText, shapes: readonly Shape[], context: SvgContext): void {
  for (const shape of shapes) addShape(svg, shape, context)
}

function addShape(svg: AsciiText, shape: Shape, context: SvgContext): void {
  const { kind } = shape
  if (kind === 'group') addGroup(svg, shape, context)
  else if (kind === 'text') addText(svg, shape)
  else if (kind === 'path') addPath(svg, shape, context)
  else if (kind === 'symbol') addSymbol(svg, shape, context)
  else addRect(svg, shape)
}

/** Whether there is anything of a shape to be written. */
function isSeen(shape: Shape): boolean {
  if (shape.kind === 'path') return hasLine(shape)
  if (shape.kind === 'text') return shape.text !== ''
  return shape.kind !== 'group' || shape.shapes.some(isSeen)
}

function hasLine({ lines }: PathShape): boolean {
  for (const { length } of lines) if (length > 1) return true
  return false
}

function addPath(svg: AsciiText, path: PathShape, context: SvgContext): void {
  if (!hasLine(path)) return
  const { lines, closed = false, series, data } = path
  addAscii(svg, '<path')
  if (series !== undefined) addMember(svg, 'series', series)
  if (data !== undefined) addData(svg, data)
  addAscii(svg, ' d="')
  for (const line of lines) addLine(svg, line, closed, ' ', context.shorten)
  addAscii(svg, '"')
  context.lastPath = addPaintLike(svg, path, context.lastPath)
  addAscii(svg, ' stroke-linejoin="round"/>\n')
}

function addLine(
  svg: AsciiText,
  line: readonly number[],
  isClosed: boolean,
  between: ' ' | 'L',
  shorten: Shorten | undefined,
): void {
  if (shorten !== undefined) {
    addAscii(svg, shorten(line, isClosed))
    return
  }
  addPlaces(svg, line, between)
  if (isClosed) addAscii(svg, 'Z')
}

function addRect(svg: AsciiText, rect: RectShape): void {
  const { x, y, width, height, radius } = rect
  addLength(svg, '<rect x="', x)
  addLength(svg, '" y="', y)
  addLength(svg, '" width="', width)
  addLength(svg, '" height="', height)
  if (radius !== undefined) addLength(svg, '" rx="', radius)
  addAscii(svg, '"')
  addPaint(svg, rect)
  addAscii(svg, '/>\n')
}

function addSymbol(svg: AsciiText, mark: SymbolShape, context: SvgContext): void {
  const { symbol, x, y, radius } = mark
  addAscii(svg, '<path d="')
  if (symbol === 'circle') addCircle(svg, x, y, radius)
  else addLine(svg, symbolCorners[symbol](x, y, radius), true, 'L', context.shorten)
  addAscii(svg, '"')
  // A child's points are painted alike.
  context.lastMark = addPaintLike(svg, mark, context.lastMark)
  addAscii(svg, '/>\n')
}

function addText(svg: AsciiText, { x, y, text, size, bold, fill, anchor, rotate }: TextShape): void {
  if (text === '') return
  addLength(svg, '<text x="', x)
  addLength(svg, '" y="', y)
  addLength(svg, '" font-size="', size)
  addAscii(svg, bold ? '" font-weight="700"' : '"')
  if (anchor !== 'start') addAscii(svg, ` text-anchor="${anchor}"`)
  addAttribute(svg, ' fill="', fill)
  addAscii(svg, rotate === undefined ? '>' : ` transform="rotate(${rotate} ${pixels(x)} ${pixels(y)})">`)
  addElementText(svg, text)
  addAscii(svg, '</text>\n')
}

/** The bytes of shared groups as they are, and with shortened paths. */
const sharedBytes = /* @__PURE__ */ new WeakMap<GroupShape, Uint8Array>()
const sharedShorter = /* @__PURE__ */ new WeakMap<GroupShape, Uint8Array>()

function addGroup(svg: AsciiText, group: GroupShape, context: SvgContext): void {
  if (!group.isShared) {
    addGroupAnew(svg, group, context)
    return
  }
  const known = context.shorten === undefined ? sharedBytes : sharedShorter
  let bytes = known.get(group)
  if (bytes === undefined) {
    bytes = writtenBytes((own) => {
      if (isSharedOnly(group)) addShapes(own, group.shapes, context)
      else addGroupAnew(own, group, context)
    })
    known.set(group, bytes)
  }
  addBytes(svg, bytes)
}

/** Whether a shape is a group for no other reason than that its shapes are shared. */
function isSharedOnly({ isShared, role }: GroupShape): boolean {
  return isShared === true && role === undefined
}

function addGroupAnew(svg: AsciiText, group: GroupShape, context: SvgContext): void {
  const { shapes, title, clip, role, data } = group
  if (!shapes.some(isSeen)) return
  const area = clip && clipTo(svg, clip, context)
  addAscii(svg, '<g')
  if (role !== undefined) addAttribute(svg, ' class="', role)
  if (data !== undefined) addData(svg, data)
  addAscii(svg, area === undefined ? '>\n' : ` clip-path="url(#${area})">\n`)
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
    if (value !== undefined) addMember(svg, name, value)
  }
}

function addMember(svg: AsciiText, name: string, value: string | number): void {
  addAttribute(svg, attributeStart(name), typeof value === 'string' ? value : `${value}`)
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

/** The name of the clip to a rectangle, which is defined at its first use. */
function clipTo(svg: AsciiText, clip: Rectangle, { clips, idPrefix }: SvgContext): string {
  const same = clips.find(({ area }) => isSameBox(area, clip))
  if (same !== undefined) return same.id
  const box = boxAttributes(clip)
  const alike = clips.find((other) => other.box === box)
  if (alike !== undefined) return alike.id
  const id = `${idPrefix}-clip-${clips.length + 1}`
  clips.push({ area: clip, box, id })
  addAscii(svg, `<clipPath id="${id}"><rect${box}/></clipPath>\n`)
  return id
}

function isSameBox(one: Rectangle, other: Rectangle): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height
}

function boxAttributes({ x, y, width, height }: Rectangle): string {
  return ` x="${pixels(x)}" y="${pixels(y)}" width="${pixels(width)}" height="${pixels(height)}"`
}

function addCircle(svg: AsciiText, x: number, y: number, radius: number): void {
  // Rounded first: a diameter that is rounded by itself makes the halves meet at an angle.
  const tenths = Math.round(radius * 10)
  const arcs = tenths < mostArcs ? (arcsOfRadii[tenths] ?? keptArcs(tenths)) : arcsOf(tenths / 10)
  addLength(svg, 'M', x - tenths / 10)
  addLength(svg, ' ', y)
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
