import type { Rectangle, Shape } from '../../scene/scene.js'
import type { ChartAxis, Place } from '../data/chart-curves.js'
import { isOnAxis } from './shown-data.js'

/** The area of the curves, and the position in it of a point of the chart. */
export interface Plot extends Rectangle {
  /** The same for plots that put every place on the same pixel. */
  readonly key: string
  readonly right: number
  readonly bottom: number
  /** Pixels from the units of the axes. */
  readonly atX: (x: number) => number
  readonly atY: (y: number) => number
  /** Whether a position lies in the section that the chart shows. */
  readonly shows: (x: number, y?: number) => boolean
}

/** The plot of two axes in a rectangle. */
export function plotIn(area: Rectangle, xAxis: ChartAxis, yAxis: ChartAxis): Plot {
  const right = area.x + area.width
  const bottom = area.y + area.height
  const perX = area.width / (xAxis.to - xAxis.from)
  const perY = area.height / (yAxis.to - yAxis.from)
  return {
    ...area,
    key: [area.x, right, xAxis.from, xAxis.to, area.y, bottom, yAxis.from, yAxis.to].join(),
    right,
    bottom,
    atX: (x) => area.x + (x - xAxis.from) * perX,
    atY: (y) => bottom - (y - yAxis.from) * perY,
    shows: (x, y) => isOnAxis(x, xAxis) && (y === undefined || isOnAxis(y, yAxis)),
  }
}

/** The coordinates of a line through places of the chart. */
export function coordinatesOf(places: readonly Place[], plot: Plot): readonly number[] {
  const coordinates: number[] = []
  for (const { x, y } of places) coordinates.push(plot.atX(x), plot.atY(y))
  return coordinates
}

/** The line through the whole height of the plot at an x of the chart, as coordinates. */
export function verticalLine(plot: Plot, x: number): readonly number[] {
  const across = plot.atX(x)
  return [across, plot.y, across, plot.bottom]
}

/** A part of the picture that spans its width and is placed where there is room for its height. */
export interface Block {
  /** Pixels. */
  readonly height: number
  readonly shapes: (top: number) => Shape[]
}

/** A block that takes no room. */
export const emptyBlock: Block = { height: 0, shapes: () => [] }
