import { identityOf } from '../../scene/kept-results.js'
import type { GroupShape, Scene, Shape } from '../../scene/scene.js'
import type { Drawing, RasterPicture, RasterPixels } from '../rendering-host.js'
import { sceneSvg } from '../scene-svg.js'
import { joinTexts } from './joined-texts.js'
import type { KeptGrounds } from './kept-grounds.js'
import { layerSheet, type Patch } from './layer-sheet.js'
import { type PackedPixels, packPixels } from './packed-pixels.js'
import { bytesPerRow, filteredRows, type PatchedPixels, paintedRows, plainRows } from './painted-rows.js'
import { type Deflate, encodePng, encodeRows } from './png-encoding.js'
import { sceneLayers } from './scene-layers.js'
import { withScratchBytes } from './scratch-bytes.js'

/** Larger pictures are drawn whole: a second layer would take more memory than it saves time. */
const mostPixels = 8e6

/**
 * At other scales lengths are rounded, and resvg rounds them otherwise in an isolated group, which it moves: one pixel in
 * seventy charts told whether a chart was the first of its kind.
 */
const layeredScales: readonly number[] = [1, 2]

/** A scene to be drawn, in layers if it has what pictures share. */
export function sceneDrawing(scene: Scene, idPrefix: string, zoom: number, mayBeLayered: boolean): Drawing {
  const { width, height, fontFamily } = scene
  const isSmall = width * height * zoom * zoom <= mostPixels
  const isLayered = mayBeLayered && isSmall && layeredScales.includes(zoom)
  const layers = isLayered ? sceneLayers(scene.shapes, zoom) : undefined
  const svg = (shapes: readonly Shape[]) => sceneSvg({ ...scene, shapes }, idPrefix)
  if (layers === undefined) return { svg: () => svg(scene.shapes) }
  const { common, parts } = layers
  return {
    svg: () => svg(scene.shapes),
    layers: {
      key: [zoom, width, height, fontFamily, ...common.map(identityOf)].join(' '),
      common: () => svg(common),
      own: () => {
        const sheet = layerSheet(parts, scene)
        return {
          svg: sceneSvg({ ...scene, ...sheet }, idPrefix),
          patches: sheet.patches.map((patch) => zoomed(patch, zoom)),
        }
      },
      both: () => svg([...common, ...parts.map(({ shapes }) => isolated(shapes))]),
    },
  }
}

function zoomed({ x, y, width, height, sheetX, sheetY }: Patch, zoom: number): Patch {
  return {
    x: x * zoom,
    y: y * zoom,
    width: width * zoom,
    height: height * zoom,
    sheetX: sheetX * zoom,
    sheetY: sheetY * zoom,
  }
}

function isolated(shapes: readonly Shape[]): GroupShape {
  return { kind: 'group', isIsolated: true, shapes }
}

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
  const { svg: ownSvg, patches } = own()
  return paintedPicture(kept, { ...(await draw(ownSvg)), patches })

  function plainPicture(pixels: RasterPixels): RasterPicture {
    return { ...pixels, png: () => encodePng(pixels, ground !== undefined, deflate) }
  }

  function paintedPicture(painted: PackedPixels, layer: PatchedPixels): RasterPicture {
    const { width, height } = painted
    return {
      width,
      height,
      get pixels() {
        const bytes = new Uint8Array(height * bytesPerRow(width, plainRows))
        return paintedRows(painted, layer, plainRows, bytes).next().value ?? bytes
      },
      png: () =>
        withScratchBytes(bytesPerRow(width, filteredRows), (bytes) =>
          encodeRows(painted, true, paintedRows(painted, layer, filteredRows, bytes), deflate),
        ),
    }
  }
}
