/**
 * Charts as multiples of what the machine needs for them at least, in processor
 * time, in the same process. The table in docs/performance.md says what each
 * yardstick is.
 *
 *     npm run build && npm run bench -- ratios
 */
import { Resvg } from '@resvg/resvg-js'
import { type ChartFormat, chartData, chartSvg, type Patient, renderChart } from 'auxology'
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
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"/>'
/** Four windows in two sizes, each with both kinds of lines, and with and without bone ages. */
const drawnInPage = 4 * 2 * 2 * 2
const drawPlainPage = plainPage((await render('Pdf')) as Uint8Array)

/** Children who differ in what makes room in a picture: visits, events, parents, the length of the name. */
const children = Array.from({ length: 40 }, (_, i): Patient => {
  const { measurements = [], markers = [], sizeFatherCm, sizeMotherCm } = patientOfTwelve
  return {
    ...patientOfTwelve,
    lastName: `Größing ${'-Hohenlohe'.repeat(i % 4)} ${i}`,
    ...(i % 3 === 0 ? { sizeFatherCm: undefined, sizeMotherCm: undefined } : { sizeFatherCm, sizeMotherCm }),
    measurements: measurements
      .slice(0, 4 + (i % 9))
      .map((visit) => ({ ...visit, sizeCm: (visit.sizeCm ?? 0) + (i % 7) })),
    markers: Array.from({ length: i % 5 }, () => markers).flat(),
  }
})
/** All of them, because some are quicker drawn than others. */
const ofAll = (draw: (child: Patient) => unknown) => async () => {
  for (const child of children) await draw(child)
}

const times = await leastProcessorTime({
  plainSvg: () => utf8(plainChart(ready, 1000)),
  data: () => chartData(patientOfTwelve, { type: 'Height' }, options),
  svg: () => utf8(chartSvg(patientOfTwelve, { type: 'Height' }, options)),
  svgOfMany: ofAll((child) => utf8(chartSvg(child, { type: 'Height' }, options))),
  html: inUtf8('Html'),
  csv: inUtf8('Csv'),
  json: inUtf8('Json'),
  blankPng: () => new Resvg(blank, { background: '#ffffff', font: { loadSystemFonts: false } }).render().asPng(),
  png: () => render('Png'),
  pngOfMany: ofAll((child) => renderChart(child, { type: 'Height', format: 'Png' }, options)),
  jpg: () => render('Jpg'),
  plainPage: drawPlainPage,
  pdf: () => render('Pdf'),
  pdfAndData: () => render('PdfAndData'),
})

const rows: readonly (readonly [job: string, time: number, yardstick: string, least: number, goal: number])[] = [
  ['Svg', times.svg, 'plain d3, data ready', times.plainSvg, 3],
  ['Svg, 40 children in turn', times.svgOfMany / children.length, 'plain d3, data ready', times.plainSvg, 3],
  ['Html', times.html, `Svg, ${drawnInPage} times`, drawnInPage * times.svg, 2.2],
  ['Csv', times.csv, 'Json chart', times.json, 1.2],
  ['Json chart', times.json, 'chart data', times.data, 1.2],
  ['Png', times.png, 'resvg, a blank page', times.blankPng, 1.8],
  ['Png, 40 children in turn', times.pngOfMany / children.length, 'resvg, a blank page', times.blankPng, 1.8],
  ['Jpg', times.jpg, 'resvg, a blank page', times.blankPng, Number.NaN],
  ['Pdf', times.pdf, 'pdfkit, the same operators', times.plainPage, 3],
  ['PdfAndData', times.pdfAndData, 'pdfkit, the same operators', times.plainPage, 12],
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
