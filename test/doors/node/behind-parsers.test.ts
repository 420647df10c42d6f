import 'reflect-metadata'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { All, Controller, Module, Req, Res } from '@nestjs/common'
import { NestFactory } from '@nestjs/core'
import express from 'express'
import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createHandler } from '../../../src/doors/http/index.js'
import { nodeListener } from '../../../src/doors/node/node-listener.js'
import { readJson } from '../../../src/ground/codec/json/read-json.js'
import { problemDocument } from '../../../src/shown/documents/problem-document.js'

const growth = nodeListener(createHandler({ verifyKey: (key) => key === 'k', today: '2025-03-10', locale: 'en' }))
const xml = '<?xml version="1.0" encoding="UTF-8"?><Patient><LastName>Größing</LastName><Gender>m</Gender></Patient>'
const json = '{"LastName":"Größing","Gender":"m"}'

let stop: () => Promise<unknown> = async () => {}
afterEach(() => stop())

/** What a host with its parsers answers, at the address where it listens. */
type Host = () => Promise<string>

async function expressWith(...parsers: express.RequestHandler[]): Promise<string> {
  const app = express().use(...parsers, growth)
  const server = await new Promise<Server>((resolve) => {
    const listening: Server = app.listen(0, '127.0.0.1', () => resolve(listening))
  })
  stop = () => new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A controller as it is written with decorators, which the tests' compiler leaves alone. */
function nestApplication(): object {
  class GrowthController {
    answer(request: IncomingMessage, response: ServerResponse): void {
      growth(request, response)
    }
  }
  Controller()(GrowthController)
  Req()(GrowthController.prototype, 'answer', 0)
  Res()(GrowthController.prototype, 'answer', 1)
  const method = Object.getOwnPropertyDescriptor(GrowthController.prototype, 'answer') as PropertyDescriptor
  All('api/*path')(GrowthController.prototype, 'answer', method)
  class AppModule {}
  Module({ controllers: [GrowthController] })(AppModule)
  return AppModule
}

async function nestWith(options: { readonly rawBody?: boolean }): Promise<string> {
  const app = await NestFactory.create(nestApplication(), { logger: false, ...options })
  await app.listen(0, '127.0.0.1')
  stop = () => app.close()
  return app.getUrl()
}

async function fastifyWith(passesBody: boolean): Promise<string> {
  const app = Fastify()
  app.all('/api/*', (request, reply) => {
    reply.hijack()
    growth(passesBody ? Object.assign(request.raw, { body: request.body }) : request.raw, reply.raw)
  })
  stop = () => app.close()
  return app.listen({ port: 0, host: '127.0.0.1' })
}

const send = (address: string, path: string, body: string | Uint8Array<ArrayBuffer>, type: string) =>
  fetch(`${address}${path}`, {
    method: 'PUT',
    headers: { 'API-Key': 'k', 'Content-Type': type },
    body,
    signal: AbortSignal.timeout(5000),
  })

/** The problem document of a response. */
const problemOf = async (response: Response) => {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  return readJson(problemDocument, await response.text())
}
const lostBody = {
  status: 500,
  code: 'internal_error',
  detail: expect.stringContaining('was read before this handler'),
}

const answering: readonly (readonly [string, Host])[] = [
  ['express.json()', () => expressWith(express.json())],
  ['express.json() and text()', () => expressWith(express.json(), express.text({ type: ['text/*', '*/xml'] }))],
  ['express.raw()', () => expressWith(express.raw({ type: '*/*' }))],
  ['express.urlencoded()', () => expressWith(express.urlencoded({ extended: false }))],
  ['NestJS by default', () => nestWith({})],
  ['NestJS with rawBody', () => nestWith({ rawBody: true })],
]

describe.each(answering)('behind %s', (_, host) => {
  it('answers XML and JSON, draws, and says what is wrong', async () => {
    const address = await host()
    const calculated = await send(address, '/api/xml', xml, 'application/xml')
    expect(calculated.status).toBe(200)
    expect(await calculated.text()).toContain('<LastName>Größing</LastName>')
    const read = await send(address, '/api/json', json, 'application/json')
    expect(await read.json()).toMatchObject({ LastName: 'Größing' })
    const svg = await send(address, '/api/xml/chart/Height/Svg', xml, 'text/xml; charset=utf-8')
    expect(await svg.text()).toMatch(/^<svg/)
    const wrong = await send(address, '/api/json', '{"gender":"m"}', 'application/json')
    expect(await wrong.json()).toMatchObject({ status: 400, path: 'Patient/gender' })
  })
})

describe('what a parser decoded', () => {
  it('is not decoded again, whatever the document or its type says', async () => {
    const address = await expressWith(express.text({ type: '*/*' }))
    const latin1 = new Uint8Array(Buffer.from(xml.replace('UTF-8', 'ISO-8859-1'), 'latin1'))
    const answer = await send(address, '/api/xml', latin1, 'text/xml; charset=iso-8859-1')
    expect(await answer.text()).toContain('<LastName>Größing</LastName>')
  })

  it('as a form, or leaves elsewhere, is answered at once with the reason', async () => {
    const form = await send(
      await expressWith(express.urlencoded()),
      '/api/xml',
      xml,
      'application/x-www-form-urlencoded',
    )
    expect(await problemOf(form)).toMatchObject(lostBody)
  })
})

describe('Fastify by default', () => {
  it('passes JSON where it is handed over, and says so where it is not', async () => {
    const passed = await send(await fastifyWith(true), '/api/json', json, 'application/json')
    expect(await passed.json()).toMatchObject({ LastName: 'Größing' })
    await stop()
    const lost = await send(await fastifyWith(false), '/api/json', json, 'application/json')
    expect(await problemOf(lost)).toMatchObject(lostBody)
  })

  it('refuses XML itself', async () => {
    expect((await send(await fastifyWith(true), '/api/xml', xml, 'application/xml')).status).toBe(415)
  })
})
