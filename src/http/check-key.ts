import { keyParameter } from './read-query.js'
import { RequestProblem } from './request-problem.js'

/** The verdict on a key: valid, unknown, or known but without access. */
export type KeyVerdict = boolean | 'forbidden'

/** Decides on a key. */
export type VerifyKey = (key: string) => KeyVerdict | Promise<KeyVerdict>

const challenge = { 'WWW-Authenticate': 'ApiKey realm="auxology"' }

/**
 * Lets a request with a valid key pass. The header counts before the query.
 *
 * @throws RequestProblem
 */
export async function checkKey(request: Request, query: URLSearchParams, verifyKey: VerifyKey): Promise<void> {
  const key = request.headers.get('api-key') || query.get(keyParameter)
  if (!key) {
    const detail = 'A key is needed, in the header API-Key or the query parameter key.'
    throw new RequestProblem('missing_key', detail, { headers: challenge })
  }
  const verdict = await verifyKey(key)
  if (verdict === 'forbidden') throw new RequestProblem('forbidden_key', 'This key has no access.')
  if (verdict !== true) throw new RequestProblem('unknown_key', 'This key is not known.', { headers: challenge })
}
