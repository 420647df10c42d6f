import type { Palette } from '../../charts/picture/styles.js'
import type { Language } from '../../languages/language.js'
import type { MeasurementResult } from '../../model/patient-result.js'
import { printSizes, ruledLayout } from './design.js'
import type { PdfNode, PdfTable, PdfText } from './pdfmake.js'
import { type ColumnGroup, dayColumns, measureColumns } from './report-columns.js'
import { type LaidOutTable, layOutTables } from './table-layout.js'

const rowPadding = 1.7
const emptyCell: PdfText = { text: '' }

/**
 * All visits with everything measured and computed. What doesn't fit into the
 * width of the page goes into further tables below. Each begins with the dates
 * of the visits and repeats its headings on every page.
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
    ...tables.map((layout, i) =>
      i === 0
        ? visitTable(
            layout,
            visits.map((_, visit) => visit),
            words.measurements,
            palette,
          )
        : visitTable(layout, visitsWithValues(layout, lead.length), undefined, palette),
    ),
    { text: words.abbreviations, fontSize: printSizes.small, color: palette.quietText, margin: [0, 5, 0, 0] },
  ]
}

/** The visits with values in a further table. */
function visitsWithValues({ groups }: LaidOutTable, leading: number): number[] {
  const columns = groups.slice(leading).flatMap((group) => group.columns)
  const visits = columns[0]?.cells.map((_, visit) => visit) ?? []
  return visits.filter((visit) => columns.some(({ cells }) => cells[visit] !== ''))
}

function visitTable(
  laidOut: LaidOutTable,
  visits: readonly number[],
  title: string | undefined,
  palette: Palette,
): PdfTable {
  const { groups, widths, spread, gap, rest } = laidOut
  const columns = groups.flatMap((group) => group.columns)
  const firsts = firstColumns(groups)
  const layout = ruledLayout(palette, rowPadding)
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
      // The last column is empty: it extends the lines to the margin.
      widths: [...widths, rest],
      body: [...headings, ...rows].map((row) => [...row, emptyCell]),
    },
    layout: {
      ...layout,
      paddingLeft: (column, node) =>
        column === columns.length
          ? 0
          : layout.paddingLeft(column, node) + (column > 0 ? spread : 0) + (firsts.has(column) ? gap : 0),
      paddingRight: (column, node) => (column === columns.length ? 0 : layout.paddingRight(column, node)),
    },
    fontSize: printSizes.table,
    margin: [0, title === undefined ? 9 : 14, 0, 0],
  }
}

function titleRow(text: string, columns: number, { curve }: Palette): PdfText[] {
  return spanning({ text, bold: true, fontSize: printSizes.heading, color: curve }, columns)
}

function groupHeading({ heading, columns }: ColumnGroup): PdfText[] {
  return spanning({ text: heading, bold: true, alignment: columns[0]?.alignment ?? 'left' }, columns.length)
}

/** pdfmake expects a cell for every column, including the spanned ones. */
function spanning(cell: PdfText, columns: number): PdfText[] {
  return [{ ...cell, colSpan: columns, noWrap: true }, ...Array.from({ length: columns - 1 }, () => emptyCell)]
}

/** The columns that begin a group, except the very first. */
function firstColumns(groups: readonly ColumnGroup[]): ReadonlySet<number> {
  const firsts = new Set<number>()
  let column = 0
  for (const { columns } of groups) {
    if (column > 0) firsts.add(column)
    column += columns.length
  }
  return firsts
}
