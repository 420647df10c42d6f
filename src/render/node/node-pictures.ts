import { deflate } from 'node:zlib'
import { fontFamily } from '../../scene/typeface.js'
import { encodePng } from '../png-encoding.js'
import { jpegQuality, missingPackage, type RasterPicture } from '../rendering-host.js'
import { fontFiles } from './font-files.js'
import { installedPackage } from './installed-package.js'

/** Red, green, blue, alpha. */
const bytesPerPixel = 4

/**
 * The garbage collector doesn't see the memory that resvg holds for a picture,
 * so a long series of pictures would fill gigabytes before it ran. A buffer of
 * the same size that lives as long as the picture makes it run in time. Nobody
 * writes to the buffer, so the system never has to provide its memory.
 */
const memory = new WeakMap<object, ArrayBuffer>()

/** Draws an SVG document with resvg's native code, off the main thread. */
export async function nativePicture(svg: string, zoom: number, ground?: string): Promise<RasterPicture> {
  const { renderAsync } = await loadResvg()
  const { regular, bold } = await fontFiles()
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: [regular, bold], defaultFontFamily: fontFamily },
    fitTo: { mode: 'zoom', value: zoom },
    ...(ground !== undefined && { background: ground }),
    logLevel: 'off',
  })
  const { width, height } = image
  memory.set(image, new ArrayBuffer(width * height * bytesPerPixel))
  return {
    width,
    height,
    get pixels() {
      return image.pixels
    },
    png: () => encodePng({ width, height, pixels: image.pixels }, ground !== undefined, deflateBeside),
  }
}

/** Higher levels take two to three times as long for a tenth less. */
const compression = { level: 3, memLevel: 9, chunkSize: 2 ** 18 }

/** Compresses in a thread of Node's pool. */
export function deflateBeside(bytes: Uint8Array): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    deflate(bytes, compression, (error, compressed) => (error === null ? resolve(compressed) : reject(error)))
  })
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
