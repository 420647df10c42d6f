import { describe, expect, it } from 'vitest'
import { preferredLocale } from '../../../src/doors/http/answer-request.js'
import { en } from '../../../src/ground/languages/index.js'
import { put, service, summaryOf } from './service.js'

const ask = (accepted?: string): Record<string, string> =>
  accepted === undefined ? {} : { 'Accept-Language': accepted }

describe('Accept-Language', () => {
  it.each([
    [null, 'de'],
    ['', 'de'],
    ['en', 'en'],
    ['EN-gb', 'en'],
    ['de-AT, en;q=0.9', 'de'],
    ['en;q=0.5, de;q=0.4', 'en'],
    ['de;q=0.4, en;q=0.5', 'en'],
    ['fr, it;q=0.9, en;q=0.1', 'en'],
    ['fr', 'de'],
    ['fr, *;q=0.1', 'de'],
    ['*', 'de'],
    ['*, de;q=0', 'en'],
    ['de;q=0', 'en'],
    ['de;q=0, en;q=0', 'de'],
    ['en;q=0, fr', 'de'],
    ['en;q=2, de;q=0.1', 'de'],
    ['en;q=NaN', 'de'],
    ['en;level=1', 'de'],
    ['zh-Hant-TW, en-US;q=0.001', 'en'],
    [',,;q=1, en ;q=0.3', 'en'],
    ['x'.repeat(10_000), 'de'],
  ])('%s asks for %s', (header, tag) => {
    expect(preferredLocale(header)).toBe(tag)
  })

  it('chooses the language where the handler asks for it', async () => {
    const handle = service({ locale: 'request' })
    for (const [accepted, tag, text] of [
      ['en-GB, de;q=0.5', 'en', 'The sex is missing'],
      ['de', 'de', 'Das Geschlecht fehlt'],
      [undefined, 'de', 'Das Geschlecht fehlt'],
    ] as const) {
      const response = await handle(put('/api/json', '{}', ask(accepted)))
      expect(response.headers.get('content-language')).toBe(tag)
      expect(response.headers.get('vary')).toBe('Accept-Language')
      expect(await response.text()).toContain(text)
    }
    const chart = await handle(put('/api/json/chart/Height/Svg', '{"Gender":"f"}', ask('en')))
    expect(chart.headers.get('content-language')).toBe('en')
    expect(await chart.text()).toContain('Height')
  })

  it('is ignored where the language is fixed', async () => {
    const response = await service({ locale: 'de' })(put('/api/json', '{}', ask('en')))
    expect(response.headers.get('content-language')).toBe('de')
    expect(response.headers.get('vary')).toBeNull()
  })
})

describe('a function as the language', () => {
  it('chooses it for each request, as a tag or a language', async () => {
    const handle = service({ locale: ({ url }) => (url.includes('xml') ? en : 'de') })
    expect((await handle(put('/api/xml', '<Patient/>'))).headers.get('content-language')).toBe('en')
    expect((await handle(put('/api/json'))).headers.get('content-language')).toBe('de')
  })

  it('that fails or gives none is the fault of the server', async () => {
    const errors: unknown[] = []
    const onError = (error: unknown) => errors.push(error)
    const failing = () => {
      throw new Error('no')
    }
    for (const locale of [failing, () => 'xx']) {
      const response = await service({ locale, onError })(put('/api/json'))
      expect(await summaryOf(response)).toMatchObject({ status: 500, code: 'internal_error' })
    }
    expect(errors).toHaveLength(2)
  })

  it('is checked at the start otherwise', () => {
    expect(() => service({ locale: 'xx' })).toThrow(/locale is "xx"/)
  })
})
