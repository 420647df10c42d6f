import { boundsOf, boundsOfAll, shareAPixel } from '../../scene/bounds.js'
import { keptResults } from '../../scene/kept-results.js'
import type { GroupShape, Rectangle, Shape } from '../../scene/scene.js'

/** A picture in two layers: painted one after the other, they look as the picture does. */
export interface SceneLayers {
  /** What is the same in pictures of many children. */
  readonly common: readonly GroupShape[]
  /** All else, in parts that have no pixel in common, each from back to front. */
  readonly parts: readonly LayerPart[]
}

/** Shapes, and a rectangle that they don't leave. */
export interface LayerPart {
  readonly shapes: readonly Shape[]
  readonly bounds: Rectangle
}

/** The same with the places of the shapes among all. */
interface OrderedPart {
  readonly shapes: readonly (readonly [order: number, shape: Shape])[]
  readonly bounds: Rectangle
}

/**
 * Puts what charts share behind all else, as far as it looks the same there: where nothing that is not shared and was
 * painted before has a pixel in common with it.
 *
 * @returns undefined if nothing is shared, or all
 */
export function sceneLayers(shapes: readonly Shape[], zoom: number): SceneLayers | undefined {
  const common: GroupShape[] = []
  const own: (readonly [shape: Shape, bounds: Rectangle])[] = []
  const isClear = (bounds: Rectangle) => !own.some(([, before]) => shareAPixel(before, bounds, zoom))
  const place = (shape: Shape): void => {
    const isShared = shape.kind === 'group' && shape.isShared === true
    if (shape.kind === 'group' && !isShared) {
      shape.shapes.forEach(place)
      return
    }
    const bounds = isShared ? sharedBounds(shape, zoom) : boundsOf(shape, 1 / zoom)
    if (bounds === undefined) return
    if (isShared && isClear(bounds)) common.push(shape)
    else if (isShared && shape.shapes.some(isSharedGroup)) shape.shapes.forEach(place)
    else own.push([shape, bounds])
  }
  shapes.forEach(place)
  if (common.length === 0 || own.length === 0) return undefined
  return { common, parts: separateParts(own, zoom) }
}

const keptBounds = /* @__PURE__ */ keptResults<GroupShape, { readonly bounds: Rectangle | undefined }>(4)

function sharedBounds(group: GroupShape, zoom: number): Rectangle | undefined {
  return keptBounds(group, `${zoom}`, () => ({ bounds: boundsOf(group, 1 / zoom) })).bounds
}

function isSharedGroup(shape: Shape): boolean {
  return shape.kind === 'group' && shape.isShared === true
}

function separateParts(
  own: readonly (readonly [shape: Shape, bounds: Rectangle])[],
  zoom: number,
): readonly LayerPart[] {
  let parts: OrderedPart[] = []
  own.forEach(([shape, bounds], order) => {
    let part: OrderedPart = { shapes: [[order, shape]], bounds }
    // A part that has grown may touch others.
    for (;;) {
      const touched = parts.filter((other) => shareAPixel(other.bounds, part.bounds, zoom))
      if (touched.length === 0) break
      parts = parts.filter((other) => !touched.includes(other))
      const all = [...touched, part]
      part = {
        shapes: all.flatMap((one) => one.shapes),
        bounds: boundsOfAll(all.map((one) => one.bounds)) as Rectangle,
      }
    }
    parts.push(part)
  })
  return parts.map(({ shapes, bounds }) => ({
    shapes: [...shapes].sort(([a], [b]) => a - b).map(([, shape]) => shape),
    bounds,
  }))
}
