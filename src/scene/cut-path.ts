import { clipPolygon, clipPolyline } from 'lineclip'
import type { Rectangle } from './scene.js'

/**
 * The parts of a line that lie in a rectangle: none, or several where the line
 * leaves it and comes back.
 *
 * @param line coordinates x, y, x, y, …
 */
export function cutLine(line: readonly number[], area: Rectangle): number[][] {
  return line.length === 0 ? [] : clipPolyline(places(line), box(area)).map((part) => part.flat())
}

/**
 * The part of a polygon that lies in a rectangle; empty if there is none.
 *
 * @param polygon coordinates x, y, x, y, … of its corners
 */
export function cutPolygon(polygon: readonly number[], area: Rectangle): number[] {
  return polygon.length === 0 ? [] : clipPolygon(places(polygon), box(area)).flat()
}

function places(coordinates: readonly number[]): [number, number][] {
  return Array.from({ length: coordinates.length >> 1 }, (_, i) => [
    coordinates[2 * i] as number,
    coordinates[2 * i + 1] as number,
  ])
}

function box({ x, y, width, height }: Rectangle): [number, number, number, number] {
  return [x, y, x + width, y + height]
}
