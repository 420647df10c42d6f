import type { Rectangle, Shape } from '../../scene/scene.js'
import type { ChartAxis } from '../data/chart-data.js'

/** The area of the curves, and where in it a place of the chart lies. */
export interface Plot extends Rectangle {
  readonly right: number
  readonly bottom: number
  /** Pixels from the units of the axes. */
  readonly atX: (x: number) => number
  readonly atY: (y: number) => number
  /** Whether a place lies in the section that the chart shows. */
  readonly shows: (x: number, y?: number) => boolean
}

/** A place on the very edge belongs to the section, however it was rounded. */
const edge = 1e-6

/** Whether a value lies in the section of an axis that the chart shows. */
export function within(value: number, { from, to }: ChartAxis): boolean {
  return value >= from - edge && value <= to + edge
}

/** The plot of two axes in a rectangle. */
export function plotIn(area: Rectangle, xAxis: ChartAxis, yAxis: ChartAxis): Plot {
  const right = area.x + area.width
  const bottom = area.y + area.height
  const perX = area.width / (xAxis.to - xAxis.from)
  const perY = area.height / (yAxis.to - yAxis.from)
  return {
    ...area,
    right,
    bottom,
    atX: (x) => area.x + (x - xAxis.from) * perX,
    atY: (y) => bottom - (y - yAxis.from) * perY,
    shows: (x, y) => within(x, xAxis) && (y === undefined || within(y, yAxis)),
  }
}

/** The line through the whole height of the plot at an x of the chart, as coordinates. */
export function upright(plot: Plot, x: number): readonly number[] {
  const across = plot.atX(x)
  return [across, plot.y, across, plot.bottom]
}

/** A part of the picture that spans its width and goes wherever there is room for its height. */
export interface Block {
  /** Pixels. */
  readonly height: number
  readonly shapes: (top: number) => Shape[]
}

/** What takes no room. */
export const emptyBlock: Block = { height: 0, shapes: () => [] }
