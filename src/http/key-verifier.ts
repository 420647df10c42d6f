import { matchKey } from './match-key.js'

/** Where the valid keys come from. */
export interface KeyList {
  /** Keys as they are sent. */
  readonly keys?: readonly string[]
  /** SHA-256 hashes of keys (UTF-8), hexadecimal, so that no key need stand in a configuration. */
  readonly sha256?: readonly string[]
}

const hashForm = /^[0-9a-f]{64}$/i

/**
 * A `verifyKey` for {@link createHandler} that knows a list of keys. What it
 * compares are hashes, in constant time.
 *
 * @throws RangeError for an empty key and for what is no SHA-256 hash
 * @example
 * ```ts
 * createHandler({ verifyKey: keyVerifier({ sha256: ['d422337238b5af2c7538534327d8f9c818761bfe23db268dbeea569e6e9443d9'] }) })
 * ```
 */
export function keyVerifier({ keys = [], sha256 = [] }: KeyList): (key: string) => Promise<boolean> {
  if (keys.some((key) => typeof key !== 'string' || key === '')) throw new RangeError('a key must be a text, not empty')
  if (!sha256.every((hash) => hashForm.test(hash))) throw new RangeError('a SHA-256 hash has 64 hexadecimal digits')
  let hashes: Promise<readonly string[]> | undefined
  return async (key) => {
    hashes ??= Promise.all(keys.map(sha256Of)).then((own) => [...own, ...sha256.map((hash) => hash.toLowerCase())])
    return matchKey(await sha256Of(key), await hashes)
  }
}

async function sha256Of(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
