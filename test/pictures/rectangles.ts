import { textWidth } from '../../src/ground/scene/fit-text.js'
import type { Rectangle, TextShape } from '../../src/ground/scene/scene.js'

/** The box of a text, without the room above small letters and below the baseline. */
export function box({ x, y, text, size, bold, anchor, rotate }: TextShape): Rectangle {
  const width = textWidth(text, size, bold)
  const left = anchor === 'start' ? 0 : anchor === 'middle' ? -width / 2 : -width
  if (rotate === -90) return { x: x - size * 0.7, y: y - left - width, width: size * 0.7, height: width }
  return { x: x + left, y: y - size * 0.7, width, height: size * 0.7 }
}

/** Whether two rectangles have more than an edge in common. */
export function overlap(a: Rectangle, b: Rectangle): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Whether a rectangle lies within another, or leaves it by no more than a tolerance. */
export function isWithin(inner: Rectangle, outer: Rectangle, tolerance: number): boolean {
  return (
    inner.x >= outer.x - tolerance &&
    inner.y >= outer.y - tolerance &&
    inner.x + inner.width <= outer.x + outer.width + tolerance &&
    inner.y + inner.height <= outer.y + outer.height + tolerance
  )
}

/** The part of a rectangle that is farther from its edges than a distance. */
export function inset({ x, y, width, height }: Rectangle, distance: number): Rectangle {
  return { x: x + distance, y: y + distance, width: width - 2 * distance, height: height - 2 * distance }
}

/** The smallest rectangle with all of the coordinates x, y, x, y, …. */
export function boundsOf(coordinates: readonly number[]): Rectangle {
  const xs = coordinates.filter((_, i) => i % 2 === 0)
  const ys = coordinates.filter((_, i) => i % 2 === 1)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/**
 * The parts of a line inside a rectangle, each as the box between its ends
 * (Y.-D. Liang, B. A. Barsky, ACM Trans. Graph. 3 (1984) 1-22).
 */
export function partsInside(line: readonly number[], area: Rectangle): Rectangle[] {
  const parts: Rectangle[] = []
  for (let i = 2; i + 1 < line.length; i += 2) {
    const [x, y] = [line[i - 2] as number, line[i - 1] as number]
    const [dx, dy] = [(line[i] as number) - x, (line[i + 1] as number) - y]
    let [from, to] = [0, 1]
    for (const [step, room] of [
      [-dx, x - area.x],
      [dx, area.x + area.width - x],
      [-dy, y - area.y],
      [dy, area.y + area.height - y],
    ] as const) {
      if (step === 0 && room < 0) to = -1
      if (step < 0) from = Math.max(from, room / step)
      if (step > 0) to = Math.min(to, room / step)
    }
    if (from < to) parts.push(boundsOf([x + from * dx, y + from * dy, x + to * dx, y + to * dy]))
  }
  return parts
}
