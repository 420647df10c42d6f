import { fittingTables } from '../../render/fitting-tables.js'

/** A column of text: its title, then a cell for every row. */
export type TextColumn = readonly string[]

const columnGap = '  '

/**
 * Columns as lines of text, in as many tables, one below the other, as the
 * width of a line requires.
 *
 * @param lead the columns that lead every table
 * @param groups columns that stay together
 */
export function textTables(lead: TextColumn[], groups: readonly TextColumn[][], lineWidth: number): string[] {
  return fittingTables([lead], groups, (table) => tableWidth(table.flat()) <= lineWidth).flatMap((table, i) => [
    ...(i === 0 ? [] : ['']),
    ...tableLines(table.flat()),
  ])
}

function columnWidth(column: TextColumn): number {
  return Math.max(...column.map((cell) => cell.length))
}

function tableWidth(columns: readonly TextColumn[]): number {
  return columns.reduce((sum, column) => sum + columnWidth(column) + columnGap.length, -columnGap.length)
}

/** Titles, a rule and a line for every row; the first column flush left, the others flush right. */
function tableLines(columns: readonly TextColumn[]): string[] {
  const widths = columns.map(columnWidth)
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join(columnGap)
      .trimEnd()
  const [titles = '', ...rows] = (columns[0] ?? []).map((_, row) => line(columns.map((column) => column[row] ?? '')))
  const rule = line(widths.map((width) => '─'.repeat(width)))
  return [titles, rule, ...rows]
}
