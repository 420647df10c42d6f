import { pipeline } from 'node:stream'
import { createGunzip, gzipSync } from 'node:zlib'
import { type OptionValues, UsageError } from '../command.js'

/** How files are compressed. */
export const compressions = ['none', 'gzip'] as const
export type Compression = (typeof compressions)[number]

/**
 * The compression that the ending of a file's name says, and the name without it.
 *
 * @throws UsageError for Zstandard: Node.js, in the versions that know it, reads the
 * first frame of a file alone, and takes one that is cut off for complete
 */
export function compressionOf(path: string): { readonly compression: Compression; readonly name: string } {
  if (/\.zst$/i.test(path)) {
    throw new UsageError(
      `${path}: Zstandard goes through a pipe (zstd -dc IN.zst | auxology batch - --out - | zstd > OUT.zst), or use gzip`,
    )
  }
  return /\.gz$/i.test(path)
    ? { compression: 'gzip', name: path.replace(/\.gz$/i, '') }
    : { compression: 'none', name: path }
}

/** The bytes of a compressed stream; what is cut off or damaged is an error of its own. */
export async function* decompressed(
  bytes: AsyncIterable<Uint8Array>,
  compression: Compression,
  name: string,
): AsyncGenerator<Uint8Array> {
  if (compression === 'none') {
    yield* bytes
    return
  }
  try {
    // What fails is thrown where it is read.
    yield* pipeline(bytes, createGunzip(), () => {})
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error
    throw new UsageError(`${name} is damaged, or not compressed by gzip (${error.message})`)
  }
}

/** Results as they are written: each part is compressed for itself, which gzip allows. */
export function compressed(results: Uint8Array, { compression }: OptionValues): Uint8Array {
  return results.length > 0 && compression === 'gzip' ? gzipSync(results) : results
}
