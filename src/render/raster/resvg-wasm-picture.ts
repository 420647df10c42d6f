import { type FontFaces, fontFamily } from '../../scene/typeface.js'
import type { ResvgPackage } from '../render-options.js'
import type { RasterPicture } from '../rendering-host.js'
import { paper } from './paper.js'

/** The picture of an SVG document by resvg's WebAssembly. */
export function resvgWasmPicture(
  { Resvg }: ResvgPackage,
  svg: string,
  zoom: number,
  fonts: FontFaces<Uint8Array>,
): RasterPicture {
  const document = new Resvg(svg, {
    font: { fontBuffers: [fonts.regular, fonts.bold], defaultFontFamily: fontFamily },
    fitTo: { mode: 'zoom', value: zoom },
    background: paper,
  })
  try {
    const image = document.render()
    try {
      // Copied out of WebAssembly's memory, which is given back here.
      const [png, pixels] = [image.asPng(), image.pixels]
      return { width: image.width, height: image.height, pixels, png: () => png }
    } finally {
      image.free()
    }
  } finally {
    document.free()
  }
}
