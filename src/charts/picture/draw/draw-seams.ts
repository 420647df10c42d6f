import { textWidth } from '../../../ground/scene/fit-text.js'
import type { LabelRoom } from '../../../ground/scene/label-room.js'
import type { Rectangle, Shape } from '../../../ground/scene/scene.js'
import { groupShape, pathShape, rectShape, textShape } from '../../../ground/scene/shapes.js'
import { type Decimals, formatNumber } from '../../../ground/text/number.js'
import type { ChartLandmark, ChartSeam } from '../../data/chart-curves.js'
import type { ChartData } from '../../data/chart-data.js'
import { type Plot, verticalLine } from '../layout.js'
import { fontSizes, markPaints, type Palette } from '../styles.js'

const lineHeight = 14
const size = fontSizes.small
/** From the line to its labels, pixels. */
const gap = 5
/** Least distance from the names at other lines, pixels. */
const apart = 5
/** Rows that are tried at the edges of the plot before those between, and their distance, pixels. */
const rowsAtEdge = 8
const rowHeight = 7
/** From the edge of the plot to the first row, pixels. */
const fromEdge = 3
/** Of a place on the x axis for programs. */
const placeDecimals: Decimals = { min: 0, max: 4 }

/** Dotted lines where the references change, or at landmarks. */
export function drawSeamLines(places: readonly { readonly x: number }[], plot: Plot, palette: Palette): Shape[] {
  const seamLine = markPaints.seamLine(palette)
  return places.map(({ x }) =>
    pathShape([verticalLine(plot, x)], seamLine, { data: { x: formatNumber(x, placeDecimals) } }),
  )
}

/** A line of text on one side of a vertical line: -1 is left, 1 right. */
interface SideText {
  readonly text: string
  readonly side: -1 | 1
  readonly row: number
}

/** A way to write the names of both sides: beside their line, or on one side of it with arrows; where there is no room, what begins there alone. */
interface Arrangement {
  readonly parts: readonly SideText[]
  /** The room that it takes on either side of the line, and its height, pixels. */
  readonly left: number
  readonly right: number
  readonly height: number
}

function arranged(...parts: readonly SideText[]): Arrangement {
  const widest = (wanted: -1 | 1) =>
    Math.max(0, ...parts.filter(({ side }) => side === wanted).map(({ text }) => labelWidth(text)))
  const height = lineHeight * (1 + Math.max(...parts.map(({ row }) => row)))
  return { parts, left: widest(-1), right: widest(1), height }
}

/** What a vertical line marks: one text on each side, or one for both. */
export type NamedLine = { readonly x: number; readonly arrangements: readonly Arrangement[] }

/** A place for the names at a line. */
interface NamePlace extends Rectangle {
  readonly parts: readonly SideText[]
  /** Where the line is, pixels. */
  readonly lineX: number
}

/** The names of what applies on either side of a seam, and those of landmarks, at the bottom or the top of the plot. */
export function drawSeamLabels(
  { seamNames, plot }: { readonly seamNames: readonly NamedLine[]; readonly plot: Plot },
  { landmarks, upperAxis }: ChartData,
  room: LabelRoom,
  palette: Palette,
): Shape {
  // The upper scale names term.
  const named = [...seamNames, ...(upperAxis === undefined ? landmarks.map(namedLandmark) : [])]
  const lines = named.map(({ x }) => plot.atX(x))
  const shapes: Shape[] = []
  // The later seams first: where one reference gives way to the next matters more than how a child is measured.
  for (const line of named.reverse()) {
    const place = placeOfNames(line, lines, plot, room)
    if (place !== undefined) shapes.push(...drawNames(place, palette))
  }
  return groupShape('seams', shapes)
}

/** The names of a seam. */
export function namedSeam({ x, label, before, after }: ChartSeam): NamedLine {
  if (before === after) return { x, arrangements: oneText(label) }
  const [left, right] = [`‹ ${before}`, `${after} ›`]
  const stacked = (side: -1 | 1) => arranged({ text: left, side, row: 0 }, { text: right, side, row: 1 })
  const split = arranged({ text: before, side: -1, row: 0 }, { text: after, side: 1, row: 0 })
  const brief = arranged({ text: right, side: 1, row: 0 })
  return { x, arrangements: [split, stacked(1), stacked(-1), ...oneText(`${left}   ${right}`), brief] }
}

function namedLandmark({ x, label }: ChartLandmark): NamedLine {
  return { x, arrangements: oneText(label) }
}

function oneText(text: string): Arrangement[] {
  return [arranged({ text, side: 1, row: 0 }), arranged({ text, side: -1, row: 0 })]
}

/** A place for one of the arrangements, if possible one that no other line runs through. */
function placeOfNames(
  { x, arrangements }: NamedLine,
  lines: readonly number[],
  plot: Plot,
  room: LabelRoom,
): NamePlace | undefined {
  const lineX = plot.atX(x)
  const others = lines.filter((other) => other !== lineX)
  for (const avoided of [others, []]) {
    for (const arrangement of arrangements) {
      const place = room.takeClear(placesOf(arrangement, lineX, plot, avoided))
      if (place !== undefined) return { ...place, parts: arrangement.parts, lineX }
    }
  }
  return undefined
}

/** The places of an arrangement at a line: near the bottom, near the top, then anywhere between. */
function* placesOf(
  { left, right, height }: Arrangement,
  x: number,
  plot: Plot,
  avoided: readonly number[],
): Generator<Rectangle> {
  const count = Math.floor((plot.height - height) / rowHeight)
  const begin = Math.max(plot.x, x - left - apart)
  const width = Math.min(plot.right, x + right + apart) - begin
  // A text that leaves the plot has no place.
  if (x - left < plot.x || x + right > plot.right) return
  if (avoided.some((line) => line > begin - gap && line < begin + width + gap)) return
  const at = (y: number): Rectangle => ({ x: begin, y, width, height })
  const fromBottom = (row: number) => at(plot.bottom - fromEdge - height - row * rowHeight)
  for (let row = 0; row < Math.min(count, rowsAtEdge); row++) yield fromBottom(row)
  for (let row = 0; row < rowsAtEdge; row++) yield at(plot.y + fromEdge + row * rowHeight)
  for (let row = rowsAtEdge; row < count; row++) yield fromBottom(row)
}

function labelWidth(text: string): number {
  return textWidth(text, size) + gap
}

function drawNames({ parts, lineX, y: top }: NamePlace, palette: Palette): Shape[] {
  const namePlate = markPaints.namePlate(palette)
  return parts.flatMap(({ text, side, row }) => {
    const width = labelWidth(text) - 2
    const y = top + row * lineHeight
    return [
      rectShape({ x: side === 1 ? lineX + 2 : lineX - 2 - width, y, width, height: lineHeight }, namePlate, 2),
      textShape(
        text,
        { x: lineX + side * gap, y: y + lineHeight * 0.75 },
        { anchor: side === 1 ? 'start' : 'end', size, fill: palette.quietText },
      ),
    ]
  })
}
