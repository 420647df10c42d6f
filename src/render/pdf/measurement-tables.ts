import type { Palette } from '../../charts/picture/styles.js'
import type { Language } from '../../languages/language.js'
import type { MeasurementResult } from '../../model/patient-result.js'
import { ruled, sizes } from './design.js'
import type { PdfNode, PdfTable, PdfText } from './pdf-document.js'
import { type ColumnGroup, dayColumns, measureColumns } from './report-columns.js'
import { type LaidOutTable, layOutTables } from './table-layout.js'

const rowPadding = 1.7
const nothing: PdfText = { text: '' }

/**
 * All visits with all that was measured and computed. What doesn't fit the
 * page's width stands in a further table beneath; each is led by the visits'
 * days, and its headings come again on every page.
 */
export function measurementTables(
  visits: readonly MeasurementResult[],
  palette: Palette,
  language: Language,
): PdfNode[] {
  const words = language.report
  if (visits.length === 0) return [{ text: words.noMeasurements, margin: [0, 14, 0, 0] }]
  const lead = dayColumns(visits, language)
  const tables = layOutTables(lead, measureColumns(visits, language))
  return [
    ...tables.map((own, i) =>
      i === 0
        ? table(
            own,
            visits.map((_, visit) => visit),
            words.measurements,
            palette,
          )
        : table(own, tellingVisits(own, lead.length), undefined, palette),
    ),
    { text: words.abbreviations, fontSize: sizes.small, color: palette.quietText, margin: [0, 5, 0, 0] },
  ]
}

/** The visits that a further table has something to tell of. */
function tellingVisits({ groups }: LaidOutTable, leading: number): number[] {
  const columns = groups.slice(leading).flatMap((group) => group.columns)
  const visits = columns[0]?.cells.map((_, visit) => visit) ?? []
  return visits.filter((visit) => columns.some(({ cells }) => cells[visit] !== ''))
}

function table(own: LaidOutTable, visits: readonly number[], title: string | undefined, palette: Palette): PdfTable {
  const { groups, widths, spread, gap, rest } = own
  const columns = groups.flatMap((group) => group.columns)
  const firsts = firstColumns(groups)
  const layout = ruled(palette, rowPadding)
  const headings = [
    ...(title === undefined ? [] : [titleRow(title, columns.length, palette)]),
    groups.flatMap(groupHeading),
    columns.map(({ title: text, alignment }) => ({ text, alignment, color: palette.quietText })),
  ]
  const rows = visits.map((visit) =>
    columns.map(({ cells, alignment }) => ({ text: cells[visit] ?? '', alignment, noWrap: true })),
  )
  return {
    table: {
      headerRows: headings.length,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      // The last column is empty: it carries the lines to the page's edge.
      widths: [...widths, rest],
      body: [...headings, ...rows].map((row) => [...row, nothing]),
    },
    layout: {
      ...layout,
      paddingLeft: (column, node) =>
        column === columns.length
          ? 0
          : layout.paddingLeft(column, node) + (column > 0 ? spread : 0) + (firsts.has(column) ? gap : 0),
      paddingRight: (column, node) => (column === columns.length ? 0 : layout.paddingRight(column, node)),
    },
    fontSize: sizes.table,
    margin: [0, title === undefined ? 9 : 14, 0, 0],
  }
}

function titleRow(text: string, columns: number, { curve }: Palette): PdfText[] {
  return spanning({ text, bold: true, fontSize: sizes.heading, color: curve }, columns)
}

function groupHeading({ heading, columns }: ColumnGroup): PdfText[] {
  return spanning({ text: heading, bold: true, alignment: columns[0]?.alignment ?? 'left' }, columns.length)
}

/** pdfmake wants a cell for every column that is spanned. */
function spanning(cell: PdfText, columns: number): PdfText[] {
  return [{ ...cell, colSpan: columns, noWrap: true }, ...Array.from({ length: columns - 1 }, () => nothing)]
}

/** The columns that begin a group, but for the very first. */
function firstColumns(groups: readonly ColumnGroup[]): ReadonlySet<number> {
  const firsts = new Set<number>()
  let column = 0
  for (const { columns } of groups) {
    if (column > 0) firsts.add(column)
    column += columns.length
  }
  return firsts
}
