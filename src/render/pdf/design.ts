import { type Palette, palettes } from '../../charts/picture/styles.js'
import type { Gender } from '../../model/patient.js'
import type { PdfTable, PdfTableLayout } from './pdf-document.js'

/** Heights of the fonts, points. */
export const sizes = { title: 17, heading: 11, text: 9, table: 8, small: 7.5 } as const

/** Left and right of a cell's text, points. */
export const cellPadding = 3

/** The colours of the child's chart, so that its pages belong together. */
export function documentPalette(gender: Gender): Palette {
  return palettes[gender]
}

/** Thin lines between rows, a strong one beneath the headings, none around. */
export function ruled({ grid, curve }: Palette, rowPadding: number): PdfTableLayout {
  const isEdge = (row: number, { table }: PdfTable) => row < headings(table) || row === table.body.length
  return {
    hLineWidth: (row, node) => (row === headings(node.table) ? 0.9 : isEdge(row, node) ? 0 : 0.4),
    hLineColor: (row, node) => (row === headings(node.table) ? curve : grid[1]),
    vLineWidth: () => 0,
    paddingLeft: (column) => (column === 0 ? 0 : cellPadding),
    paddingRight: (column, { table }) => (column === table.widths.length - 1 ? 0 : cellPadding),
    paddingTop: () => rowPadding,
    paddingBottom: () => rowPadding,
  }
}

function headings({ headerRows = 0 }: PdfTable['table']): number {
  return headerRows
}
