import type { Palette } from '../../charts/picture/styles.js'
import { ruled, sizes } from './design.js'
import type { PdfNode, PdfText, PdfWidth } from './pdf-document.js'

const rowPadding = 2.2

/** Rows under a heading; nothing where there are none. */
export function section(
  heading: string,
  rows: readonly (readonly (string | PdfText)[])[],
  widths: readonly PdfWidth[],
  palette: Palette,
): PdfNode[] {
  if (rows.length === 0) return []
  const empty = widths.slice(1).map(() => ({ text: '' }))
  return [
    {
      table: {
        headerRows: 1,
        keepWithHeaderRows: 1,
        dontBreakRows: true,
        widths,
        body: [
          [
            { text: heading, fontSize: sizes.heading, bold: true, color: palette.curve, colSpan: widths.length },
            ...empty,
          ],
          ...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? { text: cell } : cell))),
        ],
      },
      layout: ruled(palette, rowPadding),
      fontSize: sizes.table,
      margin: [0, 12, 0, 0],
    },
  ]
}
