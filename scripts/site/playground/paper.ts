import type { ChartOptions } from '../../../src/charts/chart-growth.js'
import type { ChartRequest } from '../../../src/charts/chart-request.js'
import type { Patient } from '../../../src/ground/model/patient.js'
import type { renderChart } from '../../../src/shown/render/render-chart.js'
import { create, loadScript } from './dom.js'

declare global {
  /** What `more-paper.js` brings. */
  var auxologyRenderChart: typeof renderChart | undefined
}

/** What a reader can take along, by the `data-paper` of its button. */
const papers: { readonly [name: string]: Pick<ChartRequest, 'format' | 'layout'> } = {
  sheet: { format: 'Pdf', layout: 'sheet' },
  chart: { format: 'PdfAndData' },
  page: { format: 'Html' },
}

/** Draws a page for the file and saves it, all in the browser. The first one loads what draws it. */
export async function savePaper(
  name: string,
  patient: Patient,
  request: Omit<ChartRequest, 'format'>,
  options: ChartOptions,
): Promise<void> {
  await loadScript('more-paper.js')
  const paper = papers[name]
  const draw = globalThis.auxologyRenderChart
  if (paper === undefined || draw === undefined) throw new RangeError(`no paper ${name}`)
  const { body, mediaType, fileExtension } = await draw(patient, { ...request, ...paper }, options)
  const address = URL.createObjectURL(new Blob([body as BlobPart], { type: mediaType }))
  const link = create('a', { href: address, download: `auxology-${name}.${fileExtension}` })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keptFor)
}

/** So long can a browser take to begin saving, milliseconds. */
const keptFor = 10_000
