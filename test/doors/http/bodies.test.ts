import { describe, expect, it, vi } from 'vitest'
import { problemOf, put, service, summaryOf } from './service.js'

const handle = service()
const bytes = (text: string) => new TextEncoder().encode(text)
const wide = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))

describe('the content type', () => {
  it.each([
    ['xml', 'application/xml'],
    ['xml', 'text/xml'],
    ['xml', 'Application/XML; Charset=UTF-8'],
    ['xml', 'text/xml; charset="utf-8"'],
    ['xml', 'application/vnd.growth.patient+xml;version=1;charset=utf8'],
    ['xml', 'application/xml;charset=us-ascii'],
    ['xml', 'text/xml; charset=iso-8859-1'],
    ['xml', 'application/xml; charset="Windows-1252"'],
    ['xml', 'application/xml; charset=utf-16'],
    ['json', 'application/json'],
    ['json', 'application/json;charset=utf-8'],
    ['json', 'application/fhir+json'],
    ['json', ''],
    ['xml', ''],
    ['xml', 'text/plain'],
    ['json', 'text/plain;charset=UTF-8'],
    ['xml', 'application/x-www-form-urlencoded'],
    ['json', 'application/octet-stream'],
  ])('of %s may be "%s"', async (format, type) => {
    const body = bytes(format === 'xml' ? '<Patient />' : '{}')
    const sent = type.includes('utf-16') ? wide('<Patient />') : body
    expect((await handle(put(`/api/${format}`, sent, { 'Content-Type': type }))).status).toBe(200)
  })

  it.each([
    ['xml', 'application/json', 'unsupported_media_type'],
    ['xml', 'image/svg+xml', 'unsupported_media_type'],
    ['xml', 'application/xml, text/plain', 'unsupported_media_type'],
    ['xml', 'nonsense', 'unsupported_media_type'],
    ['json', 'application/xml', 'unsupported_media_type'],
    ['json', 'text/json', 'unsupported_media_type'],
    ['json', 'text/plain; charset=iso-8859-1', 'unsupported_charset'],
    ['xml', 'text/xml; charset=euc-jp', 'unsupported_charset'],
    ['json', 'application/json; charset=utf-16', 'unsupported_charset'],
    ['json', 'application/json; charset=', 'unsupported_charset'],
  ])('of %s can not be "%s"', async (format, type, code) => {
    const response = await handle(put(`/api/${format}`, bytes('{}'), { 'Content-Type': type }))
    expect(response.headers.get('accept')).toContain(`application/${format}`)
    expect(await summaryOf(response)).toMatchObject({ status: 415, code })
  })

  it('comes with no compression', async () => {
    const response = await handle(put('/api/json', '{}', { 'Content-Encoding': 'gzip' }))
    expect(response.headers.get('accept-encoding')).toBe('identity')
    expect(await summaryOf(response)).toMatchObject({ status: 415, code: 'unsupported_encoding' })
    expect((await handle(put('/api/json', '{}', { 'Content-Encoding': 'identity' }))).status).toBe(200)
  })
})

describe('a document that can not be read', () => {
  it.each([
    ['json', '', 'malformed_document', undefined],
    ['json', '{"Gender":', 'malformed_document', undefined],
    ['json', '[]', 'unexpected_structure', 'Patient'],
    ['json', '{"SizeFatherCm":"180"}', 'invalid_value', 'Patient/SizeFatherCm'],
    ['json', '{"Gender":"\uFFFE"}', 'invalid_value', 'Patient/Gender'],
    ['xml', '', 'malformed_document', undefined],
    ['xml', '<Patient>', 'malformed_document', undefined],
    ['xml', '<patient />', 'unexpected_structure', 'Patient'],
    ['xml', '<!DOCTYPE a><Patient />', 'doctype_not_allowed', undefined],
    ['xml', '<Patient><SizeFatherCm>180,5</SizeFatherCm></Patient>', 'invalid_value', 'Patient/SizeFatherCm'],
  ])('%s: %s', async (format, body, code, path) => {
    const problem = await problemOf(await handle(put(`/api/${format}`, body)))
    expect(problem).toMatchObject({ status: 400, code })
    expect(problem.path).toBe(path)
    if (body !== '') expect(problem).toMatchObject({ line: 1, column: expect.any(Number) })
  })

  it('is read before its chart is thought of', async () => {
    const response = await handle(put('/api/json/chart/HeightWithTurnerSyndrome/Svg', '{"SizeFatherCm":true}'))
    expect(await summaryOf(response)).toMatchObject({ status: 400, path: 'Patient/SizeFatherCm' })
  })

  it('gives no name', async () => {
    const body =
      '<Patient><FirstName>Mira</FirstName><LastName>Muster</LastName><DateOfBirth>2012-13-03</DateOfBirth></Patient>'
    const text = await (await handle(put('/api/xml', body))).text()
    expect(text).toContain('2012-13-03')
    expect(text).not.toMatch(/Mira|Muster/)
  })

  it('is not in its encoding', async () => {
    const problem = await problemOf(await handle(put('/api/xml', new Uint8Array([0x3c, 0xe4, 0xf6, 0xfc]))))
    expect(problem).toMatchObject({ status: 400, code: 'malformed_document', line: 1, column: 2 })
    expect(problem.detail).toBe('line 1, column 2: the document is not UTF-8 from here on.')
    const cut = await handle(put('/api/json', bytes('{"FirstName":"ü"}').slice(0, 15)))
    expect((await problemOf(cut)).detail).toContain('not UTF-8')
  })

  it.each([
    ['its declaration', 'application/xml', '<?xml version="1.0" encoding="ISO-8859-1"?>', 'latin1'],
    ['its charset', 'text/xml; charset=windows-1252', '', 'latin1'],
    ['its byte order mark', 'application/xml', '\uFEFF<?xml version="1.0" encoding="utf-16"?>', 'utf16le'],
  ] as const)('is in the encoding of %s', async (_, type, start, encoding) => {
    const body = new Uint8Array(Buffer.from(`${start}<Patient><LastName>Größing</LastName></Patient>`, encoding))
    const response = await handle(put('/api/xml', body, { 'Content-Type': type }))
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<LastName>Größing</LastName>')
  })

  it('has too many entries', async () => {
    const few = service({ maxMeasurements: 2 })
    const response = await few(put('/api/json', '{"Measurements":[{},{},{}]}'))
    expect(await summaryOf(response)).toMatchObject({ status: 413, code: 'too_many_entries' })
  })
})

describe('the stream of a body', () => {
  const limited = service({ maxBytes: 1000 })
  const tooLarge = { status: 413, code: 'document_too_large' }

  it('is read across pieces that cut a character', async () => {
    const whole = bytes('{"FirstName":"Jürgen 👶"}')
    const pieces = new ReadableStream({
      start(controller) {
        for (const byte of whole) controller.enqueue(new Uint8Array([byte]))
        controller.close()
      },
    })
    const response = await handle(put('/api/json', pieces))
    expect(JSON.parse(await response.text())).toMatchObject({ FirstName: 'Jürgen 👶' })
  })

  it('that never ends is cancelled at the limit', async () => {
    const cancel = vi.fn()
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 100
        controller.enqueue(new Uint8Array(100).fill(0x20))
      },
      cancel,
    })
    expect(await summaryOf(await limited(put('/api/json', endless)))).toMatchObject(tooLarge)
    expect(cancel).toHaveBeenCalledOnce()
    expect(sent).toBeLessThan(1500)
  })

  it('is cancelled though its source does not want to', async () => {
    const stubborn = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(600)),
      cancel: () => new Promise(() => {}),
    })
    expect(await summaryOf(await limited(put('/api/json', stubborn)))).toMatchObject(tooLarge)
    const failing = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(600)),
      cancel: () => Promise.reject(new Error('no')),
    })
    expect(await summaryOf(await limited(put('/api/json', failing)))).toMatchObject(tooLarge)
  })

  it('is not read at all if it declares too much', async () => {
    const pull = vi.fn()
    const cancel = vi.fn()
    const stream = new ReadableStream({ pull, cancel }, { highWaterMark: 0 })
    const response = await limited(put('/api/json', stream, { 'Content-Length': '1001' }))
    expect(await summaryOf(response)).toMatchObject(tooLarge)
    expect(pull).not.toHaveBeenCalled()
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('is believed by its bytes, not by what it declares', async () => {
    const response = await limited(put('/api/json', `{}${' '.repeat(2000)}`, { 'Content-Length': '2' }))
    expect(await summaryOf(response)).toMatchObject(tooLarge)
  })

  it('may have exactly as many bytes as the limit', async () => {
    const body = (size: number) => `{"FirstName":"${'ü'.repeat((size - 16) / 2)}"}`
    expect((await limited(put('/api/json', body(1000)))).status).toBe(200)
    expect((await limited(put('/api/json', body(1002)))).status).toBe(413)
  })

  it('may be missing or empty', async () => {
    for (const body of [null, '']) {
      const response = await handle(put('/api/json', body))
      expect(await summaryOf(response)).toMatchObject({ status: 400, code: 'malformed_document' })
    }
  })

  it('breaks off', async () => {
    const broken = new ReadableStream({
      pull: (controller) => controller.error(new Error('connection reset by 10.0.0.7')),
    })
    const problem = await problemOf(await handle(put('/api/json', broken)))
    expect(problem).toMatchObject({ status: 400, code: 'incomplete_body' })
    expect(problem.detail).not.toContain('10.0.0.7')
  })

  it('carries bytes', async () => {
    const text = new ReadableStream({ start: (controller) => controller.enqueue('{}') })
    expect(await summaryOf(await handle(put('/api/json', text)))).toMatchObject({ code: 'incomplete_body' })
  })

  it('has been read by somebody else', async () => {
    const request = put('/api/json')
    await request.text()
    expect(await summaryOf(await handle(request))).toMatchObject({ status: 500, code: 'internal_error' })
  })
})

describe('a client that goes away', () => {
  const abortable = (body: BodyInit, signal: AbortSignal) => put('/api/json', body, {}, signal)

  // A socket holds the stream of its request. Without one, nothing does, and a garbage
  // collection before the client leaves takes the stream, the request and the waiting along.
  const sockets: ReadableStream[] = []

  it('stops the reading', async () => {
    const cancel = vi.fn()
    const silent = new ReadableStream({ cancel })
    sockets.push(silent)
    const client = new AbortController()
    const answered = handle(abortable(silent, client.signal))
    setTimeout(() => client.abort(), 5)
    expect(await summaryOf(await answered)).toMatchObject({ status: 499, code: 'request_aborted' })
    expect(cancel).toHaveBeenCalledOnce()
  })

  it('before anything was done, has nothing done', async () => {
    const client = new AbortController()
    client.abort()
    const response = await handle(abortable('{}', client.signal))
    expect(await summaryOf(response)).toMatchObject({ status: 499, code: 'request_aborted' })
  })

  it('while the key is checked, has no body read', async () => {
    const client = new AbortController()
    const pull = vi.fn()
    const verifyKey = async () => {
      client.abort()
      return true
    }
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const response = await service({ verifyKey })(abortable(body, client.signal))
    expect(await summaryOf(response)).toMatchObject({ code: 'request_aborted' })
    expect(pull).not.toHaveBeenCalled()
  })
})
