import { rectanglesAlong } from '../../../ground/scene/along-line.js'
import type { Ascending } from '../../../ground/scene/label-room.js'
import type { Rectangle } from '../../../ground/scene/scene.js'
import type { ChartCurve, ChartSegment, Place } from '../../data/chart-curves.js'
import type { ChartData } from '../../data/chart-data.js'
import { pointRadius, unusedHeight } from '../draw/draw-patient.js'
import { type ChartOfGround, coordinatesOf, type Plot } from '../layout.js'
import { patientPoints, shownUnused } from '../shown-data.js'
import { bandPairs } from './band-pairs.js'

/** The patient's points, bone ages and unused values included, as rectangles. */
export function pointObstacles(data: ChartData, plot: Plot): Rectangle[] {
  const radius = pointRadius(data, plot) + 1
  const around: Rectangle[] = []
  const add = (x: number, y: number) =>
    around.push({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius })
  for (const { x, y } of patientPoints(data)) add(plot.atX(x), plot.atY(y))
  for (const { x, y } of data.boneAges) add(plot.atX(x), plot.atY(y))
  for (const unused of shownUnused(data)) add(plot.atX(unused.x ?? 0), unusedHeight(unused, data.yAxis, plot))
  return around
}

/** Everything between the outermost percentiles, the curves beyond and behind them, and limits. */
export function curveObstacles({ curves, limits, background }: ChartOfGround, plot: Plot): Ascending {
  const [widest] = bandPairs(curves)
  const beyond = curves.filter(({ sds }) => widest === undefined || Math.abs(sds) > Math.abs(widest[0].sds))
  return [
    ...(widest === undefined ? [] : betweenCurves(widest[0].segments, widest[1].segments, plot)),
    ...alongCurves([...beyond, ...limits, ...background], plot),
  ]
}

/** The curves of a general reference. */
export function backgroundObstacles({ background }: ChartData, plot: Plot): Rectangle[] {
  return alongCurves(background, plot).flat()
}

function alongCurves(curves: readonly Pick<ChartCurve, 'segments'>[], plot: Plot): Rectangle[][] {
  return curves.flatMap(({ segments }) => segments.map(({ points }) => rectanglesAlong(coordinatesOf(points, plot))))
}

/** Rectangles along the patient's line. */
export function lineObstacles(data: ChartData, plot: Plot): Rectangle[] {
  return patientLines(data, plot).flatMap(rectanglesAlong)
}

/** The patient's line, and what a velocity spans: from visit to visit, and the ends of its error. */
export function patientLines({ line, points }: ChartData, plot: Plot): (readonly number[])[] {
  const lines = line.map((stretch) => coordinatesOf(stretch.points, plot))
  for (const { x, y, interval } of points) {
    if (interval === undefined) continue
    const { fromX, toX, error = 0 } = interval
    const [across, height] = [plot.atX(x), plot.atY(y)]
    lines.push([plot.atX(fromX), height, plot.atX(toX), height])
    lines.push([across, plot.atY(y - error), across, plot.atY(y + error)])
  }
  return lines
}

/** Rectangles from one curve to another. Both have their points at the same x. */
function betweenCurves(
  lower: readonly ChartSegment[],
  upper: readonly ChartSegment[],
  plot: Plot,
): (readonly Rectangle[])[] {
  return lower.map((segment, k) => rectanglesBetween(segment, upper[k] ?? segment, plot))
}

function rectanglesBetween({ points }: ChartSegment, upper: ChartSegment, plot: Plot): readonly Rectangle[] {
  const above = upper.points
  return points.slice(1).map((place, i) => boundsOf([place, points[i], above[i + 1], above[i]], plot))
}

function boundsOf(places: readonly (Place | undefined)[], plot: Plot): Rectangle {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  let [top, bottom] = [left, right]
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
