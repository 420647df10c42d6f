import type {
  GroupShape,
  Paint,
  PathShape,
  RectShape,
  Scene,
  Shape,
  SymbolShape,
  TextShape,
} from '../../../ground/scene/scene.js'
import { symbolCorners } from '../../../ground/scene/symbol-outline.js'
import { printableText } from '../../../ground/scene/typeface.js'
import { formatNumber } from '../../../ground/text/number.js'
import { pixels } from '../picture-lengths.js'
import { documentFont, type LaidOutPdf, type PdfFace } from './pdfmake.js'

/** The place of a picture on its page, and the size of one of its pixels; points from the top left corner. */
export interface PicturePlace {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/**
 * Draws a scene on the current page of a document, by the operators of the
 * format itself. It looks as the scene's SVG does, and every text can be selected.
 *
 * ISO 32000-1, sections 8.4, 8.5 and 9.4.
 */
export function drawScene(pdf: LaidOutPdf, scene: Scene, { x, y, scale }: PicturePlace): void {
  const faces = {
    regular: pdf.provideFont(documentFont, false, false),
    bold: pdf.provideFont(documentFont, true, false),
  }
  const pen: Pen = { pdf, faces, operators: '', fill: undefined, join: undefined }
  const [size, left, top] = [scale, x, y].map((length) => formatNumber(length, { min: 0, max: 8 }))
  write(pen, `q ${size} 0 0 ${size} ${left} ${top} cm 0 0 ${pixels(scene.width)} ${pixels(scene.height)} re W n`)
  drawShapes(pen, scene.shapes)
  write(pen, 'Q')
  flush(pen)
  for (const face of Object.values(faces)) pdf.page.fonts[face.id] ??= face.ref()
}

/** What has been written but not yet given to the page, and how the page paints. */
interface Pen {
  readonly pdf: LaidOutPdf
  readonly faces: { readonly regular: PdfFace; readonly bold: PdfFace }
  operators: string
  /** The colour that fills; undefined if unknown. */
  fill: string | undefined
  join: LineJoin | undefined
}

type LineJoin = 'round' | 'miter'

const lineJoins: { readonly [join in LineJoin]: string } = { miter: '0 j', round: '1 j' }

function write(pen: Pen, operators: string): void {
  pen.operators += `${operators}\n`
}

function flush(pen: Pen): void {
  pen.pdf.addContent(pen.operators)
  pen.operators = ''
}

type ShapeDrawers = {
  readonly [Kind in Shape['kind']]: (pen: Pen, shape: Extract<Shape, { kind: Kind }>) => void
}

const drawers: ShapeDrawers = {
  path: drawPath,
  rect: drawRect,
  symbol: drawSymbol,
  text: drawText,
  group: drawGroup,
}

function drawShapes(pen: Pen, shapes: readonly Shape[]): void {
  for (const shape of shapes) {
    const draw = drawers[shape.kind] as (pen: Pen, shape: Shape) => void
    draw(pen, shape)
  }
}

function drawGroup(pen: Pen, { shapes, clip }: GroupShape): void {
  if (clip === undefined) {
    drawShapes(pen, shapes)
    return
  }
  const { fill, join } = pen
  write(pen, `q ${pixels(clip.x)} ${pixels(clip.y)} ${pixels(clip.width)} ${pixels(clip.height)} re W n`)
  drawShapes(pen, shapes)
  write(pen, 'Q')
  pen.fill = fill
  pen.join = join
}

function drawPath(pen: Pen, { lines, closed, ...paint }: PathShape): void {
  const outlines = lines.filter((line) => line.length > 1).map((line) => polyline(line) + (closed ? 'h ' : ''))
  if (outlines.length > 0) paintOutline(pen, outlines.join(''), paint, 'round')
}

function polyline(line: readonly number[]): string {
  let outline = ''
  for (let i = 0; i + 1 < line.length; i += 2) {
    outline += `${pixels(line[i] as number)} ${pixels(line[i + 1] as number)} ${i === 0 ? 'm' : 'l'} `
  }
  return outline
}

function drawRect(pen: Pen, { x, y, width, height, radius = 0, ...paint }: RectShape): void {
  const [rx, ry] = [Math.min(radius, width / 2), Math.min(radius, height / 2)]
  const outline =
    radius === 0
      ? `${pixels(x)} ${pixels(y)} ${pixels(width)} ${pixels(height)} re `
      : roundedRect({ x, y, width, height, rx, ry })
  paintOutline(pen, outline, paint, 'miter')
}

function drawSymbol(pen: Pen, { symbol, x, y, radius, ...paint }: SymbolShape): void {
  const r = tenth(radius)
  const outline =
    symbol === 'circle'
      ? roundedRect({ x: x - r, y: y - r, width: 2 * r, height: 2 * r, rx: r, ry: r })
      : `${polyline(symbolCorners[symbol](x, y, radius))}h `
  paintOutline(pen, outline, paint, 'miter')
}

/** From the end of a quarter of a circle to the handle of its curve, as a share of the radius: 4/3 (√2 − 1). */
const handle = (4 / 3) * (Math.SQRT2 - 1)

interface RoundedRect extends Pick<RectShape, 'x' | 'y' | 'width' | 'height'> {
  readonly rx: number
  readonly ry: number
}

function roundedRect({ x, y, width, height, rx, ry }: RoundedRect): string {
  const [right, bottom] = [x + width, y + height]
  const [hx, hy] = [rx * (1 - handle), ry * (1 - handle)]
  const corner = (...places: readonly number[]) => `${places.map(fine).join(' ')} c `
  return (
    `${fine(x + rx)} ${fine(y)} m ${fine(right - rx)} ${fine(y)} l ` +
    corner(right - hx, y, right, y + hy, right, y + ry) +
    `${fine(right)} ${fine(bottom - ry)} l ` +
    corner(right, bottom - hy, right - hx, bottom, right - rx, bottom) +
    `${fine(x + rx)} ${fine(bottom)} l ` +
    corner(x + hx, bottom, x, bottom - hy, x, bottom - ry) +
    `${fine(x)} ${fine(y + ry)} l ` +
    corner(x, y + hy, x + hx, y, x + rx, y) +
    'h '
  )
}

/** Of handles: a tenth of a pixel would make a small circle uneven. */
function fine(length: number): string {
  return formatNumber(length, { min: 0, max: 2 })
}

/** Of texts. */
function finer(length: number): string {
  return formatNumber(length, { min: 0, max: 4 })
}

function paintOutline(pen: Pen, outline: string, paint: Paint, join: LineJoin): void {
  const { fill, fillOpacity, stroke, strokeWidth = 1, dash, round } = paint
  if (fill === undefined && stroke === undefined) return
  const isPlain = fillOpacity === undefined && dash === undefined && !round
  const state = { fill: pen.fill, join: pen.join }
  if (!isPlain) write(pen, 'q')
  if (fillOpacity !== undefined) {
    flush(pen)
    pen.pdf.fillOpacity(fillOpacity)
  }
  if (fill !== undefined) fillWith(pen, fill)
  if (stroke !== undefined) {
    if (pen.join !== join) write(pen, lineJoins[join])
    pen.join = join
    const dashes = dash === undefined ? '' : ` [${dash.map(pixels).join(' ')}] 0 d`
    write(pen, `${colour(stroke)} RG ${pixels(strokeWidth)} w${dashes}${round ? ' 1 J' : ''}`)
  }
  write(pen, outline + (stroke === undefined ? 'f' : fill === undefined ? 'S' : 'B'))
  if (!isPlain) {
    write(pen, 'Q')
    Object.assign(pen, state)
  }
}

function fillWith(pen: Pen, fill: string): void {
  if (pen.fill !== fill) write(pen, `${colour(fill)} rg`)
  pen.fill = fill
}

/** Red, green and blue of `#rgb` or `#rrggbb`, 0 to 1. */
function colour(hex: string): string {
  const digits = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g)
  return (digits ?? []).map((pair) => formatNumber(Number.parseInt(pair, 16) / 255, { min: 0, max: 4 })).join(' ')
}

/** Degrees. */
const halfTurn = 180

function drawText(pen: Pen, { x, y, text, size, bold, fill, anchor, rotate = 0 }: TextShape): void {
  const shown = asSvgSpaces(printableText(text))
  if (shown === '') return
  const face = bold ? pen.faces.bold : pen.faces.regular
  const { glyphs, width } = setGlyphs(face, shown)
  const before = (anchor === 'start' ? 0 : anchor === 'middle' ? width / 2 : width) * (size / 1000)
  const [cos, sin] =
    rotate === 0 ? [1, 0] : [Math.cos((rotate * Math.PI) / halfTurn), Math.sin((rotate * Math.PI) / halfTurn)]
  const turn =
    rotate === 0 ? '1 0 0 -1' : [cos, sin, sin, -cos].map((part) => formatNumber(part, { min: 0, max: 5 })).join(' ')
  fillWith(pen, fill)
  write(
    pen,
    `BT /${face.id} ${pixels(size)} Tf ${turn} ${finer(tenth(x) - before * cos)} ${finer(tenth(y) - before * sin)} Tm [${glyphs}] TJ ET`,
  )
}

/** As the SVG has it: a viewer that sets texts on whole pixels sets them on the same ones. */
function tenth(length: number): number {
  return Math.round(length * 10) / 10
}

/** White space as SVG shows it: one space for any, none at either end. */
function asSvgSpaces(text: string): string {
  return /^\s|\s$|\s\s|[\t\n\r]/.test(text) ? text.replace(/[\t\n\r ]+/g, ' ').trim() : text
}

/** A text as glyphs, with kerning between them, and its width, thousandths of its size. */
function setGlyphs(face: PdfFace, text: string): { readonly glyphs: string; readonly width: number } {
  const [codes, positions] = face.encode(text)
  let glyphs = '<'
  let width = 0
  codes.forEach((code, i) => {
    const { xAdvance, advanceWidth } = positions[i] as (typeof positions)[number]
    const kern = advanceWidth - xAdvance
    width += xAdvance
    glyphs += kern === 0 ? code : `${code}> ${fine(kern)} <`
  })
  return { glyphs: `${glyphs}>`, width }
}
