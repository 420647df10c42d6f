import { labelRoom } from '../../ground/scene/label-room.js'
import type { Scene, Shape } from '../../ground/scene/scene.js'
import { groupShape, rectShape } from '../../ground/scene/shapes.js'
import { zoomScene } from '../../ground/scene/zoom-scene.js'
import { isTransparent } from '../chart-theme.js'
import type { ChartInLanguage } from '../data/chart-data.js'
import { drawFoot } from './around/footnotes.js'
import { type ChartGround, chartGround } from './chart-ground.js'
import { drawExpected, drawLimits, drawThriveLines } from './draw/draw-curves.js'
import { drawMarkers } from './draw/draw-markers.js'
import { drawPatient } from './draw/draw-patient.js'
import { drawPuberty } from './draw/draw-puberty.js'
import { drawSeamLabels, drawSeamLines } from './draw/draw-seams.js'
import { drawTarget, drawTargetChannel } from './draw/draw-target.js'
import { drawVelocities } from './draw/draw-velocities.js'
import { rightScaleWidth } from './draw/right-scale.js'
import { labelBackground } from './labels/label-background.js'
import { type CurveLabels, curveLabelBoxes, drawCurveLabels, placeCurveLabels } from './labels/label-curves.js'
import { nameLimits } from './labels/label-limits.js'
import { patientLines, pointObstacles } from './labels/obstacles.js'
import { besideGap, type ChartLayout, layOutChart, type SceneLayout } from './lay-out-chart.js'
import { shownTarget } from './shown-data.js'
import type { Palette } from './styles.js'
import { describeChart } from './summary/describe-chart.js'

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
  const beside = besidePlot(layout)
  const ground = groundOf(layout, beside.rightScaleX)
  const labels = placeCurveLabels(ground, data)
  const page = rectShape({ x: 0, y: 0, width, height }, { fill: palette.page })
  return {
    width,
    height,
    language: data.language.tag,
    ...describeChart(data),
    fontFamily: fontStack,
    data: { type: data.type },
    shapes: [
      groupShape('page', isTransparent(background) ? [] : [page]),
      groupShape('header', parts.header.shapes(margin)),
      ...drawPlot(ground, data, labels, layout),
      ground.axes,
      ground.labelShapes ?? groupShape('curve-labels', drawCurveLabels(labels, plot, palette)),
      ...ground.rightScale,
      ...drawTarget(data, plot, { ...beside, pictureWidth: width }, palette),
      ...drawPatient(data, plot, palette),
      ...drawVelocities(data, plot, palette),
      ...parts.legend.shapes(legendTop),
      ...parts.notes.shapes(notesTop),
      ...references.shapes(referencesTop),
      drawFoot(data, { width, height }, { margin }, palette),
    ],
  }
}

function groundOf(
  { data, plot, palette, curveStyle, width, zoom, parts }: ChartLayout,
  rightScaleX?: number,
): ChartGround {
  const { hasAxisTitles } = parts
  return chartGround(data, { plot, palette, curveStyle, pictureWidth: width, zoom, hasAxisTitles, rightScaleX })
}

/** The contents of the plot except the patient's values, from back to front. */
export function drawPlot(
  ground: ChartGround,
  data: ChartInLanguage,
  labels: CurveLabels,
  { above, palette }: Pick<ChartLayout, 'above' | 'palette'>,
): Shape[] {
  const { plot } = ground
  const clip = { x: plot.x, y: plot.y, width: plot.width, height: plot.height }
  const taken = [...pointObstacles(data, plot), ...curveLabelBoxes(labels, plot)]
  const room = labelRoom(clip, taken, { ascending: ground.obstacles, lines: patientLines(data, plot) })
  // The names of the references choose their places first, and cover the markers' lines.
  const names = drawSeamLabels(ground, data, room, palette)
  const backgroundName = labelBackground(data, plot, room, palette)
  const { limits, names: limitNames } = nameLimits(data, plot, room, palette)
  return [
    groupShape('plot', ground.tints, clip),
    ground.grid,
    groupShape(
      undefined,
      [
        ...drawTargetChannel(data, plot, palette),
        ...ground.curves,
        drawThriveLines(data, plot, palette),
        ...drawExpected(data, plot, palette),
        drawLimits(limits, data, plot, palette),
      ],
      clip,
    ),
    groupShape('seams', [ground.seams, ...drawSeamLines(data.landmarks, plot, palette)]),
    ...drawMarkers(data, plot, above, palette),
    ...drawPuberty(data, plot, above, palette),
    ...backgroundName,
    ...limitNames,
    names,
  ]
}

/** From the left of the bracket of the target height, the width of the right scale before its label, and its place. */
function besidePlot({ data, width, widthBeside, margin }: ChartLayout): {
  readonly left: number
  readonly beside: number
  readonly rightScaleX: number | undefined
} {
  const left = width - margin - widthBeside + besideGap
  const beside = rightScaleWidth(data, width)
  const scaleX = left + (shownTarget(data) === undefined ? 0 : bracketMiddle)
  return { left, beside, rightScaleX: beside > 0 ? scaleX : undefined }
}
