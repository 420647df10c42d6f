import type { ChartRenderer } from '../chart-renderer.js'

/** The chart on one A4 page; what it takes is loaded when one is asked for. */
export const pdfRenderer: ChartRenderer<Uint8Array> = {
  mediaType: 'application/pdf',
  fileExtension: 'pdf',
  render: async (chart) => (await import('./print-chart.js')).printChart(chart),
}
