import type { ChartRenderer } from '../chart-renderer.js'
import { loadHost } from '../load-host.js'
import { rasterPicture } from './raster-picture.js'

/** A raster image for those who can't take a PNG. */
export const jpgRenderer: ChartRenderer<Uint8Array> = {
  mediaType: 'image/jpeg',
  fileExtension: 'jpg',
  render: async (chart) => {
    const picture = await rasterPicture(chart)
    const { encodeJpeg } = await loadHost()
    return encodeJpeg(picture)
  },
}
