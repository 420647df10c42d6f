import { touchesLine } from './along-line.js'
import type { Rectangle } from './scene.js'

/** Places labels in an area so that they do not overlap. */
export interface LabelRoom {
  /** Takes the first place that is clear of labels, points and curves; undefined if there is none. */
  readonly takeClear: <Place extends Rectangle>(places: Iterable<Place>) => Place | undefined
}

/** Lists of rectangles; in each list a rectangle begins and ends no further left than the one before. */
export type Ascending = readonly (readonly Rectangle[])[]

/** What a label should not cover. */
export interface Obstacles {
  readonly ascending: Ascending
  /** Lines, each a list of coordinates x, y, x, y, … */
  readonly lines: readonly (readonly number[])[]
}

/** Least distance between labels, pixels. */
const distance = 2

/**
 * The room for labels in an area.
 *
 * @param points what a label must not cover
 * @param curves what a label should not cover
 */
export function labelRoom(area: Rectangle, points: readonly Rectangle[], curves: Obstacles): LabelRoom {
  const taken = [...points]
  const lines = curves.lines.map(lineWithin)
  return {
    takeClear: (places) => {
      for (const place of places) {
        if (!isOffCurves(place, area, curves.ascending) || !isFree(place, taken, lines)) continue
        taken.push(place)
        return place
      }
      return undefined
    },
  }
}

/** A line, and a rectangle that it doesn't leave. */
interface LineWithin {
  readonly line: readonly number[]
  readonly around: Rectangle
}

function lineWithin(line: readonly number[]): LineWithin {
  return { line, around: boundsOfLine(line) }
}

function isFree(place: Rectangle, taken: readonly Rectangle[], lines: readonly LineWithin[]): boolean {
  for (const other of taken) if (overlaps(place, other)) return false
  for (const { line, around } of lines) {
    if (overlaps(place, around) && touchesLine(place, line, distance)) return false
  }
  return true
}

/** Whether a place lies in an area and clear of curves. */
function isOffCurves(place: Rectangle, area: Rectangle, curves: Ascending): boolean {
  return contains(area, place) && !curves.some((rectangles) => overlapsAny(place, rectangles))
}

/** Whether a place overlaps one of a list of rectangles that ascends. */
function overlapsAny(place: Rectangle, ascending: readonly Rectangle[]): boolean {
  let first = 0
  for (let end = ascending.length; first < end; ) {
    const middle = (first + end) >> 1
    const { x, width } = ascending[middle] as Rectangle
    if (place.x < x + width + distance) end = middle
    else first = middle + 1
  }
  const right = place.x + place.width + distance
  for (let i = first; i < ascending.length; i++) {
    const other = ascending[i] as Rectangle
    if (other.x >= right) return false
    if (overlaps(place, other)) return true
  }
  return false
}

/** The rectangle around a line, with room for what was rounded. */
function boundsOfLine(line: readonly number[]): Rectangle {
  let left = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let top = left
  let bottom = right
  for (let i = 1; i < line.length; i += 2) {
    const x = line[i - 1] as number
    const y = line[i] as number
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  return { x: left - 1, y: top - 1, width: right - left + 2, height: bottom - top + 2 }
}

function contains(area: Rectangle, place: Rectangle): boolean {
  return (
    place.x >= area.x &&
    place.y >= area.y &&
    place.x + place.width <= area.x + area.width &&
    place.y + place.height <= area.y + area.height
  )
}

function overlaps(a: Rectangle, b: Rectangle): boolean {
  return (
    a.x < b.x + b.width + distance &&
    b.x < a.x + a.width + distance &&
    a.y < b.y + b.height + distance &&
    b.y < a.y + a.height + distance
  )
}
