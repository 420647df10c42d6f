import type { ShownGains } from '../../../../charts/course/gain-tables.js'
import type { Palette } from '../../../../charts/picture/styles.js'
import { textWidth, wrapText } from '../../../../ground/scene/fit-text.js'
import { cellPadding, contentWidth, printSizes, ruledLayout } from '../design.js'
import type { PdfNode, PdfText } from '../pdfmake.js'

/** What was gained between visits: a table for each measure. */
export function gainSection(tables: readonly ShownGains[], palette: Palette): PdfNode[] {
  return tables.map((table) => gainTable(table, palette))
}

function gainTable({ caption, headings, rows }: ShownGains, palette: Palette): PdfNode {
  const last = headings.length - 1
  const alignment = (column: number) => (column < 2 || column === last ? 'left' : 'right')
  const widths = columnWidths(headings, rows)
  const remark = (text: string) => wrapText(text, widths?.[last] ?? 0, printSizes.table).join('\n')
  const title: PdfText = { text: caption, tag: 'H2', fontSize: printSizes.heading, bold: true, color: palette.curve }
  return {
    table: {
      headerRows: 2,
      keepWithHeaderRows: 2,
      dontBreakRows: true,
      widths: widths ?? headings.map((_, column) => (column === last ? '*' : 'auto')),
      body: [
        [{ ...title, colSpan: headings.length }, ...headings.slice(1).map(() => ({ text: '' }))],
        headings.map((text, column) => ({
          text,
          alignment: alignment(column),
          color: palette.quietText,
          noWrap: widths !== undefined && column < last,
        })),
        ...rows.map((cells) =>
          cells.map((text, column) => ({
            text: column === last && widths !== undefined ? remark(text) : text,
            alignment: alignment(column),
            noWrap: column < last,
            ...(column === 0 ? ({ tag: 'TH' } as const) : {}),
          })),
        ),
      ],
    },
    layout: ruledLayout(palette),
    fontSize: printSizes.table,
    margin: [0, 10, 0, 0],
  }
}

/** The remarks have at least this much room, or pdfmake finds the widths, points. */
const leastRemark = 80

/** Each column as wide as its widest text, and the last, of remarks, what is left; undefined if that is too little. */
function columnWidths(headings: ShownGains['headings'], rows: ShownGains['rows']): readonly number[] | undefined {
  const figures = headings.slice(0, -1).map((heading, column) => {
    let widest = textWidth(heading, printSizes.table)
    for (const cells of rows) widest = Math.max(widest, textWidth(cells[column] ?? '', printSizes.table))
    return widest
  })
  const taken = figures.reduce((sum, width) => sum + width + 2 * cellPadding, 0)
  const rest = contentWidth - taken
  const least = Math.max(leastRemark, textWidth(headings.at(-1) ?? '', printSizes.table))
  return rest < least ? undefined : [...figures, rest]
}
