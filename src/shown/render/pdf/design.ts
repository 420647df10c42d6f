import type { Palette } from '../../../charts/picture/styles.js'
import type { Margins, PdfTable, PdfTableRules } from './pdfmake.js'

/** A4, ISO 216, points. */
export const a4 = { width: 595.28, height: 841.89 }

/** Around tables and text, points; room for punched holes on the left. */
export const pageMargins: Margins = [48, 34, 44, 42]

/** Scale of the chart's picture in print: its labels become 8 to 9 points high. */
export const pointsPerPixel = 0.7

/** Left and right of everything in the picture, points. */
const insidePicture = 24 * pointsPerPixel

/** Around the chart's picture, points: what it shows begins and ends where tables and text do. */
export const chartMargins: Margins = [
  pageMargins[0] - insidePicture,
  18,
  pageMargins[2] - insidePicture,
  pageMargins[3],
]

/** Width for tables and text, points. */
export const contentWidth: number = a4.width - pageMargins[0] - pageMargins[2]

/** Font sizes in print, points: 12 visits with everything fit a page in these, and none is below 7. */
export const printSizes = { title: 15, heading: 9.5, text: 8, table: 7, small: 7 } as const

/** From line to line, in heights of the faces. */
export const lineSpacing = 1

/** Above a section or a further table, points: with more, twelve visits of an obesity clinic take a page more. */
export const sectionGap = 4

/** On the left and right of a cell's text, points. */
export const cellPadding = 2.5

/** A table with thin lines between rows, a strong one below the headings, and no frame. */
export function ruledLayout({ grid, curve }: Palette): PdfTableRules {
  const isEdge = (row: number, { table }: PdfTable) => row < headingCount(table) || row === table.body.length
  return {
    hLineWidth: (row, node) => (row === headingCount(node.table) ? 0.9 : isEdge(row, node) ? 0 : 0.4),
    hLineColor: (row, node) => (row === headingCount(node.table) ? curve : grid[1]),
    vLineWidth: () => 0,
    paddingLeft: (column) => (column === 0 ? 0 : cellPadding),
    paddingRight: (column, { table }) => (column === table.widths.length - 1 ? 0 : cellPadding),
  }
}

function headingCount({ headerRows = 0 }: PdfTable['table']): number {
  return headerRows
}
