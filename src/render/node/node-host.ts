import type { RenderingHost } from '../rendering-host.js'
import { resvgWasmPicture } from '../resvg-wasm-picture.js'
import { fontContents } from './font-files.js'
import { printInNode } from './node-pdf.js'
import { deflateBeside, encodeJpeg, nativePicture } from './node-pictures.js'

/** Node: native code, and fonts from files. */
const nodeHost: RenderingHost = {
  rasterise: async (svg, zoom, { resvg }, ground) => {
    if (resvg === undefined) return nativePicture(svg, zoom, ground)
    return resvgWasmPicture(resvg, svg, { zoom, ground }, await fontContents(), deflateBeside)
  },
  encodeJpeg,
  printPdf: printInNode,
}

// The host for browsers has the same name: the build makes each program load the one for its runtime.
export { nodeHost as host }
