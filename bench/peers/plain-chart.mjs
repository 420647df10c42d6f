import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'

/** The least code that draws the chart: axes with labels, curves, points; labels may overlap. */
export function plainChart({ title, xAxis, yAxis, curves, points }, size) {
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
  for (const { label, points } of curves) {
    const last = points.at(-1)
    parts.push(
      `<path d="${path(points)}" fill="none" stroke="teal"/><text x="${x(last.x)}" y="${y(last.y)}">${label}</text>`,
    )
  }
  for (const point of points) parts.push(`<circle cx="${x(point.x)}" cy="${y(point.y)}" r="4"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${parts.join('')}</svg>`
}
