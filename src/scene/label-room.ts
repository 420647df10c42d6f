import type { Rectangle } from './scene.js'

/** Where labels may stand: in the area, and not on one another. */
export interface LabelRoom {
  /** Takes the first place that nothing stands on; undefined if there is none. */
  readonly clear: (places: readonly Rectangle[]) => Rectangle | undefined
  /** Takes the first place that no label and no point stands on, be it on a curve; undefined if there is none. */
  readonly free: (places: readonly Rectangle[]) => Rectangle | undefined
}

/** Labels keep this far apart, pixels. */
const distance = 2

/**
 * @param points what no label may cover
 * @param curves what a label had better not cover
 */
export function labelRoom(area: Rectangle, points: readonly Rectangle[], curves: readonly Rectangle[]): LabelRoom {
  const taken = [...points]
  const isFree = (place: Rectangle) => inside(place, area) && !taken.some((other) => overlap(place, other))
  const take = (place: Rectangle | undefined) => {
    if (place !== undefined) taken.push(place)
    return place
  }
  return {
    clear: (places) => take(places.find((place) => isFree(place) && !curves.some((other) => overlap(place, other)))),
    free: (places) => take(places.find(isFree)),
  }
}

function inside(place: Rectangle, area: Rectangle): boolean {
  return (
    place.x >= area.x &&
    place.y >= area.y &&
    place.x + place.width <= area.x + area.width &&
    place.y + place.height <= area.y + area.height
  )
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return (
    a.x < b.x + b.width + distance &&
    b.x < a.x + a.width + distance &&
    a.y < b.y + b.height + distance &&
    b.y < a.y + a.height + distance
  )
}
