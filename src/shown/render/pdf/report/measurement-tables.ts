import type { Palette } from '../../../../charts/picture/styles.js'
import type { Language } from '../../../../ground/languages/language.js'
import { printSizes, ruledLayout, sectionGap } from '../design.js'
import type { PdfNode, PdfTable, PdfText } from '../pdfmake.js'
import { dayColumns, pretermColumns } from './age-columns.js'
import { clinicGroups } from './clinic-groups.js'
import type { ReferenceNotes } from './reference-notes.js'
import { type Cell, type ColumnGroup, measureColumns } from './report-columns.js'
import type { ReportedPatient } from './reported-patient.js'
import { type LaidOutTable, layOutTables } from './table-layout.js'

const emptyCell: PdfText = { text: '' }

/**
 * All visits with everything measured and computed. What doesn't fit into the
 * width of the page goes into further tables below. Each begins with the dates
 * of the visits and the ages, and repeats its headings on every page; the letters of the
 * references are explained at the end.
 */
export function measurementTables(
  child: ReportedPatient,
  notes: ReferenceNotes,
  palette: Palette,
  language: Language,
): PdfNode[] {
  const words = language.report
  const { visits, earlierVisits } = child
  if (visits.length === 0) return [{ text: words.noMeasurements, margin: [0, 14, 0, 0] }]
  const lead = dayColumns(child, language)
  const tables = layOutTables(lead, [
    ...pretermColumns(child, language),
    ...measureColumns({ visits, notes, language }),
    ...clinicGroups({ visits, notes, language }),
  ])
  const printed: PdfNode[] = tables.map((layout, i) =>
    i === 0
      ? visitTable(
          layout,
          visits.map((_, visit) => visit),
          words.measurements,
          palette,
        )
      : visitTable(layout, visitsWithValues(layout, lead.length), undefined, palette),
  )
  if (earlierVisits === 0) return printed
  return [...printed, { text: words.earlierVisits(visits.length, earlierVisits), margin: [0, 4, 0, 0] }]
}

/** The visits with values in a further table. */
function visitsWithValues({ groups }: LaidOutTable, leading: number): number[] {
  const columns = groups.slice(leading).flatMap((group) => group.columns)
  const visits = columns[0]?.cells.map((_, visit) => visit) ?? []
  return visits.filter((visit) => columns.some(({ cells }) => cells[visit]?.text !== ''))
}

function visitTable(
  laidOut: LaidOutTable,
  visits: readonly number[],
  title: string | undefined,
  palette: Palette,
): PdfTable {
  const { groups, widths, rest } = laidOut
  const columns = groups.flatMap((group) => group.columns)
  const headings = [
    ...(title === undefined ? [] : [titleRow(title, columns.length, palette)]),
    groups.flatMap(groupHeading),
    columns.map(({ title: text, alignment }) => ({ text, alignment, color: palette.quietText })),
  ]
  const rows = visits.map((visit) => visitRow(visit, columns, palette))
  return {
    table: {
      headerRows: headings.length,
      keepWithHeaderRows: 2,
      dontBreakRows: true,
      // The last column is empty: it extends the lines to the margin.
      widths: [...widths, rest],
      body: [...headings, ...rows].map((row) => [...row, { ...emptyCell, decorative: true }]),
    },
    layout: spacedLayout(laidOut, columns.length, palette),
    fontSize: printSizes.table,
    margin: [0, sectionGap, 0, 0],
  }
}

function visitRow(visit: number, columns: ColumnGroup['columns'], palette: Palette): PdfText[] {
  return columns.map(({ cells, alignment }, column) => ({
    ...cellText(cells[visit], palette),
    alignment,
    noWrap: true,
    ...(column === 0 ? ({ tag: 'TH' } as const) : {}),
  }))
}

/** Rules, with room between columns and more between groups; the empty column at the end has none. */
function spacedLayout(
  { groups, spread, gap }: LaidOutTable,
  last: number,
  palette: Palette,
): NonNullable<PdfTable['layout']> {
  const firsts = firstColumns(groups)
  const layout = ruledLayout(palette)
  return {
    ...layout,
    paddingLeft: (column, node) =>
      column === last
        ? 0
        : layout.paddingLeft(column, node) + (column > 0 ? spread : 0) + (firsts.has(column) ? gap : 0),
    paddingRight: (column, node) => (column === last ? 0 : layout.paddingRight(column, node)),
  }
}

/** A figure, with the letter of its reference after it in small print. */
function cellText(cell: Cell | undefined, { quietText }: Palette): PdfText {
  const { text, note } = cell ?? { text: '' }
  if (note === undefined) return { text }
  return { text: [{ text }, { text: ` ${note}`, fontSize: printSizes.small, color: quietText }] }
}

function titleRow(text: string, columns: number, { curve }: Palette): PdfText[] {
  return spanning({ text, tag: 'H2', bold: true, fontSize: printSizes.heading, color: curve }, columns)
}

function groupHeading({ heading, columns }: ColumnGroup): PdfText[] {
  return spanning({ text: heading, bold: true, alignment: columns[0]?.alignment ?? 'left' }, columns.length)
}

/** pdfmake expects a cell for every column, including the spanned ones. */
function spanning(cell: PdfText, columns: number): PdfText[] {
  // Without wrapping, pdfmake would ignore the lines of a heading.
  const noWrap = typeof cell.text !== 'string' || !cell.text.includes('\n')
  return [{ ...cell, colSpan: columns, noWrap }, ...Array.from({ length: columns - 1 }, () => emptyCell)]
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
