import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { expect, it } from 'vitest'
import { tokenVerifier } from '../../../examples/cds-hooks/verify-token.js'

const base = 'https://growth.example'
const path = '/cds-services/growth-patient-view'
const issuer = 'https://ehr.example'
const pair = () => generateKeyPairSync('ec', { namedCurve: 'P-384' })
const ours = pair()
const kid = '1'
const accepts = () => tokenVerifier(base, [{ issuer, keys: [{ ...ours.publicKey.export({ format: 'jwk' }), kid }] }])

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function token(claims: object = {}, head: object = {}, { privateKey } = ours): string {
  const now = Math.floor(Date.now() / 1000)
  const all = { iss: issuer, aud: base + path, iat: now, exp: now + 60, jti: 'a', ...claims }
  const parts = `${encoded({ alg: 'ES384', typ: 'JWT', kid, ...head })}.${encoded(all)}`
  const signature = sign('sha384', Buffer.from(parts), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${parts}.${signature.toString('base64url')}`
}

it('the example accepts a token of a system that is known, once', () => {
  const verify = accepts()
  const valid = token()
  expect([verify(valid, path), verify(valid, path), verify(token({ jti: 'b' }), path)]).toEqual([true, false, true])
  expect(verify(token({ jti: 'c', aud: ['https://other.example', base + path] }), path)).toBe(true)
})

const hmac = `${encoded({ alg: 'HS384', kid })}.${encoded({ iss: issuer, aud: base + path, jti: 'x' })}`

it.each<[string, string]>([
  ['signed by another key', token({}, {}, pair())],
  ['of another issuer', token({ iss: 'https://other.example' })],
  ['of an unknown key', token({}, { kid: '2' })],
  ['for another path', token({ aud: `${base}/cds-services/other` })],
  ['for another base', token({ aud: `https://other.example${path}` })],
  ['too old', token({ exp: Math.floor(Date.now() / 1000) - 1 })],
  ['without an end', token({ exp: undefined })],
  ['valid for a day', token({ exp: Math.floor(Date.now() / 1000) + 86_400 })],
  ['without an id', token({ jti: undefined })],
  ['without a signature', `${token({}, { alg: 'none' }).split('.').slice(0, 2).join('.')}.`],
  ['of no algorithm', token({}, { alg: 'none' })],
  ['signed with the public key as a secret', `${hmac}.${createHmac('sha384', 'x').update(hmac).digest('base64url')}`],
  ['changed', token().replace(/\.(.)/, (_, first) => `.${first === 'e' ? 'f' : 'e'}`)],
  ['no token', 'abc'],
])('the example refuses one that is %s', (_, given) => {
  expect(accepts()(given, path)).toBe(false)
})
