import type { Deflate } from '../raster/png-encoding.js'
import { resvgWasmPicture } from '../raster/resvg-wasm-picture.js'
import { jpegQuality, missingPackage, type RasterPicture, type RenderingHost } from '../rendering-host.js'
import { printInBrowser } from './browser-pdf.js'
import { canvasGlobals, encodedCanvas } from './canvas.js'
import { canvasPicture } from './canvas-picture.js'
import { fontBytes } from './font-bytes.js'

/** Browsers and edge runtimes: WebAssembly or a canvas, and fonts that come with the code. */
const browserHost: RenderingHost = {
  rasterise: async (drawing, zoom, { resvg, raster }, ground) => {
    if (resvg !== undefined) return resvgWasmPicture(resvg, drawing, { zoom, ground }, fontBytes(), ownDeflate())
    if (raster === 'canvas') return canvasPicture(drawing.svg(), zoom, ground)
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

/** The part of Compression Streams that is used here. */
interface Compressor {
  readonly readable: object
  readonly writable: { getWriter(): CompressorWriter }
}

interface CompressorWriter {
  write(bytes: Uint8Array): Promise<void>
  close(): Promise<void>
  abort(reason: unknown): Promise<void>
}

interface CompressionGlobals {
  readonly CompressionStream?: new (format: 'deflate') => Compressor
  readonly Response?: new (body: object) => { arrayBuffer(): Promise<ArrayBuffer> }
}

/** Compression by the runtime itself; undefined where it has none. */
function ownDeflate(): Deflate | undefined {
  const { CompressionStream, Response } = globalThis as CompressionGlobals
  if (CompressionStream === undefined || Response === undefined) return undefined
  return async (pieces) => {
    const { readable, writable } = new CompressionStream('deflate')
    const writer = writable.getWriter()
    const writeAll = async (): Promise<void> => {
      try {
        for (const piece of pieces) await writer.write(piece)
        await writer.close()
      } catch (error) {
        // Where a piece can't be made, nothing would end the stream; one that has failed can't be ended.
        await writer.abort(error).catch(() => {})
        throw error
      }
    }
    const [compressed] = await Promise.all([new Response(readable).arrayBuffer(), writeAll()])
    return [new Uint8Array(compressed)]
  }
}

/** Encodes a picture as JPEG with the browser's canvas. */
async function canvasJpeg({ width, height, pixels }: RasterPicture): Promise<Uint8Array> {
  const { OffscreenCanvas, ImageData } = canvasGlobals('Jpg', 'OffscreenCanvas', 'ImageData')
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0)
  return encodedCanvas(canvas, { type: 'image/jpeg', quality: jpegQuality / 100 })
}
