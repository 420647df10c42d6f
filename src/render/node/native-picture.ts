import { fontFamily } from '../../scene/typeface.js'
import { missingPackage } from '../missing-package.js'
import { paper } from '../raster/paper.js'
import type { RasterPicture } from '../rendering-host.js'
import { fontFiles } from './font-files.js'

/** Red, green, blue, alpha. */
const bytesPerPixel = 4

/**
 * Memory that resvg holds for a picture is out of the garbage collector's
 * sight: in a long row of pictures it would collect them too late, and they
 * would fill gigabytes. A buffer that lives as long as the picture lets it know;
 * nobody writes to it, so the system never has to provide it.
 */
const memory = new WeakMap<object, ArrayBuffer>()

/** The picture of an SVG document by resvg's native code, drawn beside the main thread. */
export async function nativePicture(svg: string, zoom: number): Promise<RasterPicture> {
  const { renderAsync } = await loadResvg()
  const { regular, bold } = fontFiles()
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: [regular, bold], defaultFontFamily: fontFamily },
    fitTo: { mode: 'zoom', value: zoom },
    background: paper,
    logLevel: 'off',
  })
  const { width, height } = image
  memory.set(image, new ArrayBuffer(width * height * bytesPerPixel))
  return {
    width,
    height,
    get pixels() {
      return image.pixels
    },
    png: () => image.asPng(),
  }
}

async function loadResvg(): Promise<typeof import('@resvg/resvg-js')> {
  try {
    return await import('@resvg/resvg-js')
  } catch (error) {
    throw missingPackage(
      '@resvg/resvg-js',
      'Png and Jpg',
      'Install it with `npm install @resvg/resvg-js`, or give @resvg/resvg-wasm as the option resvg.',
      error,
    )
  }
}
