import type { ChartRenderer } from '../chart-renderer.js'

/** The chart on one A4 page, and everything known and computed on those that follow. */
export const pdfAndDataRenderer: ChartRenderer<Uint8Array> = {
  mediaType: 'application/pdf',
  fileExtension: 'pdf',
  render: async (chart) => (await import('./print-chart-and-data.js')).printChartAndData(chart),
}
