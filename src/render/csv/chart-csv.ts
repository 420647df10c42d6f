import type { ChartData } from '../../charts/data/chart-data.js'
import { csvText } from '../../text/csv.js'
import { csvColumns } from './csv-columns.js'
import { csvRows } from './csv-rows.js'

/** Without it Excel takes UTF-8 for a Western code page, and Größe for GrÃ¶ÃŸe. */
const byteOrderMark = '\uFEFF'

/**
 * The data of a chart as comma-separated values: one row per point, a column
 * `series` that says of what, decimal points, numbers as in the chart data
 * document. Text that a spreadsheet would take for a formula begins with an
 * apostrophe.
 *
 * The text begins with a byte order mark; Python reads it as `utf-8-sig`.
 *
 * @example
 * ```ts
 * const csv = chartCsv(chartData(jakob, { type: 'Height' }))
 * csv.split('\r\n').find((row) => row.startsWith('patient,') && row.includes('2025-03-10'))
 * // patient,,16.0274,177,0.04,exact,51.61…
 * ```
 */
export function chartCsv(data: ChartData): string {
  const rows = csvRows(data).map((row) => csvColumns.map(({ cell }) => cell(row)))
  return byteOrderMark + csvText([csvColumns.map(({ name }) => name), ...rows])
}
