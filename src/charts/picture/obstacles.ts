import { keptResults } from '../../scene/kept-results.js'
import type { Obstacles } from '../../scene/label-room.js'
import type { Rectangle } from '../../scene/scene.js'
import type { ChartCurve, ChartSegment, Place } from '../data/chart-curves.js'
import type { ChartData } from '../data/chart-data.js'
import { bandPairs } from './band-pairs.js'
import { pointRadius, unusedHeight } from './draw-patient.js'
import type { Plot } from './layout.js'
import { patientPoints, shownUnused } from './shown-data.js'

/** A line is surrounded by rectangles of this size, pixels; smaller ones keep closer to a steep line. */
const stepLength = 6
/** A line far beyond the plot has no more rectangles than this. */
const mostSteps = 400

/** The patient's points, bone ages and unused values included, as rectangles. */
export function pointObstacles(data: ChartData, plot: Plot): Rectangle[] {
  const radius = pointRadius(data, plot) + 1
  const around = (x: number, y: number) => ({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius })
  return [
    ...[...patientPoints(data), ...data.boneAges].map(({ x, y }) => around(plot.atX(x), plot.atY(y))),
    ...shownUnused(data).map(({ x = 0, y }) => around(plot.atX(x), unusedHeight({ y }, data.yAxis, plot))),
  ]
}

/** Everything between the outermost percentiles, the curves beyond and behind them, limits and the patient's line. */
export function curveObstacles(data: ChartData, plot: Plot): Obstacles {
  const { curves, limits, background } = data
  const [widest] = bandPairs(curves)
  const beyond = curves.filter(({ sds }) => widest === undefined || Math.abs(sds) > Math.abs(widest[0].sds))
  return {
    ascending: [
      ...(widest === undefined ? [] : betweenCurves(widest[0].segments, widest[1].segments, plot)),
      ...alongCurves([...beyond, ...limits, ...background], plot),
    ],
    others: lineObstacles(data, plot),
  }
}

/** The curves of a general reference. */
export function backgroundObstacles({ background }: ChartData, plot: Plot): Rectangle[] {
  return alongCurves(background, plot).flat()
}

/** Plots for which the rectangles of one curve are kept. */
const mostPlots = 6

const alongSegments = /* @__PURE__ */ keptResults<ChartSegment, readonly Rectangle[]>(mostPlots)
const betweenSegments = /* @__PURE__ */ keptResults<
  ChartSegment,
  { readonly upper: ChartSegment; readonly rectangles: readonly Rectangle[] }
>(mostPlots)

function alongCurves(curves: readonly Pick<ChartCurve, 'segments'>[], plot: Plot): (readonly Rectangle[])[] {
  return curves.flatMap(({ segments }) =>
    segments.map((segment) => alongSegments(segment, plot.key, () => alongLine(segment.points, plot))),
  )
}

/** The patient's line, and what a velocity spans: from visit to visit, and the ends of its error. */
export function lineObstacles({ line, points }: ChartData, plot: Plot): Rectangle[] {
  const spans = points.flatMap(({ x, y, interval }) => {
    if (interval === undefined) return []
    const { fromX, toX, error = 0 } = interval
    return [
      [
        { x: fromX, y },
        { x: toX, y },
      ],
      [
        { x, y: y - error },
        { x, y: y + error },
      ],
    ]
  })
  return [...line.map((stretch) => stretch.points), ...spans].flatMap((places) => alongLine(places, plot))
}

/** Rectangles from one curve to another. Both have their points at the same x. */
function betweenCurves(
  lower: readonly ChartSegment[],
  upper: readonly ChartSegment[],
  plot: Plot,
): (readonly Rectangle[])[] {
  return lower.map((segment, k) => {
    const above = upper[k] ?? segment
    const make = () => rectanglesBetween(segment, above, plot)
    const kept = betweenSegments(segment, plot.key, () => ({ upper: above, rectangles: make() }))
    return kept.upper === above ? kept.rectangles : make()
  })
}

function rectanglesBetween({ points }: ChartSegment, upper: ChartSegment, plot: Plot): readonly Rectangle[] {
  const above = upper.points
  return points.slice(1).map((place, i) => boundsOf([place, points[i], above[i + 1], above[i]], plot))
}

/** Rectangles along the straight lines between places. */
function alongLine(places: readonly Place[], plot: Plot): Rectangle[] {
  const rectangles: Rectangle[] = []
  for (let i = 1; i < places.length; i++) {
    const from = places[i - 1] as Place
    const to = places[i] as Place
    const x = plot.atX(from.x)
    const y = plot.atY(from.y)
    const across = plot.atX(to.x) - x
    const down = plot.atY(to.y) - y
    const length = Math.max(Math.abs(across), Math.abs(down))
    const steps = Math.min(mostSteps, Math.max(1, Math.ceil(length / stepLength)))
    const width = Math.abs(across) / steps
    const height = Math.abs(down) / steps
    for (let step = 0; step < steps; step++) {
      const left = x + (across * (across < 0 ? step + 1 : step)) / steps
      const top = y + (down * (down < 0 ? step + 1 : step)) / steps
      rectangles.push({ x: left, y: top, width, height })
    }
  }
  return rectangles
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
