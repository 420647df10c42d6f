import { withDrawnRows } from './drawn-rows.js'
import type { DrawnRow, PdfColumns, PdfNode, PdfStack, PdfTable, PdfText, StructureElement } from './pdfmake.js'

/** Nodes whose texts carry marks, and what the marks stand for. */
export interface MarkedContent {
  readonly content: PdfNode[]
  readonly structure: StructureElement[]
  readonly rows: ReadonlyMap<number, DrawnRow>
}

/**
 * Content whose texts have numbers, by which {@link tagPages} finds them again on the laid out pages.
 *
 * @param rowPadding above and below the text of a cell, and below a row of a list, points
 */
export function markContent(nodes: readonly PdfNode[], rowPadding: number, hasDrawnRows: boolean): MarkedContent {
  let marks = 0
  const rows = new Map<number, DrawnRow>()
  const marking: Marking = { next: () => marks++, rowPadding, rows: hasDrawnRows ? rows : undefined }
  const marked = nodes.map((node) => markNode(node, marking))
  return { content: marked.map(({ node }) => node), structure: marked.flatMap(({ elements }) => elements), rows }
}

interface Marking {
  readonly next: () => number
  readonly rowPadding: number
  /** Where rows go that are drawn; undefined if pdfmake draws them. */
  readonly rows: Map<number, DrawnRow> | undefined
}

interface MarkedNode<Node extends PdfNode = PdfNode> {
  readonly node: Node
  readonly elements: readonly StructureElement[]
}

function markNode(node: PdfNode, marking: Marking): MarkedNode {
  if (node.decorative) return { node, elements: [] }
  if ('text' in node) return markText(node, marking)
  if ('svg' in node) return { node, elements: [] }
  if ('table' in node) return markTable(node, marking)
  return markParts(node, marking)
}

function markText(node: PdfText, marking: Marking): MarkedNode<PdfText> {
  if (node.text === '') return { node, elements: [] }
  const mark = marking.next()
  // pdfmake gives the properties of a text to its words if the text stands in a list.
  const parts = typeof node.text === 'string' ? [{ text: node.text }] : node.text
  return {
    node: { ...node, text: parts.map((part) => ({ ...part, mark })) },
    elements: [{ type: node.tag ?? 'P', marks: [mark], children: [] }],
  }
}

function markParts(unpadded: PdfColumns | PdfStack, marking: Marking): MarkedNode {
  const node = unpadded.isRow ? { ...unpadded, margin: [0, 0, 0, marking.rowPadding] as const } : unpadded
  const parts = ('stack' in node ? node.stack : node.columns).map((part) => markNode(part, marking))
  const nodes = parts.map((part) => part.node)
  const children = parts.flatMap(({ elements }) => elements)
  return {
    node: 'stack' in node ? { ...node, stack: nodes } : { ...node, columns: nodes },
    elements: node.tag === undefined ? children : [{ type: node.tag, marks: [], children }],
  }
}

/** A table; the row of its title, which is in the table to stay with it, becomes a heading before it. */
function markTable(unpadded: PdfTable, marking: Marking): MarkedNode<PdfTable> {
  const padding = () => marking.rowPadding
  const node = {
    ...unpadded,
    layout: unpadded.layout && { ...unpadded.layout, paddingTop: padding, paddingBottom: padding },
  }
  const { body, headerRows = 0 } = node.table
  const before: StructureElement[] = []
  const rows: StructureElement[] = []
  const numbers: (number | undefined)[][] = []
  const marked = body.map((cells, row) => {
    const inRow = cells.map((cell) => markNode(cell, marking))
    const title = inRow[0]?.elements.find(({ type }) => type === 'H2')
    if (title !== undefined) before.push({ ...title, scope: 'Column' })
    else rows.push({ type: 'TR', marks: [], children: cellElements(cells, inRow, row < headerRows) })
    numbers.push(inRow.map((cell) => cell.elements[0]?.marks[0]))
    return inRow.map((cell) => cell.node)
  })
  const elements: StructureElement[] = [...before, { type: 'Table', marks: [], children: rows }]
  if (node.isSet && marking.rows !== undefined) {
    const drawn = withDrawnRows(node, numbers, marking.next)
    for (const [mark, row] of drawn.rows) marking.rows.set(mark, row)
    return { node: drawn.node, elements }
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
