import { pipeline } from 'node:stream'
import { createGunzip, gzipSync } from 'node:zlib'
import { type OptionValues, UsageError } from '../../command.js'

/** How files are compressed. */
export const compressions = ['none', 'gzip'] as const
export type Compression = (typeof compressions)[number]

const gzipEnding = /\.gz$/i

/** The compression that the ending of a file's name says, and the name without it. */
export function compressionOf(path: string): { readonly compression: Compression; readonly name: string } {
  return { compression: gzipEnding.test(path) ? 'gzip' : 'none', name: path.replace(gzipEnding, '') }
}

/** The first bytes of compressed content. */
const gzipStart = [0x1f, 0x8b]
const zstdStart = [0x28, 0xb5, 0x2f, 0xfd]

/**
 * The bytes of a stream, decompressed if they begin as gzip does: no table and no JSON begins so.
 *
 * @param stated what the name of the file says
 * @throws UsageError for what is cut off, damaged, or compressed by another program
 */
export async function* decompressed(
  bytes: AsyncIterable<Uint8Array>,
  stated: Compression,
  name: string,
): AsyncGenerator<Uint8Array> {
  const source = bytes[Symbol.asyncIterator]()
  const start: Uint8Array[] = []
  let length = 0
  while (length < zstdStart.length) {
    const next = await source.next()
    if (next.done) break
    start.push(next.value)
    length += next.value.length
  }
  const first = Buffer.concat(start)
  const begins = (wanted: readonly number[]) => wanted.every((byte, i) => first[i] === byte)
  if (begins(zstdStart)) {
    throw new UsageError(
      `${name} is compressed by Zstandard: zstd -dc ${name} | auxology batch - --from FORMAT reads it`,
    )
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      if (first.length > 0) yield first
      for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
    } finally {
      await source.return?.()
    }
  }
  if (stated === 'gzip' || begins(gzipStart)) yield* gunzipped(whole(), name)
  else yield* whole()
}

async function* gunzipped(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  try {
    // What fails is thrown where it is read.
    yield* pipeline(bytes, createGunzip(), () => {})
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))) throw error
    throw new UsageError(`${name} is damaged, or not compressed by gzip (${error.message})`)
  }
}

/** Results as they are written: gzip allows each part to be compressed by itself. */
export function compressed(results: Uint8Array, { compression }: OptionValues): Uint8Array {
  return results.length === 0 || compression !== 'gzip' ? results : gzipSync(results)
}
