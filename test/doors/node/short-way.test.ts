import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHandler } from '../../../src/doors/http/index.js'
import { serviceWithin } from '../../../src/doors/http/service-exchange.js'
import { type FetchHandler, nodeListener } from '../../../src/doors/node/node-listener.js'

const onError = vi.fn()
const verifyKey = vi.fn((key: string) => key === 'k')
const options = { verifyKey, today: '2025-03-10', locale: 'request', maxBytes: 2000, onError, fhir: true } as const
const growth = createHandler(options)
/** The same through a `Request` and a `Response`, as whoever wraps a handler has it. */
const wrapped: FetchHandler = (request) => growth(request)

const servers: Server[] = []
const ports = { short: 0, wrapped: 0 }

beforeAll(async () => {
  for (const [name, handle] of [
    ['short', growth],
    ['wrapped', wrapped],
  ] as const) {
    const server = createServer(nodeListener(handle))
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    ports[name] = (server.address() as AddressInfo).port
  }
})
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})

/** Sends parts of a request one after another, and gives the status, headers and body that come back. */
async function exchanged(port: number, parts: readonly string[]): Promise<object> {
  const received = await new Promise<string>((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', async () => {
      for (const part of parts) {
        socket.write(part, 'latin1')
        await wait(5)
      }
    })
    socket.on('data', (data) => {
      text += data.toString('latin1')
    })
    socket.on('close', () => resolve(text))
    socket.on('error', () => resolve(text))
  })
  const [head = '', body = ''] = received.split('\r\n\r\n')
  const [status, ...headers] = head.split('\r\n').map((line) => line.replace(/^[^:]*:/, (name) => name.toLowerCase()))
  return { status, headers: headers.filter((line) => !/^(date|x-request-id: [0-9a-f-]{36}$)/.test(line)).sort(), body }
}

const request = (line: string, headers: readonly string[], ...body: readonly string[]): readonly string[] => [
  [`${line} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n'),
  ...body,
]
const json = '{"Gender":"m","DateOfBirth":"2014-06-04","Measurements":[{"Date":"2016-06-04","SizeCm":88.5}]}'
const length = (text: string) => `Content-Length: ${Buffer.byteLength(text, 'latin1')}`
const key = 'API-Key: k'

describe('the short way between node:http and the service', () => {
  it.each<[string, readonly string[]]>([
    ['a calculation', request('PUT /api/json', [key, length(json)], json)],
    ['a body in pieces', request('PUT /api/json', [key, length(json)], json.slice(0, 10), json.slice(10))],
    [
      'a chunked body',
      request(
        'PUT /api/json',
        [key, 'Transfer-Encoding: chunked'],
        `${json.length.toString(16)}\r\n${json}\r\n0\r\n\r\n`,
      ),
    ],
    ['a picture', request('PUT /api/json/chart/Height/Svg', [key, length(json)], json)],
    [
      'a language',
      request('PUT /api/json', [key, length(json), 'Accept-Language: en', 'accept-language: de;q=0.5'], json),
    ],
    ['an id of its own', request('PUT /api/json', [key, length(json), 'X-Request-Id: ours-1'], json)],
    ['the key in the query', request('PUT /api/json?key=k', [length(json)], json)],
    ['no key', request('PUT /api/json', [length(json)], json)],
    ['another key', request('PUT /api/json', ['API-Key: x', length(json)], json)],
    ['an empty body', request('PUT /api/json', [key, 'Content-Length: 0'])],
    ['no body', request('PUT /api/json', [key])],
    [
      'a body over the limit',
      request('PUT /api/json', [key, length(json + ' '.repeat(2000))], json + ' '.repeat(2000)),
    ],
    [
      'a chunked body over the limit',
      request('PUT /api/json', [key, 'Transfer-Encoding: chunked'], `bb8\r\n${' '.repeat(3000)}\r\n0\r\n\r\n`),
    ],
    ['another content type', request('PUT /api/json', [key, length(json), 'Content-Type: image/png'], json)],
    [
      'two content types',
      request('PUT /api/json', [key, length(json), 'Content-Type: application/json', 'Content-Type: text/xml'], json),
    ],
    ['a compressed body', request('PUT /api/json', [key, length(json), 'Content-Encoding: gzip'], json)],
    ['an unknown path', request('PUT /api/yaml', [key, length(json)], json)],
    ['a whole URL', request('PUT http://growth.example/api/json', [key, length(json)], json)],
    ['another method', request('POST /api/json', [key, length(json)], json)],
    ['OPTIONS', request('OPTIONS /api/json', [])],
    ['HEAD', request('HEAD /health', [])],
    ['GET', request('GET /health?probe=1', [])],
    ['GET with a body', request('GET /health', [length(json)], json)],
    ['TRACE', request('TRACE /health', [])],
    ['the description', request('GET /fhir/metadata', ['Accept: application/fhir+json'])],
    ['an impossible path', request('GET //[x', [])],
  ])('answers as a Request and a Response do: %s', async (_, parts) => {
    const answer = await exchanged(ports.short, parts)
    expect(answer).toEqual(await exchanged(ports.wrapped, parts))
    expect(answer).toHaveProperty('status', expect.stringMatching(/^HTTP\/1\.1 \d{3} /))
    expect(onError).not.toHaveBeenCalled()
  })

  it.each(['short', 'wrapped'] as const)('goes on after a client that leaves within its body: %s', async (way) => {
    const socket = connect(ports[way], '127.0.0.1')
    socket.write(request('PUT /api/json', [key, length(json)], '').join(''))
    socket.write(json.slice(0, 20))
    await wait(20)
    socket.destroy()
    await wait(20)
    expect(await exchanged(ports[way], request('GET /health', []))).toMatchObject({ body: 'ok' })
    expect(onError).not.toHaveBeenCalled()
  })

  it('tells the service of a client that leaves while the key is checked', async () => {
    const checked = vi.fn()
    verifyKey.mockImplementationOnce((async () => {
      await wait(40)
      checked()
      return true
    }) as never)
    const socket = connect(ports.short, '127.0.0.1')
    socket.write(request('PUT /api/json', [key, length(json)], json).join(''))
    await wait(20)
    socket.destroy()
    await vi.waitFor(() => expect(checked).toHaveBeenCalled())
    expect(onError).not.toHaveBeenCalled()
  })

  it('is not taken by a handler that gives its Request to a function', () => {
    expect(serviceWithin(growth)).toBeTypeOf('function')
    expect(serviceWithin(wrapped)).toBeUndefined()
    expect(serviceWithin(createHandler({ ...options, locale: () => 'de' }))).toBeUndefined()
  })
})
