import type { Rectangle } from '../../ground/scene/scene.js'
import type { ChartInLanguage } from '../data/chart-data.js'
import { type AbovePlot, layOutAbove } from './around/above-plot.js'
import { layOutNotes, layOutReferences } from './around/footnotes.js'
import { layOutBareHeader, layOutBriefHeader, layOutHeader } from './around/header.js'
import { emptyLegend, type Legend, type LegendExtent, layOutLegend } from './around/legend.js'
import { axisRoom, widestLabel } from './draw/draw-axes.js'
import { withBirthLane } from './draw/draw-birth.js'
import { targetWidth } from './draw/draw-target.js'
import { rightScaleWidth } from './draw/right-scale.js'
import { curveLabelsWidth } from './labels/label-curves.js'
import { type Block, emptyBlock, type Plot, plotIn, type RoomOfTexts } from './layout.js'
import type { Palette } from './styles.js'
import { type CurveStyle, curveStyles, type Look, paletteFor } from './themes.js'

/** How a picture is laid out. */
export interface SceneLayout extends Look {
  /** Pixels. The references add to the height. */
  readonly width: number
  readonly height: number
  /** The references are printed below the chart. */
  readonly references: boolean
  /** False where the page around the picture has title and patient. */
  readonly header?: boolean | undefined
  /** The page shows all texts of header and notes itself: not even the line that `header` leaves is drawn. */
  readonly isBare?: boolean | undefined
  /** The colours; by default those of the theme. */
  readonly palette?: Palette | undefined
  /** The least room around the plot, so that it has the same place in several pictures. */
  readonly around?: RoomAround | undefined
}

/** From the edges of a picture to its plot, pixels. */
export interface RoomAround {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The place of everything in a picture, before it is drawn. */
export interface ChartLayout {
  /** The chart, with its lane for size at birth. */
  readonly data: ChartInLanguage
  readonly palette: Palette
  readonly curveStyle: CurveStyle
  readonly background: string | undefined
  /** The picture is laid out in this size, pixels, and then made smaller by a factor. */
  readonly width: number
  readonly height: number
  readonly zoom: number
  readonly margin: number
  readonly plot: Plot
  readonly above: AbovePlot
  /** The width to the right of the curves' labels, pixels. */
  readonly widthBeside: number
  readonly parts: Parts
  readonly references: Block
  /** The upper edges of the parts below the plot, pixels. */
  readonly legendTop: number
  readonly notesTop: number
  readonly referencesTop: number
}

/** A layout with its colours, in the size that it is laid out in. */
interface PaintedLayout extends Omit<SceneLayout, 'theme' | 'background'> {
  readonly palette: Palette
  readonly zoom: number
}

/** The room that is left for the plot, and what is above it and next to the curves' labels. */
interface PlotRoom {
  readonly area: Rectangle
  readonly above: AbovePlot
  readonly widthBeside: number
}

/** The parts that take room above and below the plot. */
interface Parts {
  readonly header: Block
  readonly hasAxisTitles: boolean
  readonly legend: Legend
  readonly notes: Block
}

/** The margin of the picture, pixels; narrow pictures have a share of their width. */
const widestMargin = 28
const marginShare = 0.03
/** Between the parts of the picture, pixels. */
const gap = 10
/** The plot has at least this share of the picture's height; the least important parts make way for it. */
const leastPlotShare = 0.5
/** A picture with a shorter side is laid out as if that side were as long as this, and made smaller, pixels. */
const leastSide = 420
/** The same of a bare one, which has fewer texts. */
const leastBareSide = 345
/** The next trial of a layout into which not even the least parts fit is larger by this factor. */
const zoomStep = 1.2
const mostTrials = 10
/** Between the curves' labels and the right scale, and the target bracket where there is no scale, pixels. */
export const besideGap = 8

/**
 * The layout of a chart. Its texts have the same size in every layout, except
 * in one too small for them: there everything is drawn smaller, points and
 * texts alike, so that name, date of birth, sex, references and cautions never
 * give way.
 *
 * @param layout size in pixels
 */
export function layOutChart(
  given: ChartInLanguage,
  layout: SceneLayout,
  palette: Palette = layout.palette ?? paletteFor(layout, given.gender),
): ChartLayout {
  const { width, height, references, header, isBare } = layout
  let zoom = Math.max(1, (layout.isBare ? leastBareSide : leastSide) / Math.min(width, height))
  for (let trial = 1; ; trial++) {
    const around = zoomRoom(layout.around, zoom)
    const size = { width: width * zoom, height: height * zoom }
    const enlarged = { width: size.width, height: size.height, references, header, isBare, palette, around, zoom }
    const data = withBirthLane(given, enlarged.width)
    const fitting = fittingParts(data, enlarged, trial === mostTrials)
    if (fitting !== undefined) return layoutOf(data, layout, enlarged, fitting)
    zoom *= zoomStep
  }
}

function layoutOf(
  data: ChartInLanguage,
  { theme, background }: SceneLayout,
  layout: PaintedLayout,
  { parts, room: { area, above, widthBeside } }: FittingParts,
): ChartLayout {
  const { palette, zoom } = layout
  const margin = marginOf(layout)
  const references = layout.references ? layOutReferences(data, columnOf(layout), palette) : emptyBlock
  const plot = plotIn(area, data.xAxis, data.yAxis)
  const legendTop = plot.bottom + axisHeight(parts.hasAxisTitles) + gapBefore(parts.legend)
  return {
    data,
    palette,
    curveStyle: curveStyles[theme?.base ?? 'default'],
    background,
    width: layout.width,
    height: layout.height + (references.height > 0 ? references.height + gap : 0),
    zoom,
    margin,
    plot,
    above,
    widthBeside,
    parts,
    references,
    legendTop,
    notesTop: legendTop + parts.legend.height + gapBefore(parts.notes),
    referencesTop: layout.height - margin + gap,
  }
}

function marginOf({ width }: Pick<SceneLayout, 'width'>): number {
  return Math.min(widestMargin, Math.round(width * marginShare))
}

function columnOf(layout: PaintedLayout): RoomOfTexts {
  const margin = marginOf(layout)
  return { left: margin, width: layout.width - 2 * margin }
}

function plotRoom(data: ChartInLanguage, parts: Parts, layout: PaintedLayout): PlotRoom {
  const { width, height } = layout
  const margin = marginOf(layout)
  const x = margin + (parts.hasAxisTitles ? axisRoom.title : 0) + widestLabel(data.yAxis) + axisRoom.tickGap
  const beside = besideWidth(data, width)
  const right = width - margin - curveLabelsWidth(data, width) - beside
  // The right edge as the plot computes it.
  const { hasLetters } = parts.legend
  const wanted = layOutAbove(data, x, x + (right - x), hasLetters)
  const y = margin + parts.header.height + wanted.height
  const below = axisHeight(parts.hasAxisTitles) + heightWithGap(parts.legend) + heightWithGap(parts.notes)
  const { around = { left: 0, top: 0, right: 0, bottom: 0 } } = layout
  const [left, top] = [Math.max(x, around.left), Math.max(y, around.top)]
  const plotRight = Math.min(right, width - around.right)
  const bottom = Math.min(height - margin - below, height - around.bottom)
  const area = { x: left, y: top, width: Math.max(1, plotRight - left), height: Math.max(1, bottom - top) }
  const isAsWanted = area.x === x && area.width === right - x
  const above = isAsWanted ? wanted : layOutAbove(data, area.x, area.x + area.width, hasLetters)
  return { area, above, widthBeside: beside }
}

function zoomRoom(around: RoomAround | undefined, zoom: number): RoomAround | undefined {
  if (around === undefined) return undefined
  const { left, top, right, bottom } = around
  return { left: left * zoom, top: top * zoom, right: right * zoom, bottom: bottom * zoom }
}

/** The width of the right scale and the target, to the right of the curves' labels. */
function besideWidth(data: ChartInLanguage, pictureWidth: number): number {
  const width = rightScaleWidth(data, pictureWidth) + targetWidth(data, pictureWidth)
  return width === 0 ? 0 : width + besideGap
}

/** Parts that leave the plot its room. */
interface FittingParts {
  readonly parts: Parts
  readonly room: PlotRoom
}

/**
 * All parts, or in a low picture those that leave the plot its share. Decoration is dropped first; who it is, the
 * references and the cautions stay. Events have letters only where the legend has room for each.
 *
 * @param isLast whether the plot must do with less than its share
 * @returns undefined if not even the least parts leave the plot its share
 */
function fittingParts(data: ChartInLanguage, layout: PaintedLayout, isLast: boolean): FittingParts | undefined {
  const { palette } = layout
  const column = columnOf(layout)
  const legendOf = (extent: LegendExtent) => {
    const legend = layOutLegend(data, extent, column, palette)
    // The page around a bare picture lists the events with their letters.
    if (layout.isBare !== true || legend.hasLetters) return legend
    return layOutLegend({ ...data, markers: [] }, extent, column, palette)
  }
  const notes = (hasNotes: boolean) => layOutNotes(data, hasNotes, column, palette)
  const full = headerOf(data, layout, column)
  const brief = () => {
    if (layout.isBare || layout.header === false) return full
    const inSmallLetters = layOutBriefHeader(data, column, palette)
    // In a wide picture, where the child is next to the title, the full header is the lower one.
    return inSmallLetters.height < full.height ? inSmallLetters : full
  }
  const changes: readonly (() => Partial<Parts>)[] = [
    () => ({ legend: legendOf('essential') }),
    () => ({ notes: notes(false) }),
    () => ({ legend: legendOf('counted') }),
    () => ({ header: brief() }),
    () => ({ hasAxisTitles: false }),
    () => ({ legend: layout.isBare ? emptyLegend : legendOf('least') }),
  ]
  const least = layout.height * leastPlotShare
  let parts: Parts = { header: full, hasAxisTitles: true, legend: legendOf('full'), notes: notes(true) }
  // Most pictures have room for all: what would be less is laid out only where it is needed.
  for (const change of changes) {
    const room = plotRoom(data, parts, layout)
    if (room.area.height >= least) return { parts, room }
    parts = { ...parts, ...change() }
  }
  const room = plotRoom(data, parts, layout)
  return isLast || room.area.height >= least ? { parts, room } : undefined
}

function headerOf(data: ChartInLanguage, layout: PaintedLayout, column: RoomOfTexts): Block {
  if (layout.isBare) return emptyBlock
  const layOut = layout.header === false ? layOutBareHeader : layOutHeader
  return layOut(data, column, layout.references, layout.palette)
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
