import { writeXml } from '../codec/xml/write-xml.js'
import { chartDataDocument } from '../documents/chart-data-document.js'
import type { ChartRenderer } from './chart-renderer.js'

/** The whole chart data as XML. */
export const xmlRenderer: ChartRenderer<string> = {
  mediaType: 'application/xml',
  fileExtension: 'xml',
  render: ({ data }) => writeXml(chartDataDocument, data),
}
