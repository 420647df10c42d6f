import { missingPackage } from '../missing-package.js'
import { resvgWasmPicture } from '../raster/resvg-wasm-picture.js'
import type { RenderingHost } from '../rendering-host.js'
import { fontBytes } from './font-bytes.js'
import { encodeJpeg } from './jpeg.js'
import { printPdf } from './print-pdf.js'

/** Browsers and edge runtimes: WebAssembly and fonts that come with the code. */
export const host: RenderingHost = {
  rasterise: async (svg, zoom, { resvg }) => {
    if (resvg === undefined) {
      throw missingPackage(
        '@resvg/resvg-wasm',
        'Png and Jpg',
        'Outside of Node, install it, call its initWasm, and give the package as the option resvg.',
      )
    }
    return resvgWasmPicture(resvg, svg, zoom, fontBytes())
  },
  encodeJpeg,
  printPdf,
}
