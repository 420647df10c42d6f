import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { type EndedRequest, watchConnections } from '../../src/command/serve/connections.js'

it('cuts a request that takes too long, and no other', async () => {
  const ended: EndedRequest[] = []
  const server = createServer((request, response) => {
    if (request.url !== '/never') response.end('in time')
  })
  const connections = watchConnections(server, 100, (request) => ended.push(request))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const outcome = (path: string): Promise<string> =>
    new Promise((resolve) => {
      get({ port, path, host: '127.0.0.1' }, (response) => response.resume().on('end', () => resolve('answered'))).on(
        'error',
        () => resolve('cut'),
      )
    })
  expect(await Promise.all([outcome('/'), outcome('/never'), outcome('/')])).toEqual(['answered', 'cut', 'answered'])
  await connections.drain(100)
  expect(ended.map(({ aborted }) => aborted)).toEqual([false, false, true])
  expect(ended.map(({ seconds }) => seconds >= 0.1)).toEqual([false, false, true])
})

it('looks for slow requests no longer than the server is open', async () => {
  const [begun, cleared] = [vi.spyOn(globalThis, 'setInterval'), vi.spyOn(globalThis, 'clearInterval')]
  const server = createServer()
  const connections = watchConnections(server, 60_000, () => {})
  const checking = begun.mock.results[0]?.value
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  expect(cleared).not.toHaveBeenCalledWith(checking)
  await connections.drain(100)
  expect(cleared).toHaveBeenCalledWith(checking)
  vi.restoreAllMocks()
})
