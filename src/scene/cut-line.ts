import type { Rectangle } from './scene.js'

/**
 * The parts of a line that lie in a rectangle: none, or several where the line
 * leaves it and comes back.
 *
 * Y.-D. Liang, B. A. Barsky, "A new concept and method for line clipping",
 * ACM Trans. Graph. 3 (1984) 1-22.
 *
 * @param line coordinates x, y, x, y, …
 */
export function cutLine(line: readonly number[], area: Rectangle): number[][] {
  const parts: number[][] = []
  let part: number[] = []
  for (let i = 0; i + 3 < line.length; i += 2) {
    const [x, y, nextX, nextY] = line.slice(i, i + 4) as [number, number, number, number]
    const inside = shareInside(x, y, nextX - x, nextY - y, area)
    if (inside === undefined) continue
    const [enters, leaves] = inside
    if (part.length === 0 || enters > 0) {
      part = [x + enters * (nextX - x), y + enters * (nextY - y)]
      parts.push(part)
    }
    part.push(x + leaves * (nextX - x), y + leaves * (nextY - y))
    if (leaves < 1) part = []
  }
  return parts
}

/** Between which shares of its length a stretch lies in the rectangle. */
function shareInside(
  x: number,
  y: number,
  dx: number,
  dy: number,
  area: Rectangle,
): [enters: number, leaves: number] | undefined {
  let [enters, leaves] = [0, 1]
  const edges = [
    [-dx, x - area.x],
    [dx, area.x + area.width - x],
    [-dy, y - area.y],
    [dy, area.y + area.height - y],
  ] as const
  for (const [outwards, room] of edges) {
    if (outwards === 0) {
      if (room < 0) return undefined
    } else if (outwards < 0) {
      enters = Math.max(enters, room / outwards)
    } else {
      leaves = Math.min(leaves, room / outwards)
    }
  }
  return enters <= leaves ? [enters, leaves] : undefined
}
