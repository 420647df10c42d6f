import { identityOf, ownerOfBoth } from '../../scene/kept-results.js'
import type { GroupRole, Paint, PartData, PathShape, Shape } from '../../scene/scene.js'
import { areaShape, groupShape } from '../../scene/shapes.js'
import { formatNumber, percentileDecimals } from '../../text/number.js'
import type { ChartCurve, ChartLimit, ChartSeam, ChartSegment, Place } from '../data/chart-curves.js'
import type { ChartData } from '../data/chart-data.js'
import { bandPairs, bandsAbove, isOneSided } from './band-pairs.js'
import type { Plot } from './layout.js'
import { scoreDecimals } from './point-data.js'
import { sharedGroup } from './shared-groups.js'
import { curveWidths, heldDash, markPaints, type Palette } from './styles.js'
import type { CurveStyle } from './themes.js'

/** Half the gap that a curve leaves at a seam, pixels. */
const halfGap = 2
/** An end this close to a seam is at the seam, as a share of the axis. */
const nearSeam = 1e-4

/** The tinted bands between the percentiles, in front of that of a general reference. */
export function drawBands({ curves, background }: ChartData, plot: Plot, palette: Palette): Shape {
  const key = `${identityOf(palette)} ${identityOf(background)}`
  return sharedGroup(ownerOfBoth(curves, plot), 'bands', key, () => bandShapes({ curves, background }, plot, palette))
}

function bandShapes(
  { curves, background }: Pick<ChartData, 'curves' | 'background'>,
  plot: Plot,
  palette: Palette,
): Shape[] {
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

/**
 * The percentile curves with those beyond them, the general ones behind those of a disease, and limits in front.
 *
 * @param limits those that can be named
 */
export function drawCurves(
  data: ChartData,
  limits: readonly ChartLimit[],
  plot: Plot,
  palette: Palette,
  style: CurveStyle,
): Shape[] {
  const { curves, background, seams, thriveLines = [] } = data
  const look = `${identityOf(palette)} ${identityOf(style)} ${identityOf(seams)}`
  const shared = (role: GroupRole, of: readonly ChartCurve[], draw: () => readonly Shape[]) =>
    of.length === 0 ? groupShape(role, []) : sharedGroup(ownerOfBoth(of, plot), role, look, draw)
  const ofKind = (wanted: ChartCurve['kind']) =>
    curves
      .filter(({ kind }) => kind === wanted)
      .flatMap((curve) =>
        drawSegments(curve.segments, seriesOf(curve), seams, data, plot, {
          data: curveData(curve),
          stroke: palette.curve,
          ...curveStroke(curve, curves, style),
        }),
      )
  const general = (curve: ChartCurve) =>
    curve.percentile === 50 ? markPaints(palette).generalMedian : markPaints(palette).generalOuter
  return [
    shared('background', background, () =>
      background.flatMap((curve) =>
        drawSegments(curve.segments, `background-${seriesOf(curve)}`, [], data, plot, {
          ...general(curve),
          data: curveData(curve),
        }),
      ),
    ),
    shared('sds-lines', curves, () => ofKind('sds')),
    shared('percentiles', curves, () => ofKind('percentile')),
    groupShape(
      'thrive-lines',
      thriveLines.map((line) => thriveShape(line, plot, palette)),
    ),
    groupShape(
      'limits',
      limits.flatMap((limit) =>
        drawSegments(limit.segments, `limit-${limit.class}`, [], data, plot, markPaints(palette).limitLine),
      ),
    ),
  ]
}

function thriveShape(line: readonly Place[], plot: Plot, palette: Palette): Shape {
  const lines = [line.flatMap(({ x, y }) => [plot.atX(x), plot.atY(y)])]
  return { kind: 'path', series: 'thrive', lines, ...markPaints(palette).thriveLine }
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

/** A curve as one path, with a second one for what is carried forward. */
function drawSegments(
  segments: readonly ChartSegment[],
  series: string,
  seams: readonly ChartSeam[],
  { xAxis }: ChartData,
  plot: Plot,
  paint: Pick<PathShape, 'data' | keyof Paint>,
): Shape[] {
  const near = (xAxis.to - xAxis.from) * nearSeam
  const path = (parts: readonly ChartSegment[], dash?: Paint): Shape[] => {
    const drawn = parts.map((segment) => lineOf(segment, seams, near, plot))
    return drawn.length === 0 ? [] : [{ kind: 'path', series, lines: drawn, ...paint, ...dash }]
  }
  return [
    ...path(segments.filter(({ held }) => held !== true)),
    ...path(
      segments.filter(({ held }) => held === true),
      { dash: heldDash },
    ),
  ]
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
