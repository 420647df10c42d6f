import { isTransparent } from '../../../charts/chart-theme.js'
import type { ChartToRender } from '../chart-renderer.js'
import type { Bytes } from '../rendered-chart.js'
import { type RasterPicture, rasterBackground } from '../rendering-host.js'
import { sceneSvg } from '../scene-svg.js'
import { jpegInSize, pngInSize } from './picture-density.js'
import { rasterScene } from './raster-scene.js'

/** A chart as PNG, with its resolution. */
export async function renderPng(chart: ChartToRender): Promise<Bytes> {
  const { background, scale } = chart.settings
  const ground = isTransparent(background) ? undefined : rasterBackground
  const picture = await rasterPicture(chart, ground)
  return pngInSize(await picture.png(), scale)
}

/** A chart as JPEG, with its resolution. */
export async function renderJpg(chart: ChartToRender): Promise<Bytes> {
  const picture = await rasterPicture(chart, rasterBackground)
  const { encodeJpeg } = await chart.host()
  return jpegInSize(await encodeJpeg(picture), chart.settings.scale)
}

/** A chart as pixels, zoomed by the request's scale. */
async function rasterPicture(
  { scene, settings, options, host }: ChartToRender,
  ground?: string,
): Promise<RasterPicture> {
  const { idPrefix, scale } = settings
  const { rasterise } = await host()
  return rasterise(joinTexts(sceneSvg(rasterScene(scene()), idPrefix)), scale, options, ground)
}

/** Texts one after the other that differ in their places only, as `sceneSvg` writes them. */
const alike = /<text x="[^"]*" y="[^"]*"([^>]*)>[^<]*<\/text>\n(?:<text x="[^"]*" y="[^"]*"\1>[^<]*<\/text>\n)+/g

/** The place of a text, and what it says. */
const placed = /<text( x="[^"]*" y="[^"]*")[^>]*>([^<]*)<\/text>\n/g

/**
 * An SVG document with texts that look alike as parts of one: resvg opens the file of the font twice for each text.
 * Turned texts stay alone, since a part can't be turned.
 */
export function joinTexts(svg: string): string {
  return svg.replace(alike, (texts, look: string) =>
    look.includes(' transform=') ? texts : `<text${look}>${texts.replace(placed, '<tspan$1>$2</tspan>')}</text>\n`,
  )
}
