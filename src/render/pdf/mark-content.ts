import { printableText } from '../../scene/typeface.js'
import { breakableText } from './breakable-text.js'
import { contentWidth } from './design.js'
import { type StandIn, withDrawnRows, withDrawnText, withDrawnTexts } from './drawn-rows.js'
import type { DrawnRow, PdfColumns, PdfNode, PdfStack, PdfTable, PdfText, StructureElement } from './pdfmake.js'
import { type LineSetter, lookWithin, type TextLook, widthsOf } from './set-lines.js'

/** Nodes whose texts carry marks, and what the marks stand for. */
export interface MarkedContent {
  readonly content: PdfNode[]
  readonly structure: StructureElement[]
  readonly rows: ReadonlyMap<number, DrawnRow>
}

/** How content is marked. */
export interface MarkingOptions {
  /** Above and below the text of a cell, and below a row of a list, points. */
  readonly rowPadding: number
  /** Breaks the texts that are drawn when their place is known; without it, pdfmake draws them all. */
  readonly setter?: LineSetter | undefined
}

/** Content whose texts have numbers, by which {@link tagPages} finds them again on the laid out pages. */
export function markContent(nodes: readonly PdfNode[], options: MarkingOptions): MarkedContent {
  let marks = 0
  const rows = new Map<number, DrawnRow>()
  const marking: Marking = { ...options, next: () => marks++, rows }
  const marked = nodes.map((node) => markNode(node, marking, contentWidth, {}))
  return { content: marked.map(({ node }) => node), structure: marked.flatMap(({ elements }) => elements), rows }
}

interface Marking extends MarkingOptions {
  readonly next: () => number
  /** Where rows go that are drawn. */
  readonly rows: Map<number, DrawnRow>
}

interface MarkedNode<Node extends PdfNode = PdfNode> {
  readonly node: Node
  readonly elements: readonly StructureElement[]
}

/** @param width points; undefined if only pdfmake knows */
function markNode(node: PdfNode, marking: Marking, width: number | undefined, look: TextLook): MarkedNode {
  if (node.decorative) return { node, elements: [] }
  if ('text' in node) return markText(node, marking, width, look)
  if ('svg' in node) return { node, elements: [] }
  if ('table' in node) return markTable(node, marking)
  return markParts(node, marking, width, look)
}

function markText(node: PdfText, marking: Marking, width: number | undefined, look: TextLook): MarkedNode<PdfText> {
  if (node.text === '') return { node, elements: [] }
  const mark = marking.next()
  const elements: StructureElement[] = [{ type: node.tag ?? 'P', marks: [mark], children: [] }]
  const { setter } = marking
  if (width !== undefined && setter !== undefined) {
    const drawn = withDrawnText(node, mark, marking.next, { width, look, setter })
    if (drawn !== undefined) return { node: takeRows(drawn, marking), elements }
  }
  // pdfmake gives the properties of a text to its words if the text stands in a list.
  const parts = typeof node.text === 'string' ? [{ text: node.text }] : node.text
  return { node: { ...node, text: parts.map((part) => ({ ...part, text: ownText(part.text), mark })) }, elements }
}

function ownText(text: PdfText['text']): PdfText['text'] {
  return typeof text === 'string' ? breakableText(printableText(text)) : text
}

function takeRows<Node>({ node, rows }: StandIn<Node>, marking: Marking): Node {
  for (const [mark, row] of rows) marking.rows.set(mark, row)
  return node
}

function markParts(
  unpadded: PdfColumns | PdfStack,
  marking: Marking,
  width: number | undefined,
  look: TextLook,
): MarkedNode {
  const node = unpadded.isRow ? { ...unpadded, margin: [0, 0, 0, marking.rowPadding] as const } : unpadded
  const parts = 'stack' in node ? node.stack : node.columns
  const inner = partWidths(node, width)
  const within = lookWithin(node, look)
  const { setter } = marking
  const elementsOf = (marked: readonly MarkedNode[]): StructureElement[] => {
    const children = marked.flatMap(({ elements }) => elements)
    return node.tag === undefined ? children : [{ type: node.tag, marks: [], children }]
  }
  if (node.isRow && 'columns' in node && width !== undefined && setter !== undefined && areTexts(parts)) {
    const marked = parts.map((part) => markText(part, marking, undefined, look))
    const marks = marked.map(({ elements }) => elements[0]?.marks[0])
    const drawn = withDrawnTexts({ ...node, columns: parts }, marks, marking.next, { width, look, setter })
    if (drawn !== undefined) return { node: takeRows(drawn, marking), elements: elementsOf(marked) }
  }
  const marked = parts.map((part, i) => markNode(part, marking, inner[i], within))
  const nodes = marked.map((part) => part.node)
  const elements = elementsOf(marked)
  return { node: 'stack' in node ? { ...node, stack: nodes } : { ...node, columns: nodes }, elements }
}

function areTexts(nodes: readonly PdfNode[]): nodes is readonly PdfText[] {
  return nodes.every((node) => 'text' in node)
}

/** The widths of the parts of a stack or of columns; undefined where pdfmake finds them. */
function partWidths(node: PdfColumns | PdfStack, width: number | undefined): readonly (number | undefined)[] {
  if ('stack' in node) return node.stack.map(() => width)
  if (width === undefined || node.columns.some((column) => column.width === 'auto')) return []
  return widthsOf(node.columns, width - (node.columns.length - 1) * (node.columnGap ?? 0))
}

/** A table; the row of its title, which is in the table to stay with it, becomes a heading before it. */
function markTable(unpadded: PdfTable, marking: Marking): MarkedNode<PdfTable> {
  const padding = () => marking.rowPadding
  const layout = unpadded.layout && { ...unpadded.layout, paddingTop: padding, paddingBottom: padding }
  const node = { ...unpadded, layout }
  const { body, headerRows = 0 } = node.table
  const before: StructureElement[] = []
  const rows: StructureElement[] = []
  const numbers: (number | undefined)[][] = []
  const marked = body.map((cells, row) => {
    const inRow = cells.map((cell) => markNode(cell, marking, undefined, {}))
    const title = inRow[0]?.elements.find(({ type }) => type === 'H2')
    if (title !== undefined) before.push({ ...title, scope: 'Column' })
    else rows.push({ type: 'TR', marks: [], children: cellElements(cells, inRow, row < headerRows) })
    numbers.push(inRow.map((cell) => cell.elements[0]?.marks[0]))
    return inRow.map((cell) => cell.node)
  })
  const elements: StructureElement[] = [...before, { type: 'Table', marks: [], children: rows }]
  if (node.isSet && marking.setter !== undefined) {
    const drawn = withDrawnRows(node, numbers, marking.next, marking.setter)
    if (drawn !== undefined) return { node: takeRows(drawn, marking), elements }
  }
  return { node: { ...node, table: { ...node.table, body: marked } }, elements }
}

function cellElements(
  cells: readonly PdfNode[],
  marked: readonly MarkedNode[],
  isHeading: boolean,
): StructureElement[] {
  let spanned = 0
  return cells.flatMap((cell, column) => {
    if (spanned > 0) {
      spanned--
      return []
    }
    if (cell.decorative) return []
    spanned = (cell.colSpan ?? 1) - 1
    const marks = marked[column]?.elements.flatMap((element) => element.marks) ?? []
    const scope = isHeading ? 'Column' : cell.tag === 'TH' ? 'Row' : undefined
    return [{ type: scope === undefined ? 'TD' : 'TH', marks, children: [], scope, colSpan: cell.colSpan }]
  })
}
