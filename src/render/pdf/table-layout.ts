import { textWidth } from '../../scene/fit-text.js'
import { fittingTables } from '../fitting-tables.js'
import { cellPadding, sizes } from './design.js'
import { textWidth as pageWidth } from './page-size.js'
import type { Column, ColumnGroup } from './report-columns.js'

/** Between groups, points. */
const leastGap = 6
/** A wide page puts columns no further apart than this, points; groups, twice as far. */
const mostSpread = 12
/** Kerning and rounding, points. */
const tolerance = 0.6

/** Groups of columns that stand beside each other on a page. */
export interface LaidOutTable {
  readonly groups: readonly ColumnGroup[]
  /** Of every column, points. */
  readonly widths: readonly number[]
  /** Between columns, beyond the padding, points. */
  readonly spread: number
  /** Between groups, beyond that, points. */
  readonly gap: number
  /** What is left of the page's width, points. */
  readonly rest: number
}

/** The groups in as many tables as the page's width needs, each led by the same columns. */
export function layOutTables(lead: readonly ColumnGroup[], groups: readonly ColumnGroup[]): LaidOutTable[] {
  return fittingTables(lead, groups, (table) => leastWidth(table) <= pageWidth).map(layOut)
}

function layOut(groups: readonly ColumnGroup[]): LaidOutTable {
  const widths = groups.flatMap(columnWidths)
  const shares = widths.length - 1 + (groups.length - 1)
  const room = Math.max(0, pageWidth - leastWidth(groups))
  const spread = Math.min(mostSpread, room / shares)
  return { groups, widths, spread, gap: leastGap + spread, rest: room - spread * shares }
}

function leastWidth(groups: readonly ColumnGroup[]): number {
  const columns = groups.flatMap(columnWidths)
  // The very first column has no padding on its left.
  return columns.reduce((sum, width) => sum + width + 2 * cellPadding, leastGap * (groups.length - 1) - cellPadding)
}

/** Every column as wide as its widest text; the first wider, if their common heading needs it. */
function columnWidths({ heading, columns }: ColumnGroup): number[] {
  const widths = columns.map(widestText)
  const together = widths.reduce((sum, width) => sum + width, 2 * cellPadding * (columns.length - 1))
  const lacking = Math.max(0, textWidth(heading, sizes.table, true) + tolerance - together)
  return widths.map((width, i) => (i === 0 ? width + lacking : width))
}

function widestText({ title, cells }: Column): number {
  return Math.max(...[title, ...cells].map((text) => textWidth(text, sizes.table))) + tolerance
}
