import { keptGrounds } from '../raster/kept-grounds.js'
import { drawInLayers } from '../raster/layered-drawing.js'
import { resvgWasmPicture } from '../raster/resvg-wasm-picture.js'
import type { RenderingHost } from '../rendering-host.js'
import { fontContents } from './font-files.js'
import { printInNode } from './node-pdf.js'
import { deflateBeside, encodeJpeg, nativePicture } from './node-pictures.js'

const nativeGrounds = /* @__PURE__ */ keptGrounds()

/** Node: native code, and fonts from files. */
const nodeHost: RenderingHost = {
  rasterise: async (drawing, zoom, { resvg }, ground) => {
    if (resvg !== undefined)
      return resvgWasmPicture(resvg, drawing, { zoom, ground }, await fontContents(), deflateBeside)
    const draw = (svg: string, behind?: string) => nativePicture(svg, zoom, behind)
    return drawInLayers(drawing, ground, nativeGrounds, draw, deflateBeside)
  },
  encodeJpeg,
  printPdf: printInNode,
}

// The host for browsers has the same name: the build makes each program load the one for its runtime.
export { nodeHost as host }
