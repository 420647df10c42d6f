/**
 * Charts of a patient with twelve measurements, after warming up; the peak
 * memory of 1,000 PNGs in a row; and the time to the first chart of a new
 * process. All with the built package.
 *
 *     npm run build && npm run bench -- render
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type ChartFormat, renderChart } from 'auxology'
import { Bench } from 'tinybench'
import { patientOfTwelve } from './patient-of-twelve.js'

/** Time goals for a chart, milliseconds. */
const goals: { readonly [format in ChartFormat]?: number } = { Svg: 1, Png: 45, Jpg: 60, Pdf: 35, PdfAndData: 60 }
const coldGoal = 60
/** Megabytes. */
const memoryGoal = 250

const render = (format: ChartFormat) =>
  renderChart(patientOfTwelve, { type: 'Height', format }, { today: '2026-06-01' })

// In processes of their own, which hold nothing else.
if (existsSync('dist/index.js')) {
  for (const scale of [1, 2]) {
    const most = printedBy('picture-series.mjs', `${scale}`)
    console.log(`1,000 PNGs in a row at scale ${scale}: at most ${most} MB resident (goal ${memoryGoal})`)
  }
}

const bench = new Bench({ time: 2500, warmupTime: 1500 })
for (const format of Object.keys(goals) as ChartFormat[]) bench.add(format, () => render(format))
await bench.run()
console.table(
  bench.tasks.map(({ name, result }) => ({
    name,
    'median, ms': 'latency' in result ? Number(result.latency.p50.toFixed(2)) : Number.NaN,
    goal: goals[name as ChartFormat],
  })),
)

if (existsSync('dist/index.js')) {
  const { chart, empty } = coldStarts()
  console.log(
    `first SVG, from the start of its process: median ${middle(chart)} ms, best ${Math.min(...chart)} ms (goal ${coldGoal}); ` +
      `an empty script: median ${middle(empty)} ms, best ${Math.min(...empty)} ms`,
  )
} else console.log('first SVG of a process: not measured; run `npm run build` first')

/** Milliseconds from process start to the first chart, and to an empty script; alternating, because machine speed varies. */
function coldStarts(): { readonly chart: number[]; readonly empty: number[] } {
  const chart: number[] = []
  const empty: number[] = []
  for (let i = 0; i < 15; i++) {
    chart.push(printedBy('first-chart.mjs'))
    empty.push(printedBy('empty-script.mjs'))
  }
  return { chart, empty }
}

/** The number that a script prints, rounded. */
function printedBy(script: string, ...more: readonly string[]): number {
  const args = [`bench/${script}`, JSON.stringify(patientOfTwelve), ...more]
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (stdout === '') throw new Error(stderr)
  return Math.round(Number(stdout))
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] as number
}
