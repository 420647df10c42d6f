import { extent } from '../../../../ground/math/extent.js'
import { textWidth } from '../../../../ground/scene/fit-text.js'
import { fittingTables } from '../../../../ground/text/fitting-tables.js'
import { cellPadding, contentWidth, printSizes } from '../design.js'
import type { Column, ColumnGroup } from './report-columns.js'

/** The least space between groups, points. */
const leastGap = 2.5
/** The most extra space between columns where the page has room, points; between groups, twice that. */
const mostSpread = 12
/** For kerning and rounding, points. */
const tolerance = 0.6

/** Groups of columns that fit side by side on a page. */
export interface LaidOutTable {
  readonly groups: readonly ColumnGroup[]
  /** Of each column, points. */
  readonly widths: readonly number[]
  /** Between columns, beyond the padding, points. */
  readonly spread: number
  /** Between groups, in addition, points. */
  readonly gap: number
  /** What is left of the page's width, points. */
  readonly rest: number
}

/** The groups in as many tables as the width of the page needs, each beginning with the same columns. */
export function layOutTables(lead: readonly ColumnGroup[], groups: readonly ColumnGroup[]): LaidOutTable[] {
  const fits = (table: readonly ColumnGroup[]) => leastWidth(table) <= contentWidth
  const foldedLead = lead.map(withFoldedHeading)
  const folded = groups.map(withFoldedHeading)
  const whole = new Map([...foldedLead, ...folded].map((group, i) => [group, [...lead, ...groups][i] ?? group]))
  return fittingTables(foldedLead, folded, fits).map((table) => {
    // A line saved where the page has room for whole headings.
    const unfolded = table.map((group) => whole.get(group) ?? group)
    return layOut(fits(unfolded) ? unfolded : table)
  })
}

/** A heading that is wider than its columns, in two lines of the most equal width. */
function withFoldedHeading(group: ColumnGroup): ColumnGroup {
  const { heading, columns } = group
  const room = columns.reduce((sum, column) => sum + widestText(column) + 2 * cellPadding, -2 * cellPadding)
  if (headingWidth(heading) <= room) return group
  const folded = [...heading.matchAll(/ /g)].map(
    ({ index }) => `${heading.slice(0, index)}\n${heading.slice(index + 1)}`,
  )
  const [narrowest] = folded.sort((a, b) => headingWidth(a) - headingWidth(b))
  return narrowest === undefined || heading.includes('\n') ? group : { heading: narrowest, columns }
}

function headingWidth(heading: string): number {
  return Math.max(...heading.split('\n').map((line) => textWidth(line, printSizes.table, true)))
}

function layOut(groups: readonly ColumnGroup[]): LaidOutTable {
  const widths = groups.flatMap(columnWidths)
  const shares = widths.length - 1 + (groups.length - 1)
  const room = Math.max(0, contentWidth - leastWidth(groups))
  const spread = Math.min(mostSpread, room / shares)
  return { groups, widths, spread, gap: leastGap + spread, rest: room - spread * shares }
}

function leastWidth(groups: readonly ColumnGroup[]): number {
  const columns = groups.flatMap(columnWidths)
  // The very first column has no padding on its left.
  return columns.reduce((sum, width) => sum + width + 2 * cellPadding, leastGap * (groups.length - 1) - cellPadding)
}

/** Each column is as wide as its widest text; the first is wider if the heading of the group needs it. */
function columnWidths({ heading, columns }: ColumnGroup): number[] {
  const widths = columns.map(widestText)
  const together = widths.reduce((sum, width) => sum + width, 2 * cellPadding * (columns.length - 1))
  const lacking = Math.max(0, headingWidth(heading) + tolerance - together)
  return widths.map((width, i) => (i === 0 ? width + lacking : width))
}

function widestText({ title, cells }: Column): number {
  const widths = cells.map(({ text, note }) => textWidth(text, printSizes.table) + noteWidth(note))
  return Math.max(textWidth(title, printSizes.table), extent(widths)?.[1] ?? 0) + tolerance
}

function noteWidth(note: string | undefined): number {
  return note === undefined ? 0 : textWidth(` ${note}`, printSizes.small)
}
