import { labelRoom } from '../../scene/label-room.js'
import type { Rectangle, Scene, Shape } from '../../scene/scene.js'
import type { ChartData, ChartInLanguage } from '../data/chart-data.js'
import { axisRoom, drawAxes, drawGrid, widestLabel } from './draw-axes.js'
import { drawBands, drawCurves } from './draw-curves.js'
import { drawMarkers } from './draw-markers.js'
import { drawPatient } from './draw-patient.js'
import { drawSeamLabels, drawSeamLines } from './draw-seams.js'
import { drawTarget, targetWidth } from './draw-target.js'
import { layOutNotes, layOutReferences } from './footnotes.js'
import { describeChart, layOutBriefHeader, layOutHeader } from './header.js'
import { curveLabelsWidth, labelBackground, labelCurves } from './label-curves.js'
import { type Block, emptyBlock, type Plot, plotIn } from './layout.js'
import { layOutLegend } from './legend.js'
import { curveObstacles, pointObstacles } from './obstacles.js'
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
/** Above the plot, without and with the labels of cropped curves, pixels. */
const abovePlot = 12
const aboveCroppedPlot = 20
/** The plot has at least this share of the picture's height; the least important parts make way for it. */
const leastPlotShare = 0.5
/** Narrower pictures have no room for the target bracket, pixels. */
const targetFrom = 420
/** Between the target bracket and the labels beside it, pixels. */
const targetGap = 10

/** The parts that take room above and below the plot. */
interface Parts {
  readonly header: Block
  readonly hasAxisTitles: boolean
  readonly legend: Block
  readonly notes: Block
  /** The bracket of the target height beside the plot. */
  readonly hasTarget: boolean
}

/**
 * The picture of a chart.
 *
 * @param layout size in pixels; the title and the labels have the same size in
 * every layout
 */
export function chartScene(data: ChartInLanguage, layout: SceneLayout): Scene {
  const palette = layout.palette ?? palettes[data.gender]
  const margin = Math.min(widestMargin, Math.round(layout.width * marginShare))
  const left = margin
  const right = layout.width - margin
  const parts = fittingParts(data, layout, margin, palette)
  const references = layout.references ? layOutReferences(data, left, right - left, palette) : emptyBlock
  const plot = plotIn(plotArea(data, parts, layout, margin), data.xAxis, data.yAxis)
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
      ...drawPlot(data, plot, palette),
      ...drawAxes(data, plot, palette, parts.hasAxisTitles),
      ...labelCurves(data, plot, layout.width, palette),
      ...(parts.hasTarget
        ? drawTarget(data, plot, plot.right + curveLabelsWidth(data, layout.width) + targetGap, palette)
        : []),
      ...drawPatient(data, plot, palette),
      ...parts.legend.shapes(legendTop),
      ...parts.notes.shapes(notesTop),
      ...references.shapes(layout.height - margin + gap),
    ],
  }
}

/** The contents of the plot except the patient's values, from back to front. */
function drawPlot(data: ChartInLanguage, plot: Plot, palette: Palette): Shape[] {
  const { x, y, width, height } = plot
  const clip = { x, y, width, height }
  const room = labelRoom(clip, pointObstacles(data, plot), curveObstacles(data, plot))
  // The names of the references choose their places first, and cover the markers' lines.
  const names = drawSeamLabels(data, plot, room, palette)
  return [
    {
      kind: 'group',
      clip,
      shapes: [{ kind: 'rect', ...clip, fill: palette.plot }, ...drawBands(data, plot, palette)],
    },
    { kind: 'group', role: 'grid', shapes: drawGrid(data, plot, palette) },
    ...labelBackground(data, plot, palette),
    { kind: 'group', clip, shapes: drawCurves(data, plot, palette) },
    ...drawSeamLines(data, plot, palette),
    ...drawMarkers(data, plot, room, palette),
    ...names,
  ]
}

function plotArea(data: ChartInLanguage, parts: Parts, { width, height }: SceneLayout, margin: number): Rectangle {
  const x = margin + (parts.hasAxisTitles ? axisRoom.title : 0) + widestLabel(data.yAxis) + axisRoom.tickGap
  const y = margin + parts.header.height + (isCropped(data) ? aboveCroppedPlot : abovePlot)
  const right = width - margin - curveLabelsWidth(data, width) - (parts.hasTarget ? targetWidth(data) + targetGap : 0)
  const below = axisHeight(parts.hasAxisTitles) + heightWithGap(parts.legend) + heightWithGap(parts.notes)
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, height - margin - below - y) }
}

/** All parts, or in a low picture those that leave the plot its share: notes are dropped first, the header last. */
function fittingParts(data: ChartInLanguage, layout: SceneLayout, margin: number, palette: Palette): Parts {
  const left = margin
  const right = layout.width - margin
  const all: Parts = {
    header: layOutHeader(data, left, right, layout.references, palette),
    hasAxisTitles: true,
    legend: layOutLegend(data, left, right - left, palette),
    notes: layOutNotes(data, left, right - left, palette),
    hasTarget: shownTarget(data) !== undefined && layout.width >= targetFrom,
  }
  const bare = {
    header: emptyBlock,
    hasAxisTitles: false,
    legend: emptyBlock,
    notes: emptyBlock,
    hasTarget: all.hasTarget,
  }
  const choices: Parts[] = [
    all,
    { ...all, notes: emptyBlock },
    { ...all, notes: emptyBlock, legend: emptyBlock },
    { ...bare, header: layOutBriefHeader(data, left, right, palette), hasAxisTitles: true },
    { ...bare, header: layOutBriefHeader(data, left, right, palette) },
  ]
  const least = layout.height * leastPlotShare
  const fitting = choices.find((parts) => plotArea(data, parts, layout, margin).height >= least)
  return fitting ?? bare
}

/** Whether a curve leaves the plot at the top. */
function isCropped({ curves, background, yAxis }: ChartData): boolean {
  return [...curves, ...background].some(({ segments }) =>
    segments.some(({ points }) => points.some(({ y }) => y > yAxis.to)),
  )
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
