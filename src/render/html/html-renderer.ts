import type { ChartRenderer } from '../chart-renderer.js'
import { chartHtml } from './chart-html.js'

/** A self-contained page. */
export const htmlRenderer: ChartRenderer<string> = {
  mediaType: 'text/html',
  fileExtension: 'html',
  render: ({ data, settings }) => chartHtml(data, settings),
}
