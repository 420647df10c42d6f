import { init } from 'echarts'

/** The chart drawn by echarts, rendered as text. */
export function echartsChart({ title, xAxis, yAxis, curves, points }, size) {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: size, height: size })
  chart.setOption({
    animation: false,
    title: { text: title },
    xAxis: { type: 'value', name: xAxis.title, min: xAxis.from, max: xAxis.to },
    yAxis: { type: 'value', name: yAxis.title, min: yAxis.from, max: yAxis.to },
    series: [
      ...curves.map(({ label, points }) => ({
        name: label,
        type: 'line',
        showSymbol: false,
        endLabel: { show: true, formatter: label },
        data: points.map(({ x, y }) => [x, y]),
      })),
      { type: 'scatter', data: points.map(({ x, y }) => [x, y]) },
    ],
  })
  const svg = chart.renderToSVGString()
  chart.dispose()
  return svg
}
