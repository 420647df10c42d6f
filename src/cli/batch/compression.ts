import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { pipeline, Readable } from 'node:stream'
import { createGunzip, gzipSync } from 'node:zlib'
import { type OptionValues, UsageError } from '../command.js'

/** How files are compressed. */
export const compressions = ['none', 'gzip', 'zstd'] as const
export type Compression = (typeof compressions)[number]

const endings: readonly (readonly [ending: RegExp, Compression])[] = [
  [/\.gz$/i, 'gzip'],
  [/\.zst$/i, 'zstd'],
]

/** The compression that the ending of a file's name says, and the name without it. */
export function compressionOf(path: string): { readonly compression: Compression; readonly name: string } {
  for (const [ending, compression] of endings) {
    if (ending.test(path)) return { compression, name: path.replace(ending, '') }
  }
  return { compression: 'none', name: path }
}

/** The bytes of a compressed stream; what is cut off or damaged is an error of its own. */
export async function* decompressed(
  bytes: AsyncIterable<Uint8Array>,
  compression: Compression,
  name: string,
): AsyncGenerator<Uint8Array> {
  if (compression === 'gzip') yield* gunzipped(bytes, name)
  else if (compression === 'zstd') yield* byZstandard(bytes, name)
  else yield* bytes
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

const zstdMissing = 'Zstandard needs the program zstd, which is not installed'

/**
 * Zstandard by its own program: `node:zlib` knows it from Node.js 22.15 on, but reads
 * the first frame of several, and takes one that is cut off for complete.
 */
async function* byZstandard(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  const program = spawn('zstd', ['--decompress', '--stdout', '--quiet', '--no-progress'], { windowsHide: true })
  const closed = once(program, 'close').catch((error: unknown) => error)
  let complaint = ''
  program.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(0, 500)
  })
  let failure: unknown
  const source = Readable.from(bytes).on('error', (error) => {
    failure = error
    program.kill()
  })
  // When the program ends early, its exit says why.
  program.stdin.on('error', () => source.destroy())
  source.pipe(program.stdin)
  try {
    yield* program.stdout
    const outcome = await closed
    if (failure !== undefined) throw failure
    if (outcome instanceof Error) throw new UsageError(zstdMissing)
    if (program.exitCode !== 0) {
      throw new UsageError(`${name} is damaged, or not compressed by Zstandard (${complaint.trim()})`)
    }
  } finally {
    source.destroy()
    program.kill()
  }
}

/**
 * A batch that could not be written fails before it begins.
 *
 * @throws UsageError if what compresses the output is not installed
 */
export function checkCompression(compression: Compression): void {
  if (compression === 'zstd') zstandardFrame(new Uint8Array())
}

/** Results as they are written: each part is compressed for itself, which both allow. */
export function compressed(results: Uint8Array, { compression }: OptionValues): Uint8Array {
  if (results.length === 0 || compression === undefined) return results
  return compression === 'zstd' ? zstandardFrame(results) : gzipSync(results)
}

function zstandardFrame(results: Uint8Array): Uint8Array {
  const { error, status, stdout, stderr } = spawnSync('zstd', ['--stdout', '--quiet', '--check'], {
    input: results,
    maxBuffer: Number.POSITIVE_INFINITY,
    windowsHide: true,
  })
  if (error !== undefined) throw new UsageError(zstdMissing)
  if (status !== 0) throw new UsageError(`Zstandard failed: ${stderr.toString().trim()}`)
  return stdout
}
