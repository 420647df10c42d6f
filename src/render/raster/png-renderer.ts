import type { ChartRenderer } from '../chart-renderer.js'
import { rasterPicture } from './raster-picture.js'

/** A raster image without loss. */
export const pngRenderer: ChartRenderer<Uint8Array> = {
  mediaType: 'image/png',
  fileExtension: 'png',
  render: async (chart) => (await rasterPicture(chart)).png(),
}
