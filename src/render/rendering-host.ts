import type { PdfDocument } from './pdf/pdf-document.js'
import type { RenderOptions } from './render-options.js'

/** What pictures and PDF need of the place where they are made: Node, or a browser. */
export interface RenderingHost {
  /**
   * The picture of an SVG document.
   *
   * @param zoom factor on the size that the document has
   */
  readonly rasterise: (svg: string, zoom: number, options: RenderOptions) => Promise<RasterPicture>
  readonly encodeJpeg: (picture: RasterPicture) => Promise<Uint8Array>
  readonly printPdf: (document: PdfDocument) => Promise<Uint8Array>
}

/** A picture of pixels. */
export interface RasterPicture {
  readonly width: number
  readonly height: number
  /** Red, green, blue, alpha, a byte each, row by row. */
  readonly pixels: Uint8Array
  readonly png: () => Uint8Array
}
