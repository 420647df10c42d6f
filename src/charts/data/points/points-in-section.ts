import type { ChartAxis, Section } from '../chart-curves.js'
import type { ChartPoint } from '../chart-data.js'
import { isInside } from '../frame/axis-section.js'

// Loops and named functions: V8 lets go of the code of a function that is made for each chart whenever the garbage
// collector runs, and compiles it again.

/** The values that lie in the section of the x axis. */
export function pointsInside(points: readonly ChartPoint[], section: Section): ChartPoint[] {
  const inside: ChartPoint[] = []
  for (const point of points) if (isInside(point.x, section)) inside.push(point)
  return inside
}

/** The values that lie in the section of the x axis and on the y axis. */
export function pointsOnAxes(points: readonly ChartPoint[], section: Section, yAxis: ChartAxis): ChartPoint[] {
  const shown: ChartPoint[] = []
  for (const point of points) if (isOnAxes(point, section, yAxis)) shown.push(point)
  return shown
}

/** Whether axes and lines follow a value. One that the values beside it don't bear out is drawn at the edge where it lies beyond. */
export function isFollowed({ isDoubtful }: ChartPoint): boolean {
  return isDoubtful !== true
}

/** Whether a value lies in the section of the x axis and on the y axis. */
export function isOnAxes({ x, y }: ChartPoint, section: Section, { from, to }: ChartAxis): boolean {
  return isInside(x, section) && y >= from && y <= to
}

/** Whether a value is plotted at the corrected age. */
export function isAtCorrectedAge({ uncorrectedX }: ChartPoint): boolean {
  return uncorrectedX !== undefined
}
