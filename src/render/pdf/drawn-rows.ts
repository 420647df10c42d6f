import { formatNumber } from '../../text/number.js'
import { lineSpacing } from './design.js'
import { colour, setGlyphs } from './draw-scene.js'
import {
  type DrawnCell,
  type DrawnRow,
  documentFont,
  type LaidOutPdf,
  type PdfBlock,
  type PdfColumns,
  type PdfFace,
  type PdfTable,
  type PdfText,
} from './pdfmake.js'
import { type LineSetter, lookWithin, type SetLine, type TextLook, widthsOf } from './set-lines.js'

/** With more lines, a text may not fit a page, and stays pdfmake's. */
const mostLines = 30

/** Nodes that stand in for drawn rows, and what is drawn. */
export interface StandIn<Node> {
  readonly node: Node
  readonly rows: ReadonlyMap<number, DrawnRow>
}

/** A table of one column, with a text for each row that is as high as the row; undefined if pdfmake has to draw it. */
export function withDrawnRows(
  node: PdfTable,
  marks: readonly (readonly (number | undefined)[])[],
  nextMark: () => number,
  setter: LineSetter,
): StandIn<PdfTable> | undefined {
  const columns = columnPlaces(node, node.table.widths.map(Number))
  const drawn = node.table.body.map((cells, i) =>
    cells.flatMap((cell, column): DrawnCell | never[] => {
      const mark = marks[i]?.[column]
      if (mark === undefined || !('text' in cell)) return []
      return drawnCell(cell, mark, spannedPlace(cell, column, columns), node, setter)
    }),
  )
  if (!drawn.every(isSettable)) return undefined
  const rows = new Map<number, DrawnRow>()
  const body = drawn.map((cells) => {
    const mark = nextMark()
    rows.set(mark, cells)
    return [standIn(cells, mark)]
  })
  const width = columns.at(-1)?.right ?? 0
  const none = () => 0
  const layout = node.layout && { ...node.layout, paddingLeft: none, paddingRight: none }
  return { node: { ...node, table: { ...node.table, widths: [width], body }, layout }, rows }
}

/** How a text outside of tables is set. */
interface TextSetting {
  /** Room for it, points. */
  readonly width: number
  /** Of texts around it. */
  readonly look: TextLook
  readonly setter: LineSetter
}

/** A text for columns of single texts, as high as the highest; undefined if pdfmake has to draw them. */
export function withDrawnTexts(
  { columns, columnGap = 0, ...node }: Omit<PdfColumns, 'columns'> & { readonly columns: readonly PdfText[] },
  marks: readonly (number | undefined)[],
  nextMark: () => number,
  { width, look, setter }: TextSetting,
): StandIn<PdfText> | undefined {
  const inner = lookWithin(node, look)
  const widths = widthsOf(columns, width - columnGap * (columns.length - 1))
  let left = 0
  const cells = columns.flatMap((column, i): DrawnCell | never[] => {
    const [mark, wide = 0] = [marks[i], widths[i]]
    const place = { left, right: left + wide }
    left += wide + columnGap
    return mark === undefined ? [] : drawnCell(column, mark, place, inner, setter)
  })
  return standInFor(node, cells, nextMark)
}

/** A text in place of one that fits a line; undefined if it doesn't. */
export function withDrawnText(
  node: PdfText,
  mark: number,
  nextMark: () => number,
  { width, look, setter }: TextSetting,
): StandIn<PdfText> | undefined {
  if (node.width === 'auto') return undefined
  const right = typeof node.width === 'number' ? node.width : width
  const cell = drawnCell(node, mark, { left: 0, right }, look, setter)
  return cell.lines.length > 1 ? undefined : standInFor(node, [{ ...cell, above: 0 }], nextMark)
}

function standInFor(
  { margin, width, pageBreak }: PdfBlock,
  cells: DrawnRow,
  nextMark: () => number,
): StandIn<PdfText> | undefined {
  if (!isSettable(cells)) return undefined
  const mark = nextMark()
  const text = standIn(cells, mark)
  return { node: { ...text, margin, width, pageBreak, unbreakable: !text.noWrap }, rows: new Map([[mark, cells]]) }
}

function isSettable(cells: DrawnRow): boolean {
  return cells.every(({ lines }) => lines.length <= mostLines)
}

/** A text as high as the highest line of a row, and of as many lines. */
function standIn(cells: DrawnRow, mark: number): PdfText {
  let lines = 1
  let fontSize = 1
  for (const cell of cells) {
    lines = Math.max(lines, cell.lines.length)
    for (const line of cell.lines) for (const { size } of line) fontSize = Math.max(fontSize, size)
  }
  // pdfmake gives the properties of a text to its words if the text stands in a list.
  return { text: [{ text: `${'0\n'.repeat(lines - 1)}0`, mark }], fontSize, noWrap: lines === 1 }
}

/** From the left of the table, points. */
interface ColumnPlace {
  readonly left: number
  readonly right: number
}

/** Where the texts of each column of a table begin and end. */
function columnPlaces(node: PdfTable, widths: readonly number[]): readonly ColumnPlace[] {
  let x = 0
  return widths.map((width, column) => {
    const left = x + (node.layout?.paddingLeft(column, node) ?? 0)
    const right = left + width
    x = right + (node.layout?.paddingRight(column, node) ?? 0)
    return { left, right }
  })
}

/** The place of a cell's text: that of its column, or of all that it spans. */
function spannedPlace({ colSpan = 1 }: PdfBlock, column: number, places: readonly ColumnPlace[]): ColumnPlace {
  const first = places[column] as ColumnPlace
  return { left: first.left, right: (places[column + colSpan - 1] ?? first).right }
}

function drawnCell(
  cell: PdfText,
  mark: number,
  { left, right }: ColumnPlace,
  look: TextLook,
  setter: LineSetter,
): DrawnCell {
  const lines = setter(cell, right - left, look)
  return { mark, left, right, above: cell.margin?.[1] ?? 0, alignment: cell.alignment ?? 'left', lines }
}

/** The operators of a cell's text, as pdfmake would set it in a row that begins at this place of the page. */
export function cellOperators(pdf: LaidOutPdf, cell: DrawnCell, left: number, top: number): string {
  let operators = ''
  let y = top + cell.above
  for (const runs of cell.lines) {
    const faces = runs.map(({ bold }) => pdf.provideFont(documentFont, bold, false))
    const set = runs.map(({ text }, i) => setGlyphs(faces[i] as PdfFace, text))
    const widths = runs.map(({ size }, i) => ((set[i]?.width ?? 0) * size) / 1000)
    const highest = (height: (face: PdfFace) => number) =>
      Math.max(0, ...runs.map(({ size }, i) => (height(faces[i] as PdfFace) * size) / 1000))
    const baseline = pdf.page.height - y - highest(({ ascender }) => ascender)
    let x = left + (cell.alignment === 'right' ? cell.right - shownWidth(runs, widths, faces) : cell.left)
    runs.forEach(({ size, color }, i) => {
      const face = faces[i] as PdfFace
      pdf.page.fonts[face.id] ??= face.ref()
      operators +=
        `${colour(color)} rg BT 1 0 0 1 ${fine(x)} ${fine(baseline)} Tm /${face.id} ${fine(size)} Tf ` +
        `[${set[i]?.glyphs}] TJ ET\n`
      x += widths[i] as number
    })
    y += highest((face) => face.lineHeight(1000)) * lineSpacing
  }
  return `q 1 0 0 -1 0 ${fine(pdf.page.height)} cm\n${operators}Q\n`
}

/** Of a line without the space at its end, points. */
function shownWidth(runs: SetLine, widths: readonly number[], faces: readonly PdfFace[]): number {
  const all = widths.reduce((sum, each) => sum + each, 0)
  const last = runs.at(-1)
  const shown = last?.text.trimEnd()
  if (last === undefined || shown === undefined || shown.length === last.text.length) return all
  const { width } = setGlyphs(faces[runs.length - 1] as PdfFace, shown)
  return all - (widths[runs.length - 1] as number) + (width * last.size) / 1000
}

function fine(length: number): string {
  return formatNumber(length, { min: 0, max: 4 })
}
