import type { Rectangle } from './scene.js'

/** Places labels in an area so that they do not overlap. */
export interface LabelRoom {
  /** Takes the first place that is clear of labels, points and curves; undefined if there is none. */
  readonly takeClear: (places: readonly Rectangle[]) => Rectangle | undefined
  /** Takes the first place that is clear of labels and points, even on a curve; undefined if there is none. */
  readonly takeFree: (places: readonly Rectangle[]) => Rectangle | undefined
}

/** Least distance between labels, pixels. */
const distance = 2

/**
 * The room for labels in an area.
 *
 * @param points what a label must not cover
 * @param curves what a label should not cover
 */
export function labelRoom(area: Rectangle, points: readonly Rectangle[], curves: readonly Rectangle[]): LabelRoom {
  const taken = [...points]
  const isFree = (place: Rectangle) => contains(area, place) && !taken.some((other) => overlaps(place, other))
  const take = (place: Rectangle | undefined) => {
    if (place !== undefined) taken.push(place)
    return place
  }
  return {
    takeClear: (places) =>
      take(places.find((place) => isFree(place) && !curves.some((other) => overlaps(place, other)))),
    takeFree: (places) => take(places.find(isFree)),
  }
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
