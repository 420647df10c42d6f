import type { GainTable } from '../../charts/course/gain-tables.js'
import { type PageDesign, printSizes, ruledLayout } from './design.js'
import type { PdfNode, PdfText } from './pdfmake.js'

/** What was gained between visits: a table for each measure. */
export function gainSection(tables: readonly GainTable[], design: PageDesign): PdfNode[] {
  return tables.map((table) => gainTable(table, design))
}

function gainTable({ caption, headings, rows }: GainTable, { palette, rowPadding }: PageDesign): PdfNode {
  const last = headings.length - 1
  const alignment = (column: number) => (column < 2 || column === last ? 'left' : 'right')
  const title: PdfText = { text: caption, tag: 'H2', fontSize: printSizes.heading, bold: true, color: palette.curve }
  return {
    table: {
      headerRows: 2,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      widths: headings.map((_, column) => (column === last ? '*' : 'auto')),
      body: [
        [{ ...title, colSpan: headings.length }, ...headings.slice(1).map(() => ({ text: '' }))],
        headings.map((text, column) => ({ text, alignment: alignment(column), color: palette.quietText })),
        ...rows.map((cells) =>
          cells.map((text, column) => ({
            text,
            alignment: alignment(column),
            noWrap: column < last,
            ...(column === 0 ? ({ tag: 'TH' } as const) : {}),
          })),
        ),
      ],
    },
    layout: ruledLayout(palette, rowPadding),
    fontSize: printSizes.table,
    margin: [0, 10, 0, 0],
  }
}
