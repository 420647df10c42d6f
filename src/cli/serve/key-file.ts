import type { KeyList } from '../../http/index.js'
import { UsageError } from '../usage-error.js'

const hashed = /^sha256:([0-9a-f]{64})$/i

/**
 * The keys of a key file: one per line, in clear or as `sha256:` with the hash
 * of the key; blank lines and lines that start with # are ignored.
 */
export function readKeys(text: string): KeyList {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const entries = lines.filter((line) => line !== '' && !line.startsWith('#'))
  const wrong = entries.find((entry) => entry.startsWith('sha256:') && !hashed.test(entry))
  if (wrong !== undefined) {
    throw new UsageError(
      `key file, line ${lines.indexOf(wrong) + 1}: sha256: must be followed by 64 hexadecimal digits`,
    )
  }
  if (entries.length === 0) throw new UsageError('the key file has no keys')
  return {
    keys: entries.filter((entry) => !hashed.test(entry)),
    sha256: entries.flatMap((entry) => hashed.exec(entry)?.[1] ?? []),
  }
}
