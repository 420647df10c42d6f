import { printableText } from '../../../ground/scene/typeface.js'
import { breakableText } from './breakable-text.js'
import type { PdfColumns, PdfNode, PdfStack, PdfTable, PdfText, StructureElement } from './pdfmake.js'

/** Nodes whose texts carry marks, and what the marks mean. */
export interface MarkedContent {
  readonly content: PdfNode[]
  readonly structure: StructureElement[]
}

/**
 * Content whose texts have numbers, by which {@link tagPages} finds them again on the laid out pages.
 *
 * @param rowPadding above and below the text of a cell, and below a row of a list, points
 */
export function markContent(nodes: readonly PdfNode[], rowPadding: number): MarkedContent {
  let marks = 0
  const marking: Marking = { rowPadding, next: () => marks++ }
  const marked = nodes.map((node) => markNode(node, marking))
  return { content: marked.map(({ node }) => node), structure: marked.flatMap(({ elements }) => elements) }
}

interface Marking {
  readonly rowPadding: number
  readonly next: () => number
}

interface MarkedNode<Node extends PdfNode = PdfNode> {
  readonly node: Node
  readonly elements: readonly StructureElement[]
}

function markNode(node: PdfNode, marking: Marking): MarkedNode {
  if (node.decorative) return { node, elements: [] }
  if ('text' in node) return markText(node, marking)
  return 'table' in node ? markTable(node, marking) : markParts(node, marking)
}

function markText(node: PdfText, marking: Marking): MarkedNode<PdfText> {
  if (node.text === '') return { node, elements: [] }
  const mark = marking.next()
  // pdfmake gives the properties of a text to its words if the text is part of a list.
  const parts = typeof node.text === 'string' ? [{ text: node.text }] : node.text
  return {
    node: { ...node, text: parts.map((part) => ({ ...part, text: ownText(part.text), mark })) },
    elements: [{ type: node.tag ?? 'P', marks: [mark], children: [] }],
  }
}

function ownText(text: PdfText['text']): PdfText['text'] {
  return typeof text === 'string' ? breakableText(printableText(text)) : text
}

function markParts(unpadded: PdfColumns | PdfStack, marking: Marking): MarkedNode {
  const node = unpadded.isRow ? { ...unpadded, margin: [0, 0, 0, marking.rowPadding] as const } : unpadded
  const marked = ('stack' in node ? node.stack : node.columns).map((part) => markNode(part, marking))
  const nodes = marked.map((part) => part.node)
  const children = marked.flatMap(({ elements }) => elements)
  const elements = node.tag === undefined ? children : [{ type: node.tag, marks: [], children }]
  return { node: 'stack' in node ? { ...node, stack: nodes } : { ...node, columns: nodes }, elements }
}

/** A table; the row of its title, which is in the table to stay with it, becomes a heading before it. */
function markTable(node: PdfTable, marking: Marking): MarkedNode<PdfTable> {
  const padding = () => marking.rowPadding
  const layout = node.layout && { ...node.layout, paddingTop: padding, paddingBottom: padding }
  const { body, headerRows = 0 } = node.table
  const before: StructureElement[] = []
  const rows: StructureElement[] = []
  const marked = body.map((cells, row) => {
    const inRow = cells.map((cell) => markNode(cell, marking))
    const title = inRow[0]?.elements.find(({ type }) => type === 'H2')
    if (title !== undefined) before.push({ ...title, scope: 'Column' })
    else rows.push({ type: 'TR', marks: [], children: cellElements(cells, inRow, row < headerRows) })
    return inRow.map((cell) => cell.node)
  })
  return {
    node: { ...node, layout, table: { ...node.table, body: marked } },
    elements: [...before, { type: 'Table', marks: [], children: rows }],
  }
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
