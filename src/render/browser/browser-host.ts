import { inputError } from '../../text/invalid-input.js'
import { jpegQuality, missingPackage, type RasterPicture, type RenderingHost } from '../rendering-host.js'
import { resvgWasmPicture } from '../resvg-wasm-picture.js'
import { printInBrowser } from './browser-pdf.js'
import { fontBytes } from './font-bytes.js'

/** Browsers and edge runtimes: WebAssembly, and fonts that come with the code. */
const browserHost: RenderingHost = {
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
  encodeJpeg: canvasJpeg,
  printPdf: printInBrowser,
}

// The host for Node has the same name: a bundler replaces that module with this one.
export { browserHost as host }

/** The part of the browser's canvas that is used here: this library is compiled without the DOM's types. */
interface Canvas {
  getContext(kind: '2d'): { putImageData(image: object, x: number, y: number): void }
  convertToBlob(options: { type: string; quality: number }): Promise<{ arrayBuffer(): Promise<ArrayBuffer> }>
}

interface CanvasGlobals {
  readonly OffscreenCanvas?: new (width: number, height: number) => Canvas
  readonly ImageData?: new (pixels: Uint8ClampedArray, width: number, height: number) => object
}

/** Encodes a picture as JPEG with the browser's canvas. */
async function canvasJpeg({ width, height, pixels }: RasterPicture): Promise<Uint8Array> {
  const { OffscreenCanvas, ImageData } = globalThis as CanvasGlobals
  if (OffscreenCanvas === undefined || ImageData === undefined) {
    throw inputError('missing_package', {
      subject: 'Jpg',
      detail: 'this runtime has no OffscreenCanvas. Ask for Png instead.',
    })
  }
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality / 100 })
  return new Uint8Array(await blob.arrayBuffer())
}
