import { identityOf } from '../scene/kept-results.js'
import type { GroupShape, PathShape, Rectangle, Scene, Shape } from '../scene/scene.js'
import { joinTexts } from './joined-texts.js'
import type { KeptGrounds } from './kept-grounds.js'
import { filteredRows, type PackedPixels, packPixels, paintOver, plainRows } from './packed-pixels.js'
import { type Deflate, encodePng, encodeRows } from './png-encoding.js'
import type { Drawing, RasterPicture, RasterPixels } from './rendering-host.js'
import { sceneLayers } from './scene-layers.js'
import { sceneSvg } from './scene-svg.js'

/** Larger pictures are drawn whole: a second layer would take more memory than it saves time. */
const mostPixels = 8e6

/** A scene to be drawn, in layers if it has what pictures share. */
export function sceneDrawing(scene: Scene, idPrefix: string, zoom: number, mayBeLayered: boolean): Drawing {
  const { width, height, fontFamily } = scene
  const isSmall = width * height * zoom * zoom <= mostPixels
  const layers = mayBeLayered && isSmall ? sceneLayers(scene.shapes, zoom) : undefined
  const svg = (shapes: readonly Shape[]) => sceneSvg({ ...scene, shapes }, idPrefix)
  if (layers === undefined) return { svg: () => svg(scene.shapes) }
  const { common, own, bounds } = layers
  return {
    svg: () => svg(scene.shapes),
    layers: {
      key: [zoom, width, height, fontFamily, ...common.map(identityOf)].join(' '),
      common: () => svg(common),
      own: () => svg(own),
      both: () => svg([...common, isolated(own, bounds, zoom)]),
    },
  }
}

/** Pixels between the shapes and the edges of the layer that resvg gives an isolated group. */
const room = 2
/** Half a pixel of this covers nothing that a byte can tell. */
const unseen = 0.001

/**
 * Shapes as a layer within a document. resvg gives it pixels from its first to its last shape, where lengths are
 * rounded, and shapes cut, in another way than in the whole picture: marks at the origin and beyond the last shape, too
 * faint to be painted, make it begin where the picture does, and keep its edges away.
 */
function isolated(shapes: readonly Shape[], { x, y, width, height }: Rectangle, zoom: number): GroupShape {
  const [right, bottom] = [x + width + room / zoom, y + height + room / zoom]
  const lines = [
    [0, 0, tip, 0, 0, tip],
    [right, bottom, right - tip, bottom, right, bottom - tip],
  ]
  const marks: PathShape = { kind: 'path', lines, closed: true, fill: '#000000', fillOpacity: unseen }
  return { kind: 'group', isIsolated: true, shapes: [marks, ...shapes] }
}

/** The size of such a mark, pixels. */
const tip = 0.1

/** How resvg draws a document; transparent where no colour behind it is given. */
export type DrawSvg = (svg: string, ground?: string) => RasterPixels | Promise<RasterPixels>

/**
 * A drawing by resvg. What it shares with other pictures is drawn with it when it is first seen, by itself the second
 * time, and kept: the pixels are the same every time.
 */
export async function drawInLayers(
  { svg, layers }: Drawing,
  ground: string | undefined,
  grounds: KeptGrounds,
  draw: DrawSvg,
  deflate: Deflate,
): Promise<RasterPicture> {
  if (layers === undefined || ground === undefined) return plainPicture(await draw(joinTexts(svg()), ground))
  const { key, common, own, both } = layers
  let kept = grounds.find(key)
  if (kept === undefined) {
    if (!grounds.isKnown(key)) return plainPicture(await draw(joinTexts(both()), ground))
    kept = packPixels(await draw(joinTexts(common()), ground))
    grounds.keep(key, kept)
  }
  return paintedPicture(kept, await draw(own()))

  function plainPicture(pixels: RasterPixels): RasterPicture {
    return { ...pixels, png: () => encodePng(pixels, ground !== undefined, deflate) }
  }

  function paintedPicture(painted: PackedPixels, { width, height, pixels }: RasterPixels): RasterPicture {
    return {
      width,
      height,
      get pixels() {
        return paintOver(painted, pixels, plainRows)
      },
      png: () => encodeRows({ width, height }, true, paintOver(painted, pixels, filteredRows), deflate),
    }
  }
}
