/**
 * Charts as multiples of what the machine needs for them at least, in processor
 * time, in the same process. The table in docs/performance.md says what each
 * yardstick is.
 *
 *     npm run build && npm run bench -- ratios
 */
import { type ChartFormat, chartData, chartSvg, renderChart } from 'auxology'
import { children, ofAll } from './forty-children.js'
import { patientOfTwelve } from './patient-of-twelve.js'
import { plainChart } from './peers/plain-chart.mjs'
import { plainPage } from './plain-page.js'
import { leastProcessorTime } from './quickest.js'
import { utf8 } from './yardsticks.js'

const options = { today: '2026-06-01' }
const render = async (format: ChartFormat) =>
  (await renderChart(patientOfTwelve, { type: 'Height', format }, options)).body
const inUtf8 = (format: ChartFormat) => async () => utf8((await render(format)) as string)
const { title, xAxis, yAxis, curves, points } = chartData(patientOfTwelve, { type: 'Height' }, options)
const joined = curves.map(({ label, segments }) => ({ label, points: segments.flatMap((segment) => segment.points) }))
const ready = { title, xAxis, yAxis, curves: joined, points }
/** Four windows in two sizes, each with both kinds of lines, and with and without bone ages. */
const drawnInPage = 4 * 2 * 2 * 2
const drawPlainPage = plainPage((await render('Pdf')) as Uint8Array)

const times = await leastProcessorTime({
  plainSvg: () => utf8(plainChart(ready, 1000)),
  data: () => chartData(patientOfTwelve, { type: 'Height' }, options),
  svg: () => utf8(chartSvg(patientOfTwelve, { type: 'Height' }, options)),
  svgOfMany: ofAll((child) => utf8(chartSvg(child, { type: 'Height' }, options))),
  html: inUtf8('Html'),
  csv: inUtf8('Csv'),
  json: inUtf8('Json'),
  plainPage: drawPlainPage,
  pdf: () => render('Pdf'),
  pdfAndData: () => render('PdfAndData'),
})

const rows: readonly (readonly [job: string, time: number, yardstick: string, least: number, goal: number])[] = [
  ['Svg', times.svg, 'plain d3, data ready', times.plainSvg, 3.2],
  ['Svg, 40 children in turn', times.svgOfMany / children.length, 'plain d3, data ready', times.plainSvg, 3.2],
  ['Html', times.html, `Svg, ${drawnInPage} times`, drawnInPage * times.svg, 2.2],
  ['Csv', times.csv, 'Json chart', times.json, 1.2],
  ['Json chart', times.json, 'chart data', times.data, 1.2],
  ['Pdf', times.pdf, 'pdfkit, the same operators', times.plainPage, 4],
  ['PdfAndData', times.pdfAndData, 'pdfkit, the same operators', times.plainPage, 25],
]
console.table(
  rows.map(([job, time, yardstick, least, goal]) => ({
    job,
    'ms of processor': Number((time / 1000).toFixed(2)),
    yardstick,
    'its ms': Number((least / 1000).toFixed(2)),
    ratio: Number((time / least).toFixed(2)),
    goal,
  })),
)

/** What one Svg allocates, kilobytes, between collections. */
function allocatedBySvg(): number {
  const grown: number[] = []
  for (let i = 0; i < 60; i++) {
    const before = process.memoryUsage().heapUsed
    utf8(chartSvg(patientOfTwelve, { type: 'Height' }, options))
    grown.push(process.memoryUsage().heapUsed - before)
  }
  return (grown.sort((a, b) => a - b)[grown.length >> 1] as number) / 1000
}
console.log(`an Svg allocates ${Math.round(allocatedBySvg())} kB`)
