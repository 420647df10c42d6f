import { createDeflate } from 'node:zlib'
import { fontFamily } from '../../scene/typeface.js'
import { jpegQuality, missingPackage, type RasterPicture, type RasterPixels } from '../rendering-host.js'
import { fontFilesFor } from './font-files.js'
import { installedPackage } from './installed-package.js'

/**
 * Bytes. Of a picture with more than `largePicture`, the garbage collector is told by a buffer of at least `toldBytes`
 * that nobody keeps: V8 counts it, and collects after each picture. With as many bytes as the pixels have it ran after every
 * second one, and 1,000 in a row took 50 MB more. Nobody writes to the buffer, so the system never provides its memory.
 */
const largePicture = 8e6
const toldBytes = 40e6

/** Draws an SVG document with resvg's native code, off the main thread. */
export async function nativePicture(svg: string, zoom: number, ground?: string): Promise<RasterPixels> {
  const { renderAsync } = await loadResvg()
  const { regular, bold } = await fontFilesFor(svg)
  // Taken at once, and the image let go: it holds as much memory again, of which the garbage collector sees nothing,
  // and an image that waits for the encoder outlives the quick collections, as do those of all pictures in a row.
  const { width, height, pixels } = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: [regular, bold], defaultFontFamily: fontFamily },
    fitTo: { mode: 'zoom', value: zoom },
    ...(ground !== undefined && { background: ground }),
    logLevel: 'off',
  })
  if (pixels.length > largePicture) tellCollector(Math.max(pixels.length, toldBytes))
  return { width, height, pixels }
}

function tellCollector(bytes: number): void {
  try {
    void new ArrayBuffer(bytes)
  } catch {
    // Without room for the buffer V8 has just tried to collect, and the picture is drawn already.
  }
}

/** Higher levels take two to three times as long for a tenth less. */
const compression = { level: 3, memLevel: 9, chunkSize: 2 ** 18 }

/** Compresses in a thread of Node's pool. */
export async function deflateBeside(pieces: Iterable<Uint8Array>): Promise<readonly Uint8Array[]> {
  const compressor = createDeflate(compression)
  const compressed: Uint8Array[] = []
  compressor.on('data', (bytes: Uint8Array) => compressed.push(bytes))
  const ended = new Promise((resolve, reject) => compressor.on('end', resolve).on('error', reject))
  const writeAll = async (): Promise<void> => {
    for (const piece of pieces) {
      // Stops at an error: the next picture uses the bytes of these pieces again.
      await new Promise<void>((resolve, reject) =>
        compressor.write(piece, (error) => (error ? reject(error) : resolve())),
      )
    }
    compressor.end()
  }
  try {
    await Promise.all([ended, writeAll()])
  } catch (error) {
    // Where a piece can't be made, nothing would end the stream.
    compressor.destroy(error as Error)
    throw error
  }
  return compressed
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
