import { textWidth } from '../../scene/fit-text.js'
import { a4, contentWidth, leastFilled, mostPagesToFit, pageMargins, printSizes } from './design.js'
import type { PdfNode, PdfTable, PdfText, PdfWidth } from './pdfmake.js'

/**
 * The row paddings in the order in which to lay out the pages with them: first the one
 * whose last page will not be nearly empty, as how high all rows will be is known before.
 * If each leaves a last page nearly empty, only the one that fills it most.
 */
export function promisingPaddings(content: readonly PdfNode[], paddings: readonly number[]): readonly number[] {
  const measure = measuring()
  let fullest: { readonly padding: number; readonly filled: number } | undefined
  for (const padding of paddings) {
    const { pages, filled } = fillPages(blocksIn(content, contentWidth, padding, measure))
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

type Measure = (text: PdfText, width: number, fontSize: number) => number

function blocksIn(nodes: readonly PdfNode[], width: number, padding: number, measure: Measure): Block[] {
  return nodes.flatMap((node) => blocksOf(node, width, padding, measure))
}

function blocksOf(node: PdfNode, width: number, padding: number, measure: Measure): Block[] {
  const [left, above, right, below] = node.margin ?? [0, 0, 0, 0]
  const inner = width - left - right
  const blocks = node.unbreakable
    ? [together(innerBlocks(node, inner, padding, measure))]
    : innerBlocks(node, inner, padding, measure)
  const [first] = blocks
  if (above > 0 && first !== undefined) blocks[0] = { ...first, gap: first.gap + above }
  const end = node.isRow ? padding : below
  return end > 0 ? [...blocks, { height: 0, last: 0, gap: end, repeated: 0 }] : blocks
}

function innerBlocks(node: PdfNode, width: number, padding: number, measure: Measure): Block[] {
  if ('text' in node) {
    const fontSize = node.fontSize ?? printSizes.text
    const height = lineHeight(fontSize)
    const line = { height, last: height, gap: 0, repeated: 0 }
    return Array.from({ length: measure(node, width, fontSize) }, () => line)
  }
  if ('stack' in node) return blocksIn(node.stack, width, padding, measure)
  if ('table' in node) return rowBlocks(node, width, padding, measure)
  if ('svg' in node) return []
  const widths = widthsOf(node.columns, width - (node.columns.length - 1) * (node.columnGap ?? 0))
  const columns = node.columns.map((column, i) => {
    const sized = node.fontSize !== undefined && 'text' in column ? { fontSize: node.fontSize, ...column } : column
    return together(blocksOf(sized, widths[i] ?? width, padding, measure))
  })
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
function rowBlocks(node: PdfTable, width: number, padding: number, measure: Measure): Block[] {
  const { body, headerRows = 0, widths } = node.table
  const paddings = widths.map(
    (_, column) => (node.layout?.paddingLeft(column, node) ?? 0) + (node.layout?.paddingRight(column, node) ?? 0),
  )
  const inner = widthsOf(
    widths.map((each) => ({ width: each })),
    width - paddings.reduce((sum, each) => sum + each, 0),
  )
  const rows = body.map((cells, row): Block => {
    let text = 0
    cells.forEach((cell, column) => {
      if (!('text' in cell) || cell.text === '') return
      const fontSize = cell.fontSize ?? node.fontSize ?? printSizes.text
      const room = (cell.colSpan ?? 1) > 1 ? width : (inner[column] ?? width)
      text = Math.max(
        text,
        measure(cell, node.isSet ? Number.POSITIVE_INFINITY : room, fontSize) * lineHeight(fontSize),
      )
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

/** Of columns, points: what is left goes to the one that takes it. */
function widthsOf(columns: readonly { readonly width?: PdfWidth }[], all: number): number[] {
  const taken = columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : 0), 0)
  return columns.map(({ width }) => (typeof width === 'number' ? width : all - taken))
}

/** Of all texts in the bundled faces, points. */
function lineHeight(fontSize: number): number {
  return fontSize * facesHeight * spacing
}

const facesHeight = 1.171875
const spacing = 1.15

/** Counts the lines of texts, once for each. */
function measuring(): Measure {
  const known = new Map<PdfText, number>()
  return (node, width, fontSize) => {
    const kept = known.get(node)
    if (kept !== undefined) return kept
    const lines = lineCount(node, width, fontSize)
    known.set(node, lines)
    return lines
  }
}

/** After these, a line may end. */
const words = /[^\s/–-]*[\s/–-]+|[^\s/–-]+/g

function lineCount(node: PdfText, width: number, fontSize: number): number {
  if (node.noWrap) return 1
  const parts: readonly PdfText[] = typeof node.text === 'string' ? [node] : node.text
  let lines = 1
  let taken = 0
  for (const { text, bold = node.bold } of parts) {
    for (const [i, paragraph] of String(text).split('\n').entries()) {
      if (i > 0) {
        lines++
        taken = 0
      }
      const whole = textWidth(paragraph, fontSize, bold)
      if (taken + whole <= width) {
        taken += whole
        continue
      }
      for (const [word] of paragraph.matchAll(words)) {
        const shown = textWidth(word.trimEnd(), fontSize, bold)
        if (taken + shown > width && taken > 0) {
          lines++
          taken = 0
        }
        // A word that is wider than a line goes on in the next.
        lines += Math.max(0, Math.ceil(shown / width) - 1)
        taken += textWidth(word, fontSize, bold) % width
      }
    }
  }
  return lines
}
