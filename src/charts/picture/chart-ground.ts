import type { Ascending } from '../../ground/scene/label-room.js'
import type { GroupRole, GroupShape, Shape } from '../../ground/scene/scene.js'
import { rectShape, sharedGroupShape } from '../../ground/scene/shapes.js'
import { zoomShapes } from '../../ground/scene/zoom-scene.js'
import { keepLatest } from '../keep-latest.js'
import { drawAxes, drawGrid } from './draw/draw-axes.js'
import { type CurveLook, drawBackground, drawBands, drawCurves } from './draw/draw-curves.js'
import { drawSeamLines, type NamedLine, namedSeam } from './draw/draw-seams.js'
import { drawRightScale } from './draw/right-scale.js'
import { type EndLabel, endLabels } from './labels/end-label.js'
import { type CurveLabels, drawCurveLabels, labelsBesidePlot } from './labels/label-curves.js'
import { curveObstacles } from './labels/obstacles.js'
import type { ChartOfGround, Plot } from './layout.js'

/** Where and how a ground is drawn, pixels. */
export interface GroundLayout extends CurveLook {
  readonly pictureWidth: number
  /** The picture is made smaller by this factor once it is laid out. */
  readonly zoom: number
  readonly hasAxisTitles: boolean
  /** Undefined without a second scale. */
  readonly rightScaleX: number | undefined
}

/** What the charts of many children have in common: drawn once, in the size of the finished picture. */
export interface ChartGround {
  readonly plot: Plot
  /** The tint of the plot and its bands. */
  readonly tints: readonly Shape[]
  readonly grid: Shape
  /** Behind the curves of a disease, beyond the percentiles, and the percentiles. */
  readonly curves: readonly Shape[]
  readonly seams: Shape
  readonly seamNames: readonly NamedLine[]
  readonly axes: Shape
  readonly rightScale: readonly Shape[]
  /** Where no label may be. */
  readonly obstacles: Ascending
  readonly labels: readonly EndLabel[]
  /** Their places and shapes, unless one has its place inside the plot, where it makes way for the child's values. */
  readonly besidePlot: CurveLabels | undefined
  readonly labelShapes: Shape | undefined
}

const keptGrounds = /* @__PURE__ */ keepLatest<ChartGround>()

/** The ground of a chart; in charts of the same curves, section, size and look, the same one. */
export function chartGround(chart: ChartOfGround, layout: GroundLayout): ChartGround {
  const { type, language, xAxis, yAxis, upperAxis, curves, background, limits, seams } = chart
  // Curves that are a child's own, as those of blood pressure, are not frozen.
  if (!Object.isFrozen(curves)) return drawGround(chart, layout)
  const { plot, palette, curveStyle, pictureWidth, zoom, hasAxisTitles, rightScaleX } = layout
  const madeOf: unknown[] = [plot.height, plot.y, plot.x, plot.width, pictureWidth, zoom, hasAxisTitles, rightScaleX]
  madeOf.push(curves, background, limits, seams, type, language, curveStyle)
  for (const { from, to, title, unit, decimals, limit } of [xAxis, yAxis]) {
    madeOf.push(from, to, title, unit, decimals, limit)
  }
  for (const { value, level, label } of [...xAxis.ticks, ...yAxis.ticks]) madeOf.push(value, level, label)
  madeOf.push(upperAxis?.title)
  for (const { value, level, label } of upperAxis?.ticks ?? []) madeOf.push(value, level, label)
  const { grid, bands, ...plain } = palette
  madeOf.push(...Object.values(plain), ...Object.values(grid), ...bands)
  return keptGrounds(madeOf, () => drawGround(chart, layout))
}

function drawGround(chart: ChartOfGround, layout: GroundLayout): ChartGround {
  const { plot, palette, pictureWidth, zoom, hasAxisTitles, rightScaleX } = layout
  const { x, y, width, height } = plot
  const shared = (role: GroupRole | undefined, shapes: readonly Shape[]): GroupShape =>
    sharedGroupShape(role, zoom === 1 ? shapes : zoomShapes(shapes, 1 / zoom))
  const labels = endLabels(chart, plot, pictureWidth, palette)
  const besidePlot = labelsBesidePlot(labels, plot)
  return {
    plot,
    tints: [
      shared(undefined, [rectShape({ x, y, width, height }, { fill: palette.plot })]),
      shared('bands', drawBands(chart, plot, palette)),
    ],
    grid: shared('grid', drawGrid(chart, plot, palette)),
    curves: [
      shared('background', drawBackground(chart, layout)),
      shared('sds-lines', drawCurves('sds', chart, layout)),
      shared('percentiles', drawCurves('percentile', chart, layout)),
    ],
    seams: shared(undefined, drawSeamLines(chart.seams, plot, palette)),
    seamNames: chart.seams.map(namedSeam),
    axes: shared('axes', drawAxes(chart, plot, palette, hasAxisTitles)),
    rightScale:
      rightScaleX === undefined ? [] : [shared('right-scale', drawRightScale(chart.yAxis, plot, rightScaleX, palette))],
    obstacles: curveObstacles(chart, plot),
    labels,
    besidePlot,
    labelShapes: besidePlot && shared('curve-labels', drawCurveLabels(besidePlot, plot, palette)),
  }
}
