import type { Scene, Shape } from '../../ground/scene/scene.js'
import { groupShape } from '../../ground/scene/shapes.js'
import { zoomScene } from '../../ground/scene/zoom-scene.js'
import { isTransparent } from '../chart-theme.js'
import type { ChartInLanguage } from '../data/chart-data.js'
import { type AbovePlot, layOutAbove } from '../picture/around/above-plot.js'
import { drawFoot } from '../picture/around/footnotes.js'
import { layOutHeader } from '../picture/around/header.js'
import { layOutLegend } from '../picture/around/legend.js'
import { chartGround } from '../picture/chart-ground.js'
import { drawPlot, fontStack } from '../picture/chart-scene.js'
import { axisRoom, widestLabel } from '../picture/draw/draw-axes.js'
import { withBirthLane } from '../picture/draw/draw-birth.js'
import { drawPatient } from '../picture/draw/draw-patient.js'
import { rightScaleWidth } from '../picture/draw/right-scale.js'
import { curveLabelsWidth, drawCurveLabels, placeCurveLabels } from '../picture/labels/label-curves.js'
import { type Block, type Plot, plotIn } from '../picture/layout.js'
import { fontSizes, type Palette } from '../picture/styles.js'
import { courseSentence } from '../picture/summary/course-sentence.js'
import { referenceSentence } from '../picture/summary/describe-chart.js'
import { spokenSentences } from '../picture/summary/spoken-text.js'
import { curveStyles, type Look, paletteFor } from '../picture/themes.js'
import { adultPanelWidth } from './adult-height/adult-height-lane.js'
import { adultHeightEntries, adultPanelBottom, drawAdultHeights } from './adult-height/adult-heights.js'
import { sheetFacts } from './facts/sheet-facts.js'
import { areEventsListed, sheetNotes } from './notes/sheet-notes.js'
import { layOutFacts, layOutSheetNotes } from './sheet-blocks.js'
import type { SheetData } from './sheet-data.js'
import { drawStrip, type Strip, stripLabelsWidth, stripTitle } from './strips/draw-strip.js'
import { drawnVelocity } from './strips/draw-velocity.js'
import { birthScoredBy, sdsStrips } from './strips/sds-strip.js'

/** A4 (ISO 216) in pixels of 0.7 points, as in the PDF: labels are 7 to 9 points high. */
export const sheetSize = { width: 850, height: 1202 } as const

/** The edges of the page: on the left, room for punched holes, pixels. */
const margins = { left: 52, right: 40, top: 38, bottom: 34 } as const
/**
 * First the chart gives way, so that texts stay 7.7 points high: it is at least as high as these, and its panel
 * of adult heights has to fit beside chart and strips, pixels.
 */
const leastCharts = [370, 310, 250, 210] as const
/** Then the page is laid out larger by this factor again and again, and made smaller. */
const zoomStep = 1.06
const mostTrials = 30
const velocityHeight = 106
const gaps = { facts: 12, chart: 10, strips: 12, foot: 10, panel: 22 } as const
/** Right of the plot, at least, pixels. */
const leastRight = 72

/** How a sheet looks. */
export interface SheetLook extends Look {
  readonly palette?: Palette | undefined
  /** Of the page, pixels; that of A4 by default. */
  readonly height?: number | undefined
}

/**
 * The picture of a sheet: one page in which nothing is cut; where there is more to say, the chart is lower, and then all is smaller.
 *
 * @throws RangeError for a page so low that nothing would be legible
 */
export function sheetScene(sheet: SheetData, look: SheetLook): Scene {
  const palette = look.palette ?? paletteFor(look, sheet.data.gender)
  const { height = sheetSize.height } = look
  for (let trial = 0; trial < mostTrials; trial++) {
    const leastChart = leastCharts[trial] ?? leastCharts[3]
    const zooms = Math.max(0, trial - leastCharts.length + 1)
    const zoom = zoomStep ** zooms
    const page = { width: sheetSize.width * zoom, height: height * zoom }
    const layout = layOutSheet(sheet, { page, palette, leastChart })
    if (layout === undefined) continue
    const shapes = drawSheet(layout, look, zoom)
    const scene: Scene = { ...page, ...titlesOf(sheet), fontFamily: fontStack, shapes }
    return zoom === 1 ? scene : { ...zoomScene(scene, 1 / zoom), width: sheetSize.width, height }
  }
  // A blank page would be taken for a child without data.
  throw new RangeError(`a sheet ${height} pixels high has no room for its chart`)
}

/** First what no reader may miss, then the facts and the course of the chart. */
function titlesOf(sheet: SheetData): Pick<Scene, 'language' | 'title' | 'description' | 'data'> {
  const { data, language } = sheet
  const told = sheetFacts(sheet)
  const facts = told.map(({ label, value, details }) => {
    const parts = value === language.sheet.none ? details : [value, ...details]
    return `${label}: ${parts.join(', ')}.`
  })
  const notes = sheetNotes(sheet, told).filter(({ isUrgent }) => isUrgent)
  const title = `${language.sheet.title}: ${data.title}, ${data.population}.`
  const sentences = [...notes.map(noteText), ...facts, ...courseSentence(data), referenceSentence(data)]
  return {
    language: language.tag,
    title: [title, data.patient.name].filter(Boolean).join(' '),
    description: spokenSentences(sentences, language),
    data: { type: data.type, layout: 'sheet' },
  }
}

function noteText({ lead, text }: { readonly lead: string; readonly text: string }): string {
  return lead === '' ? text : `${lead}: ${text}`
}

/** The place of everything on a page, before it is drawn. */
interface SheetLayout {
  readonly sheet: SheetData
  readonly palette: Palette
  readonly page: { readonly width: number; readonly height: number }
  /** The chart with its lane for size at birth. */
  readonly data: ChartInLanguage
  readonly above: AbovePlot
  readonly plot: Plot
  readonly strips: readonly { readonly strip: Strip; readonly plot: Plot }[]
  readonly blocks: readonly { readonly block: Block; readonly top: number }[]
  readonly titleX: number
  readonly panelLeft: number | undefined
}

/** The layout of a page of a size; undefined where the chart would be too low. */
function layOutSheet(
  sheet: SheetData,
  { page, palette, leastChart }: Pick<SheetLayout, 'page' | 'palette'> & { readonly leastChart: number },
): SheetLayout | undefined {
  const data = withBirthLane(sheet.data, page.width * 0.8)
  const shown = { ...sheet, data }
  const { header, facts, legend, notes } = blocksOf(shown, page.width, palette)
  const strips = stripsOf(shown, palette)
  const stripsHeight = strips.reduce((sum, { height }) => sum + height + gaps.strips, 0)
  const { area, right, beside, hasPanel } = columnsOf(shown, strips, page.width)
  const above = layOutAbove(data, area.x, area.x + area.width, legend.hasLetters)
  const factsTop = margins.top + header.height + gaps.facts
  const plotTop = factsTop + facts.height + gaps.chart + above.height
  const footTop = page.height - margins.bottom - (legend.height + notes.height + 2 * gaps.foot)
  const plotBottom = footTop - axisRoom.tickLabels - axisRoom.title - stripsHeight - axisRoom.tickLabels
  if (plotBottom - plotTop < leastChart) return undefined
  const plot = plotIn({ ...area, y: plotTop, height: plotBottom - plotTop }, data.xAxis, data.yAxis)
  // The panel may reach down beside the strips, unless their labels reach below it.
  const panelEnd =
    plotBottom + axisRoom.tickLabels + (stripLabelsWidth(strips) <= beside + gaps.panel / 2 ? stripsHeight : 0)
  if (hasPanel && adultPanelBottom(shown, plot) > panelEnd) return undefined
  let y = plotBottom + axisRoom.tickLabels
  const placed = strips.map((strip) => {
    const place = plotIn({ ...area, y: y + gaps.strips, height: strip.height }, data.xAxis, strip.yAxis)
    y = place.bottom
    return { strip, plot: place }
  })
  return {
    ...{ sheet: shown, palette, page, data, above, plot, strips: placed },
    blocks: [
      { block: header, top: margins.top },
      { block: facts, top: factsTop },
      { block: legend, top: footTop + gaps.foot },
      { block: notes, top: footTop + gaps.foot + legend.height + gaps.foot * 0.6 },
    ],
    titleX: margins.left + fontSizes.label * 0.75,
    panelLeft: hasPanel ? right - adultPanelWidth : undefined,
  }
}

/** What is above and below the plots, from margin to margin. */
function blocksOf(sheet: SheetData, pageWidth: number, palette: Palette) {
  const { data } = sheet
  const { points: _, ...unnamed } = data
  const column = { left: margins.left, width: pageWidth - margins.right - margins.left }
  const told = sheetFacts(sheet)
  const birthScored = birthScoredBy(sheet)
  const { sheet: words } = sheet.language
  return {
    header: layOutHeader({ ...unnamed, points: [], birth: undefined, latest: undefined }, column, false, palette),
    facts: layOutFacts(told, column.left, column.width, palette),
    legend: layOutLegend(
      {
        ...data,
        birthScore: birthScored && words.birthSds(birthScored),
        ...(areEventsListed(sheet) && { markers: [] }),
      },
      'full',
      column,
      palette,
    ),
    notes: layOutSheetNotes(sheetNotes(sheet, told), column.left, column.width, palette),
  }
}

/** From left to right: the plots, the room for their labels beside them, the panel of adult heights. */
function columnsOf(sheet: SheetData, strips: readonly Strip[], pageWidth: number) {
  const { data } = sheet
  const right = pageWidth - margins.right
  const hasPanel = adultHeightEntries(sheet).length > 0
  const panelWidth = hasPanel ? gaps.panel + adultPanelWidth : 0
  const beside = Math.max(
    curveLabelsWidth(data, pageWidth) + rightScaleWidth(data, pageWidth) + 8,
    stripLabelsWidth(strips) - panelWidth,
    leastRight,
  )
  // Titles are left of the widest label of chart and strips.
  const labels = Math.max(...[data, ...strips].map(({ yAxis }) => widestLabel(yAxis)))
  const x = margins.left + axisRoom.title + labels + axisRoom.tickGap
  return { area: { x, width: right - beside - panelWidth - x }, right, beside, hasPanel }
}

function stripsOf(sheet: SheetData, palette: Palette): readonly (Strip & { readonly height: number })[] {
  const { velocity } = sheet
  const velocities =
    velocity === undefined ? [] : [{ ...drawnVelocity(sheet, velocity, palette), height: velocityHeight }]
  return [...sdsStrips(sheet, palette), ...velocities]
}

function drawSheet(layout: SheetLayout, { background, theme }: SheetLook, zoom: number): Shape[] {
  const { sheet, palette, page, data, above, plot, strips, blocks, titleX, panelLeft } = layout
  const ground: Shape = { kind: 'rect', x: 0, y: 0, ...page, fill: palette.page }
  const chart = chartGround(data, {
    plot,
    palette,
    curveStyle: curveStyles[theme?.base ?? 'default'],
    pictureWidth: page.width,
    zoom,
    hasAxisTitles: false,
    rightScaleX:
      rightScaleWidth(data, page.width) > 0 ? plot.right + curveLabelsWidth(data, page.width) + 8 : undefined,
  })
  const labels = placeCurveLabels(chart, data)
  const last = strips.at(-1)?.plot ?? plot
  return [
    { kind: 'group', role: 'page', shapes: isTransparent(background) ? [] : [ground] },
    ...blocks
      .slice(0, 1)
      .flatMap(({ block, top }) => [{ kind: 'group' as const, role: 'header' as const, shapes: block.shapes(top) }]),
    ...drawPlot(chart, data, labels, { above, palette }),
    chart.axes,
    ...stripTitle(data.yAxis.title, plot, titleX, palette),
    chart.labelShapes ?? groupShape('curve-labels', drawCurveLabels(labels, plot, palette)),
    ...chart.rightScale,
    ...strips.map(({ strip, plot: place }, i) =>
      drawStrip(strip, data, place, { palette, titleX, hasLabels: i === strips.length - 1 }),
    ),
    xTitle(data, last, palette),
    ...drawPatient(data, plot, palette),
    ...(panelLeft === undefined ? [] : [drawAdultHeights(sheet, plot, panelLeft, palette)]),
    ...blocks.slice(1).flatMap(({ block, top }) => block.shapes(top)),
    drawFoot(data, page, { margin: margins.right, size: fontSizes.small }, palette),
  ]
}

function xTitle({ xAxis }: ChartInLanguage, plot: Plot, { quietText }: Palette): Shape {
  return {
    kind: 'text',
    x: plot.x + plot.width / 2,
    y: plot.bottom + axisRoom.tickLabels + axisRoom.title - 5,
    text: xAxis.title,
    size: fontSizes.label,
    fill: quietText,
    anchor: 'middle',
  }
}
