import { chartData, renderChart } from '../../dist/index.js'
import { who } from '../../dist/references.js'
import { patientOfTwelve } from '../patient-of-twelve.js'
import { echartsChart } from './echarts-chart.mjs'
import { perSecond } from './measure.mjs'
import { plainChart } from './plain-chart.mjs'
import { rcpchChart } from './rcpch-chart.mjs'
import { vegaChart } from './vega-chart.mjs'

const size = 1000
const request = { type: 'Height', format: 'Svg', width: size, height: size }
const options = { today: '2026-06-01', references: who }

// The general-purpose libraries are given the curves and points and only have to draw them.
const data = chartData(patientOfTwelve, request, options)
const drawing = {
  title: data.title,
  xAxis: data.xAxis,
  yAxis: data.yAxis,
  curves: data.curves.map(({ label, segments }) => ({ label, points: segments.flatMap(({ points }) => points) })),
  points: data.points,
}

async function auxologyChart() {
  return (await renderChart(patientOfTwelve, request, options)).body
}

const implementations = {
  auxology: auxologyChart,
  '@rcpch/digital-growth-charts-react-component-library': await rcpchChart(drawing, size),
  echarts: () => echartsChart(drawing, size),
  vega: () => vegaChart(drawing, size),
  'plain: d3-scale, d3-shape and strings': () => plainChart(drawing, size),
}

/** Height charts as SVG text, per second. */
export function charts() {
  return perSecond(implementations)
}

/** One picture from each, to show what is drawn in that time. */
export async function pictures() {
  const drawn = []
  for (const [name, draw] of Object.entries(implementations)) {
    const svg = await draw()
    const curvesDrawn = svg.match(/<path/g)?.length ?? 0
    if (curvesDrawn < drawing.curves.length)
      throw new Error(`${name} drew ${curvesDrawn} paths, fewer than ${drawing.curves.length} curves.`)
    drawn.push([name, svg])
  }
  return drawn
}
