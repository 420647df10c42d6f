import type { AuxologyError } from '../../ground/model/errors.js'
import { inputError } from '../../ground/text/invalid-input.js'
import type { PdfDocument } from './pdf/pdfmake.js'
import type { RenderOptions } from './render-options.js'
import type { Bytes } from './rendered-chart.js'

/** The runtime services that raster images and PDF need: Node has one way to do it, browsers and edge runtimes another. */
export interface RenderingHost {
  /**
   * Draws an SVG document.
   *
   * @param zoom factor by which the size of the document is multiplied
   * @param ground the colour behind it; transparent without
   */
  readonly rasterise: (svg: string, zoom: number, options: RenderOptions, ground?: string) => Promise<RasterPicture>
  /** Encodes a picture as JPEG, in {@link jpegQuality}. */
  readonly encodeJpeg: (picture: RasterPicture) => Promise<Uint8Array>
  /** Makes a PDF, with the bundled fonts. */
  readonly printPdf: (document: PdfDocument) => Promise<Bytes>
}

/** Pixels row by row, four bytes each: red, green, blue, all multiplied by alpha, and alpha. */
export interface RasterPixels {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** A picture of pixels. */
export interface RasterPicture extends RasterPixels {
  /** Uses up the pixels. */
  readonly png: () => Promise<Uint8Array>
}

/** JPEG has no transparency, and a transparent chart would be unreadable in a dark viewer. */
export const rasterBackground = '#ffffff'

/** Of 100. Below this, thin lines and small labels get visible fringes. */
export const jpegQuality = 90

/**
 * The error where a package that a format needs is missing.
 *
 * @param remedy what to do, as a sentence
 */
export function missingPackage(name: string, formats: string, remedy: string, cause?: unknown): AuxologyError {
  const reason = cause instanceof Error ? ` (${cause.message.split('\n', 1)[0]})` : ''
  return inputError('missing_package', {
    subject: formats,
    detail: `the package ${name} can't be loaded${reason}. ${remedy}`,
  })
}
