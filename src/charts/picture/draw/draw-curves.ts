import type { Paint, PartData, PathShape, Shape } from '../../../ground/scene/scene.js'
import { areaShape, groupShape } from '../../../ground/scene/shapes.js'
import { formatNumber, percentileDecimals } from '../../../ground/text/number.js'
import type { ChartAxis, ChartCurve, ChartLimit, ChartSeam, ChartSegment, Place } from '../../data/chart-curves.js'
import type { ChartData } from '../../data/chart-data.js'
import { bandPairs, bandsAbove, isOneSided } from '../labels/band-pairs.js'
import { type ChartOfGround, coordinatesOf, type Plot } from '../layout.js'
import { curveWidths, heldDash, markPaints, type Palette } from '../styles.js'
import type { CurveStyle } from '../themes.js'
import { scoreDecimals } from './point-data.js'

/** Half the gap that a curve leaves at a seam, pixels. */
const halfGap = 2
/** An end this close to a seam is at the seam, as a share of the axis. */
const nearSeam = 1e-4

/** The tinted bands between the percentiles, in front of that of a general reference. */
export function drawBands({ curves, background }: ChartOfGround, plot: Plot, palette: Palette): Shape[] {
  const [general] = bandPairs(background)
  const pairs = (isOneSided(curves) ? bandsAbove(curves) : bandPairs(curves)).slice(-palette.bands.length)
  const tints = palette.bands.slice(-pairs.length)
  return [
    ...(general === undefined ? [] : [bandBetween(general[0].segments, general[1].segments, plot)]).map((lines) =>
      areaShape(lines, { fill: palette.backgroundBand }, 'background-band'),
    ),
    ...pairs.map(([lower, upper], i) =>
      areaShape(
        bandBetween(lower.segments, upper.segments, plot),
        { fill: tints[i] as string },
        `band-${seriesOf(lower)}-${seriesOf(upper)}`,
      ),
    ),
  ]
}

/** The outlines of the area between two curves with the same segments. */
export function bandBetween(
  lower: readonly ChartSegment[],
  upper: readonly ChartSegment[],
  plot: Plot,
): (readonly number[])[] {
  return lower.map((segment, k) => outlineBetween(segment, upper[k] ?? segment, plot))
}

function outlineBetween(lower: ChartSegment, upper: ChartSegment, plot: Plot): readonly number[] {
  const coordinates = new Array<number>(2 * (lower.points.length + upper.points.length))
  let at = 0
  for (const { x, y } of lower.points) {
    coordinates[at++] = plot.atX(x)
    coordinates[at++] = plot.atY(y)
  }
  for (let i = upper.points.length - 1; i >= 0; i--) {
    const { x, y } = upper.points[i] as Place
    coordinates[at++] = plot.atX(x)
    coordinates[at++] = plot.atY(y)
  }
  return coordinates
}

/** How curves are drawn in a plot. */
export interface CurveLook {
  readonly plot: Plot
  readonly palette: Palette
  readonly curveStyle: CurveStyle
}

/** The general curves behind those of a disease. */
export function drawBackground({ background, xAxis }: ChartOfGround, { plot, palette }: CurveLook): Shape[] {
  return background.flatMap((curve) => {
    const look = curve.percentile === 50 ? 'generalMedian' : 'generalOuter'
    const paint = { ...markPaints[look](palette), data: curveData(curve) }
    return drawSegments(curve.segments, `background-${seriesOf(curve)}`, paint, { xAxis, plot, seams: [] })
  })
}

/** The curves of a kind: percentiles, or lines at scores. */
export function drawCurves(
  kind: ChartCurve['kind'],
  { curves, seams, xAxis }: ChartOfGround,
  look: CurveLook,
): Shape[] {
  const { plot, palette, curveStyle } = look
  return curves
    .filter((curve) => curve.kind === kind)
    .flatMap((curve) => {
      const paint = { data: curveData(curve), stroke: palette.curve, ...curveStroke(curve, curves, curveStyle) }
      return drawSegments(curve.segments, seriesOf(curve), paint, { xAxis, plot, seams })
    })
}

/** The thrive lines of an infant. */
export function drawThriveLines({ thriveLines = [] }: ChartData, plot: Plot, palette: Palette): Shape {
  return groupShape(
    'thrive-lines',
    thriveLines.map((line) => ({
      kind: 'path',
      series: 'thrive',
      lines: [coordinatesOf(line, plot)],
      ...markPaints.thriveLine(palette),
    })),
  )
}

/** What is expected after the latest value: a band in a band, and the line between them. */
export function drawExpected({ expected }: ChartData, plot: Plot, palette: Palette): Shape[] {
  const [lowest, low, middle, high, highest] = expected?.curves ?? []
  if (!(lowest && low && middle && high && highest)) return []
  const band = (lower: ChartCurve, upper: ChartCurve, series: string): Shape =>
    areaShape(bandBetween(lower.segments, upper.segments, plot), markPaints.expectedBand(palette), series)
  const line = ({ segments }: ChartCurve, series: string, paint: Paint): Shape => ({
    kind: 'path',
    series,
    lines: segments.map(({ points }) => coordinatesOf(points, plot)),
    ...paint,
  })
  const edge = markPaints.expectedEdge(palette)
  return [
    groupShape('expected', [
      band(lowest, highest, 'expected-90'),
      band(low, high, 'expected-50'),
      line(lowest, 'expected-P5', edge),
      line(highest, 'expected-P95', edge),
      line(middle, 'expected', markPaints.expectedLine(palette)),
    ]),
  ]
}

/** The limits that can be named. */
export function drawLimits(limits: readonly ChartLimit[], { xAxis }: ChartData, plot: Plot, palette: Palette): Shape {
  const paint = markPaints.limitLine(palette)
  return groupShape(
    'limits',
    limits.flatMap((limit) => drawSegments(limit.segments, `limit-${limit.class}`, paint, { xAxis, plot, seams: [] })),
  )
}

/** The name of a curve for programs: `P97`, `SD-2.5`. */
function seriesOf({ kind, percentile, sds }: ChartCurve): string {
  return kind === 'percentile' ? `P${percentile}` : `SD${sds}`
}

function curveData({ percentile, sds }: ChartCurve): PartData {
  return { percentile: formatNumber(percentile, percentileDecimals), sds: formatNumber(sds, scoreDecimals) }
}

/** The width of a curve: strong for the median and the outermost, alternately thin, or dashed, between them. */
function curveStroke(curve: ChartCurve, curves: readonly ChartCurve[], { weight, dashes }: CurveStyle): Paint {
  const { median, outermost, between, threeSds, beyond } = curveWidths
  if (Math.abs(curve.sds) < 1e-6) return { strokeWidth: weight * median }
  const pair = bandPairs(curves).findIndex((both) => both.includes(curve))
  if (pair > 0) {
    return {
      strokeWidth: weight * (between[(pair - 1) % between.length] as number),
      dash: dashes[(pair - 1) % dashes.length],
    }
  }
  if (pair === 0) return { strokeWidth: weight * outermost }
  const above = isOneSided(curves) ? bandsAbove(curves).findIndex(([, upper]) => upper === curve) : -1
  const graded = curveWidths.oneSided[above]
  if (graded !== undefined) return { ...graded, strokeWidth: weight * graded.strokeWidth }
  return { strokeWidth: weight * (Math.abs(curve.sds) === 3 ? threeSds : beyond) }
}

/** Where curves are drawn: they stop just short of the seams. */
interface CurvePlace {
  readonly xAxis: ChartAxis
  readonly plot: Plot
  readonly seams: readonly ChartSeam[]
}

/** A curve as one path, with a second one for what is carried forward. */
function drawSegments(
  segments: readonly ChartSegment[],
  series: string,
  paint: Pick<PathShape, 'data' | keyof Paint>,
  { xAxis, plot, seams }: CurvePlace,
): Shape[] {
  const near = (xAxis.to - xAxis.from) * nearSeam
  const path = (isHeld: boolean, dash?: Paint): Shape[] => {
    const parts = segments.filter(({ held = false }) => held === isHeld)
    const lines = parts.map((segment) => lineOf(segment, seams, near, plot))
    return lines.length === 0 ? [] : [{ kind: 'path', series, lines, ...paint, ...dash }]
  }
  return [...path(false), ...path(true, { dash: heldDash })]
}

/** A segment in pixels, which stops just short of the seams. */
function lineOf({ points }: ChartSegment, seams: readonly ChartSeam[], near: number, plot: Plot): readonly number[] {
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
