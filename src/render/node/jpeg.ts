import { missingPackage } from '../missing-package.js'
import { jpegQuality } from '../raster/jpeg-quality.js'
import type { RasterPicture } from '../rendering-host.js'

/**
 * A picture as JPEG: by sharp where it is installed, which is several times
 * faster, else by jpeg-js.
 */
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

/** Undefined where it isn't installed, or has no binary for this machine. */
async function loadSharp() {
  try {
    return (await import('sharp')).default
  } catch {
    return undefined
  }
}

async function loadJpegJs() {
  try {
    return (await import('jpeg-js')).default
  } catch (error) {
    throw missingPackage('jpeg-js', 'Jpg', 'Install it with `npm install jpeg-js`, or install sharp.', error)
  }
}
