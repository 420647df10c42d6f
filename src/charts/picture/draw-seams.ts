import { textWidth } from '../../scene/fit-text.js'
import type { LabelRoom } from '../../scene/label-room.js'
import type { Rectangle, Shape } from '../../scene/scene.js'
import type { ChartData } from '../data/chart-data.js'
import { type Plot, verticalLine } from './layout.js'
import { fontSizes, type Palette } from './styles.js'

const lineHeight = 14
const size = fontSizes.small
/** From the line to its labels, pixels. */
const gap = 5

/** Dotted lines where the references change, and at landmarks. */
export function drawSeamLines({ seams, landmarks }: ChartData, plot: Plot, palette: Palette): Shape[] {
  return [...seams, ...landmarks].map(({ x }) => ({
    kind: 'path',
    lines: [verticalLine(plot, x)],
    stroke: palette.quietText,
    strokeWidth: 1,
    dash: [1, 4],
  }))
}

/** The names of the references on either side of a seam, and those of landmarks, at the bottom of the plot. */
export function drawSeamLabels(
  { seams, landmarks }: ChartData,
  plot: Plot,
  room: LabelRoom,
  palette: Palette,
): Shape[] {
  return [
    ...seams.flatMap(({ x, before, after }) => drawSideLabels(plot.atX(x), before, after, plot, room, palette)),
    ...landmarks.flatMap(({ x, label }) => drawSideLabels(plot.atX(x), '', label, plot, room, palette)),
  ]
}

/** A label on either side of the line, as low as there is room; at the edge of the plot both on one side. */
function drawSideLabels(
  x: number,
  before: string,
  after: string,
  plot: Plot,
  room: LabelRoom,
  palette: Palette,
): Shape[] {
  const joined = [before, after].filter((name) => name !== '').join(' | ')
  if (joined === '') return []
  for (const [left, right] of [
    [before, after],
    ['', joined],
    [joined, ''],
  ] as const) {
    const place = room.takeClear(lowestPlaces(x, left, right, plot))
    if (place !== undefined) {
      return [...drawHalfLabel(x, left, -1, place, palette), ...drawHalfLabel(x, right, 1, place, palette)]
    }
  }
  return []
}

/** The lowest places for a label on either side of a line. */
function lowestPlaces(x: number, left: string, right: string, plot: Plot): Rectangle[] {
  const [widthLeft, widthRight] = [labelWidth(left), labelWidth(right)]
  return [1, 2, 3].map((row) => ({
    x: x - widthLeft,
    y: plot.bottom - row * lineHeight - 3,
    width: widthLeft + widthRight,
    height: lineHeight,
  }))
}

function labelWidth(text: string): number {
  return text === '' ? 0 : textWidth(text, size) + gap
}

function drawHalfLabel(x: number, text: string, side: 1 | -1, place: Rectangle, palette: Palette): Shape[] {
  if (text === '') return []
  const width = labelWidth(text) - 2
  return [
    {
      kind: 'rect',
      x: side === 1 ? x + 2 : x - 2 - width,
      y: place.y,
      width,
      height: lineHeight,
      fill: palette.plot,
      radius: 2,
    },
    {
      kind: 'text',
      x: x + side * gap,
      y: place.y + lineHeight * 0.75,
      text,
      size,
      fill: palette.quietText,
      anchor: side === 1 ? 'start' : 'end',
    },
  ]
}
