import type { PdfColumns, PdfNode, PdfStack, PdfSvg, PdfTable, PdfText, StructureElement } from './pdfmake.js'

/** Nodes whose texts carry marks, and what the marks stand for. */
export interface MarkedContent {
  readonly content: PdfNode[]
  readonly structure: StructureElement[]
}

/** Content whose texts have numbers, by which {@link tagPages} finds them again on the laid out pages. */
export function markContent(nodes: readonly PdfNode[]): MarkedContent {
  let marks = 0
  const nextMark = () => marks++
  const marked = nodes.map((node) => markNode(node, nextMark))
  return { content: marked.map(({ node }) => node), structure: marked.flatMap(({ elements }) => elements) }
}

type NextMark = () => number

interface MarkedNode<Node extends PdfNode = PdfNode> {
  readonly node: Node
  readonly elements: readonly StructureElement[]
}

function markNode(node: PdfNode, nextMark: NextMark): MarkedNode {
  if (node.decorative) return { node, elements: [] }
  if ('text' in node) return markText(node, nextMark)
  if ('svg' in node) return { node, elements: [figure(node)] }
  if ('table' in node) return markTable(node, nextMark)
  return markParts(node, nextMark)
}

function markText(node: PdfText, nextMark: NextMark): MarkedNode<PdfText> {
  if (node.text === '') return { node, elements: [] }
  const mark = nextMark()
  // pdfmake gives the properties of a text to its words if the text stands in a list.
  const parts = typeof node.text === 'string' ? [{ text: node.text }] : node.text
  return {
    node: { ...node, text: parts.map((part) => ({ ...part, mark })) },
    elements: [{ type: node.tag ?? 'P', marks: [mark], children: [] }],
  }
}

function figure({ alternative }: PdfSvg): StructureElement {
  return { type: 'Figure', marks: [], children: [], alternative }
}

function markParts(node: PdfColumns | PdfStack, nextMark: NextMark): MarkedNode {
  const parts = ('stack' in node ? node.stack : node.columns).map((part) => markNode(part, nextMark))
  const nodes = parts.map((part) => part.node)
  const children = parts.flatMap(({ elements }) => elements)
  return {
    node: 'stack' in node ? { ...node, stack: nodes } : { ...node, columns: nodes },
    elements: node.tag === undefined ? children : [{ type: node.tag, marks: [], children }],
  }
}

/** A table; the row of its title, which is in the table to stay with it, becomes a heading before it. */
function markTable(node: PdfTable, nextMark: NextMark): MarkedNode<PdfTable> {
  const { body, headerRows = 0 } = node.table
  const before: StructureElement[] = []
  const rows: StructureElement[] = []
  const marked = body.map((cells, row) => {
    const inRow = cells.map((cell) => markNode(cell, nextMark))
    const title = inRow[0]?.elements.find(({ type }) => type === 'H2')
    if (title !== undefined) before.push({ ...title, scope: 'Column' })
    else rows.push({ type: 'TR', marks: [], children: cellElements(cells, inRow, row < headerRows) })
    return inRow.map((cell) => cell.node)
  })
  return {
    node: { ...node, table: { ...node.table, body: marked } },
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
