import { touchesLine } from './along-line.js'
import type { Rectangle } from './scene.js'

/** Places labels in an area so that they do not overlap. */
export interface LabelRoom {
  /** Takes the first place that is clear of labels, points and curves; undefined if there is none. */
  readonly takeClear: (places: Iterable<Rectangle>) => Rectangle | undefined
  /** Takes the first place that is clear of labels and points, even on a curve; undefined if there is none. */
  readonly takeFree: (places: Iterable<Rectangle>) => Rectangle | undefined
}

/** What a label should not cover. */
export interface Obstacles {
  /** Lists in which each rectangle begins and ends right of the one before, or where it does. */
  readonly ascending: readonly (readonly Rectangle[])[]
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
  const { ascending, lines } = curves
  const taken = [...points]
  const isFree = (place: Rectangle) => contains(area, place) && !taken.some((other) => overlaps(place, other))
  const isClear = (place: Rectangle) =>
    isFree(place) &&
    !ascending.some((rectangles) => overlapsAny(place, rectangles)) &&
    !lines.some((line) => touchesLine(place, line, distance))
  const takeFirst = (places: Iterable<Rectangle>, isSuitable: (place: Rectangle) => boolean) => {
    for (const place of places) {
      if (!isSuitable(place)) continue
      taken.push(place)
      return place
    }
    return undefined
  }
  return { takeClear: (places) => takeFirst(places, isClear), takeFree: (places) => takeFirst(places, isFree) }
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
