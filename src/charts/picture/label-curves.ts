import { fitText, textWidth } from '../../scene/fit-text.js'
import type { Shape } from '../../scene/scene.js'
import { spread } from '../../scene/spread.js'
import type { ChartCurve, ChartData, ChartSegment, Place } from '../data/chart-data.js'
import type { Plot } from './layout.js'
import { lineObstacles, pointObstacles } from './obstacles.js'
import { fontSizes, type Palette } from './styles.js'

const lineHeight = 13.5
/** The largest share of the picture's width that a label may take. */
const widestShare = 0.34
/** From the end of a curve to its label, pixels. */
const gap = 8
/** A label further than this from its curve is joined to it by a thin line, pixels. */
const leaderFrom = 3
/** Least distance of labels inside the plot from the patient's line, pixels. */
const fromLine = 3
/** Below are the names of the references: from the bottom of the plot to the middle of the lowest label, pixels. */
const namesHeight = 26

/** A label at the visible end of its curve, in pixels. */
interface EndLabel {
  readonly text: string
  readonly bold: boolean
  readonly fill: string
  readonly x: number
  readonly y: number
  /** The curve leaves the plot at the top. */
  readonly isAtTop: boolean
}

/** The width that the labels need beside the plot in a picture of a width, pixels. */
export function curveLabelsWidth({ curves, background }: ChartData, pictureWidth: number): number {
  const widths = [...curves, ...background].map(({ label }) => textWidth(label, fontSizes.small, true))
  return gap + Math.min(widestShare * pictureWidth, Math.max(0, ...widths))
}

/** The labels of the curves at their visible ends, spread so that none covers another. */
export function labelCurves(data: ChartData, plot: Plot, pictureWidth: number, palette: Palette): Shape[] {
  const chartEnds = data.curves.map((curve) => {
    const label = fitText(curve.label, widestShare * pictureWidth, fontSizes.small, true)
    return endLabel({ ...curve, label }, curve.percentile === 50, plot, palette.curve)
  })
  const labels = [
    ...backgroundEnds(data, plot, palette).filter((end) => end.isAtTop || isBesidePlot(end, plot)),
    ...chartEnds,
  ].filter((label) => label !== undefined)
  const atTop = labels.filter(({ isAtTop }) => isAtTop)
  const columns = new Map<number, EndLabel[]>()
  for (const label of labels) {
    if (label.isAtTop) continue
    const left = Math.round(labelLeft(label, plot))
    columns.set(left, [...(columns.get(left) ?? []), label])
  }
  const atSide = [...columns].flatMap(([left, column]) => drawSideLabels(column, left, data, plot, palette))
  return [...atSide, ...drawTopLabels(atTop, plot)]
}

/** The labels of general curves that end inside the plot: on their curves, behind those of the chart. */
export function labelBackground(data: ChartData, plot: Plot, palette: Palette): Shape[] {
  return backgroundEnds(data, plot, palette)
    .filter((end) => !end.isAtTop && !isBesidePlot(end, plot))
    .map((end) => drawText(end, end.x, end.y - 4, 'end'))
}

function backgroundEnds({ background }: ChartData, plot: Plot, palette: Palette): EndLabel[] {
  return background
    .map((curve) => endLabel(curve, false, plot, palette.quietText))
    .filter((label) => label !== undefined)
}

function isBesidePlot(label: EndLabel, plot: Plot): boolean {
  return labelLeft(label, plot) > plot.right
}

/** Beside the end of the curve, or beside the plot if the label would cross its edge. */
function labelLeft({ x, text, bold }: EndLabel, plot: Plot): number {
  const left = x + gap
  return left + textWidth(text, fontSizes.small, bold) > plot.right - gap ? plot.right + gap : left
}

/** Where a curve is last visible: at its end, or where it leaves the plot at the top. */
function endLabel({ label, segments }: ChartCurve, bold: boolean, plot: Plot, fill: string): EndLabel | undefined {
  for (let k = segments.length - 1; k >= 0; k--) {
    const { points } = segments[k] as ChartSegment
    for (let i = points.length - 1; i >= 0; i--) {
      const { x, y } = points[i] as Place
      if (!plot.shows(x, y)) continue
      const next = points[i + 1]
      if (next === undefined || plot.atY(next.y) >= plot.y) {
        return { text: label, bold, fill, x: plot.atX(x), y: plot.atY(y), isAtTop: false }
      }
      const share = (plot.atY(y) - plot.y) / (plot.atY(y) - plot.atY(next.y))
      return { text: label, bold, fill, x: plot.atX(x + share * (next.x - x)), y: plot.y, isAtTop: true }
    }
  }
  return undefined
}

function drawSideLabels(
  column: readonly EndLabel[],
  left: number,
  data: ChartData,
  plot: Plot,
  palette: Palette,
): Shape[] {
  const sorted = [...column].sort((a, b) => a.y - b.y)
  const isInPlot = left < plot.right
  const places = isInPlot ? placesInPlot(sorted, left, data, plot) : placesBetween(sorted, plot.y, plot.bottom)
  return sorted.flatMap((label, i): Shape[] => {
    const place = places[i] as number
    const isMoved = Math.abs(place - label.y) > leaderFrom || left - label.x > gap + 1
    const width = textWidth(label.text, fontSizes.small, label.bold)
    return [
      ...(isMoved ? [drawLeader(label, left - 2, place)] : []),
      ...(isInPlot ? [drawPlate(left, place, width, palette)] : []),
      drawText(label, left, place + fontSizes.small * 0.36, 'start'),
    ]
  })
}

function placesBetween(labels: readonly EndLabel[], top: number, bottom: number): number[] {
  return spread(
    labels.map(({ y }) => y),
    lineHeight,
    top,
    bottom,
  )
}

/** Places above and below the patient's line, if this continues beyond the curves and there is room beside it. */
function placesInPlot(labels: readonly EndLabel[], left: number, data: ChartData, plot: Plot): number[] {
  const floor = plot.bottom - namesHeight
  const right = left + Math.max(...labels.map(({ text, bold }) => textWidth(text, fontSizes.small, bold)))
  const taken = [...lineObstacles(data, plot), ...pointObstacles(data, plot)].filter(
    ({ x, width }) => x < right + fromLine && x + width > left - fromLine,
  )
  const [first] = taken
  if (first === undefined) return placesBetween(labels, plot.y, floor)
  const top = Math.min(...taken.map(({ y }) => y)) - lineHeight / 2
  const bottom = Math.max(...taken.map(({ y, height }) => y + height)) + lineHeight / 2
  // Curves that end above the line are labelled above it, as far as there is room.
  const wanted = labels.filter(({ y }) => y < first.y + first.height / 2).length
  const least = labels.length - rowCount(bottom, floor)
  const most = rowCount(plot.y, top)
  if (least > most) return placesBetween(labels, plot.y, floor)
  const above = Math.max(least, Math.min(wanted, most))
  return [...placesBetween(labels.slice(0, above), plot.y, top), ...placesBetween(labels.slice(above), bottom, floor)]
}

function rowCount(top: number, bottom: number): number {
  return bottom < top ? 0 : Math.floor((bottom - top) / lineHeight) + 1
}

function drawLeader({ x, y, fill }: EndLabel, left: number, place: number): Shape {
  return { kind: 'path', lines: [[x + 1, y, left, place]], stroke: fill, strokeWidth: 0.7 }
}

/** Hides the lines of the plot behind a label. */
function drawPlate(left: number, middle: number, width: number, palette: Palette): Shape {
  const height = lineHeight - 1
  return {
    kind: 'rect',
    x: left - 2,
    y: middle - height / 2,
    width: width + 4,
    height,
    fill: palette.plot,
    radius: 2,
  }
}

function drawTopLabels(labels: readonly EndLabel[], plot: Plot): Shape[] {
  const sorted = [...labels].sort((a, b) => a.x - b.x)
  const widest = Math.max(0, ...sorted.map((label) => textWidth(label.text, fontSizes.small, label.bold)))
  const places = spread(
    sorted.map(({ x }) => x),
    widest + 5,
    plot.x + widest / 2,
    plot.right - widest / 2,
  )
  return sorted.map((label, i) => drawText(label, places[i] as number, plot.y - 5, 'middle'))
}

function drawText({ text, bold, fill }: EndLabel, x: number, y: number, anchor: 'start' | 'middle' | 'end'): Shape {
  return { kind: 'text', x, y, text, size: fontSizes.small, bold, fill, anchor }
}
