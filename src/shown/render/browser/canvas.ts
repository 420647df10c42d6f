import { fontFamily } from '../../../ground/scene/typeface.js'
import { inputError } from '../../../ground/text/invalid-input.js'
import type { RasterPicture } from '../rendering-host.js'
import { fontBase64 } from './font-bytes.js'

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

/**
 * Draws an SVG document as the browser does. It draws in other fonts than the page's, so they come with the document.
 *
 * @param ground the colour beneath; without it the picture is transparent
 */
export async function canvasPicture(svg: string, zoom: number, ground: string | undefined): Promise<RasterPicture> {
  const { Image, OffscreenCanvas } = canvasGlobals('Png and Jpg', 'Image', 'OffscreenCanvas')
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withFonts(svg))}`
  await image.decode()
  const [width, height] = [Math.round(image.naturalWidth * zoom), Math.round(image.naturalHeight * zoom)]
  const canvas: Canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (ground !== undefined) {
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
  }
  context.drawImage(image, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  return { width, height, pixels: new Uint8Array(data.buffer), png: () => encodedCanvas(canvas, { type: 'image/png' }) }
}

function withFonts(svg: string): string {
  const faces = fontFace('normal', fontBase64.regular) + fontFace('bold', fontBase64.bold)
  return svg.replace(/<svg\b[^>]*>/, (start) => `${start}<style>${faces}</style>`)
}

function fontFace(weight: string, base64: string): string {
  return `@font-face{font-family:${fontFamily};font-weight:${weight};src:url(data:font/ttf;base64,${base64})}`
}
