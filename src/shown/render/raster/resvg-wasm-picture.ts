import { type FontFaces, fontFamily } from '../../../ground/scene/typeface.js'
import type { ResvgPackage } from '../render-options.js'
import type { RasterPicture } from '../rendering-host.js'

/**
 * Draws an SVG document with resvg's WebAssembly.
 *
 * @param ground the colour behind it; transparent without
 */
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
  const image = document.render()
  document.free()
  // Copies, because WebAssembly's memory is freed: by hand after encoding, else with the object.
  const { width, height, pixels } = image
  const png = async () => {
    const bytes = image.asPng()
    image.free()
    return bytes
  }
  return { width, height, pixels, png }
}
