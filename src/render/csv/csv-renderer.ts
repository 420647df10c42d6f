import type { ChartRenderer } from '../chart-renderer.js'
import { chartCsv } from './chart-csv.js'

/** The whole chart data as comma-separated values. */
export const csvRenderer: ChartRenderer<string> = {
  mediaType: 'text/csv',
  fileExtension: 'csv',
  render: ({ data }) => chartCsv(data),
}
