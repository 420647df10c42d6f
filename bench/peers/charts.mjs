import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { init } from 'echarts'
import { parse, View } from 'vega'
import { chartData, renderChart } from '../../dist/index.js'
import { who } from '../../dist/references.js'
import { patientOfTwelve } from '../patient-of-twelve.js'
import { perSecond } from './measure.mjs'
import { rcpchChart } from './rcpch-chart.mjs'

const size = 1000
const request = { type: 'Height', format: 'Svg', width: size, height: size }
const options = { today: '2026-06-01', references: who }

// The general libraries are given the curves and points: all they have to do is to draw them.
const { title, xAxis, yAxis, curves, points } = chartData(patientOfTwelve, request, options)
const curvePoints = curves.map(({ label, segments }) => ({
  label,
  points: segments.flatMap((segment) => segment.points),
}))
const pointPairs = points.map(({ x, y }) => [x, y])

async function auxologyChart() {
  return (await renderChart(patientOfTwelve, request, options)).body
}

function echartsChart() {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: size, height: size })
  chart.setOption({
    animation: false,
    title: { text: title },
    xAxis: { type: 'value', name: xAxis.title, min: xAxis.from, max: xAxis.to },
    yAxis: { type: 'value', name: yAxis.title, min: yAxis.from, max: yAxis.to },
    series: [
      ...curvePoints.map(({ label, points }) => ({
        name: label,
        type: 'line',
        showSymbol: false,
        endLabel: { show: true, formatter: label },
        data: points.map(({ x, y }) => [x, y]),
      })),
      { type: 'scatter', data: pointPairs },
    ],
  })
  const svg = chart.renderToSVGString()
  chart.dispose()
  return svg
}

async function vegaChart() {
  const view = new View(
    parse({
      width: size,
      height: size,
      title,
      data: [
        {
          name: 'curves',
          values: curvePoints.flatMap(({ label, points }) => points.map(({ x, y }) => ({ label, x, y }))),
        },
        { name: 'points', values: points.map(({ x, y }) => ({ x, y })) },
      ],
      scales: [
        { name: 'x', type: 'linear', domain: [xAxis.from, xAxis.to], range: 'width' },
        { name: 'y', type: 'linear', domain: [yAxis.from, yAxis.to], range: 'height' },
      ],
      axes: [
        { orient: 'bottom', scale: 'x', title: xAxis.title, grid: true },
        { orient: 'left', scale: 'y', title: yAxis.title, grid: true },
      ],
      marks: [
        {
          type: 'group',
          from: { facet: { name: 'curve', data: 'curves', groupby: 'label' } },
          marks: [
            {
              type: 'line',
              from: { data: 'curve' },
              encode: {
                enter: { x: { scale: 'x', field: 'x' }, y: { scale: 'y', field: 'y' }, stroke: { value: 'teal' } },
              },
            },
          ],
        },
        {
          type: 'symbol',
          from: { data: 'points' },
          encode: { enter: { x: { scale: 'x', field: 'x' }, y: { scale: 'y', field: 'y' }, fill: { value: 'black' } } },
        },
      ],
    }),
    { renderer: 'none' },
  )
  const svg = await view.toSVG()
  view.finalize()
  return svg
}

/** The least that draws the chart: axes with labels, curves, points; no label is kept off another. */
function plainChart() {
  const x = scaleLinear([xAxis.from, xAxis.to], [60, size - 60])
  const y = scaleLinear([yAxis.from, yAxis.to], [size - 60, 60])
  const path = line(
    (point) => x(point.x),
    (point) => y(point.y),
  ).digits(2)
  const parts = [`<text x="60" y="30">${title}</text>`]
  for (const tick of x.ticks(19)) {
    parts.push(
      `<path d="M${x(tick)},60V${size - 60}" stroke="#ccc"/><text x="${x(tick)}" y="${size - 40}">${tick}</text>`,
    )
  }
  for (const tick of y.ticks(15)) {
    parts.push(`<path d="M60,${y(tick)}H${size - 60}" stroke="#ccc"/><text x="20" y="${y(tick)}">${tick}</text>`)
  }
  for (const { label, points } of curvePoints) {
    const last = points.at(-1)
    parts.push(
      `<path d="${path(points)}" fill="none" stroke="teal"/><text x="${x(last.x)}" y="${y(last.y)}">${label}</text>`,
    )
  }
  for (const point of points) parts.push(`<circle cx="${x(point.x)}" cy="${y(point.y)}" r="4"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${parts.join('')}</svg>`
}

const implementations = {
  auxology: auxologyChart,
  '@rcpch/digital-growth-charts-react-component-library': await rcpchChart(pointPairs, size),
  echarts: echartsChart,
  vega: vegaChart,
  'plain: d3-scale, d3-shape and strings': plainChart,
}

/** Height charts as SVG text, per second. */
export function charts() {
  return perSecond(implementations)
}

/** One picture of each, so that a reader can see what the time went into. */
export async function pictures() {
  const drawn = []
  for (const [name, draw] of Object.entries(implementations)) {
    const svg = await draw()
    const curvesDrawn = svg.match(/<path/g)?.length ?? 0
    if (curvesDrawn < curves.length)
      throw new Error(`${name} drew ${curvesDrawn} paths, fewer than ${curves.length} curves.`)
    drawn.push([name, svg])
  }
  return drawn
}
