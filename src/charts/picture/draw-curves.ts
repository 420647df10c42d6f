import type { Shape } from '../../scene/scene.js'
import type { ChartCurve, ChartData, ChartSeam, ChartSegment, Place } from '../data/chart-data.js'
import type { Plot } from './layout.js'
import { curveStyles, markStyles, type Palette } from './styles.js'

/** Half the gap that a curve leaves at a seam, pixels. */
const halfGap = 2
/** An end this close to a seam is at the seam, as a share of the axis. */
const nearSeam = 1e-4

/** Pairs of percentiles with a tinted band between them, widest first. */
const bandPairs = [
  [3, 97],
  [10, 90],
  [25, 75],
] as const

/** The tinted bands between the percentiles. */
export function drawBands({ curves }: ChartData, plot: Plot, palette: Palette): Shape[] {
  return bandPairs.flatMap(([low, high], i) => {
    const lower = curves.find(({ percentile }) => percentile === low)?.segments ?? []
    const upper = curves.find(({ percentile }) => percentile === high)?.segments ?? []
    if (lower.length === 0 || lower.length !== upper.length) return []
    const lines = lower.map((segment, k) => outlineBetween(segment, upper[k] as ChartSegment, plot))
    return [{ kind: 'path', lines, closed: true, fill: palette.bands[i] as string }]
  })
}

function outlineBetween(lower: ChartSegment, upper: ChartSegment, plot: Plot): number[] {
  const coordinates: number[] = []
  for (const { x, y } of lower.points) coordinates.push(plot.atX(x), plot.atY(y))
  for (let i = upper.points.length - 1; i >= 0; i--) {
    const { x, y } = upper.points[i] as Place
    coordinates.push(plot.atX(x), plot.atY(y))
  }
  return coordinates
}

/** The percentile curves, and the general ones behind those of a disease. */
export function drawCurves({ curves, background, seams, xAxis }: ChartData, plot: Plot, palette: Palette): Shape[] {
  const near = (xAxis.to - xAxis.from) * nearSeam
  return [
    {
      kind: 'group',
      role: 'background',
      shapes: background.map((curve) => ({
        kind: 'path',
        lines: curve.segments.map((segment) => lineOf(segment, [], near, plot)),
        ...(curve.percentile === 50 ? markStyles.generalMedian(palette) : markStyles.generalOuter(palette)),
      })),
    },
    {
      kind: 'group',
      role: 'percentiles',
      shapes: curves.map((curve) => drawCurve(curve, seams, near, plot, palette)),
    },
  ]
}

function drawCurve(
  { percentile, segments }: ChartCurve,
  seams: readonly ChartSeam[],
  near: number,
  plot: Plot,
  palette: Palette,
): Shape {
  return {
    kind: 'path',
    lines: segments.map((segment) => lineOf(segment, seams, near, plot)),
    stroke: palette.curve,
    ...curveStyles[percentile],
  }
}

/** A segment in pixels, which stops just short of the seams. */
function lineOf({ points }: ChartSegment, seams: readonly ChartSeam[], near: number, plot: Plot): number[] {
  const atSeam = (place: Place | undefined) =>
    place !== undefined && seams.some((seam) => Math.abs(seam.x - place.x) < near)
  const from = atSeam(points[0]) ? plot.atX((points[0] as Place).x) + halfGap : Number.NEGATIVE_INFINITY
  const to = atSeam(points.at(-1)) ? plot.atX((points.at(-1) as Place).x) - halfGap : Number.POSITIVE_INFINITY
  const places = points.map(({ x, y }): Place => ({ x: plot.atX(x), y: plot.atY(y) }))
  const coordinates: number[] = []
  places.forEach((place, i) => {
    if (place.x < from) coordinates.push(...crossing(place, places[i + 1], from))
    else if (place.x > to) coordinates.push(...crossing(place, places[i - 1], to))
    else coordinates.push(place.x, place.y)
  })
  return coordinates
}

/** Where the straight line from a place beyond an edge to its neighbour on the other side crosses that edge. */
function crossing(beyond: Place, neighbour: Place | undefined, edge: number): number[] {
  if (neighbour === undefined || (beyond.x - edge) * (neighbour.x - edge) >= 0) return []
  const share = (edge - beyond.x) / (neighbour.x - beyond.x)
  return [edge, beyond.y + share * (neighbour.y - beyond.y)]
}
