import { readFile } from 'node:fs/promises'
import { resvgWasmPicture } from '../raster/resvg-wasm-picture.js'
import type { RenderingHost } from '../rendering-host.js'
import { fontFiles } from './font-files.js'
import { encodeJpeg } from './jpeg.js'
import { nativePicture } from './native-picture.js'
import { printPdf } from './print-pdf.js'

/** Node: native code and fonts from files. */
export const host: RenderingHost = {
  rasterise: async (svg, zoom, { resvg }) => {
    if (resvg === undefined) return nativePicture(svg, zoom)
    const { regular, bold } = fontFiles()
    return resvgWasmPicture(resvg, svg, zoom, { regular: await readFile(regular), bold: await readFile(bold) })
  },
  encodeJpeg,
  printPdf,
}
