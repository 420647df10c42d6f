import {
  a4,
  contentWidth,
  facesHeight,
  leastFilled,
  lineSpacing,
  mostPagesToFit,
  pageMargins,
  printSizes,
} from './design.js'
import { columnPlaces, spannedPlace } from './drawn-rows.js'
import type { PdfNode, PdfTable } from './pdfmake.js'
import { type LineSetter, lookWithin, type TextLook, widthsOf } from './set-lines.js'

/**
 * The row paddings in the order in which to lay out the pages with them: first the one
 * whose last page will not be nearly empty, as how high all rows will be is known before.
 * If each leaves a last page nearly empty, only the one that fills it most.
 */
export function promisingPaddings(
  content: readonly PdfNode[],
  paddings: readonly number[],
  setter: LineSetter,
): readonly number[] {
  let fullest: { readonly padding: number; readonly filled: number } | undefined
  for (const padding of paddings) {
    const { pages, filled } = fillPages(blocksIn(content, contentWidth, { padding, setter }))
    // The chart has a page of its own.
    const isGood = pages === 1 || pages >= mostPagesToFit || filled >= leastFilled
    if (isGood) return [padding, ...paddings.filter((other) => other !== padding)]
    if (fullest === undefined || filled > fullest.filled) fullest = { padding, filled }
  }
  return fullest === undefined ? paddings : [fullest.padding]
}

/** What stands on one page together, points. */
interface Block {
  readonly height: number
  /** Of that, below the top of its last line. */
  readonly last: number
  /** Above it, unless it begins a page. */
  readonly gap: number
  /** What a new page repeats above it. */
  readonly repeated: number
}

const pageRoom = a4.height - pageMargins[1] - pageMargins[3]

/** How many pages blocks take, and the share of the last one that is filled. */
function fillPages(blocks: readonly Block[]): { readonly pages: number; readonly filled: number } {
  let pages = 1
  let y = 0
  let lowest = 0
  for (const { height, last, gap, repeated } of blocks) {
    y += gap
    if (y + height > pageRoom) {
      pages++
      y = repeated
      lowest = 0
    }
    y += height
    if (height > 0) lowest = y - last
  }
  return { pages, filled: lowest / pageRoom }
}

interface Setting {
  /** Of rows, points. */
  readonly padding: number
  readonly setter: LineSetter
}

function blocksIn(nodes: readonly PdfNode[], width: number, how: Setting, look: TextLook = {}): Block[] {
  return nodes.flatMap((node) => blocksOf(node, width, how, look))
}

function blocksOf(node: PdfNode, width: number, how: Setting, look: TextLook): Block[] {
  const [left, above, right, below] = node.margin ?? [0, 0, 0, 0]
  const inner = width - left - right
  const parts = innerBlocks(node, inner, how, look)
  const blocks = node.unbreakable ? [together(parts)] : parts
  const [first] = blocks
  if (above > 0 && first !== undefined) blocks[0] = { ...first, gap: first.gap + above }
  const end = node.isRow ? how.padding : below
  return end > 0 ? [...blocks, { height: 0, last: 0, gap: end, repeated: 0 }] : blocks
}

function innerBlocks(node: PdfNode, width: number, how: Setting, look: TextLook): Block[] {
  if ('text' in node) {
    const height = lineHeight(node.fontSize ?? look.fontSize ?? printSizes.text)
    return how.setter(node, width, look).map(() => ({ height, last: height, gap: 0, repeated: 0 }))
  }
  if ('stack' in node) return blocksIn(node.stack, width, how, lookWithin(node, look))
  if ('table' in node) return rowBlocks(node, width, how)
  if ('svg' in node) return []
  const widths = widthsOf(node.columns, width - (node.columns.length - 1) * (node.columnGap ?? 0))
  const inner = lookWithin(node, look)
  const columns = node.columns.map((column, i) => together(blocksOf(column, widths[i] ?? width, how, inner)))
  const height = Math.max(0, ...columns.map((column) => column.height))
  return [
    { height, last: height - Math.max(0, ...columns.map((each) => each.height - each.last)), gap: 0, repeated: 0 },
  ]
}

function together(blocks: readonly Block[]): Block {
  let height = 0
  let last = 0
  for (const block of blocks) {
    height += block.gap + block.height
    last = block.height > 0 ? block.last : last + block.gap
  }
  return { height, last, gap: 0, repeated: 0 }
}

/** The headings of a table with its first row, and each further row, above which a new page repeats the headings. */
function rowBlocks(node: PdfTable, width: number, { padding, setter }: Setting): Block[] {
  const { body, headerRows = 0, widths } = node.table
  const paddings = widths.map(
    (_, column) => (node.layout?.paddingLeft(column, node) ?? 0) + (node.layout?.paddingRight(column, node) ?? 0),
  )
  const columns = widths.map((each) => ({ width: each }))
  const room = width - paddings.reduce((sum, each) => sum + each, 0)
  const places = columnPlaces(node, widthsOf(columns, room))
  const rows = body.map((cells, row): Block => {
    let text = 0
    cells.forEach((cell, column) => {
      if (!('text' in cell) || cell.text === '') return
      const fontSize = cell.fontSize ?? node.fontSize ?? printSizes.text
      const { left, right } = spannedPlace(cell, column, places)
      text = Math.max(text, setter(cell, right - left, node).length * lineHeight(fontSize))
    })
    const below = padding + (node.layout?.hLineWidth(row + 1, node) ?? 0)
    return { height: padding + text + below, last: text + below, gap: 0, repeated: 0 }
  })
  const headings = together(rows.slice(0, headerRows)).height
  return [
    together(rows.slice(0, headerRows + 1)),
    ...rows.slice(headerRows + 1).map((row) => ({ ...row, repeated: headings })),
  ]
}

/** Of all texts in the bundled faces, points. */
function lineHeight(fontSize: number): number {
  return fontSize * facesHeight * lineSpacing
}
