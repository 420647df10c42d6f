import { type FontFaces, fontFamily } from '../scene/typeface.js'
import { type Deflate, encodePng } from './png-encoding.js'
import type { ResvgPackage } from './render-options.js'
import type { RasterPicture } from './rendering-host.js'

/**
 * Draws an SVG document with resvg's WebAssembly.
 *
 * @param deflate of the runtime, if it has one: it is faster than resvg's, and runs beside the caller
 */
export function resvgWasmPicture(
  { Resvg }: ResvgPackage,
  svg: string,
  { zoom, ground }: { readonly zoom: number; readonly ground: string | undefined },
  fonts: FontFaces<Uint8Array>,
  deflate: Deflate | undefined,
): RasterPicture {
  const document = new Resvg(svg, {
    font: { fontBuffers: [fonts.regular, fonts.bold], defaultFontFamily: fontFamily },
    fitTo: { mode: 'zoom', value: zoom },
    ...(ground !== undefined && { background: ground }),
  })
  try {
    const image = document.render()
    try {
      // Copies, because WebAssembly's memory is freed here.
      const pixels = { width: image.width, height: image.height, pixels: image.pixels }
      if (deflate !== undefined) return { ...pixels, png: () => encodePng(pixels, ground !== undefined, deflate) }
      const png = image.asPng()
      return { ...pixels, png: () => png }
    } finally {
      image.free()
    }
  } finally {
    document.free()
  }
}
