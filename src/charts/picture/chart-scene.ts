import { labelRoom } from '../../scene/label-room.js'
import type { Rectangle, Scene, Shape } from '../../scene/scene.js'
import { zoomScene } from '../../scene/zoom-scene.js'
import type { ChartInLanguage } from '../data/chart-data.js'
import { layOutAbove } from './above-plot.js'
import { axisRoom, drawAxes, drawGrid, widestLabel } from './draw-axes.js'
import { withBirthLane } from './draw-birth.js'
import { drawBands, drawCurves } from './draw-curves.js'
import { drawMarkers } from './draw-markers.js'
import { drawPatient } from './draw-patient.js'
import { drawSeamLabels, drawSeamLines } from './draw-seams.js'
import { drawTarget, drawTargetChannel, targetWidth } from './draw-target.js'
import { drawFoot, layOutNotes, layOutReferences } from './footnotes.js'
import { describeChart, layOutBriefHeader, layOutHeader } from './header.js'
import { labelBackground } from './label-background.js'
import {
  type CurveLabels,
  curveLabelBoxes,
  curveLabelsWidth,
  drawCurveLabels,
  placeCurveLabels,
} from './label-curves.js'
import { nameLimits } from './label-limits.js'
import { type Block, emptyBlock, type Plot, plotIn } from './layout.js'
import { type LegendExtent, layOutLegend } from './legend.js'
import { curveObstacles, pointObstacles } from './obstacles.js'
import { drawRightScale, rightScaleWidth } from './right-scale.js'
import { shownTarget } from './shown-data.js'
import { type Palette, palettes } from './styles.js'

/** How a picture is laid out. */
export interface SceneLayout {
  /** Pixels. The references add to the height. */
  readonly width: number
  readonly height: number
  /** The references are printed below the chart. */
  readonly references: boolean
  /** The colours; by default those of the patient's sex. */
  readonly palette?: Palette | undefined
}

const fontStack = "Roboto, 'Helvetica Neue', Arial, sans-serif"
/** The margin of the picture, pixels; narrow pictures have a share of their width. */
const widestMargin = 28
const marginShare = 0.03
/** Between the parts of the picture, pixels. */
const gap = 10
/** The plot has at least this share of the picture's height; the least important parts make way for it. */
const leastPlotShare = 0.5
/** A picture with a shorter side is laid out as if that side were as long as this, and made smaller, pixels. */
const leastSide = 420
/** The next trial of a layout into which not even the least parts fit is larger by this factor. */
const zoomStep = 1.2
const mostTrials = 10
/** Between the curves' labels and the right scale, and the target bracket where there is no scale, pixels. */
const besideGap = 8
/** From the left of the bracket to its middle, where the scale runs through it, pixels. */
const bracketMiddle = 4

/** The parts that take room above and below the plot. */
interface Parts {
  readonly header: Block
  readonly hasAxisTitles: boolean
  readonly legend: Block
  readonly notes: Block
}

/**
 * The picture of a chart. Its texts have the same size in every layout, except
 * in one too small for them: there everything is drawn smaller, points and
 * texts alike, so that name, date of birth, sex, references and cautions never
 * give way.
 *
 * @param layout size in pixels
 */
export function chartScene(given: ChartInLanguage, layout: SceneLayout): Scene {
  const { width, height } = layout
  let zoom = Math.max(1, leastSide / Math.min(width, height))
  for (let trial = 1; ; trial++) {
    const enlarged = { ...layout, width: width * zoom, height: height * zoom }
    const data = withBirthLane(given, enlarged.width)
    const parts = fittingParts(data, enlarged, trial === mostTrials)
    if (parts !== undefined) {
      const scene = sceneOf(data, enlarged, parts)
      return zoom === 1 ? scene : { ...zoomScene(scene, 1 / zoom), width }
    }
    zoom *= zoomStep
  }
}

function sceneOf(data: ChartInLanguage, layout: SceneLayout, parts: Parts): Scene {
  const palette = layout.palette ?? palettes[data.gender]
  const margin = marginOf(layout)
  const left = margin
  const right = layout.width - margin
  const references = layout.references ? layOutReferences(data, left, right - left, palette) : emptyBlock
  const plot = plotIn(plotArea(data, parts, layout), data.xAxis, data.yAxis)
  const labels = placeCurveLabels(data, plot, layout.width, palette)
  const legendTop = plot.bottom + axisHeight(parts.hasAxisTitles) + gapBefore(parts.legend)
  const notesTop = legendTop + parts.legend.height + gapBefore(parts.notes)
  const height = layout.height + (references.height > 0 ? references.height + gap : 0)
  return {
    width: layout.width,
    height,
    language: data.language.tag,
    title: [data.language.chart.chartOf(data.title, data.population), data.patient.name].filter(Boolean).join(' '),
    description: describeChart(data),
    fontFamily: fontStack,
    shapes: [
      { kind: 'rect', x: 0, y: 0, width: layout.width, height, fill: palette.page },
      ...parts.header.shapes(margin),
      ...drawPlot(data, plot, labels, palette),
      ...drawAxes(data, plot, palette, parts.hasAxisTitles),
      drawCurveLabels(labels, plot, palette),
      ...drawBeside(data, plot, layout.width, palette),
      ...drawPatient(data, plot, palette),
      ...parts.legend.shapes(legendTop),
      ...parts.notes.shapes(notesTop),
      ...references.shapes(layout.height - margin + gap),
      drawFoot(data, { width: layout.width, height }, margin, palette),
    ],
  }
}

/** The contents of the plot except the patient's values, from back to front. */
function drawPlot(data: ChartInLanguage, plot: Plot, labels: CurveLabels, palette: Palette): Shape[] {
  const { x, y, width, height } = plot
  const clip = { x, y, width, height }
  const taken = [...pointObstacles(data, plot), ...curveLabelBoxes(labels, plot)]
  const room = labelRoom(clip, taken, curveObstacles(data, plot))
  // The names of the references choose their places first, and cover the markers' lines.
  const names = drawSeamLabels(data, plot, room, palette)
  const backgroundName = labelBackground(data, plot, room, palette)
  const { limits, names: limitNames } = nameLimits(data, plot, room, palette)
  return [
    {
      kind: 'group',
      clip,
      shapes: [{ kind: 'rect', ...clip, fill: palette.plot }, drawBands(data, plot, palette)],
    },
    { kind: 'group', role: 'grid', shapes: drawGrid(data, plot, palette) },
    {
      kind: 'group',
      clip,
      shapes: [...drawTargetChannel(data, plot, palette), ...drawCurves({ ...data, limits }, plot, palette)],
    },
    drawSeamLines(data, plot, palette),
    ...drawMarkers(data, plot, palette),
    ...backgroundName,
    ...limitNames,
    names,
  ]
}

/** The width of what stands right of the curves' labels: the right scale and the target. */
function widthBeside(data: ChartInLanguage, pictureWidth: number): number {
  const width = rightScaleWidth(data, pictureWidth) + targetWidth(data, pictureWidth)
  return width === 0 ? 0 : width + besideGap
}

/** The right scale, and on it the bracket of the target height. */
function drawBeside(data: ChartInLanguage, plot: Plot, pictureWidth: number, palette: Palette): Shape[] {
  const left = plot.right + curveLabelsWidth(data, pictureWidth) + besideGap
  const scale = rightScaleWidth(data, pictureWidth)
  const scaleX = left + (shownTarget(data) === undefined ? 0 : bracketMiddle)
  return [
    ...(scale > 0 ? drawRightScale(data, plot, scaleX, palette) : []),
    ...drawTarget(data, plot, { left, beside: scale, pictureWidth }, palette),
  ]
}

function marginOf({ width }: SceneLayout): number {
  return Math.min(widestMargin, Math.round(width * marginShare))
}

function plotArea(data: ChartInLanguage, parts: Parts, layout: SceneLayout): Rectangle {
  const { width, height } = layout
  const margin = marginOf(layout)
  const x = margin + (parts.hasAxisTitles ? axisRoom.title : 0) + widestLabel(data.yAxis) + axisRoom.tickGap
  const right = width - margin - curveLabelsWidth(data, width) - widthBeside(data, width)
  const y = margin + parts.header.height + layOutAbove(data, x, right).height
  const below = axisHeight(parts.hasAxisTitles) + heightWithGap(parts.legend) + heightWithGap(parts.notes)
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, height - margin - below - y) }
}

/**
 * All parts, or in a low picture those that leave the plot its share. Decoration is dropped first; who it is, the
 * references and the cautions stay.
 *
 * @param isLast whether the plot must do with less than its share
 * @returns undefined if not even the least parts leave the plot its share
 */
function fittingParts(data: ChartInLanguage, layout: SceneLayout, isLast: boolean): Parts | undefined {
  const palette = layout.palette ?? palettes[data.gender]
  const left = marginOf(layout)
  const right = layout.width - left
  const legend = (extent: LegendExtent) => layOutLegend(data, extent, left, right - left, palette)
  const notes = (hasNotes: boolean) => layOutNotes(data, hasNotes, left, right - left, palette)
  const full = layOutHeader(data, left, right, layout.references, palette)
  const brief = () => {
    const inSmallLetters = layOutBriefHeader(data, left, right, palette)
    // In a wide picture, where the child stands beside the title, the full header is the lower one.
    return inSmallLetters.height < full.height ? inSmallLetters : full
  }
  const changes: readonly (() => Partial<Parts>)[] = [
    () => ({ legend: legend('essential') }),
    () => ({ notes: notes(false) }),
    () => ({ legend: legend('counted') }),
    () => ({ header: brief() }),
    () => ({ hasAxisTitles: false }),
    () => ({ legend: emptyBlock }),
  ]
  const least = layout.height * leastPlotShare
  let parts: Parts = { header: full, hasAxisTitles: true, legend: legend('full'), notes: notes(true) }
  // Most pictures have room for all: what would be less is laid out only where it is needed.
  for (const change of changes) {
    if (plotArea(data, parts, layout).height >= least) return parts
    parts = { ...parts, ...change() }
  }
  return isLast || plotArea(data, parts, layout).height >= least ? parts : undefined
}

function axisHeight(hasTitles: boolean): number {
  return axisRoom.tickLabels + (hasTitles ? axisRoom.title : 0)
}

function gapBefore({ height }: Block): number {
  return height > 0 ? gap : 0
}

function heightWithGap(block: Block): number {
  return block.height + gapBefore(block)
}
