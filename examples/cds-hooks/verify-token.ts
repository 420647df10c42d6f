import { createPublicKey, type JsonWebKey, verify } from 'node:crypto'

/** A record system that may call: who signs its tokens, and with which keys. */
export interface TrustedSystem {
  readonly issuer: string
  /** Its keys, from its JWK Set: fetch and renew them as you trust the system, not because a token names an address. */
  readonly keys: readonly (JsonWebKey & { readonly kid: string })[]
}

/** What a token of CDS Hooks says. */
interface Claims {
  readonly iss?: unknown
  readonly aud?: unknown
  readonly exp?: unknown
  readonly iat?: unknown
  readonly jti?: unknown
}

const algorithms: Readonly<Record<string, string>> = {
  ES256: 'sha256',
  ES384: 'sha384',
  RS256: 'sha256',
  RS384: 'sha384',
}

/** How long a token may be valid, seconds: CDS Hooks asks for short lives. */
const longestLife = 300

/**
 * Verifies the tokens of CDS Hooks: signature, issuer, audience, time, and that each is
 * used once. A package such as jose does the same; in several processes, keep the ids of
 * used tokens where all of them look.
 */
export function tokenVerifier(base: string, systems: readonly TrustedSystem[]) {
  const used = new Map<string, number>()
  return (token: string, path: string): boolean => {
    const [head = '', body = '', signature = ''] = token.split('.')
    const { alg, kid } = decoded(head) as { readonly alg?: unknown; readonly kid?: unknown }
    const { iss, aud, exp, iat, jti } = decoded(body) as Claims
    const key = systems.find(({ issuer }) => issuer === iss)?.keys.find((each) => each.kid === kid)
    const digest = typeof alg === 'string' ? algorithms[alg] : undefined
    if (key === undefined || digest === undefined || key.kty !== (String(alg).startsWith('ES') ? 'EC' : 'RSA'))
      return false
    const isSigned = verify(
      digest,
      Buffer.from(`${head}.${body}`),
      { key: createPublicKey({ key, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    const now = Date.now() / 1000
    const isOfNow = typeof exp === 'number' && typeof iat === 'number' && exp > now && exp - iat <= longestLife
    const isForUs = [aud].flat().includes(base + path)
    if (!isSigned || !isOfNow || !isForUs || typeof jti !== 'string' || used.has(jti)) return false
    for (const [id, end] of used) if (end <= now) used.delete(id)
    used.set(jti, exp)
    return true
  }
}

function decoded(part: string): object {
  try {
    return Object(JSON.parse(Buffer.from(part, 'base64url').toString()))
  } catch {
    return {}
  }
}
