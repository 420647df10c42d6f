import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keyVerifier, matchKey } from '../../../src/doors/http/index.js'
import { nodeListener } from '../../../src/doors/node/node-listener.js'
import { errorOf } from '../../fixtures/error-of.js'
import { key, problemOf, put, service, summaryOf } from './service.js'

const handle = service()
const without = { 'API-Key': '' }

describe('the key of a request', () => {
  it.each([
    ['in the header', put('/api/json'), 200],
    ['in the query', put(`/api/json?key=${key}`, '{}', without), 200],
    ['in the header, whatever the query contains', put('/api/json?key=wrong'), 200],
    ['wrong in the header, right in the query', put(`/api/json?key=${key}`, '{}', { 'API-Key': 'wrong' }), 401],
    ['missing', put('/api/json', '{}', without), 401],
    ['empty', put('/api/json?key=', '{}', without), 401],
    ['in another case', put('/api/json', '{}', { 'API-Key': key.toUpperCase() }), 401],
    ['without access', put('/api/json', '{}', { 'API-Key': 'no-access' }), 403],
    ['missing for a chart', put('/api/xml/chart/Height/Svg', '<Patient />', without), 401],
  ])('%s', async (_, request, status) => {
    expect((await handle(request)).status).toBe(status)
  })

  it.each([
    ['missing', without, 'missing_key'],
    ['unknown', { 'API-Key': 'secret-value' }, 'unknown_key'],
  ])('is asked for where it is %s', async (_, headers, code) => {
    const response = await handle(put('/api/xml', '<Patient />', headers))
    expect(response.headers.get('www-authenticate')).toMatch(/^ApiKey realm="/)
    const problem = await problemOf(response)
    expect(problem).toMatchObject({ status: 401, code })
    expect(JSON.stringify(problem)).not.toContain('secret-value')
  })

  it('is known but has no access', async () => {
    const response = await handle(put('/api/json', '{}', { 'API-Key': 'no-access' }))
    expect(response.headers.has('www-authenticate')).toBe(false)
    expect(await summaryOf(response)).toMatchObject({ status: 403, code: 'forbidden_key' })
  })

  it('is checked before the body is read', async () => {
    const pull = vi.fn()
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    expect((await handle(put('/api/json', body, { 'API-Key': 'wrong' }))).status).toBe(401)
    expect(pull).not.toHaveBeenCalled()
  })

  it('passes only for true', async () => {
    const verdicts: unknown[] = [undefined, null, 1, 'true', {}, Promise.resolve(false)]
    for (const verdict of verdicts) {
      expect((await service({ verifyKey: () => verdict as boolean })(put('/api/json'))).status).toBe(401)
    }
    expect((await service({ verifyKey: async () => true })(put('/api/json'))).status).toBe(200)
  })

  it('does not disclose that a verifier failed', async () => {
    const handler = service({
      verifyKey: () => {
        throw new Error('database at 10.0.0.7 is down')
      },
    })
    const problem = await problemOf(await handler(put('/api/json')))
    expect(problem).toMatchObject({ status: 500, code: 'internal_error' })
    expect(JSON.stringify(problem)).not.toContain('10.0.0.7')
  })
})

describe('matchKey', () => {
  const keys = ['alpha-key', 'beta-key', 'ünïcode 🔑']

  it.each(keys)('finds %s', (one) => expect(matchKey(one, keys)).toBe(true))

  it.each(['', 'alpha', 'alpha-key-', 'alpha-kez', 'alpha-keyalpha-key', 'ALPHA-KEY', 'undefined'])(
    'does not find "%s"',
    (one) => expect(matchKey(one, keys)).toBe(false),
  )

  it('finds nothing in nothing, and no empty key', () => {
    expect(matchKey('a', [])).toBe(false)
    expect(matchKey('', [''])).toBe(false)
    expect(matchKey('a', [''])).toBe(false)
  })

  describe('takes as many steps', () => {
    afterEach(() => vi.restoreAllMocks())
    const stepsOf = (given: string, list: readonly string[]): number => {
      const spy = vi.spyOn(String.prototype, 'charCodeAt')
      matchKey(given, list)
      const steps = spy.mock.calls.length
      spy.mockRestore()
      return steps
    }

    it('for a right key as for a wrong one, wherever it differs', () => {
      const list = ['aaaaaaaa', 'bbbbbbbb', 'cccccccccccc']
      const steps = ['aaaaaaaa', 'bbbbbbbb', 'zaaaaaaa', 'aaaaaaaz', 'zzzzzzzz'].map((one) => stepsOf(one, list))
      expect(new Set(steps).size).toBe(1)
    })
  })
})

describe('keyVerifier', () => {
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
  const verify = keyVerifier({ keys: ['plain', 'schlüssel'], sha256: [sha256('hashed').toUpperCase()] })

  it.each(['plain', 'schlüssel', 'hashed'])('knows %s', async (one) => expect(await verify(one)).toBe(true))

  it.each(['', 'Plain', 'plain ', sha256('hashed'), sha256('plain')])('does not know "%s"', async (one) =>
    expect(await verify(one)).toBe(false),
  )

  it.each([{ keys: [] }, { sha256: [] }, { keys: [], sha256: [] }])('refuses a list without a key: %o', (list) => {
    expect(() => keyVerifier(list)).toThrow('keys: no key is given: every request would be refused.')
  })

  it('refuses what can be no key and no hash', () => {
    const messageOf = (list: unknown) => errorOf(() => keyVerifier(list as never)).message
    expect(messageOf({ keys: 'abc' })).toBe('keys: not a list; expected a list of texts that are not empty.')
    expect(messageOf({ keys: undefined })).toBe('keys: neither keys nor sha256 is given.')
    expect(messageOf({ keys: ['secret', ''] })).not.toContain('secret')
    expect(errorOf(() => nodeListener(undefined as never)).message).toBe(
      'handle is missing; expected a function, such as createHandler gives.',
    )
    expect(() => keyVerifier({ keys: [''] })).toThrow(expect.objectContaining({ code: 'invalid_parameter' }))
    expect(() => keyVerifier({ sha256: ['plain'] })).toThrow(expect.objectContaining({ code: 'invalid_parameter' }))
  })
})
