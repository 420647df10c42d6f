import * as lineclip from 'lineclip'
import type { GroupShape, PathShape, Rectangle, RectShape, Scene, Shape } from './scene.js'

/**
 * The same picture with its clips applied: what they would hide is removed.
 * resvg makes each clip a layer of the size of the whole picture, and two of
 * them take longer than everything else together.
 */
export function clipScene(scene: Scene): Scene {
  return { ...scene, shapes: clipShapes(scene.shapes, undefined) }
}

function clipShapes(shapes: readonly Shape[], area: Rectangle | undefined): Shape[] {
  const clipped: Shape[] = []
  for (const shape of shapes) for (const part of clipShape(shape, area)) clipped.push(part)
  return clipped
}

function clipShape(shape: Shape, area: Rectangle | undefined): Shape[] {
  if (shape.kind === 'group') return [clipGroup(shape, area)]
  if (area === undefined) return [shape]
  if (shape.kind === 'path') return clipPath(shape, area)
  if (shape.kind === 'rect') return clipRect(shape, area)
  // Symbols and labels are small: whole or not at all.
  return contains(area, shape.x, shape.y) ? [shape] : []
}

function clipGroup(whole: GroupShape, area: Rectangle | undefined): GroupShape {
  if (area === undefined && whole.isShared) return whole
  const { clip, shapes, isShared: _, ...group } = whole
  const visible = clip === undefined || area === undefined ? (clip ?? area) : intersection(clip, area)
  return { ...group, shapes: clipShapes(shapes, visible) }
}

function clipPath(path: PathShape, area: Rectangle): Shape[] {
  const { stroke, strokeWidth, dash, round, fill, ...form } = path
  const parts: Shape[] = []
  if (fill !== undefined) {
    const lines: number[][] = []
    for (const line of form.lines) lines.push(clipPolygon(line, area))
    parts.push({ ...form, fill, lines })
  }
  if (stroke !== undefined) {
    const lines: number[][] = []
    for (const line of form.lines) {
      const whole = form.closed ? [...line, ...line.slice(0, 2)] : line
      for (const part of clipLine(whole, area)) lines.push(part)
    }
    parts.push({ kind: 'path', lines, stroke, strokeWidth, dash, round })
  }
  return parts
}

function clipRect(rect: RectShape, area: Rectangle): Shape[] {
  const visible = intersection(rect, area)
  return visible.width > 0 && visible.height > 0 ? [{ ...rect, ...visible }] : []
}

function intersection(a: Rectangle, b: Rectangle): Rectangle {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  }
}

function contains({ x, y, width, height }: Rectangle, px: number, py: number): boolean {
  return px >= x && px <= x + width && py >= y && py <= y + height
}

/**
 * The parts of a line that lie in a rectangle: none, or several where the line
 * leaves it and comes back.
 *
 * @param line coordinates x, y, x, y, …
 */
export function clipLine(line: readonly number[], area: Rectangle): number[][] {
  return line.length === 0 ? [] : lineclip.clipPolyline(pairCoordinates(line), boundingBox(area)).map(joinCoordinates)
}

/**
 * The part of a polygon that lies in a rectangle; empty if there is none.
 *
 * @param polygon coordinates x, y, x, y, … of its corners
 */
export function clipPolygon(polygon: readonly number[], area: Rectangle): number[] {
  return polygon.length === 0 ? [] : joinCoordinates(lineclip.clipPolygon(pairCoordinates(polygon), boundingBox(area)))
}

function pairCoordinates(coordinates: readonly number[]): [number, number][] {
  const pairs: [number, number][] = []
  for (let i = 1; i < coordinates.length; i += 2) pairs.push([coordinates[i - 1] as number, coordinates[i] as number])
  return pairs
}

function joinCoordinates(pairs: readonly [number, number][]): number[] {
  const coordinates: number[] = []
  for (const [x, y] of pairs) coordinates.push(x, y)
  return coordinates
}

function boundingBox({ x, y, width, height }: Rectangle): [number, number, number, number] {
  return [x, y, x + width, y + height]
}
