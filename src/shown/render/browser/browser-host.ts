import { resvgWasmPicture } from '../raster/resvg-wasm-picture.js'
import { jpegQuality, missingPackage, type RasterPicture, type RenderingHost } from '../rendering-host.js'
import { printInBrowser } from './browser-pdf.js'
import { canvasGlobals, canvasPicture, encodedCanvas } from './canvas.js'
import { fontBytes } from './font-bytes.js'

/** Browsers and edge runtimes: WebAssembly or a canvas, and fonts that come with the code. */
const browserHost: RenderingHost = {
  rasterise: async (svg, zoom, { resvg, raster }, ground) => {
    if (resvg !== undefined) return resvgWasmPicture(resvg, svg, { zoom, ground }, fontBytes())
    if (raster === 'canvas') return canvasPicture(svg, zoom, ground)
    throw missingPackage(
      '@resvg/resvg-wasm',
      'Png and Jpg',
      "Outside of Node, install it, call its initWasm, and give the package as the option resvg; or, in a browser, let it draw with the option raster: 'canvas'.",
    )
  },
  encodeJpeg: canvasJpeg,
  printPdf: printInBrowser,
}

// The host for Node has the same name: the build makes each program load the one for its runtime.
export { browserHost as host }

/** Encodes a picture as JPEG with the browser's canvas. */
async function canvasJpeg({ width, height, pixels }: RasterPicture): Promise<Uint8Array> {
  const { OffscreenCanvas, ImageData } = canvasGlobals('Jpg', 'OffscreenCanvas', 'ImageData')
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0)
  return encodedCanvas(canvas, { type: 'image/jpeg', quality: jpegQuality / 100 })
}
