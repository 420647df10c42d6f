import { readFile } from 'node:fs/promises'
import type { RenderingHost } from '../rendering-host.js'
import { resvgWasmPicture } from '../resvg-wasm-picture.js'
import { fontFiles } from './font-files.js'
import { printInNode } from './node-pdf.js'
import { encodeJpeg, nativePicture } from './node-pictures.js'

/** Node: native code, and fonts from files. */
const nodeHost: RenderingHost = {
  rasterise: async (svg, zoom, { resvg }) => {
    if (resvg === undefined) return nativePicture(svg, zoom)
    const { regular, bold } = fontFiles()
    return resvgWasmPicture(resvg, svg, zoom, { regular: await readFile(regular), bold: await readFile(bold) })
  },
  encodeJpeg,
  printPdf: printInNode,
}

// The host for browsers has the same name: a bundler replaces this module with that one.
export { nodeHost as host }
