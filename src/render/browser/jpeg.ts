import { inputError } from '../../text/invalid-input.js'
import { jpegQuality } from '../raster/jpeg-quality.js'
import type { RasterPicture } from '../rendering-host.js'

/** As much of the browser's canvas as is used here; this library is compiled without the types of the DOM. */
interface Canvas {
  getContext(kind: '2d'): { putImageData(image: object, x: number, y: number): void }
  convertToBlob(options: { type: string; quality: number }): Promise<{ arrayBuffer(): Promise<ArrayBuffer> }>
}

interface CanvasGlobals {
  readonly OffscreenCanvas?: new (width: number, height: number) => Canvas
  readonly ImageData?: new (pixels: Uint8ClampedArray, width: number, height: number) => object
}

/** A picture as JPEG, by the browser's canvas. */
export async function encodeJpeg({ width, height, pixels }: RasterPicture): Promise<Uint8Array> {
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
