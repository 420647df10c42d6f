import { keptMatches } from '../../scene/kept-results.js'
import type { Rectangle, Shape } from '../../scene/scene.js'
import type { ChartAxis, Place } from '../data/chart-curves.js'
import { isOnAxis } from './shown-data.js'

/**
 * The area of the curves, and the position in it of a point of the chart. Charts whose
 * plots have the same place, sections and ticks have the same one, which what they draw
 * alike is kept by.
 */
export interface Plot extends Rectangle {
  readonly right: number
  readonly bottom: number
  /** Pixels from the units of the axes. */
  readonly atX: (x: number) => number
  readonly atY: (y: number) => number
  /** Whether a position lies in the section that the chart shows. */
  readonly shows: (x: number, y?: number) => boolean
}

/** What distinguishes a plot from others, apart from the ticks of its y axis. */
interface PlotOfAxes extends Plot {
  readonly xTicks: ChartAxis['ticks']
  readonly sections: readonly [fromX: number, toX: number, fromY: number, toY: number]
}

/** Plots that are kept of an axis: for the sizes that charts are asked for, and the room that their texts leave. */
const mostPlots = 64

const plotsOfAxes = /* @__PURE__ */ keptMatches<ChartAxis['ticks'], PlotOfAxes>(mostPlots)

/** The plot of two axes in a rectangle. */
export function plotIn(area: Rectangle, xAxis: ChartAxis, yAxis: ChartAxis): Plot {
  const isIn = (plot: PlotOfAxes) =>
    plot.y === area.y &&
    plot.height === area.height &&
    plot.x === area.x &&
    plot.width === area.width &&
    plot.xTicks === xAxis.ticks &&
    plot.sections[0] === xAxis.from &&
    plot.sections[1] === xAxis.to &&
    plot.sections[2] === yAxis.from &&
    plot.sections[3] === yAxis.to
  return plotsOfAxes(yAxis.ticks, isIn, () => plotAnew(area, xAxis, yAxis))
}

function plotAnew({ x, y, width, height }: Rectangle, xAxis: ChartAxis, yAxis: ChartAxis): PlotOfAxes {
  const [fromX, toX, fromY, toY] = [xAxis.from, xAxis.to, yAxis.from, yAxis.to]
  const [right, bottom] = [x + width, y + height]
  const perX = width / (toX - fromX)
  const perY = height / (toY - fromY)
  const [across, upwards] = [
    { from: fromX, to: toX },
    { from: fromY, to: toY },
  ]
  return {
    x,
    y,
    width,
    height,
    right,
    bottom,
    xTicks: xAxis.ticks,
    sections: [fromX, toX, fromY, toY],
    atX: (value) => x + (value - fromX) * perX,
    atY: (value) => bottom - (value - fromY) * perY,
    shows: (atX, atY) => isOnAxis(atX, across) && (atY === undefined || isOnAxis(atY, upwards)),
  }
}

/** The coordinates of a line through places of the chart. */
export function coordinatesOf(places: readonly Place[], plot: Plot): readonly number[] {
  const coordinates = new Array<number>(2 * places.length)
  let at = 0
  for (const { x, y } of places) {
    coordinates[at++] = plot.atX(x)
    coordinates[at++] = plot.atY(y)
  }
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
