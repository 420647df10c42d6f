import { type FontFaces, fontFamily } from '../scene/typeface.js'
import type { ResvgPackage } from './render-options.js'
import type { RasterPicture } from './rendering-host.js'

/** Draws an SVG document with resvg's WebAssembly. */
export function resvgWasmPicture(
  { Resvg }: ResvgPackage,
  svg: string,
  { zoom, ground }: { readonly zoom: number; readonly ground: string | undefined },
  fonts: FontFaces<Uint8Array>,
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
      const [png, pixels] = [image.asPng(), image.pixels]
      return { width: image.width, height: image.height, pixels, png: () => png }
    } finally {
      image.free()
    }
  } finally {
    document.free()
  }
}
