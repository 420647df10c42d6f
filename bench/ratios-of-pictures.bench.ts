/**
 * Pictures of pixels as multiples of what the machine needs for a blank page, in
 * processor time. A process of their own: pixels make the garbage collector run, which
 * looks at all that the process holds. The least time of one picture is without it,
 * that of forty in a row with it.
 *
 *     npm run build && npm run bench -- ratios
 */
import { Resvg } from '@resvg/resvg-js'
import { type ChartFormat, renderChart } from 'auxology'
import { children, ofAll } from './forty-children.js'
import { patientOfTwelve } from './patient-of-twelve.js'
import { leastProcessorTime } from './quickest.js'

const options = { today: '2026-06-01' }
const render = (format: ChartFormat, patient = patientOfTwelve) =>
  renderChart(patient, { type: 'Height', format }, options)
const blank = '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"/>'

const times = await leastProcessorTime({
  blankPng: () => new Resvg(blank, { background: '#ffffff', font: { loadSystemFonts: false } }).render().asPng(),
  png: () => render('Png'),
  pngOfMany: ofAll((child) => render('Png', child)),
  jpg: () => render('Jpg'),
})

const rows: readonly (readonly [job: string, time: number, goal: number])[] = [
  ['Png', times.png, 2.8],
  ['Png, 40 children in turn', times.pngOfMany / children.length, 2.8],
  ['Jpg', times.jpg, Number.NaN],
]
console.table(
  rows.map(([job, time, goal]) => ({
    job,
    'ms of processor': Number((time / 1000).toFixed(2)),
    yardstick: 'resvg, a blank page',
    'its ms': Number((times.blankPng / 1000).toFixed(2)),
    ratio: Number((time / times.blankPng).toFixed(2)),
    goal,
  })),
)
