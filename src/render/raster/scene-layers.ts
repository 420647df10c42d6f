import { boundsOf, boundsOfAll, type PixelBox, pixelsOf, shareAPixel } from '../../scene/bounds.js'
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

type SharedGroup = GroupShape & { readonly isShared: true }

/** A shape of the upper layer: one that is not shared, or a shared one painted over such a shape. */
interface OwnShape {
  readonly shape: Shape
  readonly bounds: Rectangle
  readonly pixels: PixelBox
}

/** Shapes by their places among all. */
interface OrderedPart {
  readonly places: readonly number[]
  readonly bounds: Rectangle
  readonly pixels: PixelBox
}

/**
 * Puts what charts share behind all else, as far as it looks the same there: where nothing that is not shared and was
 * painted before has a pixel in common with it.
 *
 * @returns undefined if nothing is shared, or all
 */
export function sceneLayers(shapes: readonly Shape[], zoom: number): SceneLayers | undefined {
  const common: GroupShape[] = []
  const own: OwnShape[] = []
  placeAll(shapes, zoom, common, own)
  if (common.length === 0 || own.length === 0) return undefined
  return { common, parts: separateParts(own, zoom) }
}

/**
 * Sorts shapes, from back to front, into what is common and what is the picture's own. Not a closure over what it fills: V8 drops the optimised code of one that is made for each picture whenever it
 * collects garbage, which it does every few pictures.
 */
function placeAll(shapes: readonly Shape[], zoom: number, common: GroupShape[], own: OwnShape[]): void {
  for (const shape of shapes) {
    if (shape.kind === 'group' && !isSharedGroup(shape)) {
      placeAll(shape.shapes, zoom, common, own)
      continue
    }
    const shared = isSharedGroup(shape) ? shape : undefined
    const bounds = shared === undefined ? boundsOf(shape, 1 / zoom) : sharedBounds(shared, zoom)
    if (bounds === undefined) continue
    const pixels = pixelsOf(bounds, zoom)
    if (shared !== undefined && isClear(pixels, own)) common.push(shared)
    else if (shared?.shapes.some(isSharedGroup)) placeAll(shared.shapes, zoom, common, own)
    else own.push({ shape, bounds, pixels })
  }
}

function isClear(pixels: PixelBox, own: readonly OwnShape[]): boolean {
  for (const before of own) if (shareAPixel(before.pixels, pixels)) return false
  return true
}

const keptBounds = /* @__PURE__ */ keptResults<GroupShape, { readonly bounds: Rectangle | undefined }>(4)

function sharedBounds(group: GroupShape, zoom: number): Rectangle | undefined {
  return keptBounds(group, `${zoom}`, () => ({ bounds: boundsOf(group, 1 / zoom) })).bounds
}

function isSharedGroup(shape: Shape): shape is SharedGroup {
  return shape.kind === 'group' && shape.isShared === true
}

function separateParts(own: readonly OwnShape[], zoom: number): readonly LayerPart[] {
  let parts: OrderedPart[] = []
  for (const [place, shape] of own.entries()) {
    let part: OrderedPart = { places: [place], bounds: shape.bounds, pixels: shape.pixels }
    // A part that has grown may touch others.
    for (;;) {
      const apart: OrderedPart[] = []
      const touched: OrderedPart[] = []
      for (const other of parts) (shareAPixel(other.pixels, part.pixels) ? touched : apart).push(other)
      if (touched.length === 0) break
      parts = apart
      touched.push(part)
      const bounds = boundsOfAll(touched.map(boundsOfPart)) as Rectangle
      part = { places: touched.flatMap(placesOf), bounds, pixels: pixelsOf(bounds, zoom) }
    }
    parts.push(part)
  }
  const separate: LayerPart[] = []
  for (const { places, bounds } of parts) {
    const shapes: Shape[] = []
    for (const place of [...places].sort(ascending)) shapes.push((own[place] as OwnShape).shape)
    separate.push({ shapes, bounds })
  }
  return separate
}

function placesOf({ places }: OrderedPart): readonly number[] {
  return places
}

function boundsOfPart({ bounds }: OrderedPart): Rectangle {
  return bounds
}

function ascending(a: number, b: number): number {
  return a - b
}
