import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { fontFamily } from '../../../ground/scene/typeface.js'
import { encodePng } from '../raster/png-encoding.js'
import { jpegQuality, missingPackage, type RasterPicture, type RasterPixels } from '../rendering-host.js'
import { fontFilesFor } from './font-files.js'
import { installedPackage } from './installed-package.js'

/**
 * Bytes. A picture with more than `largePicture` is followed by a buffer of at least `toldBytes`
 * that is dropped at once: V8 counts it, and collects after each picture. With as many bytes as the pixels have it ran after
 * every second one, and 1,000 in a row took 50 MB more. The buffer is never written to, so the system never provides its memory.
 */
const largePicture = 8e6
const toldBytes = 40e6

/** Draws an SVG document with resvg's native code, off the main thread. */
export async function nativePicture(svg: string, zoom: number, ground?: string): Promise<RasterPicture> {
  const { renderAsync } = await loadResvg()
  const { regular, bold } = await fontFilesFor(svg)
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: [regular, bold], defaultFontFamily: fontFamily },
    fitTo: { mode: 'zoom', value: zoom },
    ...(ground !== undefined && { background: ground }),
    logLevel: 'off',
  })
  const { width, height, pixels } = image
  if (pixels.length > largePicture) tellCollector(Math.max(pixels.length, toldBytes))
  return ground === undefined ? transparentPicture(image) : opaquePicture({ width, height, pixels })
}

/** Doesn't hold resvg's image, which takes as much memory again, unseen by the garbage collector. */
function opaquePicture(pixels: RasterPixels): RasterPicture {
  return { ...pixels, png: () => encodePng(pixels, deflatePixels) }
}

function transparentPicture(image: RasterPixels & { asPng(): Uint8Array }): RasterPicture {
  const { width, height, pixels } = image
  return { width, height, pixels, png: async () => image.asPng() }
}

function tellCollector(bytes: number): void {
  try {
    void new ArrayBuffer(bytes)
  } catch {
    // Without room for the buffer V8 has just tried to collect, and the picture is drawn already.
  }
}

const deflateBeside = promisify<Uint8Array, object, Buffer>(deflate)

/** Compresses in a thread of Node's pool. Higher levels take two to three times as long for a tenth less. */
export function deflatePixels(bytes: Uint8Array): Promise<Uint8Array> {
  return deflateBeside(bytes, { level: 3, memLevel: 9, chunkSize: 2 ** 18 })
}

async function loadResvg(): Promise<typeof import('@resvg/resvg-js')> {
  try {
    return await installedPackage('@resvg/resvg-js')
  } catch (error) {
    throw missingPackage(
      '@resvg/resvg-js',
      'Png and Jpg',
      'Install it with `npm install @resvg/resvg-js`, or give @resvg/resvg-wasm as the option resvg.',
      error,
    )
  }
}

/** Encodes a picture as JPEG, with sharp where it is installed, which is several times faster, else with jpeg-js. */
export async function encodeJpeg({ width, height, pixels }: RasterPicture): Promise<Uint8Array> {
  const sharp = await loadSharp()
  if (sharp === undefined) {
    const { encode } = await loadJpegJs()
    return encode({ width, height, data: pixels }, jpegQuality).data
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: jpegQuality, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** Undefined where it isn't installed or has no binary for this machine. */
async function loadSharp() {
  try {
    return (await installedPackage<typeof import('sharp')>('sharp')).default
  } catch {
    return undefined
  }
}

async function loadJpegJs() {
  try {
    return (await installedPackage<{ default: typeof import('jpeg-js') }>('jpeg-js')).default
  } catch (error) {
    throw missingPackage('jpeg-js', 'Jpg', 'Install it with `npm install jpeg-js`, or install sharp.', error)
  }
}
