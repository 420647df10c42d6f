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
  const clusters = clustersOf(parts).sort((a, b) => b.box.height - a.box.height)
  const width = Math.max(...clusters.map(({ box }) => box.width))
  const patches: Patch[] = []
  let [x, top, bottom] = [0, 0, 0]
  for (const { box } of clusters) {
    if (x + box.width > width) [x, top] = [0, bottom]
    patches.push({ ...box, sheetX: x, sheetY: top })
    x += box.width
    bottom = Math.max(bottom, top + box.height)
  }
  if (width * bottom >= page.width * page.height) return wholePage(parts, page)
  const shapes = clusters.map((cluster, i) => moved(cluster, patches[i] as Patch))
  return { width, height: bottom, shapes, patches }
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
  return parts.flatMap(({ shapes }) => shapes)
}

function clustersOf(parts: readonly LayerPart[]): Cluster[] {
  let clusters: Cluster[] = []
  for (const part of parts) {
    let cluster: Cluster = { parts: [part], box: wholePixels(part.bounds) }
    for (;;) {
      const near = clusters.find((other) => isBetterAsOne(other.box, cluster.box))
      if (near === undefined) break
      clusters = clusters.filter((other) => other !== near)
      cluster = asOne([near, cluster])
    }
    clusters.push(cluster)
  }
  return clusters.length > mostPatches ? [asOne(clusters)] : clusters
}

function isBetterAsOne(a: Rectangle, b: Rectangle): boolean {
  return areaOf(around([a, b])) <= areaOf(a) + areaOf(b) + pixelsOfPatch
}

function asOne(clusters: readonly Cluster[]): Cluster {
  return { parts: clusters.flatMap(({ parts }) => parts), box: around(clusters.map(({ box }) => box)) }
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
