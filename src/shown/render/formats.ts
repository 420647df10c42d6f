import type { ChartFormat } from '../../charts/chart-request.js'
import { writeJson } from '../../ground/codec/json/write-json.js'
import { writeXml } from '../../ground/codec/xml/write-xml.js'
import { chartDataDocument } from '../documents/chart-data-document.js'
import type { ChartRenderer } from './chart-renderer.js'
import { chartCsv } from './csv/chart-csv.js'
import type { BinaryFormat } from './rendered-chart.js'
import { svgPicture } from './svg-picture.js'

type ChartRenderers = {
  readonly [format in ChartFormat]: ChartRenderer<format>
}

/** Every format: what it is called elsewhere, whether it is binary, and how a chart is rendered in it. */
export const chartRenderers: ChartRenderers = {
  /** A lossy raster image. The code for it is loaded with the first one. */
  Jpg: {
    mediaType: 'image/jpeg',
    fileExtension: 'jpg',
    binary: true,
    render: async (chart) => (await import('./raster/raster-picture.js')).renderJpg(chart),
  },
  /** A lossless raster image, likewise. */
  Png: {
    mediaType: 'image/png',
    fileExtension: 'png',
    binary: true,
    render: async (chart) => (await import('./raster/raster-picture.js')).renderPng(chart),
  },
  /** A vector image. */
  Svg: {
    mediaType: 'image/svg+xml',
    fileExtension: 'svg',
    binary: false,
    render: ({ data, settings, scene }) => svgPicture(data.gender, settings, scene),
  },
  /** A self-contained page. The code for it is loaded with the first one. */
  Html: {
    mediaType: 'text/html',
    fileExtension: 'html',
    binary: false,
    // Its table of what was gained has the texts of the course.
    needs: ['courseCharts', 'measuresOfChild'],
    framesChild: true,
    render: async (chart) => (await import('./html/chart-html.js')).renderPage(chart),
  },
  /** The whole chart data. */
  Json: {
    mediaType: 'application/json',
    fileExtension: 'json',
    binary: false,
    render: ({ data }) => writeJson(chartDataDocument, data),
  },
  /** The whole chart data. */
  Xml: {
    mediaType: 'application/xml',
    fileExtension: 'xml',
    binary: false,
    render: ({ data }) => writeXml(chartDataDocument, data),
  },
  /** The whole chart data as one table. */
  Csv: { mediaType: 'text/csv', fileExtension: 'csv', binary: false, render: ({ data }) => chartCsv(data) },
  /** The chart on one A4 page. The code for it is loaded with the first one. */
  Pdf: {
    mediaType: 'application/pdf',
    fileExtension: 'pdf',
    binary: true,
    render: async (chart) => (await import('./pdf/print-chart.js')).printChart(chart),
  },
  /** The same, and everything known and computed on the pages that follow. */
  PdfAndData: {
    mediaType: 'application/pdf',
    fileExtension: 'pdf',
    binary: true,
    // Its pages say what is of note in the course.
    needs: ['courseCharts', 'measuresOfChild'],
    render: async (chart) => (await import('./pdf/print-chart-and-data.js')).printChartAndData(chart),
  },
}

/** Whether a format is binary; false for what isn't a format. */
export function isBinaryFormat(format: string): format is BinaryFormat {
  return Object.hasOwn(chartRenderers, format) && chartRenderers[format as ChartFormat].binary
}
