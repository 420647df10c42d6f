import { inputError } from '../../text/invalid-input.js'

/** The part of the browser's canvas that is used here: this library is compiled without the DOM's types. */
export interface Canvas {
  getContext(kind: '2d'): CanvasContext
  convertToBlob(options: CanvasEncoding): Promise<{ arrayBuffer(): Promise<ArrayBuffer> }>
}

interface CanvasContext {
  fillStyle: string
  fillRect(x: number, y: number, width: number, height: number): void
  drawImage(image: object, x: number, y: number, width: number, height: number): void
  getImageData(x: number, y: number, width: number, height: number): { readonly data: { readonly buffer: ArrayBuffer } }
  putImageData(image: object, x: number, y: number): void
}

export interface CanvasEncoding {
  readonly type: string
  /** 0 to 1. */
  readonly quality?: number
}

interface LoadedImage {
  src: string
  readonly naturalWidth: number
  readonly naturalHeight: number
  decode(): Promise<void>
}

interface CanvasGlobals {
  readonly Image: new () => LoadedImage
  readonly ImageData: new (pixels: Uint8ClampedArray, width: number, height: number) => object
  readonly OffscreenCanvas: new (width: number, height: number) => Canvas
}

/**
 * What this runtime has for drawing pictures.
 *
 * @throws AuxologyError `missing_package` if it lacks one of these
 */
export function canvasGlobals(formats: string, ...needed: readonly (keyof CanvasGlobals)[]): CanvasGlobals {
  const globals = globalThis as Partial<CanvasGlobals>
  const lacking = needed.find((name) => globals[name] === undefined)
  if (lacking === undefined) return globals as CanvasGlobals
  throw inputError('missing_package', {
    subject: formats,
    detail: `this runtime has no ${lacking}. Give the package @resvg/resvg-wasm as the option resvg, and ask for Png.`,
  })
}

/** A canvas as the bytes of a picture. */
export async function encodedCanvas(canvas: Canvas, encoding: CanvasEncoding): Promise<Uint8Array> {
  return new Uint8Array(await (await canvas.convertToBlob(encoding)).arrayBuffer())
}
