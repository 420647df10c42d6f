import { textWidth } from '../../../ground/scene/fit-text.js'
import type { Rectangle, Shape } from '../../../ground/scene/scene.js'
import { spread } from '../../../ground/scene/spread.js'
import { freeStretches, type Stretch, spreadBetween } from '../../../ground/scene/spread-between.js'
import type { ChartData } from '../../data/chart-data.js'
import type { Plot } from '../layout.js'
import { fontSizes, type Palette } from '../styles.js'
import { type EndLabel, endTexts } from './end-label.js'
import { backgroundObstacles, lineObstacles, pointObstacles } from './obstacles.js'

const lineHeight = 13.5
/** From the end of a curve to its label, pixels. */
const gap = 8
/** A label further than this from its curve is joined to it by a thin line, pixels. */
const leaderFrom = 3
/** Least distance of labels inside the plot from the patient's line, pixels. */
const fromLine = 3
/** Below are the names of the references: from the bottom of the plot to the middle of the lowest label, pixels. */
const namesHeight = 26
/** Labels inside the plot closer together than usual, pixels: their letters still don't touch. */
const tightLine = 11.5
/** The ways to place labels inside the plot, the best first: above the references' names, or down to its bottom. */
const waysInPlot: readonly { readonly distance: number; readonly floor: number }[] = [
  { distance: lineHeight, floor: namesHeight },
  { distance: lineHeight, floor: lineHeight / 2 },
  { distance: tightLine, floor: tightLine / 2 },
]

/** The width that the labels need beside the plot in a picture of a width, pixels. */
export function curveLabelsWidth(data: ChartData, pictureWidth: number): number {
  return gap + endTexts(data, pictureWidth).widest
}

/** A label beside the end of its curve or beside the plot: its left edge and its middle, pixels. */
export interface PlacedLabel {
  readonly label: EndLabel
  readonly left: number
  readonly middle: number
}

/** The labels of all curves: those beside the ends and the plot, and those above it. */
export interface CurveLabels {
  readonly atSide: readonly PlacedLabel[]
  readonly atTop: readonly EndLabel[]
}

/** The labels beside and above the plot, where no value of a child is; undefined if one has its place inside. */
export function labelsBesidePlot(labels: readonly EndLabel[], plot: Plot): CurveLabels | undefined {
  const columns = columnsOf(labels, plot)
  if (columns.some(([left]) => left < plot.right)) return undefined
  return placedLabels(labels, columns, (column) => placesBetween(column, plot.y, plot.bottom))
}

/** The labels of a ground, and their places unless one is inside its plot. */
interface LabelGround {
  readonly labels: readonly EndLabel[]
  readonly besidePlot: CurveLabels | undefined
  readonly plot: Plot
}

/** Places the labels of the curves at their visible ends, spread so that none covers another. */
export function placeCurveLabels({ labels, besidePlot, plot }: LabelGround, data: ChartData): CurveLabels {
  if (besidePlot !== undefined) return besidePlot
  return placedLabels(labels, columnsOf(labels, plot), (column, left) =>
    left < plot.right ? placesInPlot(column, left, data, plot) : placesBetween(column, plot.y, plot.bottom),
  )
}

/** Draws the labels of the curves. */
export function drawCurveLabels({ atSide, atTop }: CurveLabels, plot: Plot, palette: Palette): Shape[] {
  return [...atSide.flatMap((placed) => drawSideLabel(placed, plot, palette)), ...drawTopLabels(atTop, plot)]
}

/** The room that labels of curves take inside the plot. */
export function curveLabelBoxes({ atSide }: CurveLabels, plot: Plot): Rectangle[] {
  return atSide
    .filter(({ left }) => left < plot.right)
    .map(({ label, left, middle }) => ({
      x: label.x,
      y: middle - lineHeight / 2,
      width: left - label.x + textWidth(label.text, fontSizes.small, label.bold),
      height: lineHeight,
    }))
}

/** Labels with the same left edge, pixels, from above. */
type Column = readonly [left: number, labels: readonly EndLabel[]]

function columnsOf(labels: readonly EndLabel[], plot: Plot): Column[] {
  const columns = new Map<number, EndLabel[]>()
  for (const label of labels) {
    if (label.isAtTop) continue
    const left = Math.round(labelLeft(label, plot))
    columns.set(left, [...(columns.get(left) ?? []), label])
  }
  return [...columns].map(([left, column]) => [left, column.sort((a, b) => a.y - b.y)])
}

function placedLabels(
  labels: readonly EndLabel[],
  columns: readonly Column[],
  placesOf: (column: readonly EndLabel[], left: number) => readonly number[],
): CurveLabels {
  const atSide = columns.flatMap(([left, column]) => {
    const places = placesOf(column, left)
    return column.map((label, i) => ({ label, left, middle: places[i] as number }))
  })
  return { atSide, atTop: labels.filter(({ isAtTop }) => isAtTop) }
}

/** Beside the end of the curve, or beside the plot if the label would cross its edge. */
function labelLeft({ x, text, bold, isBesidePlot }: EndLabel, plot: Plot): number {
  const left = x + gap
  return isBesidePlot || left + textWidth(text, fontSizes.small, bold) > plot.right - gap ? plot.right + gap : left
}

function drawSideLabel({ label, left, middle }: PlacedLabel, plot: Plot, palette: Palette): Shape[] {
  const text = drawText(label, left, middle + fontSizes.small * 0.36, 'start')
  const isMoved = Math.abs(middle - label.y) > leaderFrom || left - label.x > gap + 1
  const width = textWidth(label.text, fontSizes.small, label.bold)
  return [
    ...(isMoved ? [drawLeader(label, left - 2, middle)] : []),
    ...(left < plot.right ? [drawPlate(left, middle, width, palette)] : []),
    text,
  ]
}

function placesBetween(labels: readonly EndLabel[], top: number, bottom: number): number[] {
  return spread(
    labels.map(({ y }) => y),
    lineHeight,
    top,
    bottom,
  )
}

/** Places off the patient's line and the curves of a general reference, which may continue beyond the ends. */
function placesInPlot(labels: readonly EndLabel[], left: number, data: ChartData, plot: Plot): readonly number[] {
  const right = left + Math.max(...labels.map(({ text, bold }) => textWidth(text, fontSizes.small, bold)))
  const taken = [
    ...lineObstacles(data, plot),
    ...pointObstacles(data, plot),
    ...backgroundObstacles(data, plot),
  ].filter(({ x, width }) => x < right + fromLine && x + width > left - fromLine)
  const wanted = labels.map(({ y }) => y)
  for (const { distance, floor } of waysInPlot) {
    const stretches = taken.map(({ y, height }): Stretch => [y - distance / 2, y + height + distance / 2])
    const free = freeStretches([plot.y + distance / 2, plot.bottom - floor], stretches)
    const places = spreadBetween(wanted, distance, free)
    if (places !== undefined) return places
  }
  return placesBetween(labels, plot.y, plot.bottom - namesHeight)
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

/** Between two labels above the plot, pixels. */
const topGap = 8

/** Above the ends of their curves, moved apart by their own widths; a thin line leads to one that was moved. */
function drawTopLabels(labels: readonly EndLabel[], plot: Plot): Shape[] {
  const sorted = [...labels].sort((a, b) => a.x - b.x)
  const widths = sorted.map(({ text, bold }) => textWidth(text, fontSizes.small, bold))
  const [first = 0, last = 0] = [widths[0], widths.at(-1)]
  const [from, to] = [plot.x + first / 2, plot.right - last / 2]
  /** How far each label's middle is at least from that of the first; closer where there is not enough room. */
  const needed: number[] = []
  for (const [i, width] of widths.entries()) {
    needed.push(i === 0 ? 0 : (needed[i - 1] as number) + ((widths[i - 1] as number) + width) / 2 + topGap)
  }
  const scale = Math.min(1, (to - from) / Math.max(1, needed.at(-1) ?? 0))
  const offsets = needed.map((offset) => offset * scale)
  const wanted = sorted.map(({ x }, i) => x - (offsets[i] as number))
  const places = spread(wanted, 0, from, to - (offsets.at(-1) ?? 0)).map((place, i) => place + (offsets[i] as number))
  return sorted.flatMap((label, i): Shape[] => {
    const place = places[i] as number
    const half = (widths[i] as number) / 2
    const isMoved = Math.abs(place - label.x) > half
    const edge = place + Math.sign(label.x - place) * (half + 2)
    const leader: Shape[] = isMoved
      ? [{ kind: 'path', lines: [[label.x, plot.y, edge, plot.y - 4]], stroke: label.fill, strokeWidth: 0.7 }]
      : []
    return [...leader, drawText(label, place, plot.y - 5, 'middle')]
  })
}

function drawText({ text, bold, fill }: EndLabel, x: number, y: number, anchor: 'start' | 'middle' | 'end'): Shape {
  return { kind: 'text', x, y, text, size: fontSizes.small, bold, fill, anchor }
}
