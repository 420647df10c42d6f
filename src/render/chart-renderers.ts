import type { ChartRenderer } from './chart-renderer.js'
import { csvRenderer } from './csv/csv-renderer.js'
import { htmlRenderer } from './html/html-renderer.js'
import { jsonRenderer } from './json-renderer.js'
import { pdfAndDataRenderer } from './pdf/pdf-and-data-renderer.js'
import { pdfRenderer } from './pdf/pdf-renderer.js'
import { jpgRenderer } from './raster/jpg-renderer.js'
import { pngRenderer } from './raster/png-renderer.js'
import type { BinaryFormat, TextFormat } from './rendered-chart.js'
import { svgRenderer } from './svg/svg-renderer.js'
import { xmlRenderer } from './xml-renderer.js'

type ChartRenderers = { readonly [format in TextFormat]: ChartRenderer<string> } & {
  readonly [format in BinaryFormat]: ChartRenderer<Uint8Array>
}

/** The renderer of every format. */
export const chartRenderers: ChartRenderers = {
  Jpg: jpgRenderer,
  Png: pngRenderer,
  Svg: svgRenderer,
  Html: htmlRenderer,
  Json: jsonRenderer,
  Xml: xmlRenderer,
  Csv: csvRenderer,
  Pdf: pdfRenderer,
  PdfAndData: pdfAndDataRenderer,
}
