import type { Rectangle } from './scene.js'

/** A line is surrounded by rectangles of this size, pixels; smaller ones keep closer to a steep line. */
const stepLength = 6
/** A line far beyond the plot has no more rectangles than this. */
const mostSteps = 400

/** Whether any of the rectangles along the straight line between two points is as wanted. */
function someAlong(
  x: number,
  y: number,
  toX: number,
  toY: number,
  isWanted: (x: number, y: number, width: number, height: number) => boolean,
): boolean {
  const across = toX - x
  const down = toY - y
  const length = Math.max(Math.abs(across), Math.abs(down))
  const steps = Math.min(mostSteps, Math.max(1, Math.ceil(length / stepLength)))
  const width = Math.abs(across) / steps
  const height = Math.abs(down) / steps
  for (let step = 0; step < steps; step++) {
    const left = x + (across * (across < 0 ? step + 1 : step)) / steps
    const top = y + (down * (down < 0 ? step + 1 : step)) / steps
    if (isWanted(left, top, width, height)) return true
  }
  return false
}

/**
 * Rectangles along a line.
 *
 * @param line coordinates x, y, x, y, …
 */
export function rectanglesAlong(line: readonly number[]): Rectangle[] {
  const rectangles: Rectangle[] = []
  const add = (x: number, y: number, width: number, height: number): boolean => {
    rectangles.push({ x, y, width, height })
    return false
  }
  for (let i = 3; i < line.length; i += 2) {
    someAlong(line[i - 3] as number, line[i - 2] as number, line[i - 1] as number, line[i] as number, add)
  }
  return rectangles
}

/** Farther from a line than this, no place can touch its rectangles whatever was rounded, pixels. */
const farAway = 1

/** Whether a place is within a distance of the rectangles along a line. */
export function touchesLine(place: Rectangle, line: readonly number[], distance: number): boolean {
  const far = distance + farAway
  const left = place.x - far
  const right = place.x + place.width + far
  const touches = (x: number, y: number, width: number, height: number): boolean =>
    place.x < x + width + distance &&
    x < place.x + place.width + distance &&
    place.y < y + height + distance &&
    y < place.y + place.height + distance
  for (let i = 3; i < line.length; i += 2) {
    const x = line[i - 3] as number
    const toX = line[i - 1] as number
    if ((x < left && toX < left) || (x > right && toX > right)) continue
    if (someAlong(x, line[i - 2] as number, toX, line[i] as number, touches)) return true
  }
  return false
}
