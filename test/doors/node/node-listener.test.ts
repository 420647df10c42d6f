import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { type FetchHandler, nodeListener } from '../../../src/doors/node/node-listener.js'

let server: Server | undefined

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function listen(handle: FetchHandler): Promise<number> {
  server = createServer(nodeListener(handle))
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

/** Sends bytes as they are, and gives what comes back until the connection ends. */
function raw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let received = ''
    socket.on('data', (data) => {
      received += data.toString('latin1')
    })
    socket.on('close', () => resolve(received))
    socket.on('error', () => resolve(received))
  })
}

describe('nodeListener', () => {
  it('passes method, path, query, headers and body on, and the answer back', async () => {
    const port = await listen(async (request) => {
      const { pathname, search } = new URL(request.url)
      const text = `${request.method} ${pathname}${search} ${request.headers.get('api-key')} ${await request.text()}`
      return new Response(text, { status: 201, headers: { 'X-Own': 'yes' } })
    })
    const response = await fetch(`http://127.0.0.1:${port}/api/xml?scale=2`, {
      method: 'PUT',
      headers: { 'API-Key': 'k' },
      body: 'Größing',
    })
    expect(response.status).toBe(201)
    expect(response.headers.get('x-own')).toBe('yes')
    expect(await response.text()).toBe('PUT /api/xml?scale=2 k Größing')
  })

  it.each<[string, (request: IncomingMessage, body: Buffer) => void, string | number]>([
    ['text', (request, body) => Object.assign(request, { body: body.toString() }), '{"Gender":"Male"}'],
    ['bytes', (request, body) => Object.assign(request, { body }), '{"Gender":"Male"}'],
    [
      'an object',
      (request, body) => Object.assign(request, { body: JSON.parse(body.toString()) }),
      '{"Gender":"Male"}',
    ],
    [
      'bytes beside an object',
      (request, rawBody) => Object.assign(request, { rawBody, body: { a: 1 } }),
      '{"Gender":"Male"}',
    ],
    [
      'a text in another encoding',
      (request, body) =>
        Object.assign(request, { body: body.toString(), headers: { 'content-type': 'text/xml; charset=iso-8859-1' } }),
      '{"Gender":"Male"}',
    ],
    ['nothing', () => {}, 500],
    [
      'a form that was none',
      (request) =>
        Object.assign(request, {
          body: { '{"Gender":"Male"}': '' },
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      500,
    ],
  ])('takes a body that was read before: %s', async (_, attach, expected) => {
    const listener = nodeListener(async (request) => new Response(await request.text()))
    server = createServer(async (request, response) => {
      attach(request, await buffer(request))
      listener(request, response)
    })
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/json`
    const response = await fetch(url, { method: 'PUT', body: '{"Gender":"Male"}' })
    if (typeof expected === 'number') {
      expect(response.status).toBe(expected)
      expect(await response.json()).toMatchObject({
        detail: expect.stringMatching(/^The body was read before this handler/),
      })
    } else expect(await response.text()).toBe(expected)
  })

  it('answers before a body has ended, and ends the connection', async () => {
    const port = await listen(async (request) => {
      await request.body?.cancel()
      return new Response('enough', { status: 413 })
    })
    const head = 'PUT /api/xml HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n'
    const answer = await raw(port, `${head}5\r\nhello\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*connection: close[\s\S]*enough$/i)
  })

  it('aborts the request of a client that hangs up', async () => {
    let aborted: Promise<void> | undefined
    const port = await listen(async (request) => {
      aborted = new Promise((resolve) => request.signal.addEventListener('abort', () => resolve()))
      await aborted
      return new Response('late')
    })
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'))
    while (aborted === undefined) await wait(5)
    socket.destroy()
    await aborted
  })

  it('never reads another host out of a path', async () => {
    const port = await listen(async (request) => new Response(new URL(request.url).host))
    for (const path of ['//evil.example/x', 'http://evil.example/x', '/@evil.example/x', '/\\evil.example/x']) {
      const answer = await raw(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(answer, path).toMatch(/localhost$/)
    }
  })

  it('reads the path of a whole URL', async () => {
    const port = await listen(async (request) => new Response(request.url))
    for (const [target, url] of [
      ['http://growth.example/api/xml?a=1', 'http://localhost/api/xml?a=1'],
      ['HTTPS://growth.example:8080', 'http://localhost/'],
      ['http://growth.example?a=1', 'http://localhost/?a=1'],
    ]) {
      const answer = await raw(port, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
      expect(answer.split('\r\n\r\n')[1]).toBe(url)
    }
  })

  it('refuses a method that no handler can see', async () => {
    const port = await listen(async () => new Response('fine'))
    const answer = await raw(port, 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 501 [\s\S]*not implemented\.\n$/)
  })

  it('ends the connection where a handler fails', async () => {
    const port = await listen(async () => {
      throw new Error('a bug')
    })
    expect(await raw(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('')
  })

  it('lets a client that sends a large refused body to its end see the answer', async () => {
    const port = await listen(async (request) => {
      await request.body?.cancel()
      return new Response('enough', { status: 413 })
    })
    const size = 5_000_000
    const head = `PUT /api/xml HTTP/1.1\r\nHost: x\r\nContent-Length: ${size}\r\n\r\n`
    expect(await raw(port, head + 'x'.repeat(size))).toMatch(/^HTTP\/1\.1 413 [\s\S]*enough$/)
  })

  it('cuts off a client that never stops sending what was refused', async () => {
    const port = await listen(async () => new Response('who are you', { status: 401 }))
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined).resume()
    socket.write('PUT /api/xml HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n')
    const sending = setInterval(() => socket.write('5\r\nhello\r\n'), 10)
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(sending)
  })

  it('keeps a connection for the next request once a body was read', async () => {
    const port = await listen(async (request) => new Response(`read ${await request.text()}`))
    const put = (body: string, more = '') =>
      `PUT /api/xml HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n${more}\r\n${body}`
    const answers = await raw(port, put('one') + put('two') + put('three', 'Connection: close\r\n'))
    expect(answers).toMatch(/read one[\s\S]*read two[\s\S]*read three$/)
  })

  it('fails the reading of a body whose client hangs up', async () => {
    let reading: Promise<string> | undefined
    const port = await listen(async (request) => {
      reading = request.text()
      return new Response(await reading)
    })
    const head = 'PUT /api/xml HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n'
    const socket = connect(port, '127.0.0.1', () => socket.write(`${head}abc`))
    while (reading === undefined) await wait(5)
    socket.destroy()
    await expect(reading).rejects.toThrow()
  })

  it('gives a request that a handler can wrap', async () => {
    const port = await listen(async (request) => new Response(await new Request(request, { headers: {} }).text()))
    const response = await fetch(`http://127.0.0.1:${port}/api/xml`, { method: 'PUT', body: 'abc' })
    expect(await response.text()).toBe('abc')
  })
})
