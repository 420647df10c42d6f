import { labelRoom } from '../../scene/label-room.js'
import type { Scene, Shape } from '../../scene/scene.js'
import type { ChartData, ChartInLanguage } from '../data/chart-data.js'
import { axes, axisRoom, gridLines, widestLabel } from './draw-axes.js'
import { bands, curves } from './draw-curves.js'
import { markers } from './draw-markers.js'
import { patient } from './draw-patient.js'
import { seamLabels, seamLines } from './draw-seams.js'
import { shownTarget, target, targetWidth } from './draw-target.js'
import { notes, references } from './footnotes.js'
import { briefHeader, description, header } from './header.js'
import { curveLabels, curveLabelsWidth, labelsBehind } from './label-curves.js'
import { type Block, emptyBlock, type Plot, plotIn } from './layout.js'
import { legend } from './legend.js'
import { curveObstacles, pointObstacles } from './obstacles.js'
import { type Palette, palettes } from './styles.js'

/** How a picture is laid out. */
export interface SceneLayout {
  /** Pixels. The picture grows beyond its height by the references. */
  readonly width: number
  readonly height: number
  /** The references are printed beneath the chart. */
  readonly references: boolean
  /** The colours; by default those of the patient's sex. */
  readonly palette?: Palette | undefined
}

const fontFamily = "Roboto, 'Helvetica Neue', Arial, sans-serif"
/** Room around everything, pixels; narrow pictures have less. */
const widestMargin = 28
const marginShare = 0.03
/** Between the parts of the picture, pixels. */
const gap = 10
/** Above the plot, without and with the labels of cropped curves, pixels. */
const abovePlot = 12
const aboveCroppedPlot = 20
/** The plot has at least this share of the picture's height; what is least needed makes way for it. */
const leastPlotShare = 0.5
/** Narrower pictures have no room for the target bracket, pixels. */
const targetFrom = 420
/** A target bracket has this distance from the labels beside it, pixels. */
const targetGap = 10

/** The parts that take room above and below the plot. */
interface Parts {
  readonly header: Block
  readonly axisTitles: boolean
  readonly legend: Block
  readonly notes: Block
  /** The bracket of the target height beside the plot. */
  readonly target: boolean
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
  const literature = layout.references ? references(data, left, right - left, palette) : emptyBlock
  const plot = plotIn(plotArea(data, parts, layout, margin), data.xAxis, data.yAxis)
  const legendTop = plot.bottom + axisHeight(parts.axisTitles) + spaced(parts.legend)
  const notesTop = legendTop + parts.legend.height + spaced(parts.notes)
  const height = layout.height + (literature.height > 0 ? literature.height + gap : 0)
  return {
    width: layout.width,
    height,
    language: data.language.tag,
    title: [data.language.chart.chartOf(data.title, data.population), data.patient.name].filter(Boolean).join(' '),
    description: description(data),
    fontFamily,
    shapes: [
      { kind: 'rect', x: 0, y: 0, width: layout.width, height, fill: palette.page },
      ...parts.header.shapes(margin),
      ...inPlot(data, plot, palette),
      ...axes(data, plot, palette, parts.axisTitles),
      ...curveLabels(data, plot, layout.width, palette),
      ...(parts.target
        ? target(data, plot, plot.right + curveLabelsWidth(data, layout.width) + targetGap, palette)
        : []),
      ...patient(data, plot, palette),
      ...parts.legend.shapes(legendTop),
      ...parts.notes.shapes(notesTop),
      ...literature.shapes(layout.height - margin + gap),
    ],
  }
}

/** What stands in the plot, from the back to the front, without the patient. */
function inPlot(data: ChartInLanguage, plot: Plot, palette: Palette): Shape[] {
  const { x, y, width, height } = plot
  const clip = { x, y, width, height }
  const room = labelRoom(clip, pointObstacles(data, plot), curveObstacles(data, plot))
  // The names of the references have the first choice of places, and stand on the markers' lines.
  const names = seamLabels(data, plot, room, palette)
  return [
    {
      kind: 'group',
      clip,
      shapes: [{ kind: 'rect', ...clip, fill: palette.plot }, ...bands(data, plot, palette)],
    },
    { kind: 'group', role: 'grid', shapes: gridLines(data, plot, palette) },
    ...labelsBehind(data, plot, palette),
    { kind: 'group', clip, shapes: curves(data, plot, palette) },
    ...seamLines(data, plot, palette),
    ...markers(data, plot, room, palette),
    ...names,
  ]
}

function plotArea(data: ChartInLanguage, parts: Parts, { width, height }: SceneLayout, margin: number) {
  const x = margin + (parts.axisTitles ? axisRoom.title : 0) + widestLabel(data.yAxis) + axisRoom.tickGap
  const y = margin + parts.header.height + (isCropped(data) ? aboveCroppedPlot : abovePlot)
  const right = width - margin - curveLabelsWidth(data, width) - (parts.target ? targetWidth(data) + targetGap : 0)
  const below = axisHeight(parts.axisTitles) + withSpace(parts.legend) + withSpace(parts.notes)
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, height - margin - below - y) }
}

/** All parts, or in a low picture those that leave the plot its share: notes go first, the header last. */
function fittingParts(data: ChartInLanguage, layout: SceneLayout, margin: number, palette: Palette): Parts {
  const left = margin
  const right = layout.width - margin
  const all: Parts = {
    header: header(data, left, right, layout.references, palette),
    axisTitles: true,
    legend: legend(data, left, right - left, palette),
    notes: notes(data, left, right - left, palette),
    target: shownTarget(data) !== undefined && layout.width >= targetFrom,
  }
  const bare = { header: emptyBlock, axisTitles: false, legend: emptyBlock, notes: emptyBlock, target: all.target }
  const ever: Parts[] = [
    all,
    { ...all, notes: emptyBlock },
    { ...all, notes: emptyBlock, legend: emptyBlock },
    { ...bare, header: briefHeader(data, left, right, palette), axisTitles: true },
    { ...bare, header: briefHeader(data, left, right, palette) },
  ]
  const least = layout.height * leastPlotShare
  const fitting = ever.find((parts) => plotArea(data, parts, layout, margin).height >= least)
  return fitting ?? bare
}

/** Whether a curve leaves the plot at its top. */
function isCropped({ curves, background, yAxis }: ChartData): boolean {
  return [...curves, ...background].some(({ segments }) =>
    segments.some(({ points }) => points.some(({ y }) => y > yAxis.to)),
  )
}

function axisHeight(titles: boolean): number {
  return axisRoom.tickLabels + (titles ? axisRoom.title : 0)
}

function spaced({ height }: Block): number {
  return height > 0 ? gap : 0
}

function withSpace(block: Block): number {
  return block.height + spaced(block)
}
