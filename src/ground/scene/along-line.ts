import type { Rectangle } from './scene.js'

/** A line is surrounded by rectangles of this size, pixels; smaller ones keep closer to a steep line. */
const stepLength = 6
/** A line far beyond the plot has no more rectangles than this. */
const mostSteps = 400

/** How many rectangles surround the straight line between two points. */
function stepsAlong(across: number, down: number): number {
  const length = Math.max(Math.abs(across), Math.abs(down))
  return Math.min(mostSteps, Math.max(1, Math.ceil(length / stepLength)))
}

/** Where the rectangle of a step begins, along one axis. */
function stepStart(from: number, extent: number, step: number, steps: number): number {
  return from + (extent * (extent < 0 ? step + 1 : step)) / steps
}

/**
 * Rectangles along a line.
 *
 * @param line coordinates x, y, x, y, …
 */
export function rectanglesAlong(line: readonly number[]): Rectangle[] {
  const rectangles: Rectangle[] = []
  for (let i = 3; i < line.length; i += 2) {
    const [x, y] = [line[i - 3] as number, line[i - 2] as number]
    const [across, down] = [(line[i - 1] as number) - x, (line[i] as number) - y]
    const steps = stepsAlong(across, down)
    const [width, height] = [Math.abs(across) / steps, Math.abs(down) / steps]
    for (let step = 0; step < steps; step++) {
      rectangles.push({ x: stepStart(x, across, step, steps), y: stepStart(y, down, step, steps), width, height })
    }
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
  for (let i = 3; i < line.length; i += 2) {
    const x = line[i - 3] as number
    const toX = line[i - 1] as number
    if ((x < left && toX < left) || (x > right && toX > right)) continue
    if (touchesStretch(place, line, i, distance)) return true
  }
  return false
}

/** The same of the straight stretch that ends with the coordinate at an index. */
function touchesStretch(place: Rectangle, line: readonly number[], end: number, distance: number): boolean {
  const x = line[end - 3] as number
  const y = line[end - 2] as number
  const across = (line[end - 1] as number) - x
  const down = (line[end] as number) - y
  const steps = stepsAlong(across, down)
  const width = Math.abs(across) / steps
  const height = Math.abs(down) / steps
  for (let step = 0; step < steps; step++) {
    const left = stepStart(x, across, step, steps)
    if (place.x >= left + width + distance || left >= place.x + place.width + distance) continue
    const top = stepStart(y, down, step, steps)
    if (place.y < top + height + distance && top < place.y + place.height + distance) return true
  }
  return false
}
