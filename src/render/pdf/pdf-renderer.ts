import { growthSettings, todayIso } from '../../growth/growth-options.js'
import type { ChartRenderer } from '../chart-renderer.js'
import { loadHost } from '../load-host.js'
import { chartDocument } from './chart-document.js'
import { chartPage } from './chart-page.js'

/** The chart on one A4 page. */
export const pdfRenderer: ChartRenderer = {
  mediaType: 'application/pdf',
  fileExtension: 'pdf',
  render: async ({ data, settings, options }) => {
    const { printPdf } = await loadHost()
    const today = todayIso(growthSettings(options))
    return printPdf(chartDocument(data, { content: [chartPage(data, settings)], today }))
  },
}
