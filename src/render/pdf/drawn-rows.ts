import { formatNumber } from '../../text/number.js'
import { colour, setGlyphs } from './draw-scene.js'
import {
  type DrawnCell,
  type DrawnRow,
  type DrawnRun,
  documentFont,
  type LaidOutPdf,
  type PdfFace,
  type PdfNode,
  type PdfStyle,
  type PdfTable,
  type PdfText,
} from './pdfmake.js'

/** What every text of the document has. */
const ink = '#000000'
const lineHeight = 1.15

/** A table of one column, with a text for each row that is as high as the row, and its cells for drawing. */
export function withDrawnRows(
  node: PdfTable,
  marks: readonly (readonly (number | undefined)[])[],
  nextMark: () => number,
): { readonly node: PdfTable; readonly rows: ReadonlyMap<number, DrawnRow> } {
  const columns = columnPlaces(node)
  const rows = new Map<number, DrawnRow>()
  const body = node.table.body.map((cells, i) => {
    const drawn = cells.flatMap((cell, column) => drawnCell(cell, column, marks[i]?.[column], columns, node))
    const mark = nextMark()
    rows.set(mark, drawn)
    return [standIn(drawn, mark)]
  })
  const width = columns.at(-1)?.right ?? 0
  const none = () => 0
  const layout = node.layout && { ...node.layout, paddingLeft: none, paddingRight: none }
  return { node: { ...node, table: { ...node.table, widths: [width], body }, layout }, rows }
}

/** A text as high as the highest line of a row, and of as many lines. */
function standIn(cells: DrawnRow, mark: number): PdfText {
  const lines = Math.max(1, ...cells.map((cell) => cell.lines.length))
  const fontSize = Math.max(1, ...cells.flatMap((cell) => cell.lines.flat().map(({ size }) => size)))
  // pdfmake gives the properties of a text to its words if the text stands in a list.
  return { text: [{ text: Array.from({ length: lines }, () => '0').join('\n'), mark }], fontSize }
}

interface ColumnPlace {
  readonly left: number
  readonly right: number
}

function columnPlaces(node: PdfTable): ColumnPlace[] {
  const { widths } = node.table
  let x = 0
  return widths.map((width, column) => {
    const left = x + (node.layout?.paddingLeft(column, node) ?? 0)
    const right = left + Number(width)
    x = right + (node.layout?.paddingRight(column, node) ?? 0)
    return { left, right }
  })
}

function drawnCell(
  cell: PdfNode,
  column: number,
  mark: number | undefined,
  columns: readonly ColumnPlace[],
  table: PdfStyle,
): DrawnCell[] {
  if (mark === undefined || !('text' in cell)) return []
  const parts: readonly PdfText[] = typeof cell.text === 'string' ? [{ text: cell.text }] : cell.text
  const lines: DrawnRun[][] = [[]]
  for (const part of parts) {
    const fontSize = part.fontSize ?? cell.fontSize ?? table.fontSize ?? 0
    const bold = part.bold ?? cell.bold ?? table.bold ?? false
    const color = part.color ?? cell.color ?? table.color ?? ink
    String(part.text)
      .split('\n')
      .forEach((text, i) => {
        if (i > 0) lines.push([])
        lines.at(-1)?.push({ text, size: fontSize, bold, color })
      })
  }
  const right = columns[column + (cell.colSpan ?? 1) - 1]?.right ?? 0
  return [
    { mark, left: columns[column]?.left ?? 0, right, alignment: cell.alignment === 'right' ? 'right' : 'left', lines },
  ]
}

/** The operators of a cell's text, as pdfmake would set it in a row that begins at this place of the page. */
export function cellOperators(pdf: LaidOutPdf, cell: DrawnCell, left: number, top: number): string {
  let operators = ''
  let y = top
  for (const runs of cell.lines) {
    const faces = runs.map(({ bold }) => pdf.provideFont(documentFont, bold, false))
    const set = runs.map(({ text }, i) => setGlyphs(faces[i] as PdfFace, text))
    const widths = runs.map(({ size }, i) => ((set[i]?.width ?? 0) * size) / 1000)
    const highest = (height: (face: PdfFace) => number) =>
      Math.max(0, ...runs.map(({ size }, i) => (height(faces[i] as PdfFace) * size) / 1000))
    const baseline = pdf.page.height - y - highest(({ ascender }) => ascender)
    const width = widths.reduce((sum, each) => sum + each, 0)
    let x = left + (cell.alignment === 'right' ? cell.right - width : cell.left)
    runs.forEach(({ size, color }, i) => {
      const face = faces[i] as PdfFace
      pdf.page.fonts[face.id] ??= face.ref()
      operators +=
        `${colour(color)} rg BT 1 0 0 1 ${fine(x)} ${fine(baseline)} Tm /${face.id} ${fine(size)} Tf ` +
        `[${set[i]?.glyphs}] TJ ET\n`
      x += widths[i] as number
    })
    y += highest((face) => face.lineHeight(1000)) * lineHeight
  }
  return `q 1 0 0 -1 0 ${fine(pdf.page.height)} cm\n${operators}Q\n`
}

function fine(length: number): string {
  return formatNumber(length, { min: 0, max: 4 })
}
