import { resvgWasmPicture } from '../raster/resvg-wasm-picture.js'
import type { RenderingHost } from '../rendering-host.js'
import { fontContents } from './font-files.js'
import { printInNode } from './node-pdf.js'
import { encodeJpeg, nativePicture } from './node-pictures.js'

/** Node: native code, and fonts from files. */
const nodeHost: RenderingHost = {
  rasterise: async (svg, zoom, { resvg }, ground) =>
    resvg === undefined
      ? nativePicture(svg, zoom, ground)
      : resvgWasmPicture(resvg, svg, { zoom, ground }, await fontContents()),
  encodeJpeg,
  printPdf: printInNode,
}

// The host for browsers has the same name: the build makes each program load the one for its runtime.
export { nodeHost as host }
