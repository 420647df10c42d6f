import { boundsOfAll } from '../../scene/bounds.js'
import type { GroupShape, Rectangle, Shape } from '../../scene/scene.js'
import type { LayerPart } from './scene-layers.js'

/** Parts of a picture, moved together so that they take few pixels: what is drawn has to be cleared, copied and collected. */
export interface LayerSheet {
  readonly width: number
  readonly height: number
  readonly shapes: readonly GroupShape[]
  readonly patches: readonly Patch[]
}

/** A rectangle of a picture, and where it is on a sheet. */
export interface Patch extends Rectangle {
  readonly sheetX: number
  readonly sheetY: number
}

/** Some parts, and a rectangle of whole pixels around them. */
interface Cluster {
  readonly parts: readonly LayerPart[]
  readonly box: Rectangle
}

/** Pixels that a rectangle more may cost rather than be one with another. */
const pixelsOfPatch = 3000
const mostPatches = 12

/** Puts parts on a sheet. They are moved by whole pixels, which leaves theirs as they are. */
export function layerSheet(parts: readonly LayerPart[], page: { width: number; height: number }): LayerSheet {
  const clusters = clustersOf(parts).sort(highestFirst)
  const width = widestOf(clusters)
  const patches: Patch[] = []
  let [x, top, bottom] = [0, 0, 0]
  for (const { box } of clusters) {
    if (x + box.width > width) [x, top] = [0, bottom]
    patches.push({ x: box.x, y: box.y, width: box.width, height: box.height, sheetX: x, sheetY: top })
    x += box.width
    bottom = Math.max(bottom, top + box.height)
  }
  if (width * bottom >= page.width * page.height) return wholePage(parts, page)
  const shapes: GroupShape[] = []
  for (const [i, cluster] of clusters.entries()) shapes.push(moved(cluster, patches[i] as Patch))
  return { width, height: bottom, shapes, patches }
}

function highestFirst(a: Cluster, b: Cluster): number {
  return b.box.height - a.box.height
}

function widestOf(clusters: readonly Cluster[]): number {
  let width = 0
  for (const { box } of clusters) width = Math.max(width, box.width)
  return width
}

function moved({ parts }: Cluster, { x, y, sheetX, sheetY }: Patch): GroupShape {
  return { kind: 'group', shapes: shapesOf(parts), shift: [sheetX - x, sheetY - y] }
}

/** Where parts reach far beyond the page. */
function wholePage(parts: readonly LayerPart[], { width, height }: { width: number; height: number }): LayerSheet {
  const patches = [{ x: 0, y: 0, width, height, sheetX: 0, sheetY: 0 }]
  return { width, height, shapes: [{ kind: 'group', shapes: shapesOf(parts) }], patches }
}

function shapesOf(parts: readonly LayerPart[]): readonly Shape[] {
  const all: Shape[] = []
  for (const { shapes } of parts) for (const shape of shapes) all.push(shape)
  return all
}

function clustersOf(parts: readonly LayerPart[]): Cluster[] {
  const clusters: Cluster[] = []
  for (const part of parts) {
    let cluster: Cluster = { parts: [part], box: wholePixels(part.bounds) }
    for (;;) {
      const near = indexOfNear(clusters, cluster)
      if (near < 0) break
      cluster = asOne([...clusters.splice(near, 1), cluster])
    }
    clusters.push(cluster)
  }
  return clusters.length > mostPatches ? [asOne(clusters)] : clusters
}

/** The index of the first cluster that is better merged with this one; -1 if there is none. */
function indexOfNear(clusters: readonly Cluster[], { box }: Cluster): number {
  for (let place = 0; place < clusters.length; place++) {
    if (isBetterAsOne((clusters[place] as Cluster).box, box)) return place
  }
  return -1
}

function isBetterAsOne(a: Rectangle, b: Rectangle): boolean {
  return areaOf(around([a, b])) <= areaOf(a) + areaOf(b) + pixelsOfPatch
}

function asOne(clusters: readonly Cluster[]): Cluster {
  const all: LayerPart[] = []
  const boxes: Rectangle[] = []
  for (const { parts, box } of clusters) {
    for (const part of parts) all.push(part)
    boxes.push(box)
  }
  return { parts: all, box: around(boxes) }
}

function around(boxes: readonly Rectangle[]): Rectangle {
  return boundsOfAll(boxes) as Rectangle
}

function areaOf({ width, height }: Rectangle): number {
  return width * height
}

/** One pixel more on each side, for what is painted of a pixel in part. */
function wholePixels({ x, y, width, height }: Rectangle): Rectangle {
  const [left, top] = [Math.floor(x) - 1, Math.floor(y) - 1]
  return { x: left, y: top, width: Math.ceil(x + width) + 1 - left, height: Math.ceil(y + height) + 1 - top }
}
