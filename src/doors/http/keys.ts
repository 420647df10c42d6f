import { inputError } from '../../ground/text/invalid-input.js'
import { keyParameter } from './query/query-parameters.js'
import { RequestProblem } from './responses.js'
import type { ServiceRequest } from './service-exchange.js'

/** The verdict on a key: valid, not valid, or valid but without access. */
export type KeyVerdict = boolean | 'forbidden'

/** Decides on a key. */
export type VerifyKey = (key: string) => KeyVerdict | Promise<KeyVerdict>

/** Where the valid keys come from. */
export interface KeyList {
  /** Keys as they are sent. */
  readonly keys?: readonly string[]
  /** SHA-256 hashes of keys (UTF-8), hexadecimal, so that a configuration need not contain keys in clear text. */
  readonly sha256?: readonly string[]
  /**
   * Gives the SHA-256 of a text in UTF-8, hexadecimal and in lower case: the host's own code instead of the Web Crypto
   * API, which passes every key through a thread.
   *
   * @example
   * ```ts
   * import { createHash } from 'node:crypto'
   *
   * keyVerifier({ keys: ['n2M7'], digest: (key) => createHash('sha256').update(key).digest('hex') })
   * ```
   */
  readonly digest?: (key: string) => string | Promise<string>
}

const hashForm = /^[0-9a-f]{64}$/i

/**
 * Checks the key of a request. The header takes precedence over the query.
 *
 * @param otherScheme what the path takes instead of a key
 * @throws RequestProblem
 */
export async function checkKey(
  request: ServiceRequest,
  query: URLSearchParams,
  verifyKey: VerifyKey,
  otherScheme?: 'Bearer',
): Promise<void> {
  const key = request.headers.get('api-key') || query.get(keyParameter)
  if (!key) {
    const detail = 'A key is required, in the header API-Key or the query parameter key.'
    throw unauthorized('missing_key', detail, otherScheme)
  }
  const verdict = await verifyKey(key)
  if (verdict === 'forbidden') throw new RequestProblem('forbidden_key', 'This key has no access.')
  if (verdict !== true) throw unauthorized('unknown_key', 'Unknown key.', otherScheme)
}

/** The problem with a key, or a token, that is missing or not valid: with every scheme that the path takes (RFC 9110, 11.6.1). */
export function unauthorized(
  code: 'missing_key' | 'unknown_key',
  detail: string,
  otherScheme: 'Bearer' | undefined,
): RequestProblem {
  const schemes = ['ApiKey', ...(otherScheme === undefined ? [] : [otherScheme])]
  const challenges = schemes.map((scheme) => `${scheme} realm="auxology"`)
  return new RequestProblem(code, detail, { headers: { 'WWW-Authenticate': challenges.join(', ') } })
}

/**
 * A `verifyKey` for {@link createHandler} that accepts a list of keys. It
 * compares hashes in constant time.
 *
 * @throws AuxologyError `invalid_parameter` for anything but a list (an unset or unsplit environment variable), no key at all, an empty key,
 * and a hash that isn't SHA-256; keys are not shown
 * @example
 * ```ts
 * createHandler({ verifyKey: keyVerifier({ sha256: ['d422337238b5af2c7538534327d8f9c818761bfe23db268dbeea569e6e9443d9'] }) })
 * ```
 */
export function keyVerifier(list: KeyList): (key: string) => Promise<boolean> {
  if (list?.keys === undefined && list?.sha256 === undefined) {
    throw inputError('invalid_parameter', { parameter: 'keys', detail: 'neither keys nor sha256 is given' })
  }
  const { keys = [], sha256 = [], digest = sha256Of } = list
  checkList('keys', keys, 'texts that are not empty', (key) => key !== '')
  checkList('sha256', sha256, 'texts of 64 hexadecimal digits', (hash) => hashForm.test(hash))
  if (keys.length + sha256.length === 0) {
    throw inputError('invalid_parameter', {
      parameter: 'keys',
      detail: 'no key is given: every request would be refused',
    })
  }
  let hashes: Promise<readonly string[]> | undefined
  return async (key) => {
    hashes ??= Promise.all(keys.map(digest)).then((hashed) => [...hashed, ...sha256.map((hash) => hash.toLowerCase())])
    return matchKey(await digest(key), await hashes)
  }
}

/** A key is a secret: the error has its place alone. */
function checkList(parameter: string, list: unknown, of: string, isUsable: (text: string) => boolean): void {
  const wrong = Array.isArray(list) ? list.findIndex((text) => typeof text !== 'string' || !isUsable(text)) : undefined
  if (wrong === -1) return
  const detail = wrong === undefined ? 'not a list' : `entry ${wrong + 1} is not one`
  throw inputError('invalid_parameter', { parameter, detail, accepted: `a list of ${of}` })
}

async function sha256Of(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Whether a key is in a list, in a time that reveals nothing about the list: it
 * depends on the length of the given key and the number of keys, not on which
 * key matches or how much of it does.
 *
 * @example
 * ```ts
 * createHandler({ verifyKey: (key) => matchKey(key, ['n2M7…', 'x9Qa…']) })
 * ```
 */
export function matchKey(key: string, keys: readonly string[]): boolean {
  let matches = 0
  for (const candidate of keys) matches |= Number(differences(key, candidate) === 0)
  return matches === 1 && key !== ''
}

function differences(key: string, candidate: string): number {
  let bits = key.length ^ candidate.length
  for (let index = 0; index < key.length; index++) {
    bits |= key.charCodeAt(index) ^ candidate.charCodeAt(index % candidate.length)
  }
  return bits
}
