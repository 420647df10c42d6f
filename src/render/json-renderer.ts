import { writeJson } from '../codec/json/write-json.js'
import { chartDataDocument } from '../documents/chart-data-document.js'
import type { ChartRenderer } from './chart-renderer.js'

/** The whole chart data as JSON. */
export const jsonRenderer: ChartRenderer<string> = {
  mediaType: 'application/json',
  fileExtension: 'json',
  render: ({ data }) => writeJson(chartDataDocument, data),
}
