import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The files of a bundle with their sizes, one line. */
export function chunkSizes(folder) {
  const sizes = readdirSync(folder).map((file) => {
    const kilobytes = gzipSync(readFileSync(join(folder, file))).length / 1000
    return `${file.replace(/-[\w-]{8}(?=\.\w+$)/, '')} ${kilobytes.toFixed(1)}`
  })
  return [`bundle, kB gzip: ${sizes.join(', ')}`]
}
