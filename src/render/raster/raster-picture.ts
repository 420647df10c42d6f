import { clipScene } from '../../scene/clip-scene.js'
import { printableText } from '../../scene/typeface.js'
import type { ChartToRender } from '../chart-renderer.js'
import { loadHost } from '../load-host.js'
import type { RasterPicture } from '../rendering-host.js'
import { sceneSvg } from '../svg/scene-svg.js'

/** A chart as pixels, zoomed by the request's scale. */
export async function rasterPicture({ scene, settings, options }: ChartToRender): Promise<RasterPicture> {
  const svg = printableText(sceneSvg(clipScene(scene()), settings.idPrefix))
  const { rasterise } = await loadHost()
  return rasterise(svg, settings.scale, options)
}
