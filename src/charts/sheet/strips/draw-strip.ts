import { textWidth } from '../../../ground/scene/fit-text.js'
import type { GroupRole, Shape } from '../../../ground/scene/scene.js'
import { groupShape } from '../../../ground/scene/shapes.js'
import { spread } from '../../../ground/scene/spread.js'
import type { ChartAxis } from '../../data/chart-curves.js'
import type { ChartInLanguage } from '../../data/chart-data.js'
import { drawGrid, drawXLabels, drawYLabels } from '../../picture/draw/draw-axes.js'
import { drawSeamLines } from '../../picture/draw/draw-seams.js'
import type { Plot } from '../../picture/layout.js'
import { shownMarkers } from '../../picture/shown-data.js'
import { fontSizes, markPaints, type Palette } from '../../picture/styles.js'

/** A label right of a strip, at a value. */
export interface StripLabel {
  readonly text: string
  readonly y: number
  readonly fill: string
  readonly bold?: boolean
  /** A figure of the child with what is written beneath it: apart from the names of curves, among which it would be read by theirs. */
  readonly beneath?: readonly string[]
}

/** A plot below the chart that shares its x axis. */
export interface Strip {
  readonly role: GroupRole
  readonly title: string
  readonly yAxis: ChartAxis
  /** What lies behind the grid, and what before it: both are cut at the edges. */
  readonly ground: (plot: Plot) => readonly Shape[]
  readonly content: (plot: Plot) => readonly Shape[]
  /** What must not be cut: points and texts. */
  readonly marks: (plot: Plot) => readonly Shape[]
  readonly labels: readonly StripLabel[]
}

/** How a strip is drawn. */
interface StripStyle {
  readonly palette: Palette
  /** The place of its title, pixels. */
  readonly titleX: number
  /** The x axis has labels below it. */
  readonly hasLabels: boolean
}

/** Between the middles of two labels at the right, pixels. */
const labelLine = 12
/** From the plot to its labels, and from the names of curves to the child's figure, pixels. */
const labelGap = 8
const figureApart = 12

/** A strip with its grid, its seams and the lines of the events. */
export function drawStrip(strip: Strip, data: ChartInLanguage, plot: Plot, style: StripStyle): Shape {
  const { palette, titleX, hasLabels } = style
  const { x, y, width, height } = plot
  const clip = { x, y, width, height }
  const axes = { xAxis: data.xAxis, yAxis: strip.yAxis }
  return {
    kind: 'group',
    role: strip.role,
    shapes: [
      {
        kind: 'group',
        clip,
        shapes: [
          { kind: 'rect', ...clip, fill: palette.plot },
          ...treatmentSpans(data, plot, palette),
          ...strip.ground(plot),
        ],
      },
      groupShape('grid', drawGrid(axes, plot, palette)),
      groupShape('seams', drawSeamLines([...data.seams, ...data.landmarks], plot, palette)),
      ...eventLines(data, plot, palette),
      { kind: 'group', clip, shapes: strip.content(plot) },
      { kind: 'rect', ...clip, stroke: palette.frame, strokeWidth: 1 },
      ...drawYLabels(strip.yAxis, plot, palette),
      ...(hasLabels ? drawXLabels(data.xAxis, plot, palette) : []),
      ...stripTitle(strip.title, plot, titleX, palette),
      ...strip.marks(plot),
      ...stripLabels(strip.labels, plot),
    ],
  }
}

/** The title of an axis, upright, on the line that all titles of a sheet share; one too long for its plot begins left of it. */
export function stripTitle(text: string, { y, height }: Plot, x: number, { quietText }: Palette): Shape[] {
  const size = textWidth(text, fontSizes.label) <= height ? fontSizes.label : fontSizes.small
  const lines = textWidth(text, size) <= height ? [text] : inTwoLines(text, height, size)
  return lines.map((line, i) => ({
    kind: 'text',
    x: x - (lines.length - 1 - i) * labelLine,
    y: y + height / 2,
    text: line,
    size,
    fill: quietText,
    anchor: 'middle',
    rotate: -90,
  }))
}

/** Broken after the first space or stroke at which both lines fit, or else where the longer line is shortest. */
function inTwoLines(text: string, room: number, size: number): readonly string[] {
  const width = (lines: readonly string[]) => Math.max(...lines.map((line) => textWidth(line, size)))
  const folds = [...text.matchAll(/[ /]/g)].map(({ index }) => [
    text.slice(0, index + 1).trimEnd(),
    text.slice(index + 1),
  ])
  const fitting = folds.find((lines) => width(lines) <= room)
  return fitting ?? folds.sort((a, b) => width(a) - width(b))[0] ?? [text]
}

/** The room that the labels right of strips take, pixels. */
export function stripLabelsWidth(strips: readonly Pick<Strip, 'labels'>[]): number {
  const ends = strips.map(({ labels }) => figuresLeft(labels) + widest(labels.filter(isFigure)))
  return Math.max(labelGap, ...ends)
}

function isFigure({ beneath }: StripLabel): boolean {
  return beneath !== undefined
}

/** From the plot to the child's figures, pixels. */
function figuresLeft(labels: readonly StripLabel[]): number {
  const names = labels.filter((label) => !isFigure(label))
  const isApart = names.length > 0 && names.length < labels.length
  return labelGap + widest(names) + (isApart ? figureApart : 0)
}

function widest(labels: readonly StripLabel[]): number {
  const widths = labels.flatMap(({ text, bold, beneath = [] }) => [
    textWidth(text, fontSizes.small, bold),
    ...beneath.map((line) => textWidth(line, fontSizes.small)),
  ])
  return Math.max(0, ...widths)
}

/** The names of curves, spread so that none covers another, and right of them the child's figures. */
function stripLabels(labels: readonly StripLabel[], plot: Plot): Shape[] {
  const left = plot.right + figuresLeft(labels)
  const names = placedLabels(
    labels.filter((label) => !isFigure(label)),
    plot,
    plot.right + labelGap,
  )
  return [...names, ...labels.filter(isFigure).flatMap((figure) => placedLabels([figure], plot, left))]
}

function placedLabels(labels: readonly StripLabel[], plot: Plot, x: number): Shape[] {
  const sorted = [...labels].sort((a, b) => b.y - a.y)
  const lowest = plot.bottom - 2 - labelLine * Math.max(0, ...sorted.map(({ beneath = [] }) => beneath.length))
  const wanted = sorted.map(({ y }) => Math.min(plot.bottom, Math.max(plot.y, plot.atY(y))))
  const places = spread(wanted, labelLine, plot.y + 4, lowest)
  const size = fontSizes.small
  return sorted.flatMap(({ text, fill, bold, beneath = [] }, i) =>
    [text, ...beneath].map((line, k): Shape => {
      const y = (places[i] as number) + k * labelLine + size * 0.36
      return { kind: 'text', x, y, text: line, size, bold: k === 0 ? bold : undefined, fill, anchor: 'start' }
    }),
  )
}

/** The lines of the events go on from the chart. */
function eventLines(data: ChartInLanguage, plot: Plot, palette: Palette): Shape[] {
  const places = shownMarkers(data)
    .flatMap(({ x, untilX = x }) => [x, untilX])
    .map((x) => plot.atX(x))
    .filter((x) => x > plot.x + 0.5 && x < plot.right - 0.5)
  const lines = [...new Set(places)].map((x) => [x, plot.y, x, plot.bottom])
  return lines.length === 0 ? [] : [{ kind: 'path', lines, ...markPaints.markerLine(palette) }]
}

/** The time under a treatment, tinted: what happened to score and velocity then. */
function treatmentSpans(data: ChartInLanguage, plot: Plot, palette: Palette): Shape[] {
  return shownMarkers(data).flatMap(({ x, untilX, kind }) => {
    if (untilX === undefined || kind === undefined || kind === 'other') return []
    const [from, to] = [plot.atX(x), plot.atX(untilX)]
    return [{ kind: 'rect' as const, x: from, y: plot.y, width: to - from, height: plot.height, fill: palette.grid[3] }]
  })
}
