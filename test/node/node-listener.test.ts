import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { type FetchHandler, nodeListener } from '../../src/node/index.js'

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
    expect(await raw(port, 'GET //evil.example/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
      /localhost$/,
    )
  })

  it('refuses what is no request', async () => {
    const port = await listen(async () => new Response('fine'))
    const answer = await raw(port, 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  })

  it('ends the connection where a handler fails', async () => {
    const port = await listen(async () => {
      throw new Error('a bug')
    })
    expect(await raw(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('')
  })
})
