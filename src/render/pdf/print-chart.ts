import { todayIso } from '../../growth/growth-options.js'
import type { ChartToRender } from '../chart-renderer.js'
import { loadHost } from '../load-host.js'
import { chartDocument } from './chart-document.js'
import { chartPage } from './chart-page.js'

/** The chart on one A4 page. */
export async function printChart({ data, settings, growth }: ChartToRender): Promise<Uint8Array> {
  const { printPdf } = await loadHost()
  const today = todayIso(growth)
  return printPdf(chartDocument(data, { content: [chartPage(data, settings)], today }))
}
