import { parse, View } from 'vega'

/** The chart drawn by vega, rendered as text. */
export async function vegaChart({ title, xAxis, yAxis, curves, points }, size) {
  const view = new View(
    parse({
      width: size,
      height: size,
      title,
      data: [
        {
          name: 'curves',
          values: curves.flatMap(({ label, points }) => points.map(({ x, y }) => ({ label, x, y }))),
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
