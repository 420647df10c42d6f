import type { Rectangle, Shape } from '../../ground/scene/scene.js'
import type { ChartAxis, Place } from '../data/chart-curves.js'
import type { ChartInLanguage } from '../data/chart-data.js'
import { isOnAxis } from './shown-data.js'

/** What a ground is drawn from: the axes, curves and words of a chart, nothing of the child. */
export type ChartOfGround = Pick<
  ChartInLanguage,
  'type' | 'language' | 'xAxis' | 'yAxis' | 'upperAxis' | 'curves' | 'background' | 'limits' | 'seams'
>

/** The area of the curves, and the position in it of a point of the chart. */
export interface Plot extends Rectangle {
  readonly right: number
  readonly bottom: number
  /** Pixels from the units of the axes. */
  readonly atX: (x: number) => number
  readonly atY: (y: number) => number
  /** Whether a position lies in the section that the chart shows. */
  readonly shows: (x: number, y?: number) => boolean
}

/** Where texts above and below the plot run, pixels. */
export interface RoomOfTexts {
  readonly left: number
  readonly width: number
}

type Ends = Pick<ChartAxis, 'from' | 'to'>

/** The plot of two axes in a rectangle. */
export function plotIn({ x, y, width, height }: Rectangle, xAxis: Ends, yAxis: Ends): Plot {
  const [right, bottom] = [x + width, y + height]
  const perX = width / (xAxis.to - xAxis.from)
  const perY = height / (yAxis.to - yAxis.from)
  const [fromX, fromY] = [xAxis.from, yAxis.from]
  return {
    x,
    y,
    width,
    height,
    right,
    bottom,
    atX: (value) => x + (value - fromX) * perX,
    atY: (value) => bottom - (value - fromY) * perY,
    shows: (atX, atY) => isOnAxis(atX, xAxis) && (atY === undefined || isOnAxis(atY, yAxis)),
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
