import { ownerOfBoth } from '../../scene/kept-results.js'
import { labelRoom } from '../../scene/label-room.js'
import type { Scene, Shape } from '../../scene/scene.js'
import { groupShape, rectShape } from '../../scene/shapes.js'
import { zoomScene } from '../../scene/zoom-scene.js'
import { isTransparent } from '../chart-theme.js'
import type { ChartInLanguage } from '../data/chart-data.js'
import { drawAxes, drawGrid } from './draw-axes.js'
import { drawBands, drawCurves } from './draw-curves.js'
import { drawMarkers } from './draw-markers.js'
import { drawPatient } from './draw-patient.js'
import { drawPuberty } from './draw-puberty.js'
import { drawSeamLabels, drawSeamLines } from './draw-seams.js'
import { drawTarget, drawTargetChannel } from './draw-target.js'
import { drawVelocities } from './draw-velocities.js'
import { drawFoot } from './footnotes.js'
import { describeChart } from './header.js'
import { labelBackground } from './label-background.js'
import { type CurveLabels, curveLabelBoxes, drawCurveLabels, placeCurveLabels } from './label-curves.js'
import { nameLimits } from './label-limits.js'
import { besideGap, type ChartLayout, layOutChart, type SceneLayout } from './lay-out-chart.js'
import type { Plot } from './layout.js'
import { curveObstacles, pointObstacles } from './obstacles.js'
import { drawRightScale, rightScaleWidth } from './right-scale.js'
import { sharedGroup } from './shared-groups.js'
import { shownTarget } from './shown-data.js'
import type { Palette } from './styles.js'

/** Typefaces about as wide as Roboto, in which texts are measured: in a wide one legends touch, and cautions run off the edge. */
export const fontStack =
  "Roboto, 'Helvetica Neue', Arial, 'Liberation Sans', 'Nimbus Sans', 'DejaVu Sans Condensed', sans-serif"
/** From the left of the bracket to its middle, where the scale runs through it, pixels. */
const bracketMiddle = 4

/**
 * The picture of a chart.
 *
 * @param layout size in pixels
 * @param palette other colours than those of the layout
 */
export function chartScene(data: ChartInLanguage, layout: SceneLayout, palette?: Palette): Scene {
  const laidOut = layOutChart(data, layout, palette)
  const scene = sceneOf(laidOut)
  return laidOut.zoom === 1 ? scene : { ...zoomScene(scene, 1 / laidOut.zoom), width: layout.width }
}

function sceneOf(layout: ChartLayout): Scene {
  const { data, palette, background, width, height, margin, plot, parts } = layout
  const { references, legendTop, notesTop, referencesTop } = layout
  const { language, patient } = data
  const labels = placeCurveLabels(data, plot, width, palette)
  const title = language.chart.chartOf(data.title, data.population)
  return {
    width,
    height,
    language: language.tag,
    title: patient.name === undefined ? title : `${title} ${patient.name}`,
    description: describeChart(data),
    fontFamily: fontStack,
    data: { type: data.type },
    shapes: [
      isTransparent(background) ? groupShape('page', []) : drawPage(width, height, palette),
      groupShape('header', parts.header.shapes(margin)),
      ...drawPlot(layout, labels),
      drawAxes(data, plot, palette, parts.hasAxisTitles),
      drawCurveLabels(labels, plot, palette),
      ...drawBeside(layout),
      ...drawPatient(data, plot, palette),
      ...drawVelocities(data, plot, palette),
      ...parts.legend.shapes(legendTop),
      ...parts.notes.shapes(notesTop),
      ...references.shapes(referencesTop),
      drawFoot(data, { width, height }, { margin }, palette),
    ],
  }
}

function drawPage(width: number, height: number, palette: Palette): Shape {
  const ground = { fill: palette.page }
  return sharedGroup(palette, 'page', `${width} ${height}`, () => [rectShape(0, 0, width, height, ground)])
}

/** The contents of the plot except the patient's values, from back to front. */
export function drawPlot(
  { data, plot, above, palette, curveStyle }: Pick<ChartLayout, 'data' | 'plot' | 'above' | 'palette' | 'curveStyle'>,
  labels: CurveLabels,
): Shape[] {
  const clip = { x: plot.x, y: plot.y, width: plot.width, height: plot.height }
  const taken = [...pointObstacles(data, plot), ...curveLabelBoxes(labels, plot)]
  const obstacles = curveObstacles(data, plot)
  const room = labelRoom(clip, taken, obstacles)
  // The names of the references choose their places first, and cover the markers' lines.
  const names = drawSeamLabels(data, plot, room, obstacles.ascending, palette)
  const backgroundName = labelBackground(data, plot, room, palette)
  const { limits, names: limitNames } = nameLimits(data, plot, room, palette)
  return [
    groupShape('plot', [drawGround(plot, palette), drawBands(data, plot, palette)], clip),
    drawGrid(data, plot, palette),
    groupShape(
      undefined,
      [...drawTargetChannel(data, plot, palette), ...drawCurves(data, limits, plot, palette, curveStyle)],
      clip,
    ),
    drawSeamLines(data, plot, palette),
    ...drawMarkers(data, plot, above, palette),
    ...drawPuberty(data, plot, above, palette),
    ...backgroundName,
    ...limitNames,
    names,
  ]
}

function drawGround(plot: Plot, palette: Palette): Shape {
  const { x, y, width, height } = plot
  const ground = { fill: palette.plot }
  return sharedGroup(ownerOfBoth(plot, palette), undefined, '', () => [rectShape(x, y, width, height, ground)])
}

/** The right scale, and on it the bracket of the target height. */
function drawBeside({ data, plot, width, widthBeside, margin, palette }: ChartLayout): Shape[] {
  const left = width - margin - widthBeside + besideGap
  const scale = rightScaleWidth(data, width)
  const scaleX = left + (shownTarget(data) === undefined ? 0 : bracketMiddle)
  return [
    ...(scale > 0 ? drawRightScale(data, plot, scaleX, palette) : []),
    ...drawTarget(data, plot, { left, beside: scale, pictureWidth: width }, palette),
  ]
}
