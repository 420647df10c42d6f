import type { Rectangle } from '../../scene/scene.js'
import type { ChartCurve, ChartData, Place } from '../data/chart-data.js'
import { pointRadius } from './draw-patient.js'
import type { Plot } from './layout.js'
import { patientPoints } from './shown-data.js'

/** A line is surrounded by rectangles this wide, pixels. */
const stepWidth = 14

/** The patient's points, bone ages included, as rectangles. */
export function pointObstacles(data: ChartData, plot: Plot): Rectangle[] {
  const radius = pointRadius(data) + 1
  return [...patientPoints(data), ...data.boneAges].map(({ x, y }) => ({
    x: plot.atX(x) - radius,
    y: plot.atY(y) - radius,
    width: 2 * radius,
    height: 2 * radius,
  }))
}

/** The percentiles from the lowest to the highest, the curves behind them and the patient's line. */
export function curveObstacles(data: ChartData, plot: Plot): Rectangle[] {
  const { curves, background } = data
  const [lowest, highest] = [curves[0], curves.at(-1)]
  return [
    ...(lowest && highest ? betweenCurves(lowest, highest, plot) : []),
    ...background.flatMap((curve) => betweenCurves(curve, curve, plot)),
    ...lineObstacles(data, plot),
  ]
}

/** The patient's line. */
export function lineObstacles(data: ChartData, plot: Plot): Rectangle[] {
  return alongLine(patientPoints(data), plot)
}

/** Rectangles from one curve to another. Both have their points at the same x. */
function betweenCurves(lower: ChartCurve, upper: ChartCurve, plot: Plot): Rectangle[] {
  return lower.segments.flatMap(({ points }, k) => {
    const above = upper.segments[k]?.points ?? points
    return points.slice(1).map((place, i) => boundsOf([place, points[i], above[i + 1], above[i]], plot))
  })
}

/** Rectangles along the straight lines between places. */
function alongLine(places: readonly Place[], plot: Plot): Rectangle[] {
  return places.slice(1).flatMap((to, i) => {
    const from = places[i] as Place
    const steps = Math.max(1, Math.ceil((plot.atX(to.x) - plot.atX(from.x)) / stepWidth))
    const at = (step: number): Place => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    })
    return Array.from({ length: steps }, (_, step) => boundsOf([at(step), at(step + 1)], plot))
  })
}

function boundsOf(places: readonly (Place | undefined)[], plot: Plot): Rectangle {
  let [left, right, top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY, 0]
  for (const place of places) {
    if (place === undefined) continue
    const [x, y] = [plot.atX(place.x), plot.atY(place.y)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}
