import { type FontFaces, fontFamily } from '../../scene/typeface.js'
import type { ResvgPackage } from '../render-options.js'
import type { Drawing, RasterPicture, RasterPixels } from '../rendering-host.js'
import { type KeptGrounds, keptGrounds } from './kept-grounds.js'
import { drawInLayers } from './layered-drawing.js'
import type { Deflate } from './png-encoding.js'

const groundsOf = /* @__PURE__ */ new WeakMap<ResvgPackage['Resvg'], KeptGrounds>()

/**
 * Draws a picture with resvg's WebAssembly.
 *
 * @param deflate of the runtime, if it has one: it is faster than resvg's, and runs beside the caller
 */
export async function resvgWasmPicture(
  { Resvg }: ResvgPackage,
  drawing: Drawing,
  { zoom, ground }: { readonly zoom: number; readonly ground: string | undefined },
  fonts: FontFaces<Uint8Array>,
  deflate: Deflate | undefined,
): Promise<RasterPicture> {
  const drawn = <Result>(svg: string, behind: string | undefined, take: (image: WasmImage) => Result): Result => {
    const document = new Resvg(svg, {
      font: { fontBuffers: [fonts.regular, fonts.bold], defaultFontFamily: fontFamily },
      fitTo: { mode: 'zoom', value: zoom },
      ...(behind !== undefined && { background: behind }),
    })
    try {
      const image = document.render()
      try {
        return take(image)
      } finally {
        image.free()
      }
    } finally {
      document.free()
    }
  }
  if (deflate === undefined) {
    return drawn(drawing.svg(), ground, (image) => {
      const png = image.asPng()
      return { ...pixelsOf(image), png: () => png }
    })
  }
  const grounds = groundsOf.get(Resvg) ?? keptGrounds()
  groundsOf.set(Resvg, grounds)
  return drawInLayers(drawing, ground, grounds, (svg, behind) => drawn(svg, behind, pixelsOf), deflate)
}

type WasmImage = ReturnType<InstanceType<ResvgPackage['Resvg']>['render']>

/** Copies, because WebAssembly's memory is freed. */
function pixelsOf({ width, height, pixels }: WasmImage): RasterPixels {
  return { width, height, pixels }
}
